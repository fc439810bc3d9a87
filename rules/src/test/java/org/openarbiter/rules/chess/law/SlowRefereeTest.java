package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.NotTheSame;
import org.openarbiter.rules.chess.law.SlowReferee.Ending;
import org.openarbiter.rules.chess.law.SlowReferee.Laws;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;

/** On every ply of random games the referee rules as the slow one, which is written from the articles. */
final class SlowRefereeTest {
    private static final int GAMES = 110;
    private static final int LONGEST = 110;

    private final Map<String, Integer> events = new TreeMap<>();

    @Test
    void the_referee_agrees_with_the_slow_one_on_every_ply() {
        for (int number = 0; number < GAMES; number++) {
            SlowGame game = ShuffledGames.game(number, LONGEST);
            countEvents(game);
            for (Laws laws : Laws.ALL) {
                follow(laws, game, number);
            }
        }
        assertThat(events).as("what the games must contain to test anything").allSatisfy((event, count) ->
                assertThat(count).as(event).isGreaterThanOrEqualTo(5));
        assertThat(events.keySet()).contains(
                "end fivefold", "end threefold", "end sequence", "end seventy-five-moves", "end fifty-moves", "end checkmate",
                "end stalemate", "end dead-position", "claim threefold", "claim threefold announced", "claim fifty",
                "claim fifty announced", "not the same castling", "not the same en passant", "not the same side to move",
                "castling", "underpromotion", "en passant possible", "en passant", "mate on a move that ends a count");
    }

    private void countEvents(SlowGame game) {
        for (int ply = 1; ply <= game.plies(); ply++) {
            String move = game.moves.get(ply - 1);
            SlowPosition before = game.positions.get(ply - 1);
            SlowPosition after = game.positions.get(ply);
            count("underpromotion", move.length() == 5 && move.charAt(4) != 'q');
            count("castling", ShuffledGames.castles(before, move));
            count("en passant possible", !after.passed().isEmpty());
            count("en passant", ShuffledGames.takesEnPassant(before, move));
        }
    }

    private void count(String event, boolean happened) {
        events.merge(event, happened ? 1 : 0, Integer::sum);
    }

    private void follow(Laws laws, SlowGame game, int number) {
        var slow = new SlowReferee(laws, game);
        Referee<ChessBoard> fast = Chessmen.referee(laws.rulebook(), game.fen);
        Referee<ChessBoard> keyless = Chessmen.referee(laws.rulebook(), game.fen, Options.DEFAULT.withKeyMask(0));
        Set<String> noted = new TreeSet<>();
        for (int ply = 0; ply <= game.plies(); ply++) {
            if (ply > 0) {
                int play = Chessmen.play(fast.board(), game.moves.get(ply - 1));
                fast.act(new Act.Play(fast.next(), play));
                keyless.act(new Act.Play(keyless.next(), play));
            }
            int moment = ply;
            Supplier<String> context = () -> laws.rulebook() + ", game " + number + ": " + game.describe(moment);
            Ruling ruling = fast.ruling();
            assertThat(keyless.ruling()).as(context).isEqualTo(ruling);
            Ending ending = slow.ending(ply);
            compareEnd(ruling, ending, ply, context);
            compareRecord(fast.record(), game, ply, context);
            if (ending != null) {
                count("end " + ending.rule(), true);
                count("mate on a move that ends a count", ending.rule().equals("checkmate")
                        && laws.movesThatEnd() > 0 && game.quietPlies(ply) >= 2 * laws.movesThatEnd());
            } else {
                Set<String> claims = slow.claims(ply);
                compareClaims(fast, ruling, claims, game, ply, context);
                note(noted, claims, slow, ply);
            }
            compareNoted(ruling, noted, slow, context);
            if (ending != null) {
                return;
            }
        }
    }

    private static void compareEnd(Ruling ruling, @Nullable Ending ending, int ply, Supplier<String> context) {
        assertThat(ruling.plies()).as(context).isEqualTo(ply);
        assertThat(ruling.ply()).as(context).isEqualTo(ply);
        if (ending == null) {
            assertThat(ruling.verdict()).as(context).isEqualTo(Verdict.OPEN);
            return;
        }
        assertThat(ruling.verdict().status()).as(context).isEqualTo("ended");
        assertThat(ruling.ruleId()).as(context).isEqualTo(ending.rule());
        assertThat(ruling.outcome()).as(context).isEqualTo(switch (ending.winner()) {
            case "white" -> new Outcome.Win(Chessmen.WHITE);
            case "black" -> new Outcome.Win(Chessmen.BLACK);
            default -> Outcome.DRAW;
        });
        assertThat(ruling.claimable()).as(context).isEmpty();
        if (!ending.moments().isEmpty()) {
            assertThat(ruling.findings().getFirst().plies()).as(context).isEqualTo(ending.moments());
        }
    }

    private static void compareRecord(GameRecord record, SlowGame game, int ply, Supplier<String> context) {
        List<Integer> occurrences = game.occurrences(ply);
        assertThat(record.occurrences(ply)).as(context).isEqualTo(occurrences);
        assertThat(record.occurrence(ply)).as(context).isEqualTo(occurrences.size());
        List<Integer> lookalikes = game.lookalikes(ply);
        assertThat(record.lookalikes(ply)).as(context).isEqualTo(lookalikes);
        assertThat(record.lookOccurrence(ply)).as(context).isEqualTo(lookalikes.size());
    }

    private void compareClaims(
            Referee<ChessBoard> fast, Ruling ruling, Set<String> slow, SlowGame game, int ply, Supplier<String> context) {
        ChessBoard board = fast.board();
        List<String> offered = ruling.claimable().stream()
                .map(open -> open.claim() + (open.announced() == null ? "" : " " + Chessmen.move(board, open.announced())))
                .sorted()
                .toList();
        assertThat(offered).as(context).isEqualTo(List.copyOf(slow));
        assertThat(ruling.claimable()).as(context).allMatch(open -> open.by() == fast.next());
        for (Rule<ChessBoard> rule : fast.rulebook().rules()) {
            if (rule instanceof Rule.Claimed<ChessBoard> claimed) {
                var granted = new TreeSet<String>();
                for (String move : game.positions.get(ply).moves()) {
                    if (isGranted(claimed, fast, fast.next(), move)) {
                        granted.add(claimed.claim() + " " + move);
                    }
                }
                count("claim " + claimed.claim() + " announced", !granted.isEmpty());
                if (isGranted(claimed, fast, fast.next(), "")) {
                    granted.add(claimed.claim());
                    count("claim " + claimed.claim(), true);
                }
                slow.stream().filter(claim -> !claim.startsWith(claimed.claim())).forEach(granted::add);
                assertThat(granted).as(context).isEqualTo(slow);
                assertThat(isGranted(claimed, fast, fast.next() ^ 1, "")).as(context).isFalse();
            }
        }
    }

    private static boolean isGranted(Rule.Claimed<ChessBoard> rule, Referee<ChessBoard> referee, int by, String move) {
        OptionalInt announced = move.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Chessmen.play(referee.board(), move));
        return rule.examine(referee, new Act.Claim(by, rule.claim(), announced, move)) instanceof ClaimAnswer.Granted;
    }

    /** All that could be claimed at a moment, and the first moment at which something looked like a third occurrence. */
    private static void note(Set<String> noted, Set<String> claims, SlowReferee slow, int ply) {
        for (String claim : claims) {
            // Where fifty moves are on the board, no move need be announced.
            if (!claim.startsWith("fifty ") || !claims.contains("fifty")) {
                noted.add(ply + " " + claim);
            }
        }
        if (slow.lookAlike(ply).isPresent() && noted.stream().noneMatch(entry -> entry.endsWith(" not the same"))) {
            noted.add(ply + " not the same");
        }
    }

    private void compareNoted(Ruling ruling, Set<String> noted, SlowReferee slow, Supplier<String> context) {
        var found = new TreeSet<String>();
        for (Finding finding : Chessmen.findings(ruling, "claimable")) {
            Map<String, Object> values = finding.values();
            Object one = values.get("move");
            Object moves = values.getOrDefault("moves", one == null ? List.of("") : List.of(one));
            for (Object move : (List<?>) moves) {
                assertThat(found.add((values.get("ply") + " " + values.get("claim") + " " + move).strip())).as(context).isTrue();
            }
        }
        for (Finding finding : Chessmen.findings(ruling, "not-the-same")) {
            int moment = finding.plies().getLast();
            assertThat(found.add(moment + " not the same")).as(context).isTrue();
            SlowReferee.LookAlike lookAlike = slow.lookAlike(moment).orElseThrow();
            assertThat(finding.plies()).as(context).isEqualTo(lookAlike.moments());
            assertThat(differences((NotTheSame) finding)).as(context).isEqualTo(lookAlike.differences());
            if (moment == ruling.plies()) {
                for (NotTheSame.Difference difference : ((NotTheSame) finding).differences()) {
                    count("not the same " + difference.differs(), true);
                }
            }
        }
        assertThat(found).as(context).isEqualTo(noted);
    }

    /** The differences as the slow referee writes them; the rook is named in words only. */
    private static Set<String> differences(NotTheSame finding) {
        var context = new TreeSet<String>();
        for (NotTheSame.Difference difference : finding.differences()) {
            String rook = difference.text().replaceFirst(".* with the rook on ([a-h][18])\\b.*", " $1");
            context.add(difference.earlier().ply() + "-" + difference.later().ply() + " " + difference.differs() + " " + difference.madeAt()
                    + (difference.differs().equals("castling") ? rook : ""));
        }
        return context;
    }
}
