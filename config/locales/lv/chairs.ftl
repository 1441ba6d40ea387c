# Tādi vārdi kā sit, vote un yes ir tas, ko raksta: tie stāv failā typed.ftl. Vietas numurē no 0.

chairs-which = Kura vieta? Raksti { $word } un numuru no 0 līdz { $last } vai vārdu („vietas” parāda, kurš kur sēž).
chairs-which-unknown = Kura vieta? Raksti { $word } un numuru vai vārdu.
chairs-invited = To nevar prasīt, ja nāk ar ielūgumu: var tie, kas pievienojas ar galda kodu, vai tas, kas galdu
    izveidoja ({ PROGRAM() } admin).

## Pārsēšanās

chairs-yours-already = Tu jau sēdi šajā vietā: { $seat }.
chairs-too-late = Vietas maina tikai pirms pirmās sadales.

## Balsošana, lai atbrīvotu vietu

chairs-vote-own = Par savas vietas atbrīvošanu nebalso: no tās atsakās ar „pamest”.
chairs-vote-free = { $seat }. vietā neviena nav: tā ir brīva.
chairs-vote-bot = { $name } ir bots un nevienam neliek gaidīt.

## Boti

chairs-none-free = Brīvu vietu nav: botam nav kur sēsties.
chairs-no-bot = Bota „{ $asked }” nav: raksti vienu no šiem: { $bots }.
chairs-no-bot-near = Bota „{ $asked }” nav: varbūt { $near }?
chairs-give-up = Bots { $bot } tūlīt ieņems tavu vietu, un tu pametīsi galdu; lai atkal spēlētu, būs jāpievienojas no
    jauna. Raksti „jā”, lai atdotu tam vietu, jebko citu – lai paliktu.
chairs-give-up-in-play = Bots { $bot } ieņems tavu vietu tava gājiena beigās, un tu pametīsi galdu; lai atkal spēlētu,
    būs jāpievienojas no jauna. Raksti „jā”, lai atdotu tam vietu, jebko citu – lai paliktu.
chairs-swap-over = Mačs ir beidzies: vietas maina pie galda, kur spēlē vēlreiz.
chairs-swap-person = { $seat }. vietā sēž { $name }: tikai { $name } var ļaut tajā spēlēt botam. („balsot { $seat }”
    atbrīvo vietu, ja { $name } liek visiem gaidīt)
chairs-swap-brought = { $name } ir bots, ko kāds atveda: aizvākt to var tikai atvedējs. („balsot { $seat }” atbrīvo
    vietu, ja tas liek visiem gaidīt)
chairs-swap-late = Botus maina tikai pirms pirmās sadales.
chairs-adjourn = Mačs tagad apstājas visiem un tiek saglabāts; tas turpinās, kad visi atkal ir pie galda un pieteikuši
    gatavību. Raksti „jā”, lai to atliktu, jebko citu, lai spēlētu tālāk.
chairs-adjourn-none = Mačs tagad nenotiek: nav ko atlikt.
chairs-adjourned-already = Mačs jau ir atlikts: tas turpinās, kad visi atkal ir klāt un pieteikuši gatavību.
