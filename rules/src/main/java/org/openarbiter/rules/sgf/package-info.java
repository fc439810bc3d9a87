/**
 * SGF as a container, FF[1] to FF[4], with no game in it: where game trees begin and end, nodes, properties, encodings.
 *
 * <p>In the order of a game's way through: {@link org.openarbiter.rules.sgf.SgfSplitter} cuts a stream into game trees,
 * {@link org.openarbiter.rules.sgf.SgfReader} reads one of them into an {@link org.openarbiter.rules.sgf.SgfTree},
 * {@link org.openarbiter.rules.sgf.SgfWriter} writes it back. What a property means on a board is the affair of the game.
 *
 * <p>Source: the SGF FF[4] specification (red-bean.com/sgf), and those of FF[1] and FF[3] that it keeps.
 */
@NullMarked
package org.openarbiter.rules.sgf;

import org.jspecify.annotations.NullMarked;
