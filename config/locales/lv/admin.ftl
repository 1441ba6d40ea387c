# buraco admin: orders to a shared table. What is typed stays as it is: SEAT, PROGRAM, none, resume. $seat: a number.

admin-pause = neviens nespēlē, pulkstenis stāv
admin-resume = turpināt pēc pauzes vai pārtraukuma
admin-start = dalīt, negaidot, kad visi ir gatavi
admin-adjourn = pārtraukt līdz citai dienai
admin-clock = turpmāk dot spēlētājiem citu laiku
admin-clock-times = sekundes gājienam un krājumam (90+300) vai none
admin-rules = pirms pirmās sadales: spēlēt pēc citiem noteikumiem, vietu tik, cik tajos spēlētāju
admin-rules-named = noteikumu nosaukums vai fails ar noteikumiem
admin-close = pabeigt maču pavisam, bez uzvarētāja
admin-kick = atbrīvot vietu
admin-swap = ļaut botam spēlēt vietā, sākot ar tās gājiena beigām
admin-give = dot vietas botam budžetu (0: nekādu) vai iestatījumus
admin-fill = ļaut botam spēlēt katrā brīvajā vietā
admin-at-seat = SEAT ir numurs, 0 ir pirmā vieta, vai tā vārds, kurš tur sēž
# $what: one of the messages above; $at: the last of them.
admin-help-at-seat = { $what } ({ $at })
# What has become of an order.
admin-paused = Galds { $table } ir apturēts: neviens nespēlē, pulkstenis stāv. Turpināt: { PROGRAM() } admin { $table }
    resume
admin-resumed = Galds { $table } turpina spēli.
admin-started = Pie galda { $table } dala, nevienu negaidot.
admin-closed = Mačs pie galda { $table } ir beidzies bez uzvarētāja.
admin-adjourned = Galda { $table } spēle ir pārtraukta: tā turpināsies, kad spēlētāji būs atgriezušies un pieteikuši
    gatavību.
admin-paused-already = Galds { $table } jau ir apturēts. Turpināt: { PROGRAM() } admin { $table } resume
admin-adjourned-already = Galda { $table } spēle jau ir pārtraukta: tā turpināsies, kad spēlētāji atgriezīsies.
admin-not-paused = Galds { $table } nebija apturēts: pie tā spēlē.
admin-not-begun = Galds { $table } nebija apturēts: pirmā sadale vēl būs.
admin-over = Mačs pie galda { $table } ir beidzies.
admin-playing = Pie galda { $table } jau spēlē.
# $name: who had the seat.
admin-freed = Galda { $table } { $seat }. vieta tagad ir brīva (pirms tam: { $name }).
admin-put-out = Galda { $table } { $seat }. vieta ir atbrīvota (pirms tam: { $name }): kamēr neviens to neieņem, spēlē
    aizvietotājs.
# $bot: the program.
admin-swapped = Galda { $table } { $seat }. vietā spēlē bots ({ $bot }).
# $name: who played there before.
admin-swapped-for = Galda { $table } { $seat }. vietā no gājiena beigām spēlē bots ({ $bot }); pirms tam: { $name }.
admin-no-clock = Pie galda { $table } turpmāk spēlē bez pulksteņa.
# $times: as it was typed, such as 90+300.
admin-clock-now = Galda { $table } spēlētājiem turpmāk ir tik sekunžu: { $times }.
admin-same-rules = Galds { $table } jau spēlē pēc šiem noteikumiem.
admin-other-rules = Galds { $table } tagad spēlē pēc citiem noteikumiem, un neviens vairs nav atzīmēts kā gatavs: { $seats }.
admin-given = { $name } galda { $table } { $seat }. vietā turpmāk spēlē ar iedoto.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-none-free = Pie galda { $table } nebija brīvu vietu: { $seats }.
admin-filled = Brīvās vietas pie galda { $table } ieņēmuši boti: { $seats }.
# A seat, after its number.
admin-free = brīva
# $typed: a name.
admin-nobody-called = Pie galda { $table } nav neviena ar vārdu { $typed }: nosauc vietu pēc numura ({ $seats }).
admin-several-called = Pie galda { $table } ar vārdu { $typed } ir vairāki: nosauc vietu pēc numura ({ $seats }).
# $problem: why, without a full stop.
admin-unplayable = Pie galda { $table } nevar spēlēt: { $problem }.
admin-closed-unplayable = Pie galda { $table } nevarēja spēlēt, un tagad tas ir slēgts; kas palicis no tā žurnāla,
    paliek.
