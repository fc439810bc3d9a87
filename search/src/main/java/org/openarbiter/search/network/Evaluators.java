package org.openarbiter.search.network;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Evaluation;

/**
 * How positions of a game can be evaluated: by hand-crafted terms, or by a network.
 *
 * @param inputs the inputs of a network for the game
 * @param reader shows a network the pieces on the board
 * @param byHand makes an evaluation with the weights that come with the program
 * @param endgameScaling scales the value of a network down in endings that are hard or impossible to win
 * @param <B> the board of the game
 */
public record Evaluators<B extends Board>(
        Inputs inputs, PieceReader<B> reader, Supplier<Evaluation<B>> byHand, UnaryOperator<Evaluation<B>> endgameScaling) {
    /** A new evaluation by a network, for one thread. */
    public Evaluation<B> by(Network network) {
        return endgameScaling.apply(new NetworkEvaluation<>(network, reader, byHand));
    }
}
