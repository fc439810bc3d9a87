package org.openarbiter.rules.xiangqi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.xiangqi.Xiangqi;

/** What a rulebook says of itself follows from what its settings let it do. */
class XiangqiWordingTest {
    private static List<Statement> statements(String rulebook) throws Exception {
        return new Xiangqi().rulebook(rulebook).rules().stream().map(Rule::statement).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "wxf, attacks=standing", "wxf, outranked=value", "wxf, check-answers=yes", "wxf, victims=only", "wxf, pinned-rook=graver",
        "wxf, offenses=mixed", "wxf, gain=exchange", "wxf, replies=any", "wxf, no-capture=60", "wxf, no-capture-claim=60",
        "axf, no-capture-checks=1", "axf, no-capture-checks=all", "axf, no-capture-checks=none", "cxa-2020, attacks=standing",
        "cxa-2020, both=draw", "cxa-2020, both=referred", "cxa-2020, pawns=mutual", "cxa-2020, gain=root", "cxa-2020, replies=deal",
        "cxa-2020, occurrences=4"
    })
    void a_setting_that_changes_rulings_changes_what_the_rules_say(String rulebook, String setting) throws Exception {
        assertThat(statements(rulebook + "?" + setting)).isNotEqualTo(statements(rulebook));
    }

    /** What applies to mixed offenses alone. */
    @ParameterizedTest
    @CsvSource({"wxf, both=articles", "wxf, both=referred", "wxf, pawns=mutual", "axf, both=articles"})
    void a_setting_that_changes_nothing_is_not_mentioned(String rulebook, String setting) throws Exception {
        assertThat(statements(rulebook + "?" + setting)).isEqualTo(statements(rulebook));
    }

    @ParameterizedTest
    @CsvSource({"articles, true", "draw, false", "referred, false"})
    void the_articles_on_both_sides_stand_only_where_they_apply(String both, boolean stand) throws Exception {
        List<Statement> statements = statements("cxa-2020?both=" + both);
        assertThat(statements.stream().anyMatch(statement -> statement.id().equals("both-forbidden"))).isEqualTo(stand);
        assertThat(statements).noneMatch(statement -> statement.says().contains("%"));
    }
}
