# What is wrong with the server over which tables are shared, or with the log of a table (the file of all that has
# happened): phrases, no capital letter at the beginning, no full stop at the end. $reason: another of these, or why the
# operating system refuses; $table: a code; $what, $answer, $name, $path, $address: as programs write them.

## The server

trouble-unanswered = serveris nav atbildējis { $seconds } s laikā
trouble-unreachable = serveris nav sasniedzams ({ $reason })
trouble-connecting = kļūda { $number }, savienojoties ar { $address }: { $reason }
trouble-connecting-several = kļūda, savienojoties ar { $address }: { $reason }
trouble-several = vairākas kļūdas: { $reasons }
trouble-call-failed = ar { $address } neizdevās savienoties
trouble-writing = kļūda { $number } sūtot: { $reason }
trouble-closed-by-server = serveris slēdza savienojumu
trouble-unanswered-for = serveris neatbild jau { $seconds } s
trouble-unasked = serveris atbild uz to, ko neviens nav jautājis
trouble-given-up = no tā atteicās
trouble-wants-password = serveris prasa paroli
trouble-wrong-password = serveris šo lietotāju un paroli nepieņem
trouble-not-allowed = serveris šim lietotājam to neļauj
trouble-no-memory = serverim rakstīšanai vairs nav atmiņas
trouble-no-disk = serveris nevar rakstīt savā diskā
trouble-replica = serveris ir kopija, tajā nevar rakstīt
trouble-few-replicas = serverim ir par maz kopiju, lai rakstītu
trouble-loading = serveris vēl lasa savus datus
trouble-script-busy = serveris ir aizņemts ar skriptu
trouble-no-primary = serveris ir zaudējis galveno serveri
trouble-cluster-down = klasteris nedarbojas
trouble-no-script = serveris skriptu nepazīst
trouble-wrong-type = ar šo nosaukumu serverī ir kas cits
trouble-moved = serveris ir klastera daļa, un tas atrodas citā daļā
trouble-refused = serveris noraidīja komandu ({ $answer })
trouble-no-sentinel = neviens sentinel nevar nosaukt galveno serveri
trouble-bad-answer = servera atbildi nevar saprast
trouble-closed-at-once = serveris uzreiz slēdza savienojumu
trouble-closed = serveris ir slēdzis savienojumu
trouble-broke = savienojums pārtrūka ({ $reason })
trouble-no-server = atbild kas cits, ne Redis vai Valkey serveris ({ $what })
trouble-failed-reading = savienojuma kļūme lasot
trouble-silent = serveris apklusis
trouble-takes-nothing = serveris vairs neko nepieņem
trouble-was-closed = tas tika slēgts
trouble-exchange-failed = kļūme saziņā ar serveri
trouble-bad-key = { $name } serverī nav atslēga; izdzēs to un izdali jaunus ielūgumus
trouble-tried-again = { $reason }; mēģinājumi turpinās; ja tas ieilgst, apskati serveri

## A log

trouble-not-appended = rīkotājs nevar papildināt galda { $table } žurnālu: { $reason }; nekas nav zudis, viss
    turpināsies, kad serveris atkal darbosies
trouble-not-read = rīkotājs nevar izlasīt galda { $table } žurnālu: { $reason }; nekas nav zudis, viss turpināsies,
    kad serveris atkal darbosies
trouble-not-listed = rīkotājs nevar uzskaitīt žurnālus: { $reason }; nekas nav zudis, viss turpināsies, kad serveris
    atkal darbosies
trouble-unsure = rīkotājs nezina, vai galda { $table } žurnāls ir uzrakstīts: { $reason }; nekas nav zudis, viss
    turpināsies, kad serveris atkal darbosies
trouble-conflict = galds { $table }: ierakstu { $number } nevar pievienot, nākamais ir { $due }; izlasi žurnālu
    vēlreiz
trouble-empty = galds { $table }: tā žurnāls ir tukšs; nekas nav saglabāts
trouble-log-unreadable = galds { $table }: tā žurnālu nevar izlasīt ({ $reason })
trouble-only-reading = šis žurnāls atvērts tikai lasīšanai
trouble-no-ordinary-file = { $path }: tas nav parasts fails

## How a line of a log is damaged. The line is spoken of: "its" is the line's.

trouble-out-of-order = te ir ieraksts { $number }, bet jābūt { $due }: kāda rinda trūkst vai atkārtojas
trouble-checksum = tās kontrolsumma ir cita, tātad rinda ir mainīta
trouble-other-number = tās numurs ir { $name }
trouble-no-record = tajā ir kas cits, ne ieraksts
trouble-cut-short = rinda ir aprauta
trouble-no-json = tas nav JSON: { $what }
trouble-other = neder: { $what }
