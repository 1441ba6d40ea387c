# buraco watch: somebody looks on at a shared table. --delay is typed.

watch-delay = --delay: raksti sekundes, no 0 līdz { $most }.
