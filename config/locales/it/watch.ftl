# buraco watch: somebody looks on at a shared table. --delay is typed.

watch-delay = --delay: scrivi i secondi, da 0 a { $most }.
