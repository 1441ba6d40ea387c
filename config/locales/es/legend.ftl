legend-due = la primera bajada aún debe sumar 50 puntos
legend-due-so-far = cuántos de ellos ya están bajados
legend-pot = el equipo aún no tomó el muerto; ya lo tomó
legend-more = más juegos: arriba, abajo
legend-staged = preparado, aún sin enviar
