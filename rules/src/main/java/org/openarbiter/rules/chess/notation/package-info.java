/** Games of chess as text: PGN, lines of UCI moves, FEN and EPD files, and moves in other languages and spellings. */
@NullMarked
package org.openarbiter.rules.chess.notation;

import org.jspecify.annotations.NullMarked;
