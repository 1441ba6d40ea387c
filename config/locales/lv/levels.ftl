## Mājas spēlētāji, vājākais pirmais: īss vārds un ko no katra gaidīt, kā „greedy: labs iesācējs: …”

levels-chance-name = Nejaušība
levels-chance = izdara jebkuru atļautu darbību, katru ar vienādu varbūtību
levels-greedy-name = Iesācējs
levels-greedy = labs iesācējs: izliek, ko var, taupa aizstājējkārtis, nevienam nepalīdz
levels-expert-name = Kluba spēlētājs
levels-expert = stiprs kluba spēlētājs: skaita kārtis, atceras, kurš ko paņēma un ko atstāja, izsver katru
    izvilkto, izlikto un nomesto kārti
levels-search-name = Stiprākais
levels-search = stiprākais: izmēģina katru plānu daudzos slēpto kāršu izkārtojumos; lēns, līdz sekundei uz lēmumu
