package org.openarbiter.dragons.trial;

import java.util.function.Supplier;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.dragons.status.State;

/** A race to capture between two groups, asked about alone: what it comes to for whoever moves first. */
public final class Semeai {
    private Semeai() {}

    /**
     * What the owner of a group achieves. A group that lives by itself, as its status says, is killed only if the race proves it; one that is
     * dead by its status is saved without a kill only if the race proves that.
     *
     * @param position the same position with its groups, which are found only if the race leaves the question open
     * @throws IllegalArgumentException if the stones are not of two colors
     */
    public static Initiative of(ReadingBoard board, int own, int rival, Supplier<Trial> position) {
        return Initiative.of(board, own, rival, Effort.RACE, Effort.RACE_GAMES, new ByStatus(own, rival, position));
    }

    /** The groups as their statuses have them. */
    private record ByStatus(int own, int other, Supplier<Trial> position) implements Initiative.Apart {
        @Override
        public boolean otherLives() {
            Trial trial = position.get();
            Answer attack = trial.attack(trial.group(other).orElseThrow(), Effort.THOROUGH);
            // A proof that leaves liberties out says nothing of a race for them.
            boolean isProved = attack.complete() && !attack.assumptions().contains(Assumption.LIBERTIES_LEFT_OUT);
            return !attack.likely().succeeds() && (isProved || attack.percent() >= Known.LIKELY);
        }

        @Override
        public boolean ownDies() {
            Trial trial = position.get();
            GroupStatus status = trial.status(trial.group(own).orElseThrow(), Effort.THOROUGH);
            return status.state() == State.DEAD && status.known().isLikely();
        }
    }
}
