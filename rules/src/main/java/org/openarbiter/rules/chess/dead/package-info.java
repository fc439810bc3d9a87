/**
 * Dead positions of chess: whether a side can still checkmate by any series of legal moves (FIDE Laws, 5.2.2 and 6.9).
 *
 * <p>{@link org.openarbiter.rules.chess.dead.MatingProspects} answers. It asks, in this order, what the material allows
 * ({@link org.openarbiter.rules.chess.dead.MatingMaterial}), what a short search for a mate with the help of the opponent finds
 * ({@link org.openarbiter.rules.chess.dead.HelpmateSearch}), what a locked position shuts out for good
 * ({@link org.openarbiter.rules.chess.dead.Confinement}, {@link org.openarbiter.rules.chess.dead.MatingNets}), and then searches
 * on, with one {@link org.openarbiter.rules.chess.dead.Guide} after the other, until it has a mate, has seen every position there
 * is, or has used up its budget ({@link org.openarbiter.rules.chess.dead.Inquiry}).
 */
@NullMarked
package org.openarbiter.rules.chess.dead;

import org.jspecify.annotations.NullMarked;
