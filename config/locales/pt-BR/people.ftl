people-title = Na mesa
# $table: its code.
people-title-of = Mesa { $table }
# Typed in a shell, to sit down there.
people-others-join = Os outros entram com: { PROGRAM() } join { $table }
people-keys = ↑ ↓ Enter: escolher · Esc: fechar · q: sair

people-now = Diga que está a postos (F6), troque de lugar, ou ponha bots nos livres.
people-now-invited = Diga que está a postos (F6).
people-now-adjourned = Diga que está a postos para continuar (F6).
people-now-over = Diga que está a postos para jogar de novo (F6).
people-now-ready = Você está a postos.
people-now-ready-adjourned = Você está a postos para continuar.
people-now-ready-over = Você está a postos para jogar de novo.

people-held = Um substituto joga por você: [b] retoma o seu lugar.
people-back = Um substituto está no seu lugar: [b] o retoma.
people-votes = { $name } vota para liberar o lugar de { $whose } (com F6 você também vota).
people-claim = Todos os adversários saíram: você pode encerrar a partida com vitória sua (F6), ou continuar jogando.

people-ready = Estou a postos
people-ready-adjourned = Estou a postos para continuar
people-ready-over = Jogar de novo com as mesmas pessoas
people-unready = Não estou mais a postos
people-take-back = Retomar meu lugar do substituto
people-claim-match = Encerrar a partida com vitória nossa
people-fill = Bots nos lugares livres…
people-sit = Passar para o lugar { $seat }
people-swap = Trocar { $name } (lugar { $seat }) por outro bot…
people-say = Dizer algo…
people-vote = Votar para liberar o lugar de { $name }
people-give = Deixar meu lugar com um bot…
people-adjourn = Suspender a partida: todos continuam outro dia
people-leave = Sair da mesa de vez
people-which-bot = Qual bot?
people-which-phrase = Dizer o quê?

people-ask-claim = Encerrar a partida agora, com vitória do seu time?
people-ask-vote = Votar para tirar o lugar de { $name }? Ele fica livre quando houver votos suficientes.
people-ask-give = Um bot fica com o seu lugar agora, e você sai da mesa. Deixar o lugar com ele?
people-ask-give-in-play = Um bot fica com o seu lugar no fim da sua vez, e você sai da mesa. Deixar o lugar com ele?
people-ask-adjourn = Suspender a partida para todos? Ela fica salva e continua quando todos tiverem voltado e
    estiverem a postos.
people-ask-leave = Abrir mão do lugar e sair da mesa?
