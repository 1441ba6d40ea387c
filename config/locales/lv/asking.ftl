## Jautājums pirms mača, un kas katra spēle ir

asking-which = Kuru spēli spēlēsim?
asking-burraco = Itāļu: virknes un grupas; lai izietu, der jebkura kanasta
asking-buraco = Amerikāņu: jāsāk ar 50 punktiem; lai izietu, vajag tīru kanastu
asking-stbl = Brazīliešu, slēgtā: kaudzi ņem, tikai izmantojot tās virsējo kārti; viena sadale
asking-aberto = Brazīliešu, atvērtā: kā stbl, bet kaudzi drīkst ņemt jebkurš; viena sadale
# $name, rules un help ir tas, ko raksta.
asking-answers = Raksti numuru vai nosaukumu; tikai Enter izvēlas { $name }. („noteikumi { $name }” parāda tās
    noteikumus; palīdzība)

## Ko atbild

asking-help = Katrai spēlei ir savi noteikumi: raksti tās numuru vai nosaukumu, lai spēlētu, bet „noteikumi” un
    nosaukumu, lai tos izlasītu (noteikumi burraco). Iestatījumus norāda, palaižot programmu: { PROGRAM() } play --help tos
    uzskaita. Ctrl-C beidz.
asking-playing = Spēlējam: { $name }.
asking-unknown-near = „{ $typed }” nav neviena no šīm spēlēm: varbūt { $near }?
asking-unknown = „{ $typed }” nav neviena no šīm spēlēm: raksti numuru no 1 līdz { $count } vai spied Enter.
asking-rules-which = Kuras spēles noteikumi? Raksti „noteikumi” un vienu no nosaukumiem: { $names }.
asking-rules-told = Raksti { $name }, lai to spēlētu, vai citu nosaukumu.
