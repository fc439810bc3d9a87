/**
 * PGN as a container, with no game in it: where games begin and end, tag pairs, movetext, comments, variations, results.
 *
 * <p>In the order of a game's way through: {@link org.openarbiter.rules.pgn.PgnSplitter} cuts a stream into games,
 * {@link org.openarbiter.rules.pgn.PgnGame} finds the tag pairs of one and the words of its main line,
 * {@link org.openarbiter.rules.pgn.PgnLine} is all of its movetext where that is wanted,
 * {@link org.openarbiter.rules.pgn.PgnWriter} writes it back. What a word of the movetext means on a board is
 * the affair of the game.
 */
@NullMarked
package org.openarbiter.rules.pgn;

import org.jspecify.annotations.NullMarked;
