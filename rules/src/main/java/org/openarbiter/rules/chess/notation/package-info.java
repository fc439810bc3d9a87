/** Chess as text: FEN and EPD for positions, SAN for moves. */
@NullMarked
package org.openarbiter.rules.chess.notation;

import org.jspecify.annotations.NullMarked;
