package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.evidence.KeeEncounter;

/** One game before the referee, a referee whose keys are all equal, and the slow game, who must agree after every play. */
final class KeeTwins {
    private static final List<String> NAMES = List.of("B", "W", "R", "G");

    private final Topology topology;
    private final Seats seats;
    private final List<Referee<GoBoard>> referees = new ArrayList<>();
    private final KeeSlowGame slow;

    KeeTwins(int points, List<int[]> edges, int players, String start, int first, boolean midgame, KeeSlowGame.Variant variant)
            throws RulebookException {
        topology = Topology.of("", IntStream.range(0, points).mapToObj(point -> "P" + point).toList(), edges, 0);
        seats = new Seats(NAMES.subList(0, players));
        slow = new KeeSlowGame(KeeSlowGame.neighbors(points, edges), players, start, first, midgame, variant);
        Rulebook<GoBoard> book = KeeRulebook.rulebook().with(variant.query());
        for (long mask : new long[] {-1, 0}) {
            GoBoard board = new GoBoard(topology, seats, first, midgame);
            for (int point = 0; point < points; point++) {
                if (start.charAt(point) != '.') {
                    board.setUp(start.charAt(point) - '0', point);
                }
            }
            referees.add(new Referee<>(book, seats, Options.DEFAULT.withStrict(true).withKeyMask(mask), board));
        }
    }

    KeeSlowGame slow() {
        return slow;
    }

    boolean isOver() {
        return !slow.end().isEmpty();
    }

    /** Tries a play that a rule forbids: it must be that rule that says so, and nothing may have changed. */
    void tryForbidden(int what) {
        for (Referee<GoBoard> referee : referees) {
            Verdict verdict = referee.act(new Act.Play(slow.next(), code(referee, what)));
            assertThat(verdict).as(this::toString).isInstanceOfSatisfying(
                    Verdict.Illegal.class, illegal -> assertThat(illegal.rule().id()).isEqualTo(slow.forbidden(what)));
            compareBoards(referee);
        }
    }

    void play(int what) {
        int by = slow.next();
        slow.play(what);
        for (Referee<GoBoard> referee : referees) {
            referee.act(new Act.Play(by, code(referee, what)));
            compareBoards(referee);
            assertThat(referee.isOver()).as(this::toString).isEqualTo(isOver());
        }
        assertThat(slow.allBreathe()).as(this::toString).isTrue();
        if (isOver() || !slow.prohibitions().isEmpty() && slow.prohibitions().getLast().moment() == slow.moment()) {
            compareRulings();
        }
    }

    private void compareBoards(Referee<GoBoard> referee) {
        char[] stones = new char[topology.size()];
        for (int point = 0; point < stones.length; point++) {
            int seat = referee.board().stoneAt(point);
            stones[point] = seat == GoBoard.EMPTY ? '.' : (char) ('0' + seat);
        }
        assertThat(new String(stones)).as(this::toString).isEqualTo(slow.board());
        assertThat(referee.record().plies()).as(this::toString).isEqualTo(slow.moment());
        for (int seat = 0; seat < seats.count(); seat++) {
            assertThat(referee.isActive(seat)).as(this::toString).isEqualTo(slow.isActive(seat));
        }
        if (!isOver()) {
            assertThat(referee.next()).as(this::toString).isEqualTo(slow.next());
            assertThat(referee.record().next(slow.moment())).as(this::toString).isEqualTo(slow.next());
        }
    }

    private void compareRulings() {
        Ruling ruling = referees.getFirst().ruling();
        assertThat(referees.getLast().ruling()).as("with all keys equal: %s", this).isEqualTo(ruling);
        List<KeeSlowGame.Prohibition> expected = new ArrayList<>();
        for (Ban ban : ruling.banned()) {
            KeeEncounter found = (KeeEncounter) ruling.findings().get(ban.finding());
            assertThat(found.closing().ply()).as(this::toString).isEqualTo(ban.ply());
            assertThat(found.koPlayer()).as(this::toString).isEqualTo(ban.seat());
            assertThat(found.cycle()).hasSize(ban.ply() - found.earlier().ply());
            expected.add(new KeeSlowGame.Prohibition(
                    ban.seat(), ban.ply(), found.kind(), found.earlier().ply(), found.next(),
                    found.passes().stream().map(KeeEncounter.Passes::count).toList()));
        }
        assertThat(slow.prohibitions()).as(this::toString).isEqualTo(expected);
        if (isOver()) {
            assertThat(ruling.ruleId()).as(this::toString).isEqualTo(slow.end());
            assertThat(ruling.ply()).as(this::toString).isEqualTo(slow.moment());
            assertThat(ruling.findings().getFirst().values().get("points")).as(this::toString).isEqualTo(slow.points());
        }
    }

    private static int code(Referee<GoBoard> referee, int what) {
        return switch (what) {
            case KeeSlowGame.PASS -> referee.board().pass();
            case KeeSlowGame.REFRESH -> referee.board().refresh();
            default -> what;
        };
    }

    /** The game so far, as one needs it to see it again. */
    @Override
    public String toString() {
        return slow.toString();
    }
}
