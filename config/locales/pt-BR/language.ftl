# The language itself. $codes: all there are, such as "en (English), ru (русский)".

# $name: what the language calls itself.
language-now = Você lê em { $name }. Para outro idioma digite "idioma" e um código: { $codes }.
language-chosen = De agora em diante você lê em { $name }, também nas próximas partidas.
# $given: as it was typed.
language-unknown = Não há aqui um idioma "{ $given }". Há: { $codes }.
# $near: the code that was probably meant.
language-unknown-near = Não há aqui um idioma "{ $given }": talvez { $near }? Há: { $codes }.
