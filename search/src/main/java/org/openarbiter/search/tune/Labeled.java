package org.openarbiter.search.tune;

/**
 * A position with the result of its game, or with what a search expects of it.
 *
 * @param board shows the position
 * @param points what the side to move got in the end, 1, ½ or 0, or was expected to get
 * @param game identifies the game, since the positions of a game share its result
 * @param <B> the board of the game
 */
public record Labeled<B>(B board, double points, int game) {}
