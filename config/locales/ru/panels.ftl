panels-close = Esc: закрыть
panels-yes-no = Enter: да · Esc: нет
panels-choose = ↑ ↓ Enter: выбрать · Esc: отмена
