# What the operating system says of a failure: phrases in parentheses or after a colon, without a capital letter at the
# beginning or a full stop at the end.

system-no-such-file = nav tāda faila vai mapes
system-access = nav piekļuves tiesību
system-not-permitted = tas nav atļauts
system-no-space = diskā nav vietas
system-quota = pārsniegta diska kvota
system-read-only = diskā var tikai lasīt
system-not-folder = tā nav mape
system-is-folder = tā ir mape
system-exists = fails jau ir
system-long-name = faila nosaukums ir par garu
system-too-big = fails ir par lielu
system-loop = par daudz simbolisko saišu pēc kārtas
system-busy = ierīce vai fails ir aizņemts
system-input-output = ievades vai izvades kļūda
system-bad-file = fails jau ir aizvērts
system-many-files = atvērts par daudz failu
system-no-memory = nepietiek atmiņas
system-not-program = tā nav programma
system-invalid = nederīga vērtība
system-no-device = nav tādas ierīces vai adreses
system-refused = savienojums atteikts
system-reset = otra puse savienojumu pārtrauca
system-aborted = savienojums pārtraukts
system-timed-out = savienojuma gaidīšanas laiks beidzies
system-no-host = uz šo datoru nav ceļa
system-no-network = tīkls nav sasniedzams
system-network-down = tīkls nedarbojas
system-pipe = otra puse savienojumu ir slēgusi
system-address-used = adrese jau ir aizņemta
system-no-address = šeit tādas adreses nav
system-unknown-name = tāds nosaukums nav zināms
system-no-name-now = nosaukumu pašlaik nevar atrast
system-name-without-address = šim nosaukumam nav adreses
system-no-reason = iemesls nav nosaukts
