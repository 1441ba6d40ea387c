legend-due = la primera bajada aún debe sumar 50 puntos
legend-due-so-far = cuántos de ellos ya están bajados
legend-pot = el equipo aún no tomó el muerto; ya lo tomó
legend-more = más juegos: arriba, abajo
legend-staged = preparado, aún sin enviar
legend-new = una carta nueva de tu mano
legend-picked = una carta elegida; una carta elegida que es nueva
legend-clock = lo que queda del turno, y además; de los otros, todo junto
