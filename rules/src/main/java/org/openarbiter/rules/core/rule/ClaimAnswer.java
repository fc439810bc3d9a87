package org.openarbiter.rules.core.rule;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.words.Sentence;

/** What a rule answers to a claim. */
public sealed interface ClaimAnswer {

    /** Why, as a clause. */
    Sentence why();

    /** The evidence. */
    List<Finding> findings();

    /**
     * The claim is right and ends the game.
     *
     * @param source where it is written, if the source of the rule says more than that; otherwise null
     */
    record Granted(Outcome outcome, Sentence why, List<Finding> findings, @Nullable Source source) implements ClaimAnswer {
        public Granted {
            findings = List.copyOf(findings);
        }

        /** A right claim by what the source of the rule says. */
        public Granted(Outcome outcome, Sentence why, List<Finding> findings) {
            this(outcome, why, findings, null);
        }
    }

    /**
     * The claim is wrong and ends the game, as that of an entering king in shogi does.
     *
     * @param ending why the game has ended, as a clause that names the claim
     */
    record Lost(Outcome outcome, Sentence why, Sentence ending, List<Finding> findings) implements ClaimAnswer {
        public Lost {
            findings = List.copyOf(findings);
        }
    }

    /**
     * The claim is wrong; the game goes on.
     *
     * @param consequences what the claimant owes for it
     * @param source where that is written; null if nowhere
     */
    record Refused(Sentence why, List<Consequence> consequences, List<Finding> findings, @Nullable Source source) implements ClaimAnswer {
        public Refused {
            consequences = List.copyOf(consequences);
            findings = List.copyOf(findings);
        }

        /** A refusal of which nothing is written. */
        public Refused(Sentence why, List<Consequence> consequences, List<Finding> findings) {
            this(why, consequences, findings, null);
        }
    }

    /**
     * The rulebook leaves the claim to the referee. The question lapses when somebody plays on.
     *
     * @param options the outcomes that the referee may choose
     * @param consequences what follows from having claimed
     */
    record Referred(List<Outcome> options, Sentence why, List<Consequence> consequences, List<Finding> findings)
            implements ClaimAnswer {
        public Referred {
            options = List.copyOf(options);
            consequences = List.copyOf(consequences);
            findings = List.copyOf(findings);
        }
    }
}
