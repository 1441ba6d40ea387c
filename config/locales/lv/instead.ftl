# Pēc atteikuma: kas tamlīdzīgs būtu atļauts. moves ir tas, ko raksta.

instead-fitting = No tavām kārtīm { $meld }. kombinācijai der: { $cards }.
instead-none-fits = Neviena tava kārts viena pati neder { $meld }. kombinācijai.
instead-no-melds = Tagad nav ko izlikt vai papildināt.
instead-moves = Tu vari { $moves }.
instead-moves-of-more = Tu vari { $moves } („darbības” parāda visu).
instead-discards = Nomest tu vari: { $cards }.
instead-discards-of-more = Nomest tu vari: { $cards } („darbības” parāda visu).
instead-or = { $others } vai { $last }
