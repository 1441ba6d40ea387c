# buraco watch: somebody looks on at a shared table. --delay is typed.

watch-delay = --delay: напишите секунды, от 0 до { $most }.
