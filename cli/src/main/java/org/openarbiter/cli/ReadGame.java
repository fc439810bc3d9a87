package org.openarbiter.cli;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Board;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.RecordedGame;
import org.openarbiter.rules.core.Seats;

/**
 * A game of an archive that was read, with the game it is one of.
 *
 * @param <B> the board of the game
 * @param id the id of a case; null where the place in the file must serve
 */
record ReadGame<B extends Board>(Game<B> game, Seats seats, RecordedGame<B> record, @Nullable String id) {}
