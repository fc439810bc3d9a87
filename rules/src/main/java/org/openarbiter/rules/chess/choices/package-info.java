/** What a rulebook of chess chooses on each axis: {@code ChessChoices}, with the presets as constants. */
@NullMarked
package org.openarbiter.rules.chess.choices;

import org.jspecify.annotations.NullMarked;
