people-title = За столом
# $table: its code.
people-title-of = Стол { $table }
# Typed in a shell, to sit down there.
people-others-join = Другие садятся за стол так: { PROGRAM() } join { $table }
people-keys = ↑ ↓ Enter: выбрать · Esc: закрыть · q: выйти

people-now = Скажите, что вы готовы (F6), смените место или посадите ботов на свободные.
people-now-invited = Скажите, что вы готовы (F6).
people-now-adjourned = Скажите, что вы готовы продолжать (F6).
people-now-over = Скажите, что вы готовы сыграть ещё (F6).
people-now-ready = Вы готовы.
people-now-ready-adjourned = Вы готовы продолжать.
people-now-ready-over = Вы готовы сыграть ещё.

people-held = За вас играет подмена: b возвращает вам место.
people-back = На вашем месте подмена: b возвращает его вам.
people-votes = { $name } голосует за то, чтобы освободить место ({ $whose }); F6 — проголосовать и вам.
people-claim = Все ваши соперники ушли: можно закончить партию в вашу пользу (F6) или играть дальше.

people-ready = Сообщить о готовности
people-ready-adjourned = Сообщить о готовности продолжать
people-ready-over = Сыграть ещё с теми же игроками
people-unready = Снять готовность
people-take-back = Вернуть себе место, занятое подменой
people-claim-match = Закончить партию в нашу пользу
people-fill = Посадить ботов на свободные места…
people-sit = Сесть на место { $seat }
people-swap = Другой бот вместо { $name } на месте { $seat }…
people-say = Сказать что-нибудь…
people-vote = Голосовать: освободить место ({ $name })
people-give = Отдать моё место боту…
people-adjourn = Отложить партию: все продолжат в другой день
people-leave = Уйти из-за стола насовсем
people-which-bot = Какой бот?
people-which-phrase = Что сказать?

people-ask-claim = Закончить партию сейчас, в пользу вашей команды?
people-ask-vote = Голосовать за то, чтобы освободить место ({ $name })? Оно освободится, когда голосов хватит.
people-ask-give = Бот сразу займёт ваше место, а вы выйдете из-за стола. Отдать место?
people-ask-give-in-play = Бот займёт ваше место в конце вашего хода, а вы выйдете из-за стола. Отдать место?
people-ask-adjourn = Отложить партию для всех? Она сохранится и продолжится, когда все снова придут и будут готовы.
people-ask-leave = Отдать место и уйти из-за стола?
