package org.openarbiter.rules.core.rule;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.words.Sentence;

/**
 * What a rule makes of an act: an end, consequences for those who play on, a question for the referee, or just a note.
 *
 * <p>{@code why} is a clause, fit to follow the outcome and a colon.
 */
public sealed interface Decision {

    /** The evidence, most important first. */
    List<Finding> findings();

    /**
     * The game is over.
     *
     * @param source where it is written, if the source of the rule says more than that; otherwise null
     */
    record Ending(Outcome outcome, Sentence why, List<Finding> findings, @Nullable Source source) implements Decision {
        public Ending {
            findings = List.copyOf(findings);
        }

        /** An end by what the source of the rule says. */
        public Ending(Outcome outcome, Sentence why, List<Finding> findings) {
            this(outcome, why, findings, null);
        }

        /** The same, written there. */
        public Ending citing(Source article) {
            return new Ending(outcome, why, findings, article);
        }
    }

    /** The game goes on under changed conditions. */
    record Consequences(List<Consequence> consequences, Sentence why, List<Finding> findings) implements Decision {
        public Consequences {
            consequences = List.copyOf(consequences);
            findings = List.copyOf(findings);
        }
    }

    /**
     * The rulebook leaves it to the referee, who may choose one of the options.
     *
     * @param lapses whether the question lapses when a player varies, as with a cycle; a fallen flag does not
     * @param source as that of an {@link Ending}
     */
    record Referral(List<Outcome> options, Sentence why, List<Finding> findings, boolean lapses, @Nullable Source source) implements Decision {
        public Referral {
            options = List.copyOf(options);
            findings = List.copyOf(findings);
        }

        /** A question by what the source of the rule says. */
        public Referral(List<Outcome> options, Sentence why, List<Finding> findings, boolean lapses) {
            this(options, why, findings, lapses, null);
        }

        /** The same, written there. */
        public Referral citing(Source article) {
            return new Referral(options, why, findings, lapses, article);
        }
    }

    /** Nothing changes, but there is something to be shown. */
    record Note(List<Finding> findings) implements Decision {
        public Note {
            findings = List.copyOf(findings);
        }
    }
}
