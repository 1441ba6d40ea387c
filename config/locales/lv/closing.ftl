# Kāpēc savienojums ar galdu ir beidzies vai galdam neko nevar lūgt. Frāze aiz kola: bez lielā burta sākumā un bez punkta
# beigās.

closing-flooded = pārāk daudz ziņu: sūti mazāk un gaidi atbildes
closing-elsewhere = šajā vietā tagad spēlē no cita savienojuma
closing-given-up = tu atdevi savu vietu
closing-put-out = tava vieta tika atbrīvota: pievienojies galdam vēlreiz, lai vietu lūgtu
closing-changed-seats = tās spēlētājs ir mainījis vietu
closing-seat-free = šī vieta tagad ir brīva
closing-seat-played = { $name } tagad spēlē šajā vietā
closing-no-such-seat = šim galdam tādas vietas nav
closing-protocol = šis galds lieto protokolu { $ours }, nevis { $theirs }: izmanto programmu, kas to prot
closing-adjourned = mačs ir atlikts: pievienojies galdam vēlreiz, lai turpinātu
closing-over = mačs ir beidzies
closing-over-next = mačs ir beidzies; spēle turpinās pie galda { $table }
closing-gone = šī galda vairs nav: serverī nav palicis tā ierakstu
closing-gone-table = galds { $table }: šī galda vairs nav: serverī nav palicis tā ierakstu
closing-closed = savienojums ir slēgts

## Galds, pie kura nevar spēlēt vai kam nevar neko lūgt

closing-not-owner = galdu { $table } tagad uztur cits process
closing-no-answer = galds { $table } neatbild: palaid tam rīkotāju ({ PROGRAM() } serve) un mēģini vēlreiz; rīkotājs, kas tikai
    aizkavējies, lūgto vēl var izdarīt
closing-damaged = galds { $table }: tā žurnāla { $line }. rinda ir bojāta ({ $what }); galds netika atvērts
closing-other-engine = pie galda { $table } spēlēts ar noteikumu { $theirs }. versiju, bet šai programmai ir { $ours }.; atver
    to ar programmu, ar ko tas veidots
closing-busy = pie galda { $table } spēlē cits process; turpini tur vai vispirms beidz to procesu
closing-failed = galds { $table } pēc ieraksta { $seq } atkal un atkal apstājas kļūdas dēļ; nekas nav zudis, ziņo par to
closing-match-over = galda { $table } mačs ir beidzies: lūdz ielūgumu pie cita galda
closing-match-over-next = galda { $table } mačs ir beidzies un turpinājās pie galda { $next }: lūdz ielūgumu pie cita galda
closing-unknown-table = galda { $table } nav; nosaukumus skaties saglabāto sarakstā

## Pats savienojums

closing-host-left = rīkotājs ir pametis šo galdu
closing-another-host = šis galds ir pie cita rīkotāja
closing-carrier-closed = savienojums tika slēgts
closing-too-slow = ziņas nāca ātrāk, nekā tās lasīja
closing-too-slow-come-again = ziņas nāca ātrāk, nekā tās lasīja; nāc vēlreiz, un viss tiks parādīts
closing-bad-token = šī atslēga nav no šiem galdiem: lūdz jaunu ielūgumu
closing-expired-token = šīs atslēgas derīgums ir beidzies: lūdz jaunu ielūgumu
closing-token-not-accepted = vārteja šo atslēgu nepieņem: lūdz jaunu ielūgumu
closing-not-genuine = vārtejas sertifikāts nav īsts: neuzticies šai adresei
closing-gateway-lost = savienojums ar vārteju ir zudis
closing-gateway-silent = vārteja { $url } neatbild

## A gateway: what seats reach tables through from far away. $url: its address; $reason: why; $status, $code: numbers.
## id and ping are typed by programs; a frame is how a WebSocket sends a message.

closing-gateway-unreachable = vārteja { $url } nav sasniedzama ({ $reason })
closing-no-gateway = adresē { $url } vārtejas nav: pārbaudi ielūgumu
closing-gateway-other-version = vārteja šo programmu nesaprot: izmanto to pašu versiju
closing-gateway-refuses = vārteja šo savienojumu nepieņem
closing-gateway-not-now = vārteja pašlaik savienojumus nepieņem (statuss { $status })
closing-gateway-closed = vārteja ir slēgusi savienojumu ({ $code })
closing-gateway-going = vārteja beidz darbu: nāc vēlreiz pēc brīža
closing-gateway-failed = vārtejas kļūme: nāc vēlreiz
closing-no-id = ziņa id nepienāca laikā: piesakies uzreiz
closing-id-first = pirmā ziņa ir id: vispirms piesakies
closing-tables-protocol = šie galdi lieto protokolu { $ours }, nevis { $theirs }: izmanto programmu, kas to prot
closing-seat-not-yet = vieta vēl netiek nodota: nāc vēlreiz pēc brīža
closing-seat-at-end-of-turn = vieta būs tava, kad tās gājiens beigsies
closing-not-the-language = par daudz tā, kas nav vietu valodas ziņas
closing-too-many-pings = par daudz ping: sūti mazāk
closing-not-text = vietu valoda ir teksts: sūti teksta kadrus
closing-not-utf8 = vietu valoda ir teksts UTF-8 kodējumā
closing-broken-frames = šie kadri neatbilst WebSocket protokolam (RFC 6455)
closing-too-big = ziņā ir ne vairāk kā { $most } KiB
closing-client-gone = spēlētāja programma ir atvienojusies
closing-lost = savienojums ir zudis
closing-seat-closed = vieta ir slēgusi savu savienojumu
closing-table-closed = galds ir slēgts
closing-client-closed = šī spēlētāja programma ir aizvērta
closing-client-failed = šīs spēlētāja programmas kļūme
closing-program-failed = šīs programmas kļūme
