package org.openarbiter.dragons.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.dragons.CompleteLexicon;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** Every language has every sentence on groups, with the same parameters. */
class ReportLexiconTest {
    /** White lives with B1 and dies without. */
    private static final List<String> CRITICAL = List.of(
            "......",
            "XXXXXX",
            "OOOOX.",
            "...OXX");

    @Test
    void every_language_has_every_sentence_with_the_same_parameters() {
        CompleteLexicon.check(ReportLexicon.LEXICON);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_language_says_each_assumption_and_each_basis_of_an_estimate_in_its_own_words(Language language) {
        List<String> said = Stream.concat(
                        Arrays.stream(Assumption.values()).map(ReportLexicon::assumption),
                        Arrays.stream(Known.Basis.values()).map(basis -> ReportLexicon.clause(new Known.Estimated(basis, 70))))
                .map(new Go().words(language)::say).toList();
        assertThat(said).doesNotHaveDuplicates().noneMatch(clause -> clause.contains("-") || clause.contains("{"));
    }

    @Test
    void the_reasons_are_said_in_the_language() {
        assertThat(reasons(Language.CHINESE)).startsWith("白方A2一块：未定").contains("  黑方能否杀  能：黑方 B1", "  白方能否救活  能：白方 B1");
        assertThat(reasons(Language.JAPANESE)).startsWith("白A2の一団：未定").contains("  黒の殺す手  ある：黒 B1", "  白の活きる手  ある：白 B1");
        for (Language language : List.of(Language.CHINESE, Language.JAPANESE)) {
            assertThat(reasons(language)).noneMatch(line -> line.replace("question", "").matches(".*[a-z].*"));
        }
    }

    private static List<String> reasons(Language language) {
        GoBoard board = Drawn.board(CRITICAL);
        return new Reasons(board, Analysis.of(board, Effort.TABLE), Effort.QUESTION, new Go().words(language)).of(board.topology().point("A2"));
    }
}
