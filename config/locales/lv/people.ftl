people-title = Pie galda
# $table: its code.
people-title-of = Galds { $table }
# Typed in a shell, to sit down there.
people-others-join = Citi apsēžas pie galda ar: { PROGRAM() } join { $table }
people-keys = ↑ ↓ Enter: izvēlēties · Esc: aizvērt · q: aiziet

people-now = Piesaki gatavību (F6), maini vietu vai pieaicini botus brīvajās vietās.
people-now-invited = Piesaki gatavību (F6).
people-now-adjourned = Piesaki gatavību turpināt (F6).
people-now-over = Piesaki gatavību spēlēt vēlreiz (F6).
people-now-ready = Gatavība pieteikta.
people-now-ready-adjourned = Gatavība turpināt pieteikta.
people-now-ready-over = Gatavība spēlēt vēlreiz pieteikta.

people-held = Tavā vietā spēlē aizvietotājs: b atdod tev vietu.
people-back = Tavā vietā ir aizvietotājs: b to atdod tev.
people-votes = { $name } balso, lai atbrīvotu vietu, kur sēž { $whose } (ar F6 vari balsot arī tu).
people-claim = Visi tavi pretinieki ir prom: vari beigt maču savā labā (F6) vai spēlēt tālāk.

people-ready = Pieteikt gatavību
people-ready-adjourned = Pieteikt gatavību turpināt
people-ready-over = Spēlēt vēlreiz ar tiem pašiem
people-unready = Atsaukt gatavību
people-take-back = Atgūt savu vietu no aizvietotāja
people-claim-match = Beigt maču mūsu labā
people-fill = Pieaicināt botus brīvajās vietās…
people-sit = Sēsties { $seat }. vietā
people-swap = Cits bots { $seat }. vietā, kur ir { $name }…
people-say = Kaut ko pateikt…
people-vote = Balsot, lai atbrīvotu vietu, kur sēž { $name }
people-give = Atdot savu vietu botam…
people-adjourn = Atlikt maču: visi turpina citā dienā
people-leave = Iet prom no galda pavisam
people-which-bot = Kurš bots?
people-which-phrase = Ko teikt?

people-ask-claim = Beigt maču tagad, tavas komandas labā?
people-ask-vote = Balsot, lai atņemtu vietu, kur sēž { $name }? Tā atbrīvosies, kad balsu pietiks.
people-ask-give = Bots uzreiz ieņem tavu vietu, un tu ej prom no galda. Atdot tam vietu?
people-ask-give-in-play = Bots ieņem tavu vietu tava gājiena beigās, un tu ej prom no galda. Atdot tam vietu?
people-ask-adjourn = Atlikt maču visiem? Tas tiek saglabāts un turpinās, kad visi atkal ir klāt un pieteikuši
    gatavību.
people-ask-leave = Atdot vietu un iet prom no galda?
