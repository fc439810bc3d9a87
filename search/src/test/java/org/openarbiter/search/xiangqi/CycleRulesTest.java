package org.openarbiter.search.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.Xiangqi;

/** What the search assumes under the rulebooks of xiangqi. */
class CycleRulesTest {
    @ParameterizedTest
    @CsvSource({"wxf, true, 2", "axf, true, 2", "check-only, false, 2", "wxf?occurrences=2, true, 1", "check-only?occurrences=5, false, 4"})
    void chases_and_earlier_occurrences_in_the_game(String rulebook, boolean chases, int inGame) throws Exception {
        CycleRules rules = CycleRules.of(new Xiangqi().rulebook(rulebook));
        assertThat(rules.chases()).isEqualTo(chases);
        assertThat(rules.policy().inAll()).isEqualTo(inGame);
        assertThat(rules.policy().inTree()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"protection=both, protection=recapture", "attacks=standing, attacks=made", "outranked=value, outranked=rook",
        "check-answers=yes, check-answers=no", "victims=only, victims=any", "pinned-rook=graver, pinned-rook=plain",
        "offenses=mixed, offenses=pure", "gain=exchange, gain=root", "replies=any, replies=deal", "no-capture=60, no-capture=none"})
    void readings_of_chases_that_only_the_referee_knows_are_refused(String axis, String known) throws Exception {
        var rulebook = new Xiangqi().rulebook("wxf?" + axis);
        assertThatThrownBy(() -> CycleRules.of(rulebook)).isInstanceOf(RulebookException.class).hasMessageContaining(known);
    }

    @Test
    void the_chinese_rules_are_refused() throws Exception {
        var rulebook = new Xiangqi().rulebook("cxa-2020");
        assertThatThrownBy(() -> CycleRules.of(rulebook)).isInstanceOf(RulebookException.class)
                .hasMessage("xiangqi:cxa-2020: the search knows offenses=pure only, not 'mixed'; the referee knows all of its values");
    }
}
