legend-due = Pirmajām kombinācijām vēl jādod 50 punkti
legend-due-so-far = Tik daudz no tiem ir izlikts
legend-pot = Komanda rezervi vēl nav paņēmusi; ir paņēmusi
legend-more = Vēl kombinācijas: augstāk, zemāk
legend-staged = Salikts, bet vēl nav nosūtīts
legend-new = Jauna kārts tavā rokā
legend-picked = Izvēlēta kārts; izvēlēta jauna kārts
legend-clock = Atlikušais gājiena laiks un papildu laiks; citiem — abi kopā
