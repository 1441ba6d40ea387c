# buraco watch: somebody looks on at a shared table. --delay is typed.

watch-delay = --delay: write the seconds, from 0 to { $most }.
