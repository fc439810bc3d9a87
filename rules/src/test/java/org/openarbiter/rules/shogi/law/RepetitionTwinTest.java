package org.openarbiter.rules.shogi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.RandomGames;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.PerpetualCheck;

/** Repetitions are ruled as the plain tally of each source has them, on seeded random games that seek checks and go back. */
final class RepetitionTwinTest {
    private static final int GAMES = 250;
    private static final int LONGEST = 120;
    private static final List<String> STARTS = List.of(
            "4k4/9/9/9/9/9/9/3R5/8K b - 1", "4k4/9/9/9/9/9/9/3R5/K8 w - 1", "3k5/9/9/1B7/9/9/9/8R/K8 b - 1",
            "r6k1/9/9/9/9/9/9/9/1K6R b - 1", "4k4/9/3G5/9/9/9/9/9/4K3r b 2P2p 1");

    @ParameterizedTest
    @EnumSource(PerpetualCheck.class)
    void repetitionsAreRuledAsThePlainTallyHasThem(PerpetualCheck reading) throws Exception {
        Map<String, Integer> met = new HashMap<>();
        Rulebook<ShogiBoard> rulebook = ShogiRulebooks.all().getFirst()
                .with("limit=none&perpetual-check=" + reading.name().toLowerCase(Locale.ROOT))
                .withRules(rules -> rules.stream().filter(rule -> !rule.id().equals("entered-king")).toList());
        for (int game = 0; game < GAMES; game++) {
            met.merge(play(rulebook, reading, new Random(game), STARTS.get(game % STARTS.size())), 1, Integer::sum);
        }
        assertThat(met.getOrDefault("undecided", 0)).as("%s", met).isGreaterThan(20);
        assertThat(met.getOrDefault("0", 0) + met.getOrDefault("1", 0)).as("%s", met).isGreaterThan(5);
    }

    private static String play(Rulebook<ShogiBoard> rulebook, PerpetualCheck reading, Random random, String start) throws Exception {
        Referee<ShogiBoard> referee = new Referee<>(rulebook, Seats.of("black", "white"), Options.DEFAULT, ShogiBoard.of(start));
        SlowRepetition slow = new SlowRepetition(reading, start);
        List<Integer> before = new ArrayList<>();
        for (int ply = 0; ply < LONGEST; ply++) {
            ShogiBoard board = referee.board();
            int[] plays = RandomGames.plays(board);
            if (plays.length == 0) {
                return "mate";
            }
            int play = choose(board, plays, before, random);
            before.add(play);
            String text = board.text(play);
            referee.act(new Act.Play(board.toMove(), play));
            String expected = slow.play(text);
            if (referee.verdict() instanceof Verdict.Ended ended && ended.rule().id().matches("checkmate|no-legal-move")) {
                return "mate";
            }
            assertThat(described(referee.verdict())).as("%s %s", start, before.stream().map(board::text).toList()).isEqualTo(expected);
            if (!expected.equals("open")) {
                return expected;
            }
        }
        return "open";
    }

    /** A move back, if there is one and chance wants it, or a check, or any move. */
    private static int choose(ShogiBoard board, int[] plays, List<Integer> before, Random random) {
        int wish = random.nextInt(20);
        int mine = before.size() < 2 ? Move.NONE : before.get(before.size() - 2);
        int[] usual = Arrays.stream(plays).filter(play -> wish > 17
                || (board.toMove() == Piece.BLACK ? checks(board, play) : back(play, mine))).toArray();
        int[] some = usual.length == 0 ? Arrays.stream(plays).filter(play -> back(play, mine)).toArray() : usual;
        int[] choice = some.length == 0 ? plays : some;
        return choice[random.nextInt(Math.min(choice.length, 2))];
    }

    private static boolean back(int play, int mine) {
        return mine != Move.NONE && !Move.isDrop(play) && Move.from(play) == Move.to(mine) && Move.to(play) == Move.from(mine);
    }

    private static boolean checks(ShogiBoard board, int play) {
        board.play(board.toMove(), play);
        boolean check = board.inCheck();
        board.undo();
        return check && !Move.promotes(play);
    }

    private static String described(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Ended ended -> ended.outcome() instanceof Outcome.Win win ? String.valueOf(win.winner() ^ 1) : "undecided";
            case Verdict.Referred referred -> "both";
            default -> "open";
        };
    }
}
