package org.openarbiter.search.tune;

/**
 * A position with the result of its game.
 *
 * @param board shows the position
 * @param points what the side to move got in the end: 1, ½ or 0
 * @param game the number of the game, as the positions of a game share its result
 * @param <B> the board of the game
 */
public record Labeled<B>(B board, double points, int game) {}
