# The language itself. $codes: all there are, such as "en (English), ru (русский)".

# $name: what the language calls itself.
language-now = Сейчас язык — { $name }. Чтобы выбрать другой, напишите «язык» и код: { $codes }.
language-chosen = Теперь язык — { $name }, и в следующих играх тоже.
# $given: as it was typed.
language-unknown = Языка «{ $given }» здесь нет. Есть такие: { $codes }.
# $near: the code that was probably meant.
language-unknown-near = Языка «{ $given }» здесь нет: может быть, { $near }? Есть такие: { $codes }.
