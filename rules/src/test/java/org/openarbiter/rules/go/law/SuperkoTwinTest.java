package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.evidence.RecreatedBoard;

/**
 * Every form of ko against a slow game that keeps its full history, at every point of every position of random games on boards so
 * small that they repeat often; forbidden stones are played as well.
 */
final class SuperkoTwinTest {
    private static final List<String> FORMS = List.of("simple", "psk", "ssk", "nz", "nsk", "nsk-ko", "chsk", "spight", "fixed");
    private static final List<String> SHAPES = List.of(
            "1x2", "3x1", "4x1", "2x2", "3x2", "3x3", "4x3", "4x4", "ring:4", "ring:7", "star:4", "torus:3x3", "graph", "graph",
            "graph");
    private static final int LONGEST = 60;

    @ParameterizedTest
    @ValueSource(strings = {"simple", "psk", "ssk", "nz", "nsk", "nsk-ko", "chsk", "spight", "fixed"})
    void the_same_stones_are_forbidden_for_the_same_moment(String form) throws RulebookException {
        Random random = new Random(FORMS.indexOf(form));
        Map<String, Integer> seen = new HashMap<>();
        for (int game = 0; game < 8 * SHAPES.size(); game++) {
            Topology topology = topology(SHAPES.get(game % SHAPES.size()), random);
            for (boolean suicide : new boolean[] {false, true}) {
                play(new Twins(topology, 2 + random.nextInt(4) / 2, form, suicide), random, seen);
            }
        }
        assertThat(seen.keySet()).contains("occupied", "suicide", "ko");
        assertThat(seen.getOrDefault("superko", 0) > 0).as("%s", seen).isEqualTo(!form.equals("simple"));
    }

    @Test
    void what_psk_allows_ssk_allows_and_what_that_allows_nsk_does() throws RulebookException {
        Random random = new Random(99);
        int[] legal = new int[3];
        for (int game = 0; game < 20 * SHAPES.size(); game++) {
            Topology topology = topology(SHAPES.get(game % SHAPES.size()), random);
            int players = 2 + random.nextInt(3);
            List<Referee<GoBoard>> referees = new ArrayList<>();
            for (String form : List.of("psk", "ssk", "nsk")) {
                referees.add(referee(topology, players, book(form, true), -1));
            }
            for (int ply = 0; ply < LONGEST && !referees.getFirst().isOver(); ply++) {
                Referee<GoBoard> first = referees.getFirst();
                for (int point = 0; point < topology.size(); point++) {
                    boolean before = true;
                    for (int i = referees.size() - 1; i >= 0; i--) {
                        boolean allowed = referees.get(i).preview(first.next(), point) == null;
                        assertThat(before || !allowed).as("%s then %d", first.board(), point).isTrue();
                        legal[i] += allowed ? 1 : 0;
                        before = allowed;
                    }
                }
                Act act = new Act.Play(first.next(), draw(first.board(), random));
                referees.forEach(referee -> referee.act(act));
            }
        }
        assertThat(legal[0]).isPositive().isLessThan(legal[1]);
        assertThat(legal[1]).isLessThan(legal[2]);
    }

    private static int draw(GoBoard board, Random random) {
        int[] plays = new int[board.mostPlays()];
        return plays[random.nextInt(board.legalPlays(board.toMove(), plays))];
    }

    private static void play(Twins twins, Random random, Map<String, Integer> seen) {
        SlowSuperko slow = twins.slow;
        for (int ply = 0; ply < LONGEST; ply++) {
            twins.compare(seen);
            if (slow.active() > 2 && random.nextInt(40) == 0) {
                int seat = random.nextInt(3);
                if (slow.isActive(seat)) {
                    twins.resign(seat);
                    twins.compare(seen);
                }
            }
            List<Integer> empty =
                    IntStream.range(0, slow.board().length()).filter(point -> slow.board().charAt(point) == '.').boxed().toList();
            List<Integer> allowed = empty.stream().filter(point -> slow.forbidden(point) == null).toList();
            List<Integer> from = allowed.isEmpty() || random.nextInt(8) == 0 ? empty : allowed;
            if (from.isEmpty() || random.nextInt(8) == 0) {
                if (slow.latestPasses() + 1 >= slow.active()) {
                    continue;
                }
                twins.play(SlowSuperko.PASS);
            } else {
                twins.play(from.get(random.nextInt(from.size())));
            }
        }
    }

    private static Topology topology(String name, Random random) {
        if (!name.equals("graph")) {
            try {
                return Shapes.of(name);
            } catch (InputException e) {
                throw new IllegalArgumentException(name, e);
            }
        }
        int points = 2 + random.nextInt(7);
        int share = 20 + random.nextInt(60);
        List<int[]> edges = new ArrayList<>();
        for (int one = 1; one < points; one++) {
            edges.add(new int[] {one, one - 1});
            for (int other = 0; other < one - 1; other++) {
                if (random.nextInt(100) < share) {
                    edges.add(new int[] {one, other});
                }
            }
        }
        List<String> names = IntStream.range(0, points).mapToObj(point -> "p" + point).toList();
        return Topology.of("graph" + edges.stream().map(edge -> edge[0] + "-" + edge[1]).toList(), names, edges, 0);
    }

    private static Rulebook<GoBoard> book(String form, boolean suicide) throws RulebookException {
        for (Rulebook<GoBoard> book : GoRulebooks.all()) {
            if (book.name().equals("go:tromp-taylor")) {
                return book.with("ko=" + form + "&suicide=" + (suicide ? "yes" : "no"));
            }
        }
        throw new IllegalStateException("no such rulebook");
    }

    private static Referee<GoBoard> referee(Topology topology, int players, Rulebook<GoBoard> book, long mask) {
        Seats seats = new Seats(List.of("B", "W", "R", "G").subList(0, players));
        return new Referee<>(book, seats, Options.DEFAULT.withKeyMask(mask), new GoBoard(topology, seats, 0, false));
    }

    /** One game before a referee, before another whose keys are all equal, and before the slow game. */
    private static final class Twins {
        final SlowSuperko slow;
        private final List<Referee<GoBoard>> referees;

        Twins(Topology topology, int players, String form, boolean suicide) throws RulebookException {
            slow = new SlowSuperko(topology, players, form, suicide);
            Rulebook<GoBoard> book = book(form, suicide);
            referees = List.of(referee(topology, players, book, -1), referee(topology, players, book, 0));
        }

        void compare(Map<String, Integer> seen) {
            for (Referee<GoBoard> referee : referees) {
                assertThat(referee.isOver()).as(slow::toString).isFalse();
                assertThat(referee.next()).as(slow::toString).isEqualTo(slow.next());
                assertThat(stones(referee.board())).as(slow::toString).isEqualTo(slow.board());
                for (int point = 0; point < slow.board().length(); point++) {
                    SlowSuperko.Reason reason = slow.forbidden(point);
                    assertThat(forbidden(referee, point)).as("%s, then %d", slow, point).isEqualTo(reason);
                    seen.merge(reason == null ? "allowed" : reason.rule(), 1, Integer::sum);
                }
            }
        }

        void resign(int seat) {
            slow.resign(seat);
            referees.forEach(referee -> referee.act(new Act.Resign(seat)));
        }

        void play(int play) {
            SlowSuperko.Reason reason = play == SlowSuperko.PASS ? null : slow.forbidden(play);
            for (Referee<GoBoard> referee : referees) {
                int before = referee.ruling().violations().size();
                referee.act(new Act.Play(slow.next(), play == SlowSuperko.PASS ? referee.board().pass() : play));
                List<Violation> violations = referee.ruling().violations();
                List<SlowSuperko.Reason> added = violations.subList(before, violations.size()).stream()
                        .map(violation -> reason(violation.rule().id(), violation.findings()))
                        .toList();
                // Suicide may bring a board back besides; the first rule that forbids it is the one that the preview names.
                assertThat(added.isEmpty() ? null : added.getFirst()).as("%s, then %d", slow, play).isEqualTo(reason);
            }
            slow.play(play);
        }

        private static SlowSuperko.Reason forbidden(Referee<GoBoard> referee, int point) {
            for (Rule<GoBoard> rule : referee.rulebook().rules()) {
                if (rule instanceof Rule.Forbids<GoBoard> forbids) {
                    Prohibition prohibition = forbids.forbids(referee, referee.next(), point);
                    if (prohibition != null) {
                        assertThat(referee.preview(referee.next(), point)).isEqualTo(prohibition);
                        return reason(rule.id(), prohibition.findings());
                    }
                }
            }
            assertThat(referee.preview(referee.next(), point)).isNull();
            return null;
        }

        private static SlowSuperko.Reason reason(String rule, List<Finding> findings) {
            if (findings.isEmpty()) {
                return SlowSuperko.Reason.plain(rule);
            }
            RecreatedBoard finding = (RecreatedBoard) findings.getFirst();
            assertThat(finding.kind()).isEqualTo(rule);
            assertThat(finding.cycle()).hasSize(finding.ply() - finding.earlier().ply());
            return new SlowSuperko.Reason(rule, finding.earlier().ply(), finding.lost(), finding.passes());
        }

        private static String stones(GoBoard board) {
            StringBuilder stones = new StringBuilder();
            for (int point = 0; point < board.topology().size(); point++) {
                stones.append(board.stoneAt(point) == GoBoard.EMPTY ? "." : String.valueOf(board.stoneAt(point)));
            }
            return stones.toString();
        }
    }
}
