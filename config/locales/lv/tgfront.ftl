# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = latviešu
# Somebody of whose name nothing can be shown.
tgfront-player = Spēlētājs
tgfront-hello = Šeit spēlē burrako un tai radniecīgas spēles. Izvēlies, ko spēlēt; tavas kārtis rāda tikai šajā čatā, neviens cits tās neredz. Pārējo pastāstīs /help.
tgfront-hello-group = Sveiki! /new izveido galdu šajā čatā. Savas kārtis katrs redz privātā čatā ar mani, tāpēc vienreiz atveriet to un nospiediet „Start”.
tgfront-help = Ko šeit var darīt:
tgfront-help-group = Galda šeit vēl nav. Ko var darīt grupā:
# The words in quotation marks are typed: the usual own ones of the language (typed.ftl).
tgfront-typing = Pie galda var arī rakstīt: „izlikt 7♥ 8♥ 9♥”, „7h 8h 9h”, „vilkt”, „nomest 4♣”, „padoms”, „palīdzība”.
# A button.
tgfront-into-group = Spēlēt grupā
# A button.
tgfront-play-go = Spēlēt
# A button.
tgfront-play-friends = Ar draugiem, nosūtot saiti
tgfront-table-coming = Galds tūlīt būs.
tgfront-invite = Nosūti šo saiti tiem, kas spēlēs ar tevi: { $link } Kas to atvērs, apsēdīsies pie galda { $table }.
# A button.
tgfront-invite-button = Pārsūtīt saiti
tgfront-seat-yours = Vieta ir tava.
tgfront-seat-yours-already = Tu jau sēdi pie šī galda.
tgfront-seat-after-turn = Vieta būs tava, kad beigsies šis gājiens.
tgfront-seat-press-start = Vieta ir tava. Atver privāto čatu ar mani un nospied „Start”, lai redzētu savas kārtis.
tgfront-too-many-seats = Tev jau ir tik daudz vietu, cik var būt ({ $most }): vispirms aizej no kāda galda.
tgfront-no-seat = Tev nav vietas pie šī galda.
tgfront-left = Tu atdevi savu vietu.
tgfront-table-silent = Galds pašlaik neatbild. Nekas nav zudis, un nekas netiks izdarīts divreiz: mēģini pēc brīža vēlreiz.
tgfront-moved-on = Kopš šīs pogas parādīšanas spēle ir aizgājusi tālāk.
tgfront-opening = Galds tieši top: nospied vēlreiz pēc brīža.
tgfront-no-table = Tu nesēdi ne pie viena galda. /play sāk spēli, /join ar kodu aizved pie galda.
tgfront-no-table-group = Šeit nav galda. /new to izveidos.
# In a chat of one's own. $what: what the command does, as it is listed, such as "end the table".
tgfront-of-groups = /{ $command } ir grupu komanda: { $what }. Raksti to sava galda grupā; ko var darīt šeit, pastāstīs /help.
# In a chat of one's own.
tgfront-no-command = Komandas /{ $command } nav. Kādas ir, pastāstīs /help.
tgfront-table-here = Šeit jau ir galds. /status to parādīs vēlreiz, /cancel to slēgs.
tgfront-unknown-rules = Noteikumu ar tādu nosaukumu nav. Izvēlies kādus no šiem: { $names }.
tgfront-join-how = Aiz komandas uzraksti galda kodu, piemēram, /join K7M2QX.
tgfront-join-unknown = Galda { $table } nav. Pārbaudi kodu.
tgfront-group-only = Galds { $table } pieder grupai, un pie tā spēlē tikai tās dalībnieki. Vispirms pievienojies grupai, tad sēdies pie galda tur vai vēlreiz raksti /join { $table }.
tgfront-group-unknown = Telegram šobrīd nepasaka, vai tu esi galda { $table } grupā. Nekas nav zudis: mēģini vēlreiz pēc brīža.
tgfront-group-left = Tu vairs neesi galda { $table } grupā, tāpēc tava vieta tur ir atdota. Lai atkal sēstos pie galda, pievienojies grupai.
tgfront-tables = { $count ->
    [zero] Tu sēdi pie { $count } galdiem. Tas, ko raksti, ir atzīmētajam; nospied citu, lai izvēlētos to.
    [one] Tu sēdi pie { $count } galda. Tas, ko raksti, ir atzīmētajam; nospied citu, lai izvēlētos to.
   *[other] Tu sēdi pie { $count } galdiem. Tas, ko raksti, ir atzīmētajam; nospied citu, lai izvēlētos to.
}
tgfront-reached = Labi: tagad varu šeit rādīt tev kārtis. Atgriezies grupā un spēlē.
tgfront-reached-sit = Labi: tagad varu tev rakstīt. Atgriezies grupā un ieņem tur vietu.
tgfront-hand-missing = Kārtis vēl nedala: kāds tās neredzētu ({ $names }). Atver privāto čatu ar mani un nospied tur „Start”.
tgfront-anonymous = Tu raksti grupas vārdā. Sūti to savā vārdā (izslēdz anonimitāti), lai būtu zināms, kas spēlē.
tgfront-channel = Kanāls nevar spēlēt. Raksti savā vārdā.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = Valoda: { $language }. Ir: { $languages }.
tgfront-language-unknown = Aiz komandas uzraksti valodas kodu, piemēram, /lang it. Ir: { $languages }.
tgfront-language-chosen = Turpmāk valoda šajā čatā: { $language }.
tgfront-pictures-how = /pictures on rāda kārtis attēlos, /pictures off – tikai tekstā.
tgfront-pictures-on = Attēli ir ieslēgti.
tgfront-pictures-off = Tagad tikai teksts.
tgfront-report = Tavas sūdzības numurs ir { $report }. Nodod to tam, kas uztur šo botu: pēc tā var apskatīt mača ierakstu.
tgfront-report-enough = Šodien par citiem galdiem vairs nevari sūdzēties. Mēģini rīt.
tgfront-forget-sure = Dzēst visu, kas par tevi tiek glabāts: vietas, valodu, vēlmes, tavu vārdu statistikā? Vietas mačos, kas notiek, tad tiks atdotas pavisam. Maču ieraksti paliek.
# A button.
tgfront-forget-yes = Dzēst
tgfront-forgotten = Dzēsts; ierakstu skaits: { $count }. Ja tu šeit atkal kaut ko darīsi, par tevi atkal glabās datus.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = Tu nesēdi pie galda: sākt spēli
# The same, where the table of a group was asked for at which somebody else sits.
tgfront-inline-not-here = Tu nesēdi pie galda { $table }
# The same: there is a seat, and no deal goes on.
tgfront-inline-no-cards = Tev pašlaik nav kāršu: uz galdu
