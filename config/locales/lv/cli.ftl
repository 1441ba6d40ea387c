# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = izspēlēt maču terminālī, pret botiem pie sava galda
cli-games = uzskaitīt saglabātās spēles
cli-serve = uzturēt galdus, kuri kopīgi vairākām programmām
cli-telegram = galdi Telegram tērzēšanās
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
cli-explains = `buraco COMMAND --help` vienu izskaidro.
cli-home = `buraco` viens pats atver sākuma ekrānu.

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = Komandas { $given } nav; `buraco --help` tās uzskaita.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = nevar turpināt ({ $reason }): izlabo to un mēģini vēlreiz.
cli-no-output = Standarta izvade ir slēgta: dod komandai, kur rakstīt.
