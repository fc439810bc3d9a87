package org.openarbiter.search.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.Chess;

/** What the search assumes under the rulebooks of chess. */
class DrawRulesTest {
    @ParameterizedTest
    @CsvSource({
        "fide-2023, 2, 100",
        "fide-online, 2, 100",
        "match-runner, 2, 100",
        "fide-2023?threefold=no, 4, 100",
        "fide-2023?fifty=no, 2, 150",
        "fide-2023?fifty=no&seventy-five=no, 2, 2147483647",
        "german, 2147483647, 2147483647"
    })
    void earlier_occurrences_in_the_game_and_plies_that_draw(String rulebook, int inGame, int mostPlies) throws Exception {
        DrawRules rules = DrawRules.of(new Chess().rulebook(rulebook));
        assertThat(rules.policy().inTree()).isEqualTo(1);
        assertThat(rules.policy().inAll()).isEqualTo(inGame);
        assertThat(rules.mostPlies()).isEqualTo(mostPlies);
    }
}
