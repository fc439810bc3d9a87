package org.openarbiter.cli.judge;

import java.util.ArrayList;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.rules.core.words.Language;
import picocli.CommandLine.Option;

/** The option that chooses the language of what is said. */
public final class LanguageOption {
    /** Its name. */
    static final String NAME = "--lang";

    @Option(
            names = NAME,
            paramLabel = "LANG",
            defaultValue = "en",
            completionCandidates = Tags.class,
            description = "The language of the answers: en, zh or ja (default: en). Ids, kinds and values are the same in every language.")
    private String tag = "en";

    public LanguageOption() {}

    /** The language that was asked for. */
    public Language language() throws Fault {
        Language language = Language.of(tag);
        if (language == null) {
            throw Fault.usage(NAME + ": expected one of " + String.join(", ", Language.tags()) + ", not " + tag);
        }
        return language;
    }

    /** The values, for the completion of shells. */
    static final class Tags extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Tags() {
            super(Language.tags());
        }
    }
}
