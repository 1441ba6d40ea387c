# What the table promised about its shuffles and whether it kept it. $deal: a deal's number.

# The cards come from a known number, the seed, and not from chance.
promises-seeded = Карты из заданного числа (seed): это не честная тасовка.
promises-seed-known = Кто знает это число, знает все карты; без заданного числа тасовка честная.
# shuffle is typed.
promises-promised = Тасовка сдачи { $deal } обещана («тасовка» объясняет): { $promise }.
promises-promised-anew = Для сдачи { $deal } стол дал новое обещание, SHA-256 { $promise }: отнеситесь к этой тасовке
    с осторожностью.
promises-explained = Сдача { $deal }: ещё не зная случайных чисел игроков, стол связал себя обещанием SHA-256
    { $promise }; после сдачи он покажет секрет, из которого оно получено.
promises-recomputed = Протокол (--record FILE) может проверить каждый: { PROGRAM() } verify FILE заново вычисляет все карты.
promises-recomputed-shared = Протокол может проверить каждый, кто приходит к столу по коду: { PROGRAM() } export { $table }
    --record FILE записывает его, затем { PROGRAM() } verify FILE заново вычисляет все карты.

## After the deal.

promises-withheld = Секрет сдачи { $deal } стол оставил при себе: ничего не доказано.
promises-secret = Секрет сдачи { $deal }: { $secret }.
promises-kept = Секрет сдачи { $deal }: { $secret }; обещан был именно он.
promises-broken = Секрет сдачи { $deal } назван так: { $secret }, и это НЕ то, что стол обещал.
