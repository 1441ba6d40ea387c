# The folder of a person's games and settings. $reason: of the operating system, or of the file's format; in English.

home-cannot-be-made = Saglabāto spēļu mapi { $folder } nevar izveidot ({ $reason }): izlabo to vai norādi mainīgajā
    BURACO_HOME citu mapi.
# $given: in quotation marks.
home-no-such-user = BURACO_HOME ir { $given }, bet tāda lietotāja nav: norādi citu mapi.
home-damaged = { $file } nevar izlasīt ({ $reason }): izlabo vai izdzēs to; pagaidām tas paliek, kā ir.

## The code of a game or table, in quotation marks as it was typed

home-no-game = { $given } nav spēles kods: `{ PROGRAM() } games` uzskaita, kādas ir.
home-no-table = { $given } nav galda kods: `{ PROGRAM() } tables` uzskaita, kādi ir.
