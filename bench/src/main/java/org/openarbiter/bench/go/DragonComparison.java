package org.openarbiter.bench.go;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.openarbiter.bench.run.Program;
import org.openarbiter.bench.run.Series;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.notation.GoFormats;

/**
 * Worms and dragons of positions of real 19x19 games, one thread: the {@link Analysis} of one {@link Analyst} a run against {@code
 * worm_data} and {@code dragon_data} of one {@code gnugo --level 10}.
 *
 * <p>A position is set up by the plays that lead to it, which is not measured. Games shorter than the ply asked for are left out.
 */
public final class DragonComparison {
    private static final RecordFormat<GoBoard> SGF = GoFormats.all().getFirst();
    private static final int MOST_POSITIONS = 40;
    private static final int SIDE = 19;
    private static final double TAIL = 0.9;

    private final List<GoBoard> boards = new ArrayList<>();
    private final List<List<String>> plays = new ArrayList<>();

    private DragonComparison() {}

    /** Compares on the first positions that these files, and the files named {@code *.sgf} in these folders, have after this number of plies. */
    public static void run(List<String> paths, int pairs, int ply) throws IOException {
        Optional<Program> gnugo = Program.find("gnugo");
        if (gnugo.isEmpty()) {
            System.out.println("gnugo is not installed: nothing to compare with");
            return;
        }
        System.out.println(gnugo.get().firstLine("--version"));
        DragonComparison comparison = new DragonComparison();
        for (String path : paths) {
            try (Stream<Path> inside = Files.walk(Path.of(path))) {
                for (Path file : inside.filter(each -> each.toString().endsWith(".sgf")).sorted().toList()) {
                    comparison.read(file, ply);
                }
            }
        }
        if (comparison.boards.isEmpty()) {
            throw new IllegalArgumentException("no game on 19x19 has " + ply + " plies");
        }
        comparison.compare(gnugo.get(), pairs, ply);
    }

    private void read(Path file, int ply) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
                RecordFormat.Splitter splitter = SGF.split(in)) {
            for (RawGame raw = splitter.next(); raw != null && boards.size() < MOST_POSITIONS; raw = splitter.next()) {
                RecordedGame<GoBoard> game = SGF.read(raw, false);
                if (game.plies() >= ply && game.start().topology().name().equals(SIDE + "x" + SIDE)) {
                    add(game, ply);
                }
            }
        } catch (InputException | PlayException e) {
            System.out.println(file + " is left out: " + e.getMessage());
        }
    }

    private void add(RecordedGame<GoBoard> game, int ply) throws PlayException {
        GoBoard board = game.start();
        List<String> commands = new ArrayList<>(List.of("boardsize " + SIDE, "clear_board"));
        for (int point = 0; point < board.topology().size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                commands.add("play " + board.seats().name(board.stoneAt(point)) + " " + board.pointName(point));
            }
        }
        for (int index = 0; index < ply; index++) {
            int by = game.by(index, board.toMove());
            int play = game.play(index, board);
            commands.add("play " + board.seats().name(by) + " " + board.text(play));
            board.play(by, play);
        }
        boards.add(board);
        plays.add(commands);
    }

    private void compare(Program gnugo, int pairs, int ply) throws IOException {
        List<Integer> dragons = boards.stream().map(board -> Analysis.of(board, Effort.TABLE).dragons().size()).toList();
        Series ours = new Series();
        Series theirs = new Series();
        for (int pair = 0; pair < pairs; pair++) {
            Analyst analyst = new Analyst(Effort.TABLE);
            for (int i = 0; i < boards.size(); i++) {
                long start = System.nanoTime();
                int found = analyst.analyze(boards.get(i)).dragons().size();
                ours.add((System.nanoTime() - start) / 1e6);
                if (found != dragons.get(i)) {
                    throw new IllegalStateException("two analyses of one position differ");
                }
            }
            try (Program.Talk talk = gnugo.talk("--mode", "gtp", "--level", "10")) {
                for (List<String> commands : plays) {
                    theirs.add(milliseconds(talk, commands));
                }
            }
        }
        System.out.printf(Locale.ROOT, "%n%d positions of 19x19 after %d plies, %d runs, milliseconds a position, one thread%n", boards.size(),
                ply, pairs);
        print("arbiter", ours, pairs);
        print("gnugo", theirs, pairs);
        System.out.printf(Locale.ROOT, "  ratio     in total %.2f  at p90 %.2f%n", theirs.sum() / ours.sum(),
                theirs.quantile(TAIL) / ours.quantile(TAIL));
    }

    private static double milliseconds(Program.Talk talk, List<String> commands) throws IOException {
        for (String command : commands) {
            talk.ask(command);
        }
        long start = System.nanoTime();
        talk.ask("worm_data");
        talk.ask("dragon_data");
        return (System.nanoTime() - start) / 1e6;
    }

    private static void print(String name, Series series, int pairs) {
        System.out.printf(Locale.ROOT, "  %-9s total %.0f ms a run, p90 %.1f, %s%n", name, series.sum() / pairs, series.quantile(TAIL),
                series.text("%.1f"));
    }
}
