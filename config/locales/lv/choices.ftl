# Kas no gājiena iznāk, dažos vārdos blakus izvēlei.

choices-draw = nevar atsaukt
choices-take = { $count ->
    [zero] { $count } kāršu
    [one] { $count } kārts
   *[other] { $count } kārtis
}
choices-take-rest = { $count ->
    [zero] rokā vēl { $count } kāršu, nevar atsaukt
    [one] rokā vēl { $count } kārts, nevar atsaukt
   *[other] rokā vēl { $count } kārtis, nevar atsaukt
}
choices-take-only-top = nevar atsaukt
choices-keep = tā ir tava kārts šim gājienam, nevar atsaukt
choices-refuse = tā sāks kaudzi, un tu vilksi citu; nevar atsaukt
choices-withdraw = { $penalty ->
    [one] kombinācijas nāks atpakaļ, un vajadzēs par { $penalty } punktu vairāk, nevar atsaukt
    [zero] kombinācijas nāks atpakaļ, un vajadzēs par { $penalty } punktiem vairāk, nevar atsaukt
   *[other] kombinācijas nāks atpakaļ, un vajadzēs par { $penalty } punktiem vairāk, nevar atsaukt
}
