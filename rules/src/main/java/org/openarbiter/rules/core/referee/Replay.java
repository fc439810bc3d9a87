package org.openarbiter.rules.core.referee;

import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;

/**
 * Takes a recorded game to a referee, act by act, and brings the ruling back.
 *
 * <p>The first ending decides; plays after it are counted, not judged.
 * {@linkplain org.openarbiter.rules.core.rule.Rule.Absorbing Absorbing rules} are checked first at the end of the record: if they
 * do not apply there, they never did. If they do, the game is replayed and they are checked from the earliest moment at which
 * they apply. The ruling is the same as if they were checked on every ply, as long as the budget for proofs is large enough; if
 * it is not, the last position is reported as undetermined.
 *
 * <p>A replay keeps its memory from game to game. Confined to one thread.
 *
 * @param <B> the board of the game
 */
public final class Replay<B extends Board> {
    private final Referee<B> referee;

    /** A replay under a rulebook; {@code any} is a board of the game, which the first replay replaces. */
    public Replay(Rulebook<B> rulebook, Seats seats, Options options, B any) {
        referee = new Referee<>(rulebook, seats, options, any, Integer.MAX_VALUE);
    }

    /**
     * Rules on a recorded game.
     *
     * @throws InputException if a play is reached that is not understood, or the rulebook does not take the start position
     */
    public Ruling rule(RecordedGame<B> game) throws InputException {
        int carriedOut = run(game, Integer.MAX_VALUE);
        int absorbed = referee.firstAbsorbed();
        if (absorbed >= 0 && absorbed <= decidedAt()) {
            carriedOut = run(game, absorbed);
        }
        Ruling ruling = referee.ruling();
        return referee.isClosed() ? ruling.withAfterEnd(game.plies() - carriedOut) : ruling;
    }

    /** The referee as the latest replay left it: its board shows the last position that was reached. */
    public Referee<B> referee() {
        return referee;
    }

    private int decidedAt() {
        return referee.verdict() instanceof Verdict.Ended ended ? ended.ply() : Integer.MAX_VALUE;
    }

    private int run(RecordedGame<B> game, int absorbingFrom) throws InputException {
        B start = game.start();
        String objection = referee.rulebook().objection(start);
        if (objection != null) {
            throw game.fault(-1, objection, "a position that " + referee.rulebook().id() + " accepts");
        }
        referee.begin(start, absorbingFrom);
        return run(referee, game);
    }

    /**
     * Takes a referee who stands at the start of a game through it, until the game is over or a play is not allowed. Where the
     * game waits for a decision that no play can forestall, plays are passed over, and a decision that comes after them is taken.
     * A forbidden play is tolerated so that what comes after it can be followed; with nothing after it, it is refused.
     *
     * @return how many plays were made
     * @throws InputException if a play is reached that is not understood
     */
    public static <B extends Board> int run(Referee<B> referee, RecordedGame<B> game) throws InputException {
        List<RecordedAct<B>> acts = game.acts();
        int nextAct = 0;
        int plies = game.plies();
        int made = 0;
        for (int ply = 0; ; ply++) {
            while (nextAct < acts.size() && acts.get(nextAct).after() <= ply) {
                Act act = acts.get(nextAct++).act(referee.board(), referee.next());
                if (!referee.isOver() || act instanceof Act.Dead) {
                    referee.act(act);
                }
            }
            if (ply == plies || referee.isOver()) {
                return made;
            }
            if (!referee.isClosed()) {
                boolean last = ply + 1 == plies && nextAct == acts.size();
                Act play = playAt(referee, game, ply);
                if (last) {
                    referee.act(play, true);
                } else {
                    referee.act(play);
                }
                if (referee.verdict() instanceof Verdict.Illegal) {
                    return made;
                }
                made++;
            }
        }
    }

    private static <B extends Board> Act playAt(Referee<B> referee, RecordedGame<B> game, int index) throws InputException {
        int by = game.by(index, referee.next());
        try {
            int play = game.attempt(index, referee.board());
            return new Act.Play(game.mover(index, referee.next(), referee.board(), play), play);
        } catch (PlayException e) {
            if (e.isUnreadable()) {
                String joint = PlayException.isVerbal(e.reason()) ? " " : ": ";
                throw game.fault(index, "'" + game.written(index) + "'" + joint + e.reason(),
                        RulingWriter.expected(referee, by));
            }
            return new Act.Unplayable(by, game.written(index), e.refusal(), game.line(index));
        }
    }
}
