package org.openarbiter.rules.core.rule;

import java.util.List;
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

    /** The game is over. */
    record Ending(Outcome outcome, Sentence why, List<Finding> findings) implements Decision {
        public Ending {
            findings = List.copyOf(findings);
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
     */
    record Referral(List<Outcome> options, Sentence why, List<Finding> findings, boolean lapses) implements Decision {
        public Referral {
            options = List.copyOf(options);
            findings = List.copyOf(findings);
        }
    }

    /** Nothing changes, but there is something to be shown. */
    record Note(List<Finding> findings) implements Decision {
        public Note {
            findings = List.copyOf(findings);
        }
    }
}
