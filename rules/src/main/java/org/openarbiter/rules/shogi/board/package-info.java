/** Shogi positions in play: squares, pieces on the board and in hand, legal plays, positions as SFEN and moves in their notations. */
@NullMarked
package org.openarbiter.rules.shogi.board;

import org.jspecify.annotations.NullMarked;
