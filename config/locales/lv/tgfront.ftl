# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = latviešu
# Somebody of whose name nothing can be shown.
tgfront-player = Spēlētājs
tgfront-hello = Šeit spēlē burrako un tai radniecīgas spēles. Izvēlieties, ko spēlēt; jūsu kārtis redzamas tikai šajā tērzēšanā un nevienam citam. Pārējo pastāstīs /help.
tgfront-hello-group = Sveiki! /new izveido galdu šajā tērzēšanā. Katrs redz savas kārtis privātā tērzēšanā ar mani, tāpēc vienreiz nospiediet tur «Start».
tgfront-help = Ko šeit var darīt:
tgfront-help-group = Galda šeit vēl nav. Ko var darīt grupā:
# The words in quotation marks are what the program understands in every language.
tgfront-typing = Pie galda var arī rakstīt: “lay 7♥ 8♥ 9♥”, “draw”, “discard 4♣”, “hint”, “help” – vai tos pašus vārdus latviski.
# A button.
tgfront-into-group = Spēlēt grupā
# $rules: the name of a game; $level: a player of the house
tgfront-play = Noteikumi: { $rules }. Pārējās vietās spēlē: { $level }.
# A button.
tgfront-play-go = Spēlēt
# A button.
tgfront-play-friends = Ar draugiem, ar saiti
tgfront-table-coming = Galds tūlīt būs.
tgfront-invite = Nosūtiet šo saiti tiem, kas spēlēs ar jums: { $link } Kas to atvērs, apsēdīsies pie galda { $table }.
# A button.
tgfront-invite-button = Pārsūtīt saiti
tgfront-seat-yours = Vieta ir jūsu.
tgfront-seat-yours-already = Jūs jau sēžat pie šī galda.
tgfront-seat-after-turn = Vieta būs jūsu gājiena beigās.
tgfront-seat-press-start = Vieta ir jūsu. Atveriet privātu tērzēšanu ar mani un nospiediet «Start», lai varu parādīt jums kārtis.
tgfront-too-many-seats = Jums jau ir tik daudz vietu, cik var būt ({ $most }): vispirms aizejiet no kāda galda.
tgfront-no-seat = Jums nav vietas pie šī galda.
tgfront-left = Jūs atteicāties no savas vietas.
tgfront-table-silent = Galds pašlaik neatbild; nekas nav zudis. Pēc brīža mēģiniet vēlreiz.
tgfront-moved-on = Kopš šīs pogas parādīšanas galds ir ticis tālāk.
tgfront-opening = Galds tieši tiek atvērts: pēc brīža nospiediet vēlreiz.
tgfront-no-table = Jūs nesēžat ne pie viena galda. /play sāk spēli, /join ar kodu aizved pie galda.
tgfront-no-table-group = Šeit nav galda. /new to izveidos.
tgfront-table-here = Šeit jau ir galds. /status to parādīs vēlreiz, /cancel to slēgs.
tgfront-unknown-rules = Noteikumu ar tādu nosaukumu nav. Izvēlieties kādu no šiem: { $names }.
tgfront-join-how = Uzrakstiet aiz tās galda kodu, piemēram, “/join K7M2QX”.
tgfront-join-unknown = Galda { $table } nav. Pārbaudiet kodu.
tgfront-tables = { $count ->
    [one] Jūs sēžat pie { $count } galda. Tas, ko rakstāt, ir atzīmētajam; nospiediet citu, lai izvēlētos to.
   *[other] Jūs sēžat pie { $count } galdiem. Tas, ko rakstāt, ir atzīmētajam; nospiediet citu, lai izvēlētos to.
}
tgfront-reached = Labi: tagad varu rādīt jums kārtis šeit. Atgriezieties grupā un spēlējiet.
tgfront-reached-sit = Labi: tagad varu jums rakstīt. Atgriezieties grupā un ieņemiet tur vietu.
tgfront-hand-missing = Kārtis vēl netiek dalītas, tās neredzētu: { $names }. Atveriet privātu tērzēšanu ar mani un nospiediet tur «Start».
tgfront-anonymous = Jūs rakstāt grupas vārdā. Sūtiet to savā vārdā (izslēdziet anonimitāti), lai būtu zināms, kas spēlē.
tgfront-channel = Kanāls nevar spēlēt. Rakstiet savā vārdā.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = Valoda: { $language }. Ir: { $languages }.
tgfront-language-unknown = Uzrakstiet kodu, piemēram, “/lang it”. Ir: { $languages }.
tgfront-language-chosen = Turpmāk valoda šeit: { $language }.
tgfront-pictures-how = “/pictures on” – kārtis attēlos, “/pictures off” – tikai teksts.
tgfront-pictures-on = Attēli ir ieslēgti.
tgfront-pictures-off = Tagad tikai teksts.
tgfront-report = Jūsu sūdzības numurs ir { $report }. Nododiet to tam, kas uztur šo botu: pēc tā var apskatīt partijas ierakstu.
tgfront-report-enough = Jūs esat ziņojis par tik daudz galdiem, par cik dienā var. Mēģiniet rīt.
tgfront-forget-sure = Tiks dzēsts viss, kas par jums tiek glabāts: vietas, valoda, vēlmes, jūsu vārds statistikā. No vietām partijās, kas notiek, jūs atteiksieties pavisam.
# A button.
tgfront-forget-yes = Dzēst
tgfront-forgotten = Dzēsts; ierakstu: { $count }. Ja jūs šeit atkal kaut ko darīsiet, par jums atkal būs zināms.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = Jūs nesēžat pie galda: spēlēt
