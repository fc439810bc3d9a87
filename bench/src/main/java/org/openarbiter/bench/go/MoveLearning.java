package org.openarbiter.bench.go;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.openarbiter.bench.run.Program;
import org.openarbiter.dragons.player.MoveTraining;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.notation.GoFormats;

/** Learns the weights of {@code genmove}'s first guesses from games, and counts how many moves of other games they expect. */
public final class MoveLearning {
    /** One game in this number is not learned from, but shows how many of its moves are expected. */
    private static final int HELD_BACK = 8;
    /** The first moves of a game are often at random, or by heart. */
    private static final int OPENING_PLIES = 4;
    private static final RecordFormat<GoBoard> SGF = GoFormats.all().getFirst();
    private static final Path WEIGHTS = Path.of("dragons/src/main/resources/org/openarbiter/dragons/player/moves.txt");

    private final int every;
    private final MoveTraining learned;
    private final MoveTraining heldBack;
    private int games;
    private int positions;

    private MoveLearning(int every, long seed) {
        this.every = every;
        learned = new MoveTraining(seed);
        heldBack = new MoveTraining(seed);
    }

    /**
     * Learns from files of games on rectangles.
     *
     * @param every takes one position in this number, from 1
     * @param write whether the weights go into the project
     */
    public static void run(List<Path> files, int every, long seed, boolean write) throws IOException {
        if (every < 1) {
            throw new IllegalArgumentException("--every " + every + " is less than 1");
        }
        MoveLearning learning = new MoveLearning(every, seed);
        for (Path file : files) {
            learning.read(file);
        }
        System.out.printf(Locale.ROOT, "%d games, %d positions to learn from, %d held back%n", learning.games, learning.learned.size(),
                learning.heldBack.size());
        String weights = learning.learned.learn();
        if (learning.heldBack.size() > 0) {
            System.out.printf(Locale.ROOT, "the likeliest move was played in %.1f %% of those held back, with an analysis in %.1f %%%n",
                    learning.heldBack.percent(weights, false), learning.heldBack.percent(weights, true));
        }
        if (write) {
            String names = String.join(" ", files.stream().map(Path::toString).toList());
            String head = """
                    ; What the traits of a move are worth to genmove, as logarithms: a trait, its degree (for rings what stands around the point from the
                    ; top left: X own stones, O the opponent's, . nothing, # the edge), the weight on a board whose latest move is known, and the weight
                    ; where an analysis is known instead. Made by: bench/run train-moves --every %d --seed %d --write %s
                    """.formatted(every, seed, names);
            Files.writeString(Program.root().resolve(WEIGHTS), head + weights);
        }
    }

    private void read(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file)); RecordFormat.Splitter splitter = SGF.split(in)) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                learn(SGF.read(raw, false));
                games++;
            }
        } catch (InputException | PlayException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    private void learn(RecordedGame<GoBoard> game) throws InputException, PlayException {
        MoveTraining training = games % HELD_BACK == HELD_BACK - 1 ? heldBack : learned;
        GoBoard board = game.start();
        int latest = ReadingBoard.PASS;
        for (int ply = 0; ply < game.plies(); ply++) {
            int seat = game.by(ply, board.toMove());
            ReadingBoard before = ReadingBoard.of(board);
            int played = game.play(ply, board);
            board.play(seat, played);
            int point = played < before.points() ? played : ReadingBoard.PASS;
            if (point != ReadingBoard.PASS && ply >= OPENING_PLIES && positions++ % every == 0) {
                training.add(before, seat, latest, point);
            }
            latest = point;
        }
    }
}
