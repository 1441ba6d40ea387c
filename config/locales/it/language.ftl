# The language itself. $codes: all there are, such as "en (English), ru (русский)".

# $name: what the language calls itself.
language-now = Leggi in { $name }. Per un'altra lingua scrivi «lingua» e un codice: { $codes }.
language-chosen = D'ora in poi leggi in { $name }, anche nelle prossime partite.
# $given: as it was typed.
language-unknown = Qui non c'è una lingua «{ $given }». Ci sono: { $codes }.
# $near: the code that was probably meant.
language-unknown-near = Qui non c'è una lingua «{ $given }»: forse { $near }? Ci sono: { $codes }.
