package org.openarbiter.rules.janggi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.RandomGames;
import org.openarbiter.rules.janggi.board.SlowJanggi;

/** Repetitions are ruled as a plain tally has them, on seeded random games that seek checks and go back. */
final class RepetitionTwinTest {
    private static final int GAMES = 200;
    private static final int LONGEST = 80;
    private static final Set<String> RULES = Set.of("illegal-move", "checkmate", "perpetual-check", "repetition", "only-repetitions");
    private static final List<String> STARTS = List.of(
            "5k3/9/9/9/2p1p4/rr7/2P1P4/9/3K5/R7R w - - 0 1", "3k5/9/9/9/9/9/9/9/5K3/R8 w - - 0 1",
            "3k5/9/4r4/9/9/c8/9/4R4/9/C4K3 b - - 0 1", "4ka3/9/9/nn7/9/9/9/9/3K5/RR1C5 w - - 0 1");

    @ParameterizedTest
    @ValueSource(strings = {"kja", "kojf", "traditional", "pychess"})
    void repetitionsAreRuledAsThePlainTallyHasThem(String name) throws Exception {
        Map<String, Integer> met = new HashMap<>();
        for (int game = 0; game < GAMES; game++) {
            met.merge(play(rulebook(name), name, new Random(game), STARTS.get(game % STARTS.size())), 1, Integer::sum);
        }
        assertThat(met.getOrDefault("repetition", 0)).as("%s", met).isGreaterThan(10);
        if (!name.equals("kojf") && !name.equals("traditional")) {
            assertThat(met.getOrDefault("0", 0) + met.getOrDefault("1", 0)).as("%s", met).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "kakao")
    void whatRepeatsIsForbiddenWhereThePlainTallySaysSo(String name) throws Exception {
        int[] met = new int[2];
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(game);
            String start = STARTS.get(game % STARTS.size());
            Referee<JanggiBoard> referee = new Referee<>(rulebook(name), Seats.of("cho", "han"), Options.DEFAULT, JanggiBoard.of(start));
            SlowJanggi slow = SlowJanggi.of(start);
            List<String> stood = new ArrayList<>(List.of(slow.key()));
            List<Integer> before = new ArrayList<>();
            for (int ply = 0; ply < LONGEST && !isMate(referee.verdict()); ply++) {
                JanggiBoard board = referee.board();
                Set<String> allowed = new TreeSet<>();
                for (int play : referee.legalPlays()) {
                    allowed.add(board.text(play));
                }
                Set<String> expected = slow.moves(false);
                int all = expected.size();
                SlowJanggi now = slow;
                expected.removeIf(move -> !isPass(move) && stood.stream().filter(now.after(move).key()::equals).count() >= 2);
                assertThat(allowed).as("%s %s", start, before.stream().map(board::text).toList()).isEqualTo(expected);
                met[0] += all - expected.size();
                assertThat(isCornered(referee.verdict())).isEqualTo(all > 0 && expected.isEmpty());
                if (expected.isEmpty()) {
                    met[1] += all > 0 ? 1 : 0;
                    break;
                }
                int play = choose(board, referee.legalPlays(), before, random);
                before.add(play);
                slow.play(board.text(play));
                stood.add(slow.key());
                referee.act(new Act.Play(board.toMove(), play));
            }
        }
        assertThat(met[0]).as("forbidden moves").isGreaterThan(50);
        assertThat(met[1]).as("players who have only forbidden moves").isPositive();
    }

    private static boolean isPass(String move) {
        int second = move.startsWith("10", 1) ? 3 : 2;
        return move.substring(0, second).equals(move.substring(second));
    }

    private static Rulebook<JanggiBoard> rulebook(String name) throws Exception {
        return JanggiRulebooks.all().stream().filter(book -> book.id().name().equals(name)).findFirst().orElseThrow()
                .withRules(rules -> rules.stream().filter(rule -> RULES.contains(rule.id())).toList());
    }

    private static String play(Rulebook<JanggiBoard> rulebook, String name, Random random, String start) throws Exception {
        Referee<JanggiBoard> referee = new Referee<>(rulebook, Seats.of("cho", "han"), Options.DEFAULT, JanggiBoard.of(start));
        SlowRepetition slow = new SlowRepetition(name, start);
        List<Integer> before = new ArrayList<>();
        for (int ply = 0; ply < LONGEST; ply++) {
            JanggiBoard board = referee.board();
            int[] plays = RandomGames.plays(board);
            if (plays.length == 0) {
                return "mate";
            }
            int play = choose(board, plays, before, random);
            before.add(play);
            String text = board.text(play);
            referee.act(new Act.Play(board.toMove(), play));
            String expected = slow.play(text);
            if (isMate(referee.verdict())) {
                return "mate";
            }
            assertThat(described(referee.verdict())).as("%s %s %s", name, start, before.stream().map(board::text).toList()).isEqualTo(expected);
            if (!expected.equals("open")) {
                return expected;
            }
        }
        return "open";
    }

    /** A check, if it is Cho's turn and chance wants it, else a move back, else any move. */
    private static int choose(JanggiBoard board, int[] plays, List<Integer> before, Random random) {
        int mine = before.size() < 2 ? Move.NONE : before.get(before.size() - 2);
        boolean any = random.nextInt(20) > 17;
        int[] back = Arrays.stream(plays).filter(play -> Move.from(play) == Move.to(mine) && Move.to(play) == Move.from(mine)).toArray();
        int[] checks = Arrays.stream(plays).filter(play -> board.toMove() == 0 && checks(board, play)).toArray();
        int[] choice = any ? plays : checks.length > 0 ? checks : back.length > 0 ? back : plays;
        return choice[random.nextInt(any ? choice.length : Math.min(choice.length, 2))];
    }

    private static boolean checks(JanggiBoard board, int play) {
        board.play(board.toMove(), play);
        boolean check = board.inCheck();
        board.undo();
        return check;
    }

    private static boolean isCornered(Verdict verdict) {
        return verdict instanceof Verdict.Referred referred && referred.rule().id().equals("only-repetitions");
    }

    private static boolean isMate(Verdict verdict) {
        return verdict instanceof Verdict.Ended ended && ended.rule().id().equals("checkmate")
                || verdict instanceof Verdict.Referred referred && referred.rule().id().equals("checkmate");
    }

    private static String described(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Ended ended when ended.rule().id().equals("perpetual-check") ->
                ended.outcome() instanceof Outcome.Win win ? String.valueOf(win.winner() ^ 1) : "none";
            case Verdict.Ended ended -> "repetition";
            case Verdict.Referred referred -> "repetition";
            default -> "open";
        };
    }
}
