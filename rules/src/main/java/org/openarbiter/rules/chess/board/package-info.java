/** The board of chess: positions, legal moves, make and unmake, and both as text (FEN, SAN, UCI). */
@NullMarked
package org.openarbiter.rules.chess.board;

import org.jspecify.annotations.NullMarked;
