## The players of the house, weakest first: a short name, and what to expect of each, as in «greedy: хороший новичок: …»

levels-chance-name = Случай
levels-chance = делает любой допустимый ход, все они одинаково вероятны
levels-greedy-name = Новичок
levels-greedy = хороший новичок: выкладывает, что может, бережёт дикие карты, не помогает соперникам
levels-expert-name = Клубный игрок
levels-expert = сильный клубный игрок: считает карты, помнит, кто что взял и что оставил, взвешивает каждое взятие,
    каждую выкладку и каждый сброс
levels-search-name = Сильнейший
levels-search = сильнейший: проверяет каждый план на многих раскладах скрытых карт; медленный, до секунды на решение
