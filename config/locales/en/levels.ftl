## The players of the house, weakest first: a short name, and what to expect of each ("greedy: a good beginner: …")

levels-chance-name = Chance
levels-chance = plays any legal move, each as likely as the next
levels-greedy-name = Beginner
levels-greedy = a good beginner: lays what it can, keeps its wilds, feeds nobody
levels-expert-name = Club player
levels-expert = a strong club player: counts cards, remembers who took and left what, weighs up every draw, lay and
    discard
levels-search-name = Strongest
levels-search = the strongest: plays each plan out on many layouts of the hidden cards; slow, up to a second a decision
