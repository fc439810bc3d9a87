package org.openarbiter.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.Reply;
import org.openarbiter.protocol.engine.Thought;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;

/**
 * Makes balanced openings: random legal moves from the usual start, kept where an engine holds the position to be even.
 *
 * <p>Random moves make openings that no engine has prepared; the engine throws out those that one side has lost already. The same
 * seed gives the same candidates.
 *
 * @param <B> the board of the game
 */
public final class OpeningSearch<B extends Board> {
    private static final int TRIES_PER_OPENING = 200;

    private final MatchConditions<B> terms;
    private final int plies;
    private final int within;

    /**
     * A search for openings.
     *
     * @param terms the game, its rulebook, and what the engine may spend on a position
     * @param plies how many random moves an opening has
     * @param within centipawns within which the engine must hold it to be even
     */
    public OpeningSearch(MatchConditions<B> terms, int plies, int within) {
        this.terms = terms;
        this.plies = plies;
        this.within = within;
    }

    /**
     * Finds openings.
     *
     * @param found takes each position, with its value in centipawns for the side to move
     * @throws MatchFault if the engine fails, or there are not enough such positions
     */
    public void find(Engine engine, int count, long seed, BiConsumer<String, Integer> found) throws MatchFault {
        Random random = new Random(seed);
        Set<String> known = new HashSet<>();
        int tries = 0;
        for (int kept = 0; kept < count; tries++) {
            if (tries > TRIES_PER_OPENING * count) {
                throw new MatchFault("only " + kept + " such openings were found among " + tries);
            }
            List<String> moves = new ArrayList<>();
            B board = wander(random, moves);
            Integer value = board != null && known.add(board.toText()) ? value(engine, moves) : null;
            if (board != null && value != null && Math.abs(value) <= within) {
                found.accept(board.toText(), value);
                kept++;
            }
        }
    }

    /** A position after random moves; null if the game is over there. */
    private @Nullable B wander(Random random, List<String> moves) {
        Referee<B> referee = new Referee<>(
                terms.rulebook(), terms.game().seats(), Options.DEFAULT, Opening.NONE.board(terms.game()));
        while (moves.size() < plies && !referee.isOver()) {
            int[] legal = referee.legalPlays();
            int play = legal[random.nextInt(legal.length)];
            moves.add(referee.board().text(play));
            referee.act(new Act.Play(referee.next(), play));
        }
        return referee.isOver() ? null : referee.board();
    }

    private @Nullable Integer value(Engine engine, List<String> moves) throws MatchFault {
        TimeControl control = terms.control();
        Duration patience = terms.patience();
        try {
            engine.newGame(Opening.NONE.gameStart(terms.rulebook(), terms.game()));
            Reply reply = engine.move(moves, new Limits(null, control.move(), control.nodes(), control.depth()), patience);
            Thought thought = reply instanceof Reply.Move move ? move.thought() : null;
            return thought == null ? null : thought.value();
        } catch (EngineException e) {
            throw new MatchFault("the engine " + e.reason());
        }
    }
}
