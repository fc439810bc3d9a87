package org.openarbiter.dragons.status;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;

/** How an answer is known: proved, proved under assumptions, estimated, or not at all; from the best to the worst. */
public sealed interface Known {
    /** An outcome of this many of a hundred games is likely; fewer are little better than the toss of a coin. */
    int LIKELY = 60;

    /** Nothing is taken for granted. */
    record Proved() implements Known {
        @Override
        public String word() {
            return "proved";
        }
    }

    /**
     * True if the assumptions are.
     *
     * @param assumptions at least one
     */
    record ProvedUnder(Set<Assumption> assumptions) implements Known {
        public ProvedUnder {
            assumptions = Collections.unmodifiableSet(EnumSet.copyOf(assumptions));
        }

        @Override
        public String word() {
            return "proved-if";
        }
    }

    /**
     * Likely.
     *
     * @param by what makes it likely
     * @param percent in how many of a hundred games it came out so; −1 if no games were played
     */
    record Estimated(Basis by, int percent) implements Known {
        @Override
        public String word() {
            return "estimated";
        }

        /** Whether it says less than another: fewer games speak for it; an estimate without games leaves the doubt to the other. */
        private boolean isWorse(Estimated other) {
            return doubt() != other.doubt() ? doubt() > other.doubt() : by.compareTo(other.by) < 0;
        }

        private int doubt() {
            return percent < 0 ? 0 : 100 - percent;
        }
    }

    /** Nothing is known. */
    record Unknown() implements Known {
        @Override
        public String word() {
            return "unknown";
        }
    }

    /** What makes an estimate likely. */
    enum Basis {
        /** Eyes and the way out, as they look. */
        SIGHT,
        /** The group has no room for two eyes, but no line shows how it is taken. */
        HOPELESS,
        /** A proof that left open whether more can be achieved. */
        PART,
        /** A proof that assumes stones to be safe for nothing but their room. */
        WITHOUT_WALL,
        /** A proof that leaves a race aside. */
        WITHOUT_RACE,
        /** Games played at random. */
        GAMES
    }

    /** How the answer of a reading is known. */
    static Known of(Answer answer) {
        if (answer.complete()) {
            return answer.assumptions().isEmpty() ? new Proved() : new ProvedUnder(answer.assumptions());
        }
        if (answer.fate().succeeds() && answer.likely() == answer.fate()) {
            return new Estimated(Basis.PART, Answer.NONE);
        }
        return answer.percent() < 0 ? new Unknown() : new Estimated(Basis.GAMES, answer.percent());
    }

    /** Its name, as programs read it: {@code proved}, {@code proved-if}, {@code estimated} or {@code unknown}. */
    String word();

    /** How a conclusion from this and another answer is known: as the worse of the two; under the assumptions of both. */
    default Known and(Known other) {
        if (this instanceof ProvedUnder mine && other instanceof ProvedUnder theirs) {
            Set<Assumption> all = EnumSet.copyOf(mine.assumptions);
            all.addAll(theirs.assumptions);
            return new ProvedUnder(all);
        }
        if (this instanceof Estimated mine && other instanceof Estimated theirs) {
            return theirs.isWorse(mine) ? theirs : mine;
        }
        return other.rank() < rank() ? other : this;
    }

    /** How good it is: 3 proved, 2 proved under assumptions, 1 estimated, 0 unknown. */
    default int rank() {
        return switch (this) {
            case Proved proved -> 3;
            case ProvedUnder under -> 2;
            case Estimated estimated -> 1;
            case Unknown unknown -> 0;
        };
    }

    /** Whether it is proved, or many games speak for it. */
    default boolean isLikely() {
        return isProved() || this instanceof Estimated estimated && estimated.percent >= LIKELY;
    }

    /** Whether it is proved under an assumption. */
    default boolean assumes(Assumption assumption) {
        return this instanceof ProvedUnder under && under.assumptions.contains(assumption);
    }

    /** Whether it is proved, under assumptions or without. */
    default boolean isProved() {
        return this instanceof Proved || this instanceof ProvedUnder;
    }
}
