package org.openarbiter.dragons.trial;

import java.util.Optional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;

/**
 * A position in which moves have been tried, and the groups as they are then. Not safe from several threads.
 */
public final class Trial {
    private final ReadingBoard board;
    private final Analyst analyst;
    private final Analysis analysis;
    private final Statuses statuses;

    private Trial(ReadingBoard board, Analyst analyst) {
        this.board = board;
        this.analyst = analyst;
        analysis = analyst.analyze(board);
        statuses = analyst.statuses(board);
    }

    /**
     * A position as it is.
     *
     * @param analyst finds the groups of this and the positions after it, and remembers what it read
     */
    public static Trial of(ReadingBoard board, Analyst analyst) {
        return new Trial(board.copy(), analyst);
    }

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException if the stone is suicide
     */
    public Trial after(int color, int move) {
        return with(board.after(color, move));
    }

    /** Another position, seen by the same analyst. */
    Trial with(ReadingBoard other) {
        return new Trial(other, analyst);
    }

    /** The group of a stone; empty if no stone stands there. */
    public Optional<Group> group(int stone) {
        return analysis.dragonAt(stone).map(dragon -> dragon.life().group());
    }

    /** What becomes of a group, its races included. */
    public GroupStatus status(Group group, Effort effort) {
        return statuses.of(group, effort);
    }

    /** Whether the opponent of a group, to move, kills it. */
    public Answer attack(Group group, Effort effort) {
        return statuses.attack(group, effort);
    }

    /** Whether the owner of a group, to move, saves it. */
    public Answer defense(Group group, Effort effort) {
        return statuses.defense(group, effort);
    }

    /** The position; not to be changed. */
    ReadingBoard board() {
        return board;
    }
}
