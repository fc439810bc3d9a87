package org.openarbiter.bench.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openarbiter.bench.rules.PlayedLine;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.search.repetition.CountingTable;
import org.openarbiter.search.repetition.Detector;
import org.openarbiter.search.repetition.DistanceChain;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.repetition.MoveChain;
import org.openarbiter.search.repetition.OpenAddressing;
import org.openarbiter.search.repetition.OpenFlags;
import org.openarbiter.search.repetition.PrintedMoveChain;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a scheme of detecting repetitions costs a ply of a game of chess: entered, asked, and left again when the game is over.
 *
 * <p>Moves and keys are worked out before. {@code -p file=FILE.pgn.gz} takes other games than the sample,
 * {@code -p keys=signature} keys from a code.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RepetitionBenchmark {
    private static final int PLIES = 8_192;
    private static final int SQUARES = 64;
    private static final int SQUARE_BITS = 6;
    private static final int FLAG_BITS = 16;

    /** Which scheme. */
    @Param({
        "key-list", "distance-chain", "counting-table", "open-addressing", "open-flags", "whole-game", "boxed-map",
        "move-chain-printed", "move-chain"
    })
    public String scheme = "key-list";

    /** All games, or those with fifty moves of each side without capture and pawn move in a row. */
    @Param({"all", "long"})
    public String games = "all";

    /** Which numbers make the keys. */
    @Param("zobrist")
    public String keys = "zobrist";

    /** A file of PGN; none for the sample. */
    @Param("")
    public String file = "";

    private List<PlayedLine> lines = List.of();
    private Detector detector = new KeyList();
    private boolean signatures;

    /** Where the next ply is. */
    private PlayedLine line = new PlayedLine(ChessBoard.start(), 0);
    private int game;
    private int ply;

    /** For chained moves what stood on the board after each ply, and the rights; empty for the other schemes. */
    private byte[][] boards = {};
    private long[][] rights = {};

    /** Reads the games. */
    @Setup
    public void prepare() throws Exception {
        signatures = keys.equals("signature");
        lines = PlayedLine.read(file).stream().filter(one -> one.plies() > 0 && (games.equals("all") || one.isLong())).toList();
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("no such game in the file");
        }
        detector = detector();
        game = lines.size() - 1;
        line = lines.get(game);
        ply = line.plies();
    }

    private Detector detector() {
        return switch (scheme) {
            case "key-list" -> new KeyList();
            case "distance-chain" -> new DistanceChain();
            case "counting-table" -> new CountingTable();
            case "open-addressing" -> new OpenAddressing();
            case "open-flags" -> new OpenFlags(FLAG_BITS);
            case "whole-game" -> new PlainDetectors.WholeGame();
            case "boxed-map" -> new PlainDetectors.BoxedMap();
            case "move-chain-printed" -> new PrintedMoveChain(SQUARE_BITS);
            case "move-chain" -> moveChain();
            default -> throw new IllegalArgumentException("no scheme " + scheme);
        };
    }

    private Detector moveChain() {
        boards = new byte[lines.size()][];
        rights = new long[lines.size()][];
        for (int i = 0; i < boards.length; i++) {
            PlayedLine one = lines.get(i);
            boards[i] = new byte[(one.plies() + 1) * SQUARES];
            rights[i] = new long[one.plies() + 1];
            ChessBoard board = one.start().copy();
            for (int at = 0; at <= one.plies(); at++) {
                if (at > 0) {
                    board.play(board.toMove(), one.moves()[at - 1]);
                }
                rights[i][at] = board.rights();
                for (int square = 0; square < SQUARES; square++) {
                    boards[i][at * SQUARES + square] = (byte) board.pieceAt(square);
                }
            }
        }
        return new MoveChain(square -> boards[game][ply * SQUARES + square], () -> rights[game][ply], SQUARE_BITS);
    }

    /** A ply. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public int ply() {
        int repeated = 0;
        int left = PLIES;
        while (left > 0) {
            if (ply == line.plies()) {
                begin();
            }
            int until = Math.min(ply + left, line.plies());
            left -= until - ply;
            repeated += play(until);
        }
        return repeated;
    }

    /** Goes on in the game up to a ply; tells how many positions have stood before. */
    private int play(int until) {
        int[] moves = line.moves();
        long[] keysOfLine = keys();
        boolean[] reversible = line.reversible();
        int repeated = 0;
        while (ply < until) {
            int move = ply++;
            detector.enter(moves[move], keysOfLine[ply], reversible[move]);
            repeated += detector.back() > 0 ? 1 : 0;
        }
        return repeated;
    }

    private void begin() {
        while (detector.plies() > 0) {
            detector.leave();
        }
        game = game + 1 == lines.size() ? 0 : game + 1;
        line = lines.get(game);
        ply = 0;
        detector.begin(keys()[0]);
    }

    private long[] keys() {
        return signatures ? line.signatures() : line.keys();
    }
}
