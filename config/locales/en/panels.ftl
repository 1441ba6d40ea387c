# Panels over the full screen: what their keys do, at their lower edge.

panels-close = Esc: close
panels-yes-no = Enter: yes · Esc: no
panels-choose = ↑ ↓ Enter: choose · Esc: none of them
