package org.openarbiter.dragons.trial;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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

    /** The groups as their statuses have them; the position is looked at once. */
    private static final class ByStatus implements Initiative.Apart {
        private final int own;
        private final int other;
        private final Supplier<Trial> position;
        private @Nullable Trial seen;

        ByStatus(int own, int other, Supplier<Trial> position) {
            this.own = own;
            this.other = other;
            this.position = position;
        }

        private Trial trial() {
            Trial found = seen;
            if (found == null) {
                found = position.get();
                seen = found;
            }
            return found;
        }

        @Override
        public boolean otherLives() {
            Trial trial = trial();
            Answer attack = trial.attack(trial.group(other).orElseThrow(), Effort.THOROUGH);
            // A proof that leaves liberties out says nothing of a race for them.
            boolean isProved = attack.complete() && !attack.assumptions().contains(Assumption.LIBERTIES_LEFT_OUT);
            return !attack.likely().succeeds() && (isProved || attack.percent() >= Known.LIKELY);
        }

        @Override
        public boolean ownDies() {
            Trial trial = trial();
            GroupStatus status = trial.status(trial.group(own).orElseThrow(), Effort.THOROUGH);
            return status.state() == State.DEAD && status.known().isLikely();
        }
    }
}
