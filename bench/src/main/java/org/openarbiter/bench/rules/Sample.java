package org.openarbiter.bench.rules;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;

/** The same games for every benchmark: engine games of all lengths, and {@link #PLIES} plies of them resolved. */
public final class Sample {
    /** How many plies the resolved games have together; the last of them is cut short. */
    public static final int PLIES = 4096;

    /** Their game. */
    public static final Chess CHESS = new Chess();
    /** Their format. */
    public static final RecordFormat<ChessBoard> PGN = CHESS.formats().getFirst();

    private Sample() {}

    /** The games as they are cut out of their file. */
    public static List<RawGame> rawGames() throws IOException {
        InputStream file = Objects.requireNonNull(Sample.class.getResourceAsStream("games.pgn"));
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = PGN.split(file)) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                games.add(game);
            }
        }
        return games;
    }

    /** The plays of games, {@link #PLIES} in all. */
    public static List<int[]> plays() throws IOException, InputException, PlayException {
        List<int[]> games = new ArrayList<>();
        int left = PLIES;
        for (RawGame raw : rawGames()) {
            int[] plays = Arrays.copyOf(plays(PGN.read(raw, false)), Math.min(left, PGN.read(raw, false).plies()));
            games.add(plays);
            left -= plays.length;
            if (left == 0) {
                return games;
            }
        }
        throw new IllegalStateException(left + " plies are wanting");
    }

    /** One game of {@link #PLIES} plies in which two knights go to and fro, so that every position but four repeats one. */
    public static List<int[]> shuffle() throws PlayException {
        ChessBoard board = ChessBoard.start();
        String[] round = {"g1f3", "g8f6", "f3g1", "f6g8"};
        int[] plays = new int[PLIES];
        for (int ply = 0; ply < PLIES; ply++) {
            plays[ply] = board.parse(round[ply % round.length]);
            board.play(board.toMove(), plays[ply]);
        }
        return List.of(plays);
    }

    /** A rulebook by its name without the game. */
    public static Rulebook<ChessBoard> rulebook(String name) throws RulebookException {
        return CHESS.rulebook(name);
    }

    private static int[] plays(RecordedGame<ChessBoard> game) throws PlayException {
        ChessBoard board = game.start();
        int[] plays = new int[game.plies()];
        for (int index = 0; index < plays.length; index++) {
            plays[index] = game.play(index, board);
            board.play(board.toMove(), plays[index]);
        }
        return plays;
    }
}
