package org.openarbiter.dragons;

import static org.assertj.core.api.Assertions.assertThat;

import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Lexicon;

/** A lexicon that is complete. */
public final class CompleteLexicon {
    private CompleteLexicon() {}

    /** Asserts that every language has every sentence, with the same parameters. */
    public static void check(Lexicon lexicon) {
        assertThat(lexicon.keys(Language.ENGLISH)).isNotEmpty();
        for (Language language : Language.values()) {
            assertThat(lexicon.keys(language)).isEqualTo(lexicon.keys(Language.ENGLISH));
            lexicon.keys(language).forEach(key ->
                    assertThat(lexicon.parameters(language, key)).as(key).isEqualTo(lexicon.parameters(Language.ENGLISH, key)));
        }
    }
}
