package org.openarbiter.rules.core.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;

/** A game that the core has never heard of gets all four families of rules, with good keys and with all keys equal. */
class WalkTest {
    private static final Seats TWO = Seats.of("north", "south");
    private static final Seats THREE = Seats.of("b", "w", "r");

    @SafeVarargs
    private static Rulebook<WalkBoard> book(Sameness sameness, Rule<WalkBoard>... rules) {
        List<Rule<WalkBoard>> all = new ArrayList<>(List.of(new WalkRules.Path()));
        all.addAll(List.of(rules));
        return new Rulebook<>(new RulebookId("walk", "test"), "a test", new Rulebook.Contents<>(sameness, all));
    }

    private static Referee<WalkBoard> referee(Rulebook<WalkBoard> book, Seats seats, long keyMask, int points) {
        return new Referee<>(book, seats, Options.DEFAULT.withKeyMask(keyMask), WalkBoard.ring(points, seats.count()));
    }

    private static void play(Referee<WalkBoard> referee, int... plays) {
        for (int play : plays) {
            referee.act(new Act.Play(referee.next(), play));
        }
    }

    @Test
    void an_act_of_a_seat_that_the_game_does_not_have_is_a_mistake_of_the_caller() {
        Referee<WalkBoard> referee = referee(book(Sameness.PLACEMENT), TWO, -1, 4);
        for (int seat : new int[] {7, 2, -2}) {
            assertThatIllegalArgumentException().isThrownBy(() -> referee.act(new Act.Play(seat, 1)))
                    .withMessage("there is no seat " + seat + ": the seats of this game are 0 to 1");
        }
        assertThat(referee.act(new Act.AllFlags())).isEqualTo(Verdict.OPEN);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void a_play_can_be_forbidden_and_a_tolerant_referee_notes_it_and_goes_on(long keyMask) {
        Referee<WalkBoard> referee =
                referee(book(Sameness.PLACEMENT, new WalkRules.Superko()), TWO, keyMask, 4);
        play(referee, 3, WalkBoard.PASS);
        assertThat(referee.preview(0, 0)).as("back to the start").isNotNull();
        assertThat(referee.legalPlays()).containsExactly(WalkBoard.PASS, 2);
        play(referee, 0);
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
        assertThat(referee.ruling().violations()).singleElement().satisfies(violation -> {
            assertThat(violation.ply()).isEqualTo(3);
            assertThat(violation.text()).isEqualTo("repeats moment 0");
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void a_strict_referee_stops_at_a_forbidden_play_and_leaves_the_game_as_it_was(long keyMask) {
        Rulebook<WalkBoard> book = book(Sameness.PLACEMENT, new WalkRules.Superko());
        Referee<WalkBoard> referee = new Referee<>(
                book, TWO, Options.DEFAULT.withKeyMask(keyMask).withStrict(true), WalkBoard.ring(4, 2));
        play(referee, 3, WalkBoard.PASS, 0);
        Ruling ruling = referee.ruling();
        assertThat(ruling.verdict().status()).isEqualTo("illegal");
        assertThat(ruling.rule()).isEqualTo("walk:test/superko");
        assertThat(ruling.plies()).isEqualTo(2);
        play(referee, 2);
        assertThat(referee.verdict()).as("another play makes good").isEqualTo(Verdict.OPEN);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void a_closed_cycle_puts_a_player_out_and_the_turn_skips_him(long keyMask) {
        Referee<WalkBoard> referee =
                referee(book(Sameness.PLACEMENT_AND_NEXT, new WalkRules.Kee()), THREE, keyMask, 5);
        play(referee, 4, WalkBoard.PASS, WalkBoard.PASS, 0, WalkBoard.PASS, WalkBoard.PASS);
        assertThat(referee.ruling().banned()).containsExactly(new Ban(2, 6, 0));
        play(referee, 4, 2);
        assertThat(referee.next()).as("r is skipped").isZero();
        play(referee, 0, 1);
        assertThat(referee.verdict())
                .isInstanceOfSatisfying(Verdict.Ended.class, end -> assertThat(end.outcome()).isEqualTo(new Outcome.Win(0)));
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void a_claim_is_judged_on_the_announced_play_and_a_wrong_one_obliges_to_play_it(long keyMask) {
        Referee<WalkBoard> referee =
                referee(book(Sameness.PLACEMENT_AND_NEXT, new WalkRules.Threefold()), TWO, keyMask, 6);
        referee.act(new Act.Claim(0, "threefold", OptionalInt.of(5), "5"));
        assertThat(referee.duty(0)).hasValue(5);
        play(referee, 5, 2, 0, 1, 5, 2, 0);
        assertThat(referee.ruling().claimable())
                .extracting(Ruling.OpenClaim::announced)
                .containsExactly("1");
        referee.act(new Act.Claim(1, "threefold", OptionalInt.of(1), "1"));
        assertThat(referee.ruling().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(referee.ruling().claims()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void a_cycle_is_referred_and_the_question_lapses_when_a_player_varies(long keyMask) {
        Referee<WalkBoard> referee =
                referee(book(Sameness.PLACEMENT_AND_NEXT, new WalkRules.LongCycle()), TWO, keyMask, 6);
        play(referee, 5, 2, 0, 1);
        assertThat(referee.verdict()).isInstanceOf(Verdict.Referred.class);
        play(referee, 1);
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
        play(referee, 2, 0, 1);
        assertThat(referee.verdict()).isInstanceOf(Verdict.Referred.class);
        referee.act(new Act.Decide(new Outcome.NoResult()));
        assertThat(referee.ruling().outcome()).isEqualTo(new Outcome.NoResult());
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void the_record_finds_exactly_the_equal_moments(long keyMask) {
        Random random = new Random(20260117);
        for (int game = 0; game < 200; game++) {
            Sameness sameness = game % 2 == 0 ? Sameness.PLACEMENT : Sameness.PLACEMENT_AND_NEXT;
            Seats seats = game % 3 == 0 ? THREE : TWO;
            Referee<WalkBoard> referee = referee(book(sameness), seats, keyMask, 5);
            List<String> texts = new ArrayList<>(List.of(slow(referee, sameness)));
            for (int ply = 1; ply <= 40; ply++) {
                int[] plays = referee.legalPlays();
                play(referee, plays[random.nextInt(plays.length)]);
                texts.add(slow(referee, sameness));
                GameRecord record = referee.record();
                List<Integer> expected = new ArrayList<>();
                for (int moment = 0; moment <= ply; moment++) {
                    if (texts.get(moment).equals(texts.getLast())) {
                        expected.add(moment);
                    }
                }
                assertThat(record.occurrences(ply)).as("game %d, ply %d", game, ply).isEqualTo(expected);
                assertThat(record.occurrence(ply)).isEqualTo(expected.size());
            }
        }
    }

    private static String slow(Referee<WalkBoard> referee, Sameness sameness) {
        int[] at = new int[referee.seats().count()];
        Arrays.setAll(at, referee.board()::at);
        return Arrays.toString(at) + (sameness.next() ? referee.next() : "");
    }
}
