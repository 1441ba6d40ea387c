bench-help = Tavi boti: seats (kas spēlē) · swap 1 expert (cits bots 1. vietā) · leave (tavā vietā spēlē bots, līdz raksti
    back).
bench-about-seats = Seats parāda, kurš kur spēlē un kādi boti ir.
bench-about-swap = Swap liek vietā citu botu, uzreiz vai tās gājiena beigās: swap 1 expert.
bench-about-leave = Leave ļauj botam spēlēt tavā vietā; back atdod tev vietu.
bench-let-play = Lai manā vietā spēlē bots
bench-ask-leave = No šī gājiena tavā vietā spēlē bots; b atdod tev vietu. Ļaut tam spēlēt?
bench-leave = No šī gājiena tavā vietā spēlē bots; back atdod tev vietu, un quit pārtrauc saglabāto spēli. Raksti yes, lai
    spēlētu bots, jebko citu – lai spēlētu tu.
bench-own = { $seat }. vieta ir tava: leave ļauj tajā spēlēt botam.
bench-over = Mačs ir beidzies: vairs nevienu nemaina.
bench-which = Kurš bots? Raksti swap { $seat } un vienu no šiem: { $bots }.
bench-done = { $seat }. vietā tagad spēlē { $who }.
bench-due = No gājiena beigām { $seat }. vietā spēlē { $who }.
