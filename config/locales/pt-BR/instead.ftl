# Depois de uma recusa: o que seria permitido do mesmo tipo. moves é o que se digita.

instead-fitting = Da sua mão, dá para pôr no jogo { $meld }: { $cards }.
instead-none-fits = Nenhuma carta sua, por si só, entra no jogo { $meld }.
instead-no-melds = Agora não há nada para baixar nem jogo para aumentar.
instead-moves = Você pode { $moves }.
instead-moves-of-more = Você pode { $moves } ("jogadas" lista tudo).
instead-discards = Você pode descartar { $cards }.
instead-discards-of-more = Você pode descartar { $cards } ("jogadas" lista tudo).
instead-or = { $others } ou { $last }
