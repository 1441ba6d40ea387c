panels-close = Esc: aizvērt
panels-yes-no = Enter: jā · Esc: nē
panels-choose = ↑ ↓ Enter: izvēlēties · Esc: atcelt
