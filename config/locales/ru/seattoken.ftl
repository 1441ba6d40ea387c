# buraco seat-token: an invitation to a seat, for somebody who comes through a gateway. What stands after two dashes is typed.

seattoken-seat = номер места, 0 — первое
seattoken-days = сколько дней действует (обычно 30)
seattoken-gateway = адрес шлюза, как его видит гость: wss://host (иначе тот, что у serve этого пользователя)
seattoken-bad-days = --days: токен действует дней: от 1 до { $most }.
# $command: is typed.
seattoken-join = Сесть за стол: { $command }
seattoken-token = Токен: { $token }
seattoken-secret = У кого он есть, у того и место: не передавайте его больше никому.
# $name: who has the seat now.
seattoken-held = Внимание: место { $seat } сейчас у игрока { $name }: по этому приглашению впустят только под именем {
    $name }.
seattoken-loopback = Внимание: по этому адресу шлюз доступен только с этой машины: для других его называет --gateway.
seattoken-no-gateway = О работающем здесь шлюзе ничего не известно: назовите его адрес, как его видит гость: --gateway
    wss://HOST.
seattoken-everywhere = Шлюз слушает на всех адресах этой машины: назовите тот, что видит гость: --gateway wss://HOST.
seattoken-no-such-seat = Места за столом { $table }: от 0 до { $last }.
