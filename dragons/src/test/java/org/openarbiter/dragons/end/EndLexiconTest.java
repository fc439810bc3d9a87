package org.openarbiter.dragons.end;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.CompleteLexicon;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;

/** Every language has every sentence on dead stones, with the same parameters. */
class EndLexiconTest {
    @Test
    void every_language_has_every_sentence_with_the_same_parameters() {
        CompleteLexicon.check(EndLexicon.LEXICON);
    }

    @Test
    void a_reason_is_said_in_the_language() {
        Words chinese = Words.of(Language.CHINESE, null);
        assertThat(chinese.say(EndLexicon.say("reason", "again", true, "why", EndLexicon.say("no-eyes")))).isEqualTo("提去其他死子之后，没有两眼");
    }
}
