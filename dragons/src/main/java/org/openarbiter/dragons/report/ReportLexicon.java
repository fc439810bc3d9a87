package org.openarbiter.dragons.report;

import java.util.Locale;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.dragons.status.State;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/** The lexicon of what is said of groups of Go: in the reasons, below pictures and in tables. */
public final class ReportLexicon {
    /** The lexicon itself. */
    static final Lexicon LEXICON = new Lexicon("report", ReportLexicon.class::getResourceAsStream);
    /** Stands for what is not there, where words depend on that. */
    static final String NONE = "none";

    private ReportLexicon() {}

    /**
     * A sentence of this lexicon.
     *
     * @param parameters names and values in turn
     */
    public static Sentence say(String key, Object... parameters) {
        return LEXICON.say(key, parameters);
    }

    /** What becomes of a group, in a word. */
    public static Sentence state(State state) {
        return say("state", "state", Term.of("state", state.toString()));
    }

    /** How an answer is known, in a word or two. */
    public static Sentence word(Known known) {
        return say("known-word", "how", Term.of("known", known.word()));
    }

    /** How an answer is known, as a clause with everything that it rests on. */
    public static Sentence clause(Known known) {
        return switch (known) {
            case Known.ProvedUnder under -> say("proved-if", "assumptions", under.assumptions().stream().map(ReportLexicon::assumption).toList());
            case Known.Estimated estimated -> say("estimated", "by", Term.of("basis", id(estimated.by())),
                    "percent", estimated.percent() < 0 ? Answer.NONE : estimated.percent());
            case Known.Proved proved -> word(proved);
            case Known.Unknown unknown -> word(unknown);
        };
    }

    /** What a proof takes for granted, as a clause. */
    static Sentence assumption(Assumption assumption) {
        return say(id(assumption));
    }

    /** The name of a constant, as programs read it. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
