package org.openarbiter.rules.xiangqi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.RandomGames;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.law.SlowJudge.Level;
import org.openarbiter.rules.xiangqi.law.SlowJudge.Result;
import org.openarbiter.rules.xiangqi.law.Twins.Law;

/**
 * The ruling on a repetition, with its levels, the class of every ply and every single chase, against the slow judge: on what
 * really happened in games, on the same with pieces exchanged for others, and on random shuffling.
 */
final class TwinTest {
    private static final int LONGEST = 60;
    private static final int GAMES = 300;

    /** A position and the moves that were made from it. */
    private record Line(String fen, List<String> moves) {}

    private static final List<Line> LINES = lines();

    @ParameterizedTest
    @EnumSource(Law.class)
    void agreesOnRealGames(Law law) throws InputException, PlayException {
        var tally = new Tally();
        for (Line line : LINES) {
            var twins = new Twins(law, line.fen);
            for (String move : line.moves) {
                if (!twins.isOver()) {
                    twins.play(move);
                }
            }
            assertThat(twins.isOver()).as(twins::toString).isTrue();
            tally.count(twins);
        }
        assertThat(tally.endings).isEqualTo(LINES.size());
        tally.mustHaveSeenEverything(law);
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void agreesOnRealGamesWithOtherPieces(Law law) throws InputException, PlayException {
        var random = new Random(173);
        var tally = new Tally();
        for (Line line : LINES) {
            var twins = new Twins(law, altered(line.fen, 1 + random.nextInt(4), random));
            for (String move : line.moves) {
                if (twins.isOver() || !isLegal(twins.board(), move)) {
                    break;
                }
                twins.play(move);
            }
            tally.count(twins);
        }
        tally.mustHaveSeenEverything(law);
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void agreesOnRandomShuffling(Law law) throws InputException, PlayException {
        var tally = new Tally();
        for (int game = 0; game < GAMES; game++) {
            var random = new Random(1_000_003L * game);
            Line line = LINES.get(random.nextInt(LINES.size()));
            var twins = new Twins(law, altered(thinned(line.fen, random), random.nextInt(6), random));
            shuffle(twins, random);
            tally.count(twins);
        }
        tally.mustHaveSeenEverything(law);
    }

    /** What came out, so that a test that stops meeting cases fails. */
    private static final class Tally {
        private final Map<Result, Integer> results = new EnumMap<>(Result.class);
        private final Set<Level> levels = new HashSet<>();
        private int endings;

        void count(Twins twins) {
            SlowJudge slow = twins.slow();
            results.merge(slow.result(), 1, Integer::sum);
            if (slow.result() != Result.OPEN) {
                endings++;
                levels.add(slow.level(true));
                levels.add(slow.level(false));
            }
        }

        void mustHaveSeenEverything(Law law) {
            assertThat(results).containsKeys(Result.DRAW, Result.RED_LOSES, Result.BLACK_LOSES);
            assertThat(levels).contains(Level.IDLE, Level.CHECK);
            assertThat(levels.contains(Level.CHASE)).isEqualTo(law != Law.CHECK_ONLY);
        }
    }

    /** Plays moves that threaten something, takes them back, and goes where the game has been before. */
    private static void shuffle(Twins twins, Random random) throws PlayException {
        XiangqiBoard board = twins.board();
        Set<Long> seen = new HashSet<>();
        int[] latest = {-1, -1};
        for (int ply = 0; ply < LONGEST && !twins.isOver(); ply++) {
            seen.add(2 * board.placementKey() + board.toMove());
            int[] quiet = quiet(board);
            if (quiet.length == 0) {
                break;
            }
            int seat = board.toMove();
            int play = purposeful(board, quiet, random);
            int back = latest[seat] < 0 ? -1 : Move.of(Move.to(latest[seat]), Move.from(latest[seat]));
            if (random.nextInt(10) < 6 && Arrays.stream(quiet).anyMatch(one -> one == back)) {
                play = back;
            }
            for (int one : quiet) {
                if (random.nextInt(10) < 8 && leadsBack(board, one, seen)) {
                    play = one;
                }
            }
            latest[seat] = play;
            twins.play(board.text(play));
        }
    }

    private static boolean leadsBack(XiangqiBoard board, int play, Set<Long> seen) {
        board.play(board.toMove(), play);
        boolean known = seen.contains(2 * board.placementKey() + board.toMove());
        board.undo();
        return known;
    }

    /** Of a few moves the one after which the mover attacks most and is attacked least. */
    private static int purposeful(XiangqiBoard board, int[] quiet, Random random) {
        int best = quiet[0];
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < 6; i++) {
            int play = quiet[random.nextInt(quiet.length)];
            int seat = board.toMove();
            board.play(seat, play);
            int value = attacks(board, seat) - attacks(board, seat ^ 1);
            board.undo();
            if (value > most) {
                most = value;
                best = play;
            }
        }
        return best;
    }

    private static int attacks(XiangqiBoard board, int seat) {
        int count = 0;
        for (int point = 0; point < Point.COUNT; point++) {
            boolean isVictim = board.pieceAt(point) != Piece.NONE && Piece.side(board.pieceAt(point)) != seat;
            count += isVictim && isAttacked(board, point, seat) ? 1 : 0;
        }
        return count;
    }

    private static boolean isAttacked(XiangqiBoard board, int point, int seat) {
        return IntStream.range(0, Point.COUNT)
                .anyMatch(from -> board.pieceAt(from) != Piece.NONE && Piece.side(board.pieceAt(from)) == seat
                        && board.attacks(from, point));
    }

    /** The legal moves that can be taken back: no captures, no steps of a pawn forward. */
    private static int[] quiet(XiangqiBoard board) {
        return Arrays.stream(RandomGames.plays(board))
                .filter(play -> board.pieceAt(Move.to(play)) == Piece.NONE)
                .filter(play -> Piece.kind(board.pieceAt(Move.from(play))) != Piece.PAWN
                        || Math.abs(Move.to(play) - Move.from(play)) == 1)
                .toArray();
    }

    private static boolean isLegal(XiangqiBoard board, String move) {
        return Arrays.stream(RandomGames.plays(board)).anyMatch(play -> board.text(play).equals(move));
    }

    /** The position without some of its pieces. */
    private static String thinned(String fen, Random random) {
        String text;
        int keep = 2 + random.nextInt(7);
        do {
            StringBuilder placement = new StringBuilder();
            for (char c : spread(fen)) {
                boolean isPiece = Character.isLetter(c) && c != 'k' && c != 'K';
                placement.append(isPiece && random.nextInt(10) >= keep ? '1' : c);
            }
            text = packed(placement.toString()) + fen.substring(fen.indexOf(' '));
        } while (!isPosition(text));
        return text;
    }

    /** The position with this number of rooks, cannons and horses exchanged for others of either side, or moved elsewhere. */
    private static String altered(String fen, int changes, Random random) {
        String text;
        do {
            char[] placement = spread(fen);
            for (int i = 0; i < changes; i++) {
                alter(placement, random);
            }
            text = packed(String.valueOf(placement)) + fen.substring(fen.indexOf(' '));
        } while (!isPosition(text));
        return text;
    }

    private static void alter(char[] placement, Random random) {
        int at = random.nextInt(placement.length);
        int to = random.nextInt(placement.length);
        boolean heavy = "rncRNC".indexOf(placement[at]) >= 0;
        if (heavy && random.nextBoolean()) {
            placement[at] = "rncRNC".charAt(random.nextInt(6));
        } else if (placement[to] == '1' && (heavy || placement[at] == '1')) {
            placement[to] = "rncRNC".charAt(random.nextInt(6));
            placement[at] = '1';
        }
    }

    /** The placement of a FEN with a one for every empty point. */
    private static char[] spread(String fen) {
        String placement = fen.substring(0, fen.indexOf(' '));
        for (int digit = 2; digit <= 9; digit++) {
            placement = placement.replace("" + digit, "1".repeat(digit));
        }
        return placement.toCharArray();
    }

    /** The placement as a FEN has it, with one number for a run of empty points. */
    private static String packed(String placement) {
        return Pattern.compile("1+").matcher(placement).replaceAll(run -> "" + run.group().length());
    }

    private static boolean isPosition(String fen) {
        try {
            return XiangqiBoard.of(fen).hasLegalPlay(fen.contains(" w ") ? 0 : 1);
        } catch (InputException e) {
            return false;
        }
    }

    private static List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        var stream = Objects.requireNonNull(TwinTest.class.getResourceAsStream("/xiangqi/threefolds.tsv"));
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line : reader.lines().toList()) {
                if (!line.startsWith("#")) {
                    String[] fields = line.split("\t", -1);
                    lines.add(new Line(fields[0] + " - - 0 1", List.of(fields[1].split(" ", -1))));
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return lines;
    }
}
