# buraco watch: somebody looks on at a shared table. --delay is typed.

watch-delay = --delay: escribe los segundos, de 0 a { $most }.
