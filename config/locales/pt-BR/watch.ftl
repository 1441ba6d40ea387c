# buraco watch: somebody looks on at a shared table. --delay is typed.

watch-delay = --delay: escreva os segundos, de 0 a { $most }.
