# What a new match is to be, where the command line says it wrongly. What stands after two dashes is typed.

agreed-option-twice = --option { $option } стоит дважды, с { $one } и с { $other }: уберите одно из двух.
# $flag: such as --target, which sets an option too.
agreed-flag-and-option = { $flag } задаёт { $option } = { $value }, а --option { $option }={ $other } говорит другое:
    уберите одно из двух.
agreed-seed = В --seed есть байты, которые не являются текстом: пишите буквы и цифры.
agreed-no-such-user = { $file }: файл правил прочитать нельзя (такого пользователя нет); проверьте имя.
# $given: in quotation marks.
agreed-clock = --clock: { $given } — это не время: напишите секунды на ход, например 60, а если хотите, то и запас на
    всю партию, например 30+120, или none (без часов).
