package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.CleanUpPhase;
import org.openarbiter.rules.go.evidence.CountedScore;

/** The clean-up phases against a slow game to the letter of their text: at every turn of random games the same plays, phases, ends and scores. */
final class CleanUpTwinTest {
    private static final Go GO = new Go();
    private static final int[][] SIZES = {{2, 2}, {3, 2}, {3, 3}, {4, 3}, {4, 4}, {5, 4}};
    private static final String KO = "5x5 B:B3,C4,C2 W:D4,D2,E3,C3 to:B";
    private static final int LONGEST = 250;
    private static final int GAMES = 20;

    @ParameterizedTest
    @CsvSource({"simple, no, seki, 1", "simple, several, none, 2", "psk, several, all, 3", "ssk, no, none, 4"})
    void the_same_turns_are_possible_and_the_same_score_comes_out(String ko, String suicide, String tax, long seed) throws Exception {
        Map<String, Integer> met = new TreeMap<>();
        String main = ko.equals("simple") ? "" : "&stop=passes&long-cycle=no";
        String rules = "katago-japanese?dead=none&komi=0&ko=" + ko + "&suicide=" + suicide + "&tax=" + tax + main;
        for (int game = 0; game < GAMES * SIZES.length; game++) {
            int[] size = game % 2 == 0 ? SIZES[game / 2 % SIZES.length] : new int[] {5, 5};
            GoBoard start = GO.board(game % 2 == 0 ? size[0] + "x" + size[1] : KO);
            SlowCleanUp slow = new SlowCleanUp(size[0], size[1], stones(start), ko, suicide.equals("several"));
            Options options = game % 4 < 2 ? Options.DEFAULT : Options.DEFAULT.withKeyMask(0);
            play(new Referee<>(GO.rulebook(rules), GO.seats(), options, start), slow, tax, new Random(1000 * seed + game), met);
        }
        assertThat(met.keySet()).contains("unblocks", "unblocks-by-ko", "taken-before", "counted", tax.equals("none") ? "counted" : "no-points");
        assertThat(met.keySet()).contains("no-result in clean-up", "ended by a repeated pass");
        assertThat(met.get("unblocks")).as("%s", met).isGreaterThan(50);
        assertThat(met.get("unblocks-by-ko")).as("%s", met).isGreaterThan(50);
    }

    @Test
    void what_the_text_does_not_speak_of_is_refused() {
        for (String rules : List.of("katago-simple?clean-up=yes", "katago-japanese?long-cycle=players", "aga?scoring=territory&dead=none&clean-up=yes")) {
            assertThatThrownBy(() -> GO.rulebook(rules)).isInstanceOf(RulebookException.class).hasMessageContaining("clean-up=yes needs scoring=territory");
        }
    }

    private static void play(Referee<GoBoard> referee, SlowCleanUp slow, String tax, Random random, Map<String, Integer> met) {
        for (int turn = 0; turn < LONGEST && !referee.isOver(); turn++) {
            List<Integer> possible = compare(referee, slow, met);
            int point = choose(possible, slow, random);
            if (point >= 0 && slow.unblocked(point) >= 0) {
                met.merge(slow.grid().charAt(point) == '.' ? "unblocks-by-ko" : "unblocks", 1, Integer::sum);
            }
            int phase = slow.phase();
            referee.act(new Act.Play(slow.next(), point < 0 ? referee.board().pass() : referee.board().at(point)));
            slow.turn(point);
            Ruling ruling = referee.ruling();
            assertThat(stones(referee.board())).isEqualTo(slow.grid());
            assertThat(referee.isOver()).as(slow::toString).isEqualTo(slow.phase() == 3 || slow.isNoResult());
            assertThat(phase(ruling.findings())).as(slow::toString).isEqualTo(Math.min(2, slow.phase()));
            met.merge(slow.phase() == phase ? "turns" : "phases", 1, Integer::sum);
            if (phase > 0 && slow.phase() > phase && !slow.isEndedByTwoPasses()) {
                met.merge("ended by a repeated pass", 1, Integer::sum);
            }
            if (slow.isNoResult()) {
                assertThat(ruling.outcome()).isInstanceOf(Outcome.NoResult.class);
                met.merge(phase > 0 ? "no-result in clean-up" : "no-result", 1, Integer::sum);
            } else if (slow.phase() == 3) {
                assertThat(lead(ruling.findings())).as(slow::toString).isEqualTo(slow.lead(tax));
                met.merge("counted", 1, Integer::sum);
                met.merge(slow.lead("none") == slow.lead(tax) ? "points" : "no-points", 1, Integer::sum);
            }
        }
    }

    /** The turns that are possible, passes aside. */
    private static List<Integer> compare(Referee<GoBoard> referee, SlowCleanUp slow, Map<String, Integer> met) {
        List<Integer> possible = new ArrayList<>();
        for (int point = 0; point < slow.grid().length(); point++) {
            String refusal = slow.refusal(point);
            Prohibition prohibition = referee.preview(slow.next(), referee.board().at(point));
            assertThat(prohibition == null).as("%s: %s, %s", slow, point, refusal).isEqualTo(refusal.isEmpty());
            if (refusal.isEmpty()) {
                possible.add(point);
            } else {
                met.merge(refusal, 1, Integer::sum);
            }
        }
        int[] legal = referee.legalPlays();
        IntStream different = possible.stream().filter(point -> slow.grid().charAt(point) != '.' || slow.unblocked(point) < 0).mapToInt(referee.board()::at);
        assertThat(legal).as("each turn once, though a stone is unblocked by its own point and by that of its ko").containsExactlyInAnyOrder(
                IntStream.concat(different, IntStream.of(referee.board().pass())).toArray());
        return possible;
    }

    /** Kos and what unblocks them rather than other stones, so that they are met; few passes where positions soon come back. */
    private static int choose(List<Integer> possible, SlowCleanUp slow, Random random) {
        boolean crowded = slow.grid().length() <= 6;
        int seldom = slow.phase() > 0 ? crowded ? 24 : 6 : slow.grid().length() > 20 ? 2 : 12;
        if (possible.isEmpty() || random.nextInt(seldom) == 0) {
            return -1;
        }
        List<Integer> kos = possible.stream().filter(point -> slow.grid().charAt(point) != '.' || slow.isKoMove(point)).toList();
        if (kos.isEmpty() && slow.phase() > 0 && !crowded && random.nextInt(2) == 0) {
            return -1;
        }
        List<Integer> from = kos.isEmpty() || random.nextInt(3) == 0 ? possible : kos;
        return from.get(random.nextInt(from.size()));
    }

    private static int phase(List<Finding> findings) {
        return findings.stream().filter(CleanUpPhase.class::isInstance).mapToInt(finding -> ((CleanUpPhase) finding).phase()).max().orElse(0);
    }

    private static int lead(List<Finding> findings) {
        List<Double> points = findings.stream()
                .filter(CountedScore.class::isInstance).map(finding -> ((CountedScore) finding).score().points()).findFirst().orElseThrow();
        return (int) (points.get(0) - points.get(1));
    }

    private static String stones(GoBoard board) {
        StringBuilder stones = new StringBuilder();
        for (int point = 0; point < board.topology().size(); point++) {
            stones.append(board.stoneAt(point) == GoBoard.EMPTY ? '.' : "BW".charAt(board.stoneAt(point)));
        }
        return stones.toString();
    }
}
