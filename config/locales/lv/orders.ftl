# Vārdi, ko raksta, ir tie, kas failā typed.ftl.

## Viena rinda ar vairākām darbībām

orders-left-aside = Rindas turpinājums atlikts malā: vispirms paskaties, ko atbildēs galds.
orders-none-staged = No šīs rindas nekas nav salikts.

## Darbības

orders-complete = Tavs gājiens ir salikts, pēdējā darbība – { $last }: „sūtīt” to nosūta, „atsaukt” vispirms atsauc
    pēdējo.
orders-refused = { $why } (noteikumi, { $rule })
orders-withdraw = { $more ->
    [one] Šī gājiena kombinācijas nāktu atpakaļ, tavai komandai līdz šīs sadales beigām vajadzētu par { $more } punktu
        vairāk, un tagad varētu vairs tikai nomest kārti. Raksti „jā”, lai paņemtu atpakaļ.
    [zero] Šī gājiena kombinācijas nāktu atpakaļ, tavai komandai līdz šīs sadales beigām vajadzētu par { $more } punktiem
        vairāk, un tagad varētu vairs tikai nomest kārti. Raksti „jā”, lai paņemtu atpakaļ.
   *[other] Šī gājiena kombinācijas nāktu atpakaļ, tavai komandai līdz šīs sadales beigām vajadzētu par { $more } punktiem
        vairāk, un tagad varētu vairs tikai nomest kārti. Raksti „jā”, lai paņemtu atpakaļ.
}
orders-melds-back = Tavas kombinācijas ir atpakaļ rokā, bez maksas: galds tās nebija redzējis.
orders-not-asked = Nekas nav jautāts, uz ko atbildēt ar { $word }.
orders-not-done = Nekas nav izdarīts.
orders-not-staged = Vēl nekas nav salikts.
orders-nothing-to-undo = Nav ko atsaukt: ko galds redzējis, tas ir izspēlēts.
orders-undone = Atsaukts: { $move }.

## Numurs

orders-no-choice = { $count ->
    [0] Izvēles { $number } nav: tagad nav no kā izvēlēties; „darbības” visu uzskaita.
    [zero] Izvēles { $number } nav: numuri tagad ir no 1 līdz { $count }; „darbības” visu uzskaita.
    [one] Izvēles { $number } nav: numuri tagad ir no 1 līdz { $count }; „darbības” visu uzskaita.
   *[other] Izvēles { $number } nav: numuri tagad ir no 1 līdz { $count }; „darbības” visu uzskaita.
 }
orders-no-hint-yet = Vēl nav padoma, kam sekot: to dod „padoms”.
orders-no-hint = Te padoma nav; „darbības” uzskaita, ko var darīt.

## Vieta

orders-no-stand-in = Tavā vietā nav aizvietotāja: tā ir tava.
orders-no-rule = Noteikumos nav daļas { $typed }: raksti numuru, ko nosauca atteikums, piemēram, „noteikumi 4”, vai tikai „noteikumi”.
