legend-due = La primera bajada aún debe sumar 50 puntos
legend-due-so-far = Cuántos de ellos ya están bajados
legend-pot = El equipo aún no ha tomado el muerto; ya lo ha tomado
legend-more = Más juegos: arriba, abajo
legend-staged = Preparado, aún sin enviar
