# Kāpēc galds neizdarīja, kas tam lūgts ārpus spēles: vietas, boti, vārdi.

refused-not-now = Tagad to izdarīt nevar: { $why }.
refused-not-now-over = Tagad to izdarīt nevar: mačs ir beidzies.
refused-cannot-now = Tagad to izdarīt nevar; paskaties, kas notiek pie galda, un lūdz vēlreiz.
refused-nobody-there = { $seat }. vietā neviena nav.
refused-seat-is-free = Tajā vietā neviena nav.
refused-somebody-there = { $seat }. vieta ir aizņemta: izvēlies citu.
refused-seat-is-taken = Tā vieta ir aizņemta: izvēlies citu.
refused-somebody-comes = { $seat }. vietu tūlīt ieņems { $name }: izvēlies citu.
refused-no-such-seat = Šī galda vietas ir no 0 līdz { $last }.
refused-seat-unknown = Šim galdam tādas vietas nav: izvēlies citu.
refused-free-seats = Dažas vietas ir brīvas: liec tajās botus vai gaidi, kamēr kāds tās ieņem.
refused-table-full = Visas vietas ir aizņemtas: skaties vai lūdz kādu atbrīvot tam, kas galdu izveidoja.
refused-void-invitation = Šī vieta pa to laiku nonākusi pie cita: lūdz jaunu ielūgumu.
refused-dealt-already = Vietas maina tikai pirms pirmās sadales.
refused-rules-dealt-already = Noteikumus maina tikai pirms pirmās sadales: citiem noteikumiem izveido jaunu galdu.
refused-rules-no-lobby = Noteikumus maina tikai pie galda, kas gaida spēlētājus: citiem noteikumiem izveido jaunu galdu.
refused-too-many-people = Pie galda sēdošo cilvēku skaits ir { $people }, bet vietu tad būs { $seats }: vispirms kādam jāaiziet.
refused-people-too-many = Pie galda ir vairāk cilvēku, nekā tad būs vietu: vispirms kādam jāaiziet.
refused-bad-rules = Pēc šādiem noteikumiem nevar spēlēt: izvēlies citus iestatījumus.
refused-bad-overrides = Atšķirībām no pamata noteikumiem un visiem iestatījumiem jādod vieni un tie paši noteikumi: aprēķini abus no jauna.
refused-bad-hold = Pulksteni var apturēt uz 0 līdz { $most } milisekundēm: prasi mazāk un atkārto, kamēr vajag.
refused-hold-unfit = Uz tik ilgu laiku pulksteni apturēt nevar: prasi mazāk un atkārto, kamēr vajag.
refused-match-over = Mačs ir beidzies: izveido jaunu galdu.

## Vārdi

refused-bad-name = Vārdā ir no 1 līdz { $most ->
        [one] { $most } burtam vai zīmei
        [zero] { $most } burtiem vai zīmēm
       *[other] { $most } burtiem vai zīmēm
    }, un visi ir redzami.
refused-name-unfit = Šādu vārdu lietot nevar: izvēlies citu.
refused-name-there = { $name } jau sēž { $seat }. vietā: ieņem to vietu vai izvēlies citu vārdu.
refused-name-comes = { $name } tūlīt ieņems { $seat }. vietu: ieņem to vietu vai izvēlies citu vārdu.
refused-name-is-taken = Šāds vārds te jau ir: izvēlies citu.
refused-name-is-a-bot = { $name } pie šī galda ir bots: nāc kā bots vai ar citu vārdu.
refused-name-is-a-person = { $name } pie šī galda ir cilvēks: nāc kā cilvēks vai ar citu vārdu.
refused-name-has-seat = { $seat }. vietā sēž { $name }: izvēlies citu vai nāc ar vārdu { $name }, ja tas esi tu.

## Boti

refused-bad-kind = Spēlētājs ir human (cilvēks) vai bot (bots).
refused-bad-clock = Gājienam vajag vismaz vienu milisekundi, un neviens laiks nevar būt mazāks par nulli.
refused-only-for-bots = Budžetu un iestatījumus dod tikai botam: izlaid tos.
refused-no-bot-there = { $seat }. vietā nav bota: budžets un iestatījumi ir tikai botiem.
refused-no-house-bots = Te savu botu nav: lai kāds kādu atved.
refused-no-such-bot = Bota { $asked } te nav; izvēlies kādu no šiem: { $names }.
refused-no-such-bot-near = Bota { $asked } te nav; varbūt { $names }?
refused-bot-unknown = Tāda bota te nav: izvēlies citu.
refused-or = { $others } vai { $last }
refused-bad-budget = Šādu budžetu botam dot nevar: izvēlies citu.
refused-bad-options = Šādus iestatījumus botam dot nevar: paskaties, kādi tam ir.
refused-garbled = Galds nesaprot, kas lūgts; lieto tās pašas versijas programmu.

## Ko dod botam

refused-bad-worlds = Budžets ir no 1 līdz { $most ->
        [one] { $most } pasaulei
        [zero] { $most } pasaulēm
       *[other] { $most } pasaulēm
    }: dod tādu skaitli.
refused-too-many-options = Botam dod ne vairāk par { $most ->
        [one] { $most } iestatījumu
        [zero] { $most } iestatījumiem
       *[other] { $most } iestatījumiem
    } un { $bytes ->
        [one] { $bytes } baitu
        [zero] { $bytes } baitiem
       *[other] { $bytes } baitiem
    }: dod mazāk.
refused-no-options = Šim botam iestatījumu nav: izlaid { $option }.
refused-unknown-option = Iestatījuma { $asked } šim botam nav; izvēlies kādu no šiem: { $names }.
refused-unknown-option-near = Iestatījuma { $asked } šim botam nav; varbūt { $names }?
refused-option-no-value = Iestatījums { $option }: vērtība ir skaitlis, teksts, true vai false.
refused-option-of = Iestatījums { $option } ir viens no { $values }, nevis { $value }.
refused-option-range = Iestatījums { $option } ir vesels skaitlis no { $low } līdz { $high }, nevis { $value }.
refused-option-from = Iestatījums { $option } ir vesels skaitlis, sākot no { $low }, nevis { $value }.
refused-option-up-to = Iestatījums { $option } ir vesels skaitlis līdz { $high }, nevis { $value }.
refused-option-whole = Iestatījums { $option } ir vesels skaitlis, nevis { $value }.
refused-option-switch = Iestatījums { $option } ir true vai false, nevis { $value }.
refused-option-word = Iestatījums { $option } ir vārds, nevis { $value }.
refused-option-text = Iestatījums { $option } ir teksts, nevis { $value }.
