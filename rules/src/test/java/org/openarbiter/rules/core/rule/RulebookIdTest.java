package org.openarbiter.rules.core.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.choices.ChessChoices;
import org.openarbiter.rules.chess.choices.DrawRule;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.go.choices.GoChoices;

/** The text form of ids, and rulebooks that are asked for by it. */
final class RulebookIdTest {

    @Test
    void a_text_has_a_game_a_name_and_values_sorted_by_axis() throws Exception {
        RulebookId id = RulebookId.parse("chess:fide-2023?penalty=60&fifty=no");
        assertThat(id).isEqualTo(new RulebookId("chess", "fide-2023", new TreeMap<>(Map.of("fifty", "no", "penalty", "60"))));
        assertThat(id).hasToString("chess:fide-2023?fifty=no&penalty=60");
        assertThat(id.preset()).hasToString("chess:fide-2023");
        assertThat(RulebookId.parse(id.toString())).isEqualTo(id);
    }

    @Test
    void where_the_game_is_known_it_may_be_left_out() throws Exception {
        assertThat(RulebookId.parse("go", "aga?komi=0.5")).isEqualTo(RulebookId.parse("go:aga?komi=0.5"));
        assertThat(RulebookId.parse("go", "go:aga?komi=0.5")).isEqualTo(RulebookId.parse("go:aga?komi=0.5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fide-2023", "fide-2023?penalty=60"})
    void a_text_without_a_game_is_refused(String text) {
        assertThatThrownBy(() -> RulebookId.parse(text))
                .isInstanceOf(RulebookException.class)
                .hasMessage("'" + text + "' should read game:rulebook, such as chess:fide-2023");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "penalty", "penalty=60&", "penalty=60&fifty"})
    void values_that_do_not_read_so_are_refused(String query) {
        assertThatThrownBy(() -> RulebookId.parse("chess:fide-2023?" + query))
                .isInstanceOf(RulebookException.class)
                .hasMessageContaining("after chess:fide-2023? should read setting=value");
    }

    @Test
    void an_axis_has_one_value() throws Exception {
        assertThatThrownBy(() -> RulebookId.parse("go:japanese?komi=1&ko=psk&komi=2"))
                .isInstanceOf(RulebookException.class).hasMessage("the setting 'komi' after go:japanese? has more than one value");
        assertThat(RulebookId.parse("go:japanese?komi=1").with("komi=2")).hasToString("go:japanese?komi=2");
    }

    @Test
    void a_rulebook_of_another_game_is_refused() {
        assertThatThrownBy(() -> new Chess().rulebook(RulebookId.parse("go:aga")))
                .isInstanceOf(RulebookException.class).hasMessage("go:aga is a rulebook of go, not of chess");
        assertThatThrownBy(() -> Games.rulebook(RulebookId.parse("draughts:fmjd")))
                .isInstanceOf(RulebookException.class).hasMessageStartingWith("unknown game 'draughts'; expected one of chess, ");
    }

    @Test
    void the_choices_follow_the_values() throws Exception {
        Rulebook<?> rulebook = Games.rulebook(RulebookId.parse("chess:fide-2023?fifty=automatic"));
        ChessChoices choices = rulebook.choices(ChessChoices.class);
        assertThat(choices.fifty()).isEqualTo(DrawRule.AUTOMATIC);
        assertThat(choices.threefold()).isEqualTo(ChessChoices.FIDE_2023.threefold());
        assertThat(rulebook.with("fifty=claim").choices(ChessChoices.class)).isEqualTo(ChessChoices.FIDE_2023);
        assertThatThrownBy(() -> rulebook.choices(GoChoices.class))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("chess:fide-2023 does not make the choices of GoChoices");
    }

    static List<Rulebook<?>> rulebooks() {
        return Games.all().stream().<Rulebook<?>>flatMap(game -> game.rulebooks().stream()).toList();
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void every_value_of_a_preset_reads_back(Rulebook<?> rulebook) throws RulebookException {
        for (Axis axis : rulebook.axes()) {
            String value = rulebook.value(axis.name());
            assertThat(axis.values().isEmpty() || axis.values().contains(value)).as("%s=%s", axis.name(), value).isTrue();
            assertThat(rulebook.with(axis.name() + "=" + value).id()).isEqualTo(rulebook.id());
            for (String other : axis.values()) {
                readsBack(rulebook, axis.name(), other);
            }
        }
    }

    /** Clean-up phases go with some values of the other axes only, which the refusal names; all else goes together. */
    private static void readsBack(Rulebook<?> rulebook, String axis, String value) throws RulebookException {
        boolean cleansUp = axis.equals("clean-up") ? value.equals("yes") : rulebook.id().preset().toString().equals("go:katago-japanese");
        try {
            assertThat(rulebook.with(axis + "=" + value).value(axis)).isEqualTo(value);
        } catch (RulebookException e) {
            if (!cleansUp) {
                throw e;
            }
            assertThat(e).hasMessageContaining("clean-up=yes needs scoring=territory, dame=open, ");
        }
    }

    @Test
    void other_rules_stay_when_values_change() throws Exception {
        Rulebook<?> rulebook = withoutRules(new Chess().rulebook("fide-2023"));
        assertThat(rulebook.rules()).isEmpty();
        assertThat(rulebook.with("penalty=60").rules()).isEmpty();
        assertThat(rulebook.with("penalty=60").id()).hasToString("chess:fide-2023?penalty=60");
    }

    private static <B extends Board> Rulebook<B> withoutRules(Rulebook<B> rulebook) {
        return rulebook.withRules(rules -> List.of());
    }

    @Test
    void anIdIsFoundInTheTextOfARecordAsItStandsThere() {
        assertThat(RulebookId.find("chess", "blitz, chess:fide-2023?penalty=60&fifty=no; Swiss")).isEqualTo("chess:fide-2023?penalty=60&fifty=no");
        assertThat(RulebookId.find("go", "chess: go:, then go:aga")).isEqualTo("go:aga");
        assertThat(RulebookId.find("go", "chess:fide-2023")).isNull();
        String dotted = "go:a" + ".a".repeat(100_000);
        assertThat(RulebookId.find("go", dotted + ".")).isEqualTo(dotted);
    }

    @Test
    void aRuleIsNamedWithoutTheValuesOfItsRulebook() throws Exception {
        assertThat(RulebookId.parse("chess:fide-2023?fifty=no").ruleName("threefold")).isEqualTo("chess:fide-2023/threefold");
    }
}
