# Deals of this match that are over, told again. What is typed (sheet, log, replay) stays as it is.

# $word: what was typed.
earlier-number = После { $word } пишут номер сдачи или ничего: { $word } 2.
earlier-none = В этой партии ещё ни одна сдача не окончена.
# $deal: the number asked for; $last: that of the newest deal that is over.
earlier-not-over = { $last ->
    [1] Окончена только сдача 1, а не { $deal }.
    [one] Сдача { $deal } не окончена: напишите номер от 1 до { $last }.
    [few] Сдача { $deal } не окончена: напишите номер от 1 до { $last }.
    [many] Сдача { $deal } не окончена: напишите номер от 1 до { $last }.
   *[other] Сдача { $deal } не окончена: напишите номер от 1 до { $last }.
}
earlier-not-kept = Сдачу { $deal } здесь рассказать нельзя: её сыграли до вашего прихода, и её протокола здесь нет.
# On the full screen; F7 is a key.
earlier-replay-key = Оконченную сдачу листает F7.
# What a player was dealt. $cards: one card or several.
earlier-holds = { $name }: { $cards }.
