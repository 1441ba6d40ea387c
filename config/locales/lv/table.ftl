table-connecting = Gaidām galda atbildi…
table-begin = Enter: sākt
table-lost = Savienojums pārtrūka, gaidām to… Viss, ko tu saliki, paliek.
table-ask-leave = Pārtraukt spēli? Tā tiek atlikta: tā ir saglabāta un turpināsies no šīs vietas.
table-ask-leave-shared = Aiziet? Vieta paliek tava; tavā gājienā pēc minūtes spēlē aizvietotājs.
table-ask-leave-gathering = Aiziet? Vieta paliek tava, un pārējie tevi gaida.
table-ask-leave-over = Mačs ir beidzies. Iet prom no galda?
table-ask-withdraw = { $more ->
    [zero] Paņemt šī gājiena kombinācijas atpakaļ? Līdz sadales beigām tavai komandai vajadzēs vēl { $more } punktu, un šajā
        gājienā tev paliek tikai kārts nomešana.
    [one] Paņemt šī gājiena kombinācijas atpakaļ? Līdz sadales beigām tavai komandai vajadzēs vēl { $more } punktu, un šajā
        gājienā tev paliek tikai kārts nomešana.
   *[other] Paņemt šī gājiena kombinācijas atpakaļ? Līdz sadales beigām tavai komandai vajadzēs vēl { $more } punktus, un
        šajā gājienā tev paliek tikai kārts nomešana.
}

table-pick-first = Vispirms izvēlies kārtis: bultiņas un atstarpe, vērtības taustiņš vai klikšķis. m rāda visu, ko var
    darīt.
table-pick-one = Gājiens beidzas ar vienu kārti: izvēlies tikai to.
table-no-melds = Tavai komandai vēl nav kombināciju, ko papildināt: l izliek jaunu.
table-no-decide = Tagad nav kārts, ko paturēt vai no kā atteikties.
table-hint = Padoms: { $moves }. (a to izdara)
table-hint-long = Padoms: { $moves } … (h: viss, a: izdarīt)
table-no-hint = Te padoma nav; m rāda visu, ko var darīt.
table-no-hint-yet = Padoma vēl nav bijis: h to dod.
table-nothing-staged = Vēl nekas nav salikts, ko sūtīt.
table-alone = Te ir tikai tavi boti: neviena cita pie galda nav.

table-sorted-suit = Kārtis sakārtotas pēc masta.
table-sorted-rank = Kārtis sakārtotas pēc vērtības.
table-sorted-own = Kārtis ir tavā secībā (pārbīdi ar Shift un bultiņu vai velc ar peli).

table-type = Komanda vārdos, piemēram, „palīdzība”
