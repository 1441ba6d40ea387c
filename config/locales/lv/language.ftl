# The language itself. $codes: all there are, such as "en (English), ru (русский)".

# $name: what the language calls itself.
language-now = Valoda ir { $name }. Lai izvēlētos citu, raksti „valoda” un kodu: { $codes }.
language-chosen = Turpmāk valoda ir { $name }, arī nākamajās spēlēs.
# $given: as it was typed.
language-unknown = Valodas „{ $given }” šeit nav. Ir šādas: { $codes }.
# $near: the code that was probably meant.
language-unknown-near = Valodas „{ $given }” šeit nav: varbūt { $near }? Ir šādas: { $codes }.
