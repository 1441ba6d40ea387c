# The language itself. $codes: all there are, such as "en (English), ru (русский)".

# $name: what the language calls itself.
language-now = Lees en { $name }. Para otro idioma escribe «idioma» y un código: { $codes }.
language-chosen = Desde ahora lees en { $name }, también en próximas partidas.
# $given: as it was typed.
language-unknown = Aquí no hay un idioma «{ $given }». Hay: { $codes }.
# $near: the code that was probably meant.
language-unknown-near = Aquí no hay un idioma «{ $given }»: ¿quizá { $near }? Hay: { $codes }.
