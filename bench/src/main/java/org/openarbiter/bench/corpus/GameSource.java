package org.openarbiter.bench.corpus;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openarbiter.bench.run.Program;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.notation.GoFormats;

/** The games that problems are taken from: records, or games that gnugo plays with itself after a few moves at random. */
final class GameSource {
    private static final int MOST_PLIES = 400;
    private static final RecordFormat<GoBoard> SGF = GoFormats.all().getFirst();

    private GameSource() {}

    /** The positions along a game that gnugo plays with itself, the same for the same seed. */
    static List<ReadingBoard> played(Program gnugo, int side, int first, int level, long seed) throws IOException {
        Random random = new Random(seed);
        ReadingBoard board = ReadingBoard.of(Problem.topology(side));
        List<ReadingBoard> positions = new ArrayList<>();
        try (Program.Talk talk = gnugo.talk("--mode", "gtp", "--level", Integer.toString(level), "--seed", Long.toString(seed))) {
            talk.ask("boardsize " + side);
            int passes = 0;
            for (int ply = 0; ply < MOST_PLIES && passes < 2; ply++) {
                int color = ply % 2;
                String move = ply < first ? random(board, random, color, talk) : talk.ask("genmove " + "bw".charAt(color)).substring(1).strip();
                int point = board.topology().point(move);
                passes = point < 0 ? passes + 1 : 0;
                board.play(color, point < 0 ? ReadingBoard.PASS : point);
                positions.add(board.copy());
            }
        }
        return positions;
    }

    private static String random(ReadingBoard board, Random random, int color, Program.Talk talk) throws IOException {
        int point = random.nextInt(board.points());
        while (!board.isLegal(color, point)) {
            point = random.nextInt(board.points());
        }
        String move = board.topology().pointName(point);
        talk.ask("play " + "bw".charAt(color) + " " + move);
        return move;
    }

    /** The positions along the first game of a file, if it is one on a square. */
    static List<ReadingBoard> recorded(Path file) throws IOException {
        List<ReadingBoard> positions = new ArrayList<>();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file)); RecordFormat.Splitter splitter = SGF.split(in)) {
            RawGame raw = splitter.next();
            if (raw != null) {
                RecordedGame<GoBoard> game = SGF.read(raw, false);
                GoBoard board = game.start();
                for (int index = 0; index < game.plies(); index++) {
                    board.play(game.by(index, board.toMove()), game.play(index, board));
                    positions.add(ReadingBoard.of(board));
                }
            }
        } catch (InputException | PlayException e) {
            System.err.println(file + " is left out: " + e.getMessage());
        }
        return positions;
    }
}
