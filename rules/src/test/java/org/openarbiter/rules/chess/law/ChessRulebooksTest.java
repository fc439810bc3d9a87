package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;

/** The rulebooks of chess and the axes on which they can be changed. */
final class ChessRulebooksTest {

    @Test
    void the_first_rulebook_is_that_of_the_laws_in_force() {
        assertThat(Chessmen.CHESS.rulebooks()).extracting(Rulebook::name).containsExactly(
                "chess:fide-2023", "chess:fide-2018", "chess:fide-online", "chess:match-runner", "chess:german",
                "chess:lichess", "chess:chess.com", "chess:uscf", "chess:iccf", "chess:fics");
    }

    static Stream<Rulebook<ChessBoard>> rulebooks() {
        return ChessRulebooks.all().stream();
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void every_value_of_every_axis_can_be_set_and_rules(Rulebook<ChessBoard> book) throws RulebookException {
        for (Axis axis : book.axes()) {
            assertThat(axis.values()).as(axis.name()).hasSizeGreaterThan(1).contains(book.value(axis.name()));
            for (String value : axis.values()) {
                String query = axis.name() + "=" + value;
                Rulebook<ChessBoard> changed = book.with(query);
                assertThat(changed.value(axis.name())).as("%s?%s", book.name(), query).isEqualTo(value);
                boolean preset = book.value(axis.name()).equals(value);
                assertThat(changed.id()).hasToString(preset ? book.name() : book.name() + "?" + query);
                Ruling mate = new ListedGame(Chessmen.START, List.of("f2f3", "e7e5", "g2g4", "d8h4"), List.of())
                        .replayed(changed);
                assertThat(mate.outcome()).as("%s?%s", book.name(), query).isEqualTo(new Outcome.Win(Chessmen.BLACK));
                assertThat(mate.rule()).isEqualTo(book.name() + "/checkmate");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void every_rule_has_an_id_of_its_own_and_says_where_it_is_written(Rulebook<ChessBoard> book) {
        assertThat(book.rules()).extracting(Rule::id)
                .doesNotHaveDuplicates()
                .startsWith("illegal-move", "checkmate", "stalemate");
        assertThat(book.rules()).allSatisfy(rule -> {
            assertThat(rule.statement().says()).isNotBlank().endsWith(".");
            assertThat(rule.statement().source().text()).as(rule.id()).isNotBlank();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "fide-2023", "fide-2018", "fide-online", "match-runner", "german", "lichess", "chess.com", "uscf", "iccf?tablebase=no", "fics"})
    void any_rulebook_becomes_the_online_regulations_on_repetition_by_its_axes(String name) {
        String query = (name.contains("?") ? "&" : "?") + "threefold=automatic&fivefold=no&fifty=automatic&seventy-five=no&sequence=no";
        String moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
        Ruling ruling = Chessmen.after(name + query, Chessmen.START, moves).ruling();
        assertThat(ruling.ruleId()).isEqualTo("threefold");
        assertThat(ruling.ply()).isEqualTo(8);
        String fen = "8/5k2/8/8/8/2R5/8/4K3 w - - 99 80";
        assertThat(Chessmen.after(name + query, fen, "c3c8").ruling().ruleId()).isEqualTo("fifty-moves");
    }

    @Test
    void an_axis_set_to_its_preset_is_left_out_of_the_id() {
        assertThat(Chessmen.rulebook("fide-2023?penalty=120&mating-claim=no&fifty=claim").id())
                .hasToString("chess:fide-2023?mating-claim=no");
    }

    @Test
    void an_unknown_rulebook_is_refused_with_the_names_of_those_there_are() {
        refuses("fide-2009", "chess has no rulebook 'fide-2009'; it has chess:fide-2023, chess:fide-2018,"
                + " chess:fide-online, chess:match-runner, chess:german, chess:lichess, chess:chess.com, chess:uscf, chess:iccf, chess:fics");
    }

    @Test
    void an_unknown_axis_is_refused_with_the_names_of_those_there_are() {
        String axes = ChessRulebooks.all().getFirst().axes().stream().map(Axis::name).collect(Collectors.joining(", "));
        assertThat(axes).startsWith("threefold, fivefold, fifty, ");
        refuses("german?color=red", "chess:german has no setting 'color'; it has " + axes);
    }

    @Test
    void an_unknown_axis_that_is_spelled_like_another_is_refused_with_that() {
        refuses("german?threefould=claim", "chess:german has no setting 'threefould'; did you mean threefold?");
    }

    @Test
    void an_unknown_value_is_refused_with_those_there_are() {
        for (Axis axis : ChessRulebooks.all().getFirst().axes()) {
            refuses("fide-2023?" + axis.name() + "=maybe", "chess:fide-2023: " + axis.name() + " must be one of "
                    + String.join(", ", axis.values()) + ", not 'maybe'");
        }
    }

    @Test
    void a_query_without_a_value_is_refused_with_the_form_it_should_have() {
        refuses("fide-2023?threefold", "'threefold' after chess:fide-2023? should read setting=value");
        refuses("fide-2023?", "'' after chess:fide-2023? should read setting=value");
        refuses("fide-2023?fifty=no&", "'' after chess:fide-2023? should read setting=value");
    }

    private static void refuses(String name, String message) {
        assertThatThrownBy(() -> Chessmen.CHESS.rulebook(name)).isInstanceOf(RulebookException.class).hasMessage(message);
    }
}
