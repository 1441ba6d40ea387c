# The language itself. $codes: all there are, such as "en (English), ru (русский)".

# $name: what the language calls itself.
language-now = You read { $name }. Write language and a code for another: { $codes }.
language-chosen = From now on you read { $name }, in later games too.
# $given: as it was typed.
language-unknown = There is no language "{ $given }" here. There are: { $codes }.
# $near: the code that was probably meant.
language-unknown-near = There is no language "{ $given }" here: did you mean { $near }? There are: { $codes }.
