package org.openarbiter.search.alphabeta;

/**
 * The result of a search.
 *
 * @param move the best move; {@link Arena#NONE} if there is no legal one
 * @param ponder the expected answer, or {@link Arena#NONE}
 * @param score for the side to move, see {@link Score}
 * @param depth the last finished iteration
 * @param nodes of all threads
 * @param nanos the time it took
 */
public record Outcome(int move, int ponder, int score, int depth, long nodes, long nanos) {}
