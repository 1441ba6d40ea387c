"""What the expert's facts weigh, in points: one row a fact, in the order of the rooms that name them.

The columns are the kinds of tables of bots.expert_skill. Found by playing deals out: at tens of thousands of decisions
every choice was carried out, by players of several habits and with the unseen cards shuffled anew, and these are the
weights that tell best what it came to. What a kind of table does not know (sets, an initial meld) it has from the next.

The program that found them was not kept: no command makes these very numbers. `buraco fit expert` makes others in much
the same way. From 850 deals of each kind of table (seed 1) they were weaker than these, over 1,000 duplicate pairs: by
71 ± 8 points a deal at `burraco` and by 23 ± 10 at `stbl`.
"""

from __future__ import annotations

from typing import Final

# fmt: off
DISCARD: Final[tuple[tuple[float, ...], ...]] = (
    (-9.2, 1.7, -0.7, -16.5, -32.2),  # VALUE
    (3.9, 4.5, 1.7, 4.4, 25.3),  # VALUE_AT_THE_END
    (-55.6, -11.8, -1.8, -30.7, -6.6),  # JOKER_GONE
    (-62.2, -20.5, -4.4, -53.3, -18.1),  # TWO_GONE
    (-23.6, -22, -4.7, -109.4, -1.3),  # WILD_IN_PILE
    (7.9, 2, 4.4, 19.6, -1.1),  # WILD_AT_THE_END
    (-2, -12.4, -27.1, -29.1, -18.4),  # WILD_FITS
    (-24, -14.3, -6.5, 18.8, -1.9),  # WILD_CANASTA
    (-3.9, -2.4, -1.6, 8.7, -1.1),  # SECOND_COPY
    (1.9, -4.8, -4.3, -3.9, -1.5),  # NEIGHBOUR
    (28.7, -12.3, -21.6, -21.7, -5.4),  # TWO_NEIGHBOURS
    (-9, -4.1, -1.7, -5.5, 4.3),  # NEIGHBOUR_AND_MORE
    (-4, -3.4, -3.1, -3.5, 1.4),  # GAP
    (0.9, 0.2, -0.4, -2.3, 1.1),  # TWO_GAPS
    (-8.9, -2.2, -4.4, -18.2, 0.2),  # OUTS
    (-12.4, 10.7, 10.7, -9.7, -9.7),  # PAIR
    (-10.2, -23.4, -23.4, 6.5, 6.5),  # TRIPLE
    (-2.2, -20.1, -20.1, -14.7, -14.7),  # RANK_OUTS
    (-15.8, -0.4, -3.7, -6.9, -13.4),  # FITS_OURS
    (-6.5, -12.7, -26.3, 1.6, -3.5),  # OUR_CANASTA
    (-8, -3.8, -3.2, -2.4, -10.7),  # NEAR_OURS
    (-11.9, -16.6, -23.1, 14.3, 1.8),  # FITS_THEIRS
    (45.6, 18.2, 12.8, -138.2, -51.8),  # FITS_WITH_PILE
    (-18.1, -47.2, -59.4, -39.8, -10.3),  # FITS_CLEAN
    (-92, -55, -47.8, -23.1, -62.6),  # THEIR_CANASTA
    (-32.3, -9.3, -11.1, -9.6, -15.9),  # THEIR_SIXTH
    (-5.8, 12.2, 16.5, 8.9, 6.2),  # ONLY_CANASTAS
    (-2.2, 0.7, -1.6, -9.3, 7.3),  # FITS_FEW
    (2, 0.5, 2.4, 2.3, -5.2),  # NEAR_THEIRS
    (-2.3, 7.8, -25.6, -0.3, 3.6),  # NEAR_WITH_PILE
    (-20.9, -39.8, -46.7, -43, -5.1),  # MAKES_KNOWN_MELD
    (-2.6, -14.2, -12.6, -13.8, -4.4),  # NEAR_KNOWN
    (-18.4, -17.3, -17.3, -13.9, -13.9),  # KNOWN_RANK
    (0.3, -4.1, -7.7, -14.2, -3.7),  # WANTED
    (-13.7, 9.6, -19.2, -22.9, -9.5),  # WANTED_WITH_PILE
    (-6.5, 3.2, 3.2, -10.9, -10.9),  # RANK_WANTED
    (10.7, -3.8, -3.8, 33, 33),  # RANK_WITH_PILE
    (4.5, -0.1, 0.5, 3.7, 6.6),  # THROWN
    (-3.4, -4.8, -2, 3.1, -1.9),  # REFUSED
    (0.3, -2.7, -1.6, -2.8, 3.2),  # COOL
    (1.8, 2.8, 2.8, -4.6, -4.6),  # COOL_RANK
    (1.6, 3.9, 6.1, -3.1, 3.5),  # NEAR_PARTNER
    (-0.9, 3, 3.5, -4.3, 6),  # LAST_COPY
    (5.4, 0.6, 8.2, 25.9, 14.4),  # ACE
    (-4.8, 7.1, 3.7, 2.4, -12.1),  # LINKED_LATE
    (17.6, 15.8, 31.8, -3.4, -0.6),  # FITS_LATE
    (10.2, -7, 16.4, -3.9, 18.5),  # FITS_EAGER
    (-14.2, 17.7, 9.4, -10.2, -6.9),  # WANTED_EAGER
    (2.5, 2.5, 2.5, 2.5, 2.5),  # VALUE_DUE
    (-1.4, -1.4, -1.4, -1.4, -1.4),  # LINKED_DUE
    (-4.6, -3, -8.9, -24.1, -7.3),  # LINKED_SHORT
    (4.2, 6.9, -5.3, -20.1, -14.4),  # FITS_SHORT
    (-24, 8.5, 0.3, -10.1, 4.8),  # NEAR_EAGER
    (14.7, 3.9, 6, -7.3, 4.6),  # FITS_PILE_EAGER
)
OPEN: Final[tuple[tuple[float, ...], ...]] = (
    (-4.9, 16.9, 8.5),  # ALWAYS
    (-11.6, 0.5, 14),  # ONE_CARD
    (4.9, 5.5, -0.6),  # ONE_AND_QUIET
    (-3.8, -3.2, 1.1),  # ONE_AND_STALE
    (31.4, 30.4, 27.4),  # SIZE
    (1.6, 4.1, -1.1),  # SIZE_BEYOND
    (67, 31.9, 22.3),  # JOKERS
    (61.3, 5.9, 33.5),  # TWOS
    (-17.1, 18.8, -12.1),  # WILD_FOR_THEM
    (22.6, 14.6, 16.9),  # WILD_FOR_US
    (23, 14.6, 13),  # FOR_THEM
    (9.4, 64.7, 56.9),  # CANASTA_FOR_THEM
    (-2.8, 15.2, 15.7),  # FOR_US
    (73.8, 43, 60.3),  # CANASTA_FOR_US
    (33, 14.6, 10.3),  # SIXTH_FOR_US
    (5.8, 30.3, 32.8),  # CLEAN_FOR_US
    (-2.7, -3, -5.3),  # ONLY_CANASTAS
    (28.3, -3.7, 16.5),  # NEW_RUN
    (4.9, 7.2, 9.1),  # NEW_RUNS
    (-0.6, 5.8, 8.2),  # NEAR_KNOWN
    (1.8, -1.2, 6.1),  # NEAR_THEIRS
    (-6.1, 25.1, 15.4),  # IN_RUN
    (14.5, 22.4, 22.4),  # IN_SET
    (15.4, -3.4, -3.4),  # NEW_SET
    (5.3, 2.4, 2.4),  # PAIR
    (6.1, 6.1, 6.4),  # COPY
    (-0.3, 9.7, 13.9),  # NEIGHBOUR
    (-1.7, 4, 10.4),  # GAP
    (-12.2, -1.6, -0.9),  # NEAR_OURS
    (-11.1, 0.9, 7),  # JUNK
    (2, -7.5, -3.9),  # JUNK_VALUE
    (2.4, -11.2, -17.9),  # POT_TO_COME
    (8.8, 3.9, 16.6),  # POT_NEAR
    (-6.5, -6.7, -12.3),  # LOOSE_POT_NEAR
    (-5, -2.1, -1.2),  # LOOSE_PARTNER_NEAR
    (-10.2, -10.9, -8.2),  # FREE
    (26.4, -4.3, -7.8),  # OUT_NEAR
    (-23.8, -4.6, -3.1),  # LOOSE_OUT_NEAR
    (11.1, 1.9, 4.3),  # HAND
    (-8.8, -30.4, -13.1),  # ALARM
    (-7.1, 1.9, -6),  # JUNK_ALARM
    (-31.4, -4.6, -12.6),  # LAST
    (3.8, 13.5, 13.8),  # JUNK_LAST
    (-6.9, 18.4, 7.8),  # JUNK_LATE
    (1, 1, 1),  # DUE
    (8.2, 8.2, 8.2),  # SIZE_DUE
    (-12.6, -4.5, -6.2),  # NEXT_FEW
    (0.1, -4.5, 10.8),  # WILDS_AND_RUN
    (10.6, -63.6, -66.6),  # EAGER
    (19.4, -14.6, -18.2),  # SIZE_EAGER
    (-10.5, -10.5, -4.8),  # FOR_THEM_EAGER
    (9.7, -20.7, -24.5),  # WILDS_EAGER
    (-11.6, 28, 25.1),  # ONE_EAGER
    (4.3, 1.7, 5.4),  # ONE_FOR_US
    (1.7, 22.7, 16.2),  # ONE_MELDS
    (6.1, 6.1, -4.4),  # NO_CLEAN
    (0.3, 0.3, 2.9),  # LOOSE_NO_CLEAN
)
CLOSED: Final[tuple[tuple[float, ...], ...]] = (
    (7.1, -9.6),  # ALWAYS
    (74.2, 26.5),  # UNDER
    (63.8, 12.3),  # UNDER_BEYOND
    (3.4, 18.5),  # ALONE
    (-6.4, 2),  # NEW
    (3.4, 0.2),  # NEW_POINTS
    (-19.8, -30.1),  # NEW_DIRTY
    (-0.3, -21.1),  # POINTS
    (-12.2, -5.4),  # DIRTY
    (22.1, 0.7),  # DIRTIES
    (-32.4, -16.1),  # DIRTIES_LONG
    (6.7, 6.7),  # CLEANS
    (9.1, 31.3),  # BONUS
    (46.5, 23),  # FREES
    (11.7, -8.2),  # SIXTH
    (-26.5, -16.6),  # WILDS
    (11.1, 2.5),  # CARDS
    (4.5, 0.8),  # TOP_WILD
    (-4.3, 35.2),  # POT_TO_COME
    (-0.6, -34.7),  # POT_NEAR
    (-0.1, 7.6),  # UNDER_POT_NEAR
    (10.7, -6.1),  # FREE
    (-37.4, -20),  # UNDER_OUT_NEAR
    (-35.6, 7.3),  # UNDER_ALARM
    (-6.4, -3.9),  # ALARM
    (-9.5, -6.8),  # LAST
    (9.5, 17.7),  # UNDER_LATE
    (8, 8.5),  # USEFUL
    (22.2, 0),  # WILDS_UNDER
    (-9.3, 25.7),  # NEAR_UNDER
    (20.1, -12),  # FOR_THEM
    (-26.1, 12.2),  # HAND
)
LAY: Final[tuple[tuple[float, ...], ...]] = (
    (-0.6, 1.4, -24.5, 20.2, 14.1),  # SEQUENCE_LAID
    (10.8, -14, -14, 12.6, 12.6),  # SET_LAID
    (15, 0.3, 0.3, 4.6, 13.4),  # LAID_LONG
    (17.7, 6.1, -4, 19, 5.5),  # TO_CLEAN
    (10.8, 6.1, -9.6, 13.9, 21.1),  # TO_DIRTY
    (6.8, -15.1, -15.1, 8.3, 8.3),  # TO_SET
    (2.5, 2.9, 10.6, 1.9, 0.9),  # POINTS
    (16.6, 25.5, 7.6, 29.2, 5.8),  # POINTS_PRESSED
    (-22.5, 21.2, 8, -37.2, 5.1),  # HOME
    (8.1, -2.4, 4.5, 22.1, 3.8),  # CLEANED
    (-7.7, 5.9, -26.3, -29.4, -10),  # JOKER_SPENT
    (0.2, -10.4, -24.3, -33.6, 8),  # TWO_SPENT
    (-0.4, 32.3, 27.6, -20, 4.8),  # LAID_DIRTY
    (-12, 11.6, 11.6, 4.1, 4.1),  # SET_DIRTY
    (-18.9, 7.5, 0.5, -11.9, -12.8),  # DIRTIED
    (4, 3.2, -1.7, -5.2, -4.3),  # SEQUENCE_DIRTIED
    (-0.2, 11.6, 11.6, -4.9, -4.9),  # SET_DIRTIED
    (-75.6, -127.5, -127.7, -113.5, -26.2),  # CANASTA_DIRTIED
    (-52.3, -31.8, -36.4, -104.3, -19),  # CLEAN_ALIVE
    (25.7, 26.5, 28.3, 6.2, 45.7),  # MORE_WILDS
    (-10.8, -75.9, 0.5, 17.4, 20.9),  # WILD_PRESSED
    (14.3, -4.9, -0, 14.5, 48.1),  # WILD_LATE
    (-17.1, 8.4, 30.3, -17.7, -32.3),  # WILD_POT
    (17.4, -37.8, -25.1, 49.6, 19.4),  # WILD_POT_NEAR
    (41.4, 7.2, 3.7, 19.9, 14.6),  # WILD_FREE
    (-12.8, 18.7, 0.7, 5.6, -21.3),  # WILD_OUT_NEAR
    (-3.8, -4.8, -0.9, -6.2, -16.1),  # WILD_HAND
    (13.9, 0.1, 4.8, 18.2, 1.5),  # CLEAN_CANASTA
    (5.8, 9.3, 5.9, 16.2, 0.7),  # DIRTY_CANASTA
    (10.7, -11, 8.3, -6.1, 1.2),  # CLEAN_LONGER
    (-16.5, -6.5, 4.8, 0.7, -15.6),  # DIRTY_LONGER
    (24.1, 6.6, 6.7, 30, 20.9),  # CLEAN_SIXTH
    (11, -0.5, 6, -3.2, 13.7),  # DIRTY_SIXTH
    (22.8, 0.1, 4.8, 18.2, 2.1),  # FREES
    (12.3, 20.9, 19.8, -4.8, 12.4),  # FREES_AGAIN
    (89.2, 76.9, 44.5, 85.6, 41.7),  # NONE_LEFT_POT
    (-10.9, -10.9, 12.8, -6.8, -6.8),  # NONE_LEFT
    (47.6, 65, 79.8, 67.2, 33.7),  # ONE_LEFT_POT
    (8.1, 3.5, 3.2, 24.7, 43.4),  # ONE_LEFT
    (0.5, 18.3, 15.4, 18.6, 16.8),  # TWO_LEFT_POT
    (5.5, 5.7, -15.6, -28, -12.5),  # TWO_LEFT
    (-16, -1, -0.7, -20.5, -16.4),  # FEW_LEFT_POT
    (-2.1, -2.9, -5.8, -12, -5.3),  # FEW_LEFT
    (8.1, -7.4, 16, 17.9, 43.4),  # OUT
    (-49.3, 24.2, -16.3, 10.2, -11.5),  # OUT_PARTNER
    (108.5, 61.1, 80.3, 31.1, 15.4),  # OUT_THEIRS
    (-19.7, -3.7, 22.5, 7, -4.5),  # OUT_NO_POT
    (0.4, 14.1, 22.5, 11.3, 18.3),  # OUT_SOON
    (-12.6, -15.3, 6, -3.2, -0.3),  # NOT_FREE
    (7.7, 7, 7.6, 5.4, 10.4),  # PARTS_NEIGHBOURS
    (-2.2, -1.1, -0.9, -0.7, -5.1),  # PARTS_GAP
    (2.8, -25.4, -25.4, 21.6, 21.6),  # BREAKS_RUN
    (-7.5, -7.5, -4.9, -14, -17.3),  # FIRST
    (8.2, 8.1, -0.8, 4.4, 18.5),  # NATURALS_HAND
    (-5.2, -17.1, -1.3, -4.2, 20.3),  # SUIT_AGAIN
    (-15.4, -17.7, -7, -33.7, -25.5),  # NATURALS_POT
    (5.7, 5.7, 5.7, -2.2, -2.2),  # TOOK_ONE
)
# fmt: on
