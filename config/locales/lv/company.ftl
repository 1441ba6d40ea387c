# Tādi vārdi kā ready, yes un quit ir tas, ko raksta: tie stāv failā typed.ftl.

company-says-own = Tu saki: { $phrase }.
company-says-other = { $name } saka: { $phrase }.
company-say-only = Pie galda var teikt tikai šo, lai neviens nedotu padomus partnerim: { $phrases }.
company-bot = { $bot }: { $about }.

## Gatavība

company-nobody-ready = Mačs turpinās: gatavību nevienam neprasa.
company-ready-already = Tava gatavība jau ir pieteikta.
company-not-ready = Tava gatavība nebija pieteikta.

## Vieta, kurā spēlē aizvietotājs

company-back = Vieta atkal ir tava; gājienu, ko aizvietotājs jau ir sācis, viņš arī pabeidz.
company-back-over = Mačs ir beidzies: raksti „gatavība”, lai spēlētu vēlreiz.
company-back-yours = Tavā vietā nav aizvietotāja: tā ir tava.

## Aiziešana pavisam

company-leave = { $partners ->
    [0] Ja aiziesi pavisam, tev ieskaitīs zaudējumu, lai kā beigtos mačs.
    [one] Ja aiziesi pavisam, tev ieskaitīs zaudējumu, lai kā beigtos mačs; tavam partnerim ieskaitīs tā rezultātu.
   *[other] Ja aiziesi pavisam, tev ieskaitīs zaudējumu, lai kā beigtos mačs; taviem partneriem ieskaitīs tā rezultātu.
 }
company-leave-yes = Raksti „jā”, lai aizietu, jebko citu – lai paliktu. („beigt” tikai aizver termināli: tavā gājienā
    pēc minūtes spēlē aizvietotājs)
company-stays = Tu paliec.
company-no-claim = Ne visi tavi pretinieki ir aizgājuši: tikai tad uzvaru var pieprasīt.
