# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = izspēlēt maču terminālī, pret botiem pie sava galda
cli-games = uzskaitīt saglabātās spēles
cli-serve = uzturēt galdus, kuri kopīgi vairākām programmām
cli-telegram = galdi Telegram čatos
cli-tables = uzskaitīt kopīgos galdus
cli-create = izveidot kopīgu galdu un parādīt tā kodu
cli-join = apsēsties pie kopīga galda, terminālī vai ar botu
cli-watch = skatīties spēli pie kopīga galda
cli-admin = apturēt, turpināt, atlikt vai slēgt kopīgu galdu
cli-seat-token = parādīt ielūgumu uz vietu pie kopīga galda
cli-export = uzrakstīt kopīga galda ierakstu
cli-replay = iziet cauri ierakstītam mačam, uz priekšu un atpakaļ
cli-verify = pārbaudīt ierakstu: jaukšanu, gājienus un punktus
cli-bot = uzrakstīt botu, pārbaudīt to un spēlēt ar to
cli-rules = parādīt galda noteikumus vārdos
cli-vectors = pārbaudīt dzinēju ar paraugu failiem
cli-soak = izspēlēt daudz sadaļu ar visiem noteikumiem un pārbaudēm
# The noun stays: it is the name of such a count.
cli-perft = saskaitīt atļauto darbību virknes no stāvokļa
cli-fuzz = sarunāt galdam niekus un redzēt, ka mačs necieš
cli-chaos = spēlēt, kamēr krīt programmas un serveri; salīdzināt ierakstus
cli-bench = izmērīt dzinēja, galda vai spēlētāja ātrumu
cli-ladder = noskaidrot, kurš spēlētājs ir stiprāks un par cik
# Numbers with which the players of the house weigh up a move.
cli-fit = no jauna aprēķināt spēlētāju svarus

# COMMAND stands for one of these words; options for what can be written after it.
cli-usage = lietošana: buraco [COMMAND [options]]
cli-commands = komandas:
cli-explains = `{ PROGRAM() } COMMAND --help` vienu izskaidro.
cli-all = `{ PROGRAM() } --help` uzskaita visas komandas.
cli-home = `{ PROGRAM() }` viens pats atver sākuma ekrānu.
# `buraco` alone, where that screen is not shown. $why is never shown; $command: what is typed instead.
cli-no-home = { $why ->
    [plain] Sākuma ekrāns tiek zīmēts, bet --plain visu saka teikumos: tā spēli sāk `{ $command }`.
    [pipe] Sākuma ekrānam vajag termināli, bet te ir caurule vai fails: spēli rindās sāk `{ $command }`.
    [wished] Sākuma ekrāns netiek zīmēts, jo ir iestatīts BURACO_PLAIN: spēli rindās sāk `{ $command }`.
    [dumb] Šādā terminālī sākuma ekrānu nevar uzzīmēt (skat. TERM): spēli rindās sāk `{ $command }`.
    [signs] Sākuma ekrānu nevar uzzīmēt, jo terminālis nerāda mastu zīmes (skat. LANG un LC_ALL): spēli rindās sāk `{ $command }`.
   *[small] Sākuma ekrānam vajag vismaz tik kolonnu: { $columns }, un tik rindu: { $lines }; te ir mazāk. Palielini logu, vai arī spēli rindās sāk `{ $command }`.
}

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = Komandas { $given } nav; `{ PROGRAM() } --help` tās uzskaita.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = nevar turpināt ({ $reason }): izlabo to un mēģini vēlreiz.
cli-no-output = Standarta izvade ir slēgta: dod komandai, kur rakstīt.
