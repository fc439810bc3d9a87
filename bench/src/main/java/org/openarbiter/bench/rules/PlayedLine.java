package org.openarbiter.bench.rules;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.search.repetition.ChessSignature;
import org.openarbiter.search.repetition.PositionKeys;

/** A game of chess as a detector of repetition sees it. Its arrays are not copied; treat them as read-only. */
public final class PlayedLine {
    private static final int FIFTY_MOVES = 100;

    private final ChessBoard start;
    private final int[] moves;
    private final long[] keys;
    private final long[] signatures;
    private final boolean[] reversible;

    /** A game of this number of plies, which are yet to be filled in. */
    public PlayedLine(ChessBoard start, int plies) {
        this.start = start;
        moves = new int[plies];
        keys = new long[plies + 1];
        signatures = new long[plies + 1];
        reversible = new boolean[plies];
    }

    /** The games of a file of PGN, compressed with gzip if it is named so; without a name the sample games of this module. */
    public static List<PlayedLine> read(String file) throws IOException, InputException, PlayException {
        List<PlayedLine> lines = new ArrayList<>();
        try (InputStream in = open(file); RecordFormat.Splitter splitter = Sample.PGN.split(in)) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                lines.add(of(Sample.PGN.read(raw, false)));
            }
        }
        return lines;
    }

    private static InputStream open(String file) throws IOException {
        if (file.isEmpty()) {
            return Objects.requireNonNull(Sample.class.getResourceAsStream("games.pgn"));
        }
        InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(file)));
        return file.endsWith(".gz") ? new GZIPInputStream(in) : in;
    }

    private static PlayedLine of(RecordedGame<ChessBoard> game) throws PlayException {
        int plies = game.plies();
        var line = new PlayedLine(game.start(), plies);
        ChessBoard board = game.start();
        line.keys[0] = PositionKeys.of(board);
        line.signatures[0] = ChessSignature.of(board);
        for (int ply = 0; ply < plies; ply++) {
            line.moves[ply] = game.play(ply, board);
            board.play(board.toMove(), line.moves[ply]);
            line.keys[ply + 1] = PositionKeys.of(board);
            line.signatures[ply + 1] = ChessSignature.of(board);
            line.reversible[ply] = board.reversiblePlies() > 0;
        }
        return line;
    }

    /** Its first position. */
    public ChessBoard start() {
        return start;
    }

    /** Its moves. */
    public int[] moves() {
        return moves;
    }

    /** The key of each position, the first included. */
    public long[] keys() {
        return keys;
    }

    /** The same from a code instead of from random numbers. */
    public long[] signatures() {
        return signatures;
    }

    /** Whether each move can be part of a cycle. */
    public boolean[] reversible() {
        return reversible;
    }

    /** How many plies it has. */
    public int plies() {
        return moves.length;
    }

    /** Whether it has fifty moves of each side without capture and pawn move in a row. */
    public boolean isLong() {
        int run = 0;
        for (boolean one : reversible) {
            run = one ? run + 1 : 0;
            if (run == FIFTY_MOVES) {
                return true;
            }
        }
        return false;
    }
}
