proof-none = Todavía no hay nada que comprobar: la mesa guarda el secreto de una mano hasta que termina.
proof-seeded = No hay nada que comprobar: las cartas salen de una semilla, y no se prometió nada.

proof-good = Mano { $deal }: comprobada, todo está como debe.
proof-part = Mano { $deal }: comprobada en parte, y ahí todo está como debe.
proof-bad = Mano { $deal }: comprobada, y NO está como debe.

proof-promise = El secreto es el prometido antes de la mano.
proof-promise-broken = El secreto NO es el prometido antes de la mano.
proof-withheld = El secreto no se mostró: de esta mano no hay nada probado.
proof-earlier = Se repartió antes de que llegaras: el compromiso es el del registro.
proof-other-record = El registro dice otro compromiso u otro secreto que los que dijo la mesa.
proof-no-record = Los números al azar de los demás solo están en el registro, que desde aquí no se puede obtener: la
    mezcla no se recalculó.
proof-parts = { $count ->
    [0] Ningún asiento dio un número al azar, así que solo queda probado que nada cambió después del compromiso.
    [one] El asiento { $seats } dio su número al azar.
   *[other] Los asientos { $seats } dieron sus números al azar.
}
proof-own-part = El tuyo está ahí como lo diste.
proof-own-part-missing = El tuyo NO está ahí como lo diste.
proof-shuffle = La mezcla recalculada con el secreto y esos números da exactamente estas cartas.
proof-hand = Las cartas que te repartieron están entre ellas, en tu asiento.
proof-hand-other = Las cartas que te repartieron NO son las de tu asiento.
