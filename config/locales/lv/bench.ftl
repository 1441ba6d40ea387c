bench-help = Tavi boti: vietas (kas spēlē) · nomainīt 1 expert (cits bots 1. vietā) · pamest (tavā vietā spēlē bots,
    līdz raksti „atgriezties”).
bench-about-seats = Vietas: parāda, kurš kur spēlē un kādi boti ir.
bench-about-swap = Nomainīt: liek vietā citu botu, uzreiz vai tās gājiena beigās: nomainīt 1 expert.
bench-about-leave = Pamest: ļauj botam spēlēt tavā vietā; „atgriezties” atdod tev vietu.
bench-let-play = Lai manā vietā spēlē bots
bench-ask-leave = No šī gājiena tavā vietā spēlē bots; b atdod tev vietu. Ļaut tam spēlēt?
bench-leave = No šī gājiena tavā vietā spēlē bots; „atgriezties” atdod tev vietu, un „beigt” aizver spēli, kas tiek
    saglabāta. Raksti „jā”, lai spēlētu bots, jebko citu – lai spēlētu tu.
bench-own = { $seat }. vieta ir tava: „pamest” ļauj tajā spēlēt botam.
bench-over = Mačs ir beidzies: botus vairs nemaina.
bench-which = Kurš bots? Raksti „nomainīt { $seat }” un vienu no šiem: { $bots }.
bench-done = { $seat }. vietā tagad spēlē { $who }.
bench-due = No gājiena beigām { $seat }. vietā spēlē { $who }.
