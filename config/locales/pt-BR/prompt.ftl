# A linha que sempre diz o que dá para fazer agora; quase todas têm uma forma curta, para telas estreitas.

prompt-with-help = { $now } (dica, ajuda)

## O começo da vez: uma carta do monte, ou o lixo

prompt-draw = Sua vez: compre uma carta.
prompt-draw-short = Compre uma carta.
prompt-draw-or-pile = { $count ->
    [one] Sua vez: compre uma carta, ou pegue o lixo (uma carta).
   *[other] Sua vez: compre uma carta, ou pegue o lixo ({ $count } cartas).
}
prompt-draw-or-pile-short = Compre, ou pegue o lixo ({ $count }).
prompt-draw-or-top = Sua vez: compre, ou pegue o lixo usando já a carta de cima ({ $card }).
prompt-draw-or-top-short = Compre, ou pegue o lixo com a de cima.
prompt-draw-no-top = Sua vez: compre uma carta (a de cima do lixo, { $card }, não serve em nada seu).
prompt-draw-no-top-short = Compre uma carta ({ $card } não serve).

## Foi comprada uma carta que se pode recusar

prompt-decide = Você comprou { $card }: fique com ela, ou recuse (ela abre o lixo) e compre outra.
prompt-decide-short = { $card }: fica com ela ou recusa?

## Jogos e descarte

prompt-lay = Baixe ou aumente jogos se quiser; depois descarte uma carta para encerrar a vez.
prompt-lay-short = Baixe, aumente, ou descarte e encerre.
prompt-discard = Descarte uma carta para encerrar a vez; não há mais nada para baixar.
prompt-discard-short = Descarte uma carta para encerrar a vez.

## A primeira baixada está começada e não chega aos pontos que precisa ter

prompt-lay-on-or-undo = { $points ->
        [one] Falta { $points } ponto
       *[other] Faltam { $points } pontos
    } na sua primeira baixada: baixe mais; ou "desfazer" não custa nada.
prompt-lay-on-or-undo-short = Baixe mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, ou "desfazer".
prompt-lay-on-or-withdraw = { $points ->
        [one] Falta { $points } ponto
       *[other] Faltam { $points } pontos
    } na sua primeira baixada: baixe mais, ou "recolher".
prompt-lay-on-or-withdraw-short = Baixe mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, ou "recolher".
prompt-only-undo = { $points ->
        [one] Falta { $points } ponto
       *[other] Faltam { $points } pontos
    } na sua primeira baixada, e não há mais o que baixar: "desfazer" não custa nada.
prompt-only-undo-short = { $points ->
        [one] Falta { $points } ponto
       *[other] Faltam { $points } pontos
    }: desfazer.
prompt-only-withdraw = { $points ->
        [one] Falta { $points } ponto
       *[other] Faltam { $points } pontos
    } na sua primeira baixada, e não há mais o que baixar: "recolher".
prompt-only-withdraw-short = { $points ->
        [one] Falta { $points } ponto
       *[other] Faltam { $points } pontos
    }: recolher.

## A vez está montada e espera ser enviada

prompt-send = Enter envia a sua vez; "desfazer" tira o último passo.
prompt-send-short = Enter envia a sua vez; ou "desfazer".
prompt-send-for-pot = Enter envia e traz o seu morto; "desfazer" tira o último passo.
prompt-send-for-pot-short = Enter traz o seu morto; ou "desfazer".
prompt-send-last = Enter envia e acaba a rodada; "desfazer" tira o último passo.
prompt-send-last-short = Enter acaba a rodada; ou "desfazer".
prompt-throws-wild = Isto joga fora um coringa, { $card }: digite "sim" para enviar, ou "desfazer".
prompt-throws-wild-short = É coringa, { $card }: "sim" envia, ou "desfazer".
prompt-spoils-canasta = Isto suja uma canastra limpa: digite "sim" para enviar, ou "desfazer".
prompt-spoils-canasta-short = Suja uma canastra: "sim", ou "desfazer".

## De quem é a vez, enquanto algo está preparado

prompt-staged = É a sua vez; o que você montou ainda não foi enviado: "enviar" joga, "desfazer" volta atrás.
prompt-staged-enter = É a sua vez; o que você montou ainda não foi enviado: Enter envia.
prompt-staged-yes = É a sua vez; o que você montou ainda não foi enviado: "sim" envia.

## Enquanto é a vez de outra pessoa

prompt-waiting = Vez de { $name }; enquanto isso, peça: placar, histórico, mão, jogos, ajuda.
prompt-waiting-short = É a vez de { $name }.

## Quanto dura algo

prompt-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
prompt-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
prompt-minutes-and-seconds = { $minutes } e { $seconds }

## The table's clock is another from now on. $time and $bank: such as "90 seconds" or "5 minutes".

prompt-clock-stops = De agora em diante o relógio não corre.
prompt-clock-now = Tempo por vez de agora em diante: { $time }.
prompt-clock-and-bank-now = Tempo por vez de agora em diante: { $time }; além disso, para a partida toda: { $bank }.

## How long whoever is to move still has. $time and $bank: such as "2 minutes and 3 seconds".

prompt-left-own = Você tem { $time }.
prompt-left-other = { $name } tem { $time }.
prompt-left-and-bank = Você tem { $time }, mais { $bank } de reserva.
prompt-left-bank = O tempo desta vez acabou: restam { $bank } de reserva.
