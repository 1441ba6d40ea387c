# buraco join: a person sits down at a shared table, and leaves it. What stands after two dashes is typed.

## Who the person is

join-who = Kā tevi sauc? Raksti savu vārdu: ar to tu vari atgriezties savā vietā.
join-who-help = Raksti, kā citiem tevi saukt, piemēram, Ana. (Ctrl-C beidz)
join-no-name = Pasaki, kas tu esi: --as NAME. Ar šo vārdu tu vari atgriezties savā vietā.
join-name = Vārdā ir no 1 līdz { $most ->
        [one] { $most } burtam vai zīmei
        [zero] { $most } burtiem vai zīmēm
       *[other] { $most } burtiem vai zīmēm
    }: raksti citu aiz --as.

## The invitation: a link (wss://…) with a token in it, for one seat

join-address = Vārtejas adrese izskatās tā: wss://host vai ws://host:port.
join-address-query = Vārtejas adresē nav ne vaicājuma, ne paroles: atslēgu raksta aiz #.
join-token-alone = --token lieto kopā ar vārtejas adresi, piemēram, wss://host.
join-no-token = Vārteja prasa atslēgu: norādi visu ielūguma saiti vai --token.
join-seat-of-token = Ielūgums jau pasaka, kurai vietai tas ir: izlaid --seat.

## A bot to play the seat. $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".

join-no-bot-near = --bot: bota { $given } nav; varbūt { $near }?
join-no-bot = --bot: bota { $given } nav; izvēlies { $names }.

## Somebody of this name is there already

join-elsewhere = { $name } ir pie galda { $table } no cita termināļa: --take-over pārņem vietu.
# A question; yes and no are typed.
join-take-over = { $name } ir pie galda no cita termināļa: pārņemt vietu? (jā vai nē)
join-stays = Tad viss paliek, kā ir. Lai apsēstos blakus, ņem citu vārdu: --as NAME.

## At the table

join-watching = Tu skaties spēli pie galda { $table }.
join-sitting = Tu sēdi pie galda { $table }, { $seat }. vietā, ar vārdu { $name }.

## Leaving: what becomes of the seat, and then how to come back

join-left-for-good = Tava vieta pie šī galda ir atdota pavisam.
join-seat-stands-in = Vieta paliek tava: tavā gājienā pēc minūtes spēlē aizvietotājs, kamēr neatgriezies.
join-seat-adjourned = Vieta paliek tava (turpināsies citā dienā).
join-seat-waits = Vieta paliek tava (pārējie tevi gaida).
join-seat-given-up = Tavā vietā turpmāk spēlē bots.
# A command follows on a line of its own.
join-come-back = Atgriezies ar:
# $command: is typed.
join-come-back-invited = Atgriezies ar `{ $command }` un to pašu ielūgumu.
