package org.openarbiter.rules.core.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.Repetition;
import org.openarbiter.rules.core.record.GameRecord;

/**
 * A game as its rules see it: the position, the moments so far and the state of play. Read-only.
 *
 * @param <B> the board of the game
 */
public interface Situation<B extends Board> {

    /** The position. A rule may make plays on it to look ahead if it takes them back before it answers. */
    B board();

    /** The moments so far; the latest is the position on the board. */
    GameRecord record();

    /** Who plays. */
    Seats seats();

    /** Who decides what the rules leave open. */
    Official official();

    /** The seat whose turn it is. */
    int next();

    /** Whether a seat may still play. */
    boolean isActive(int seat);

    /** Whether a seat has given the game up, as opposed to being barred from playing. */
    boolean hasLeft(int seat);

    /** How many seats may still play. */
    int activeSeats();

    /** Where the game stands. */
    Phase phase();

    /** The moment from which repetitions count: 0, or the latest one at which a rule began a new epoch. */
    int epoch();

    /** Whether an offer of a draw by this seat stands. */
    boolean hasOffered(int seat);

    /** Whether this seat has touched a piece since it has the move. */
    boolean hasTouched(int seat);

    /** The play that this seat must make next because it announced it. */
    OptionalInt duty(int seat);

    /** The evidence noted so far, without what a present verdict rests on. */
    List<Finding> noted();

    /**
     * The answer to a question that several rules ask of one moment: that to the latest question is kept until the next play or
     * the next other question.
     *
     * @param key what is asked; equal keys must stand for the same question
     * @param question works the answer out from the game as it stands
     */
    <T> T once(Object key, Function<Situation<B>, T> question);

    /** How the referee works. */
    Options options();

    /** The repetition that the latest moment completes. */
    default Repetition repetition() {
        int now = record().plies();
        return new Repetition(record().occurrences(now), record().sameness().says(), cycle(record().previousSame(now), now));
    }

    /** The plays after the moment {@code from} up to the moment {@code to}; none if {@code from} is negative. */
    default List<CyclePlay> cycle(int from, int to) {
        List<CyclePlay> plays = new ArrayList<>();
        for (int ply = Math.max(from, 0) + 1; from >= 0 && ply <= to; ply++) {
            plays.add(new CyclePlay(ply, seats().name(record().by(ply)), board().text(record().play(ply))));
        }
        return plays;
    }
}
