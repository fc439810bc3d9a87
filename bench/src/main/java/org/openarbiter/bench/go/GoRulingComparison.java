package org.openarbiter.bench.go;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.openarbiter.bench.run.Program;
import org.openarbiter.bench.run.Series;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.notation.GoFormats;

/**
 * Whole archives of Go through {@code arbiter judge --rules go:psk} and through {@code gnugo --positional-superko}, from the start
 * of the process to its end, with what they print thrown away.
 *
 * <p>GNU Go replays a game in two ways: by a command {@code play} for each play, which checks superko, or by {@code loadsgf}, which
 * reads the record by itself and does not check superko whatever the options (version 3.8). Both are measured and compared with ours.
 */
public final class GoRulingComparison {
    private static final RecordFormat<GoBoard> SGF = GoFormats.all().getFirst();
    private static final String RULES = "go:psk";
    /** The largest board of GNU Go. */
    private static final int LARGEST = 19;

    private final List<String> files;
    private final Program gnugo;
    private final Path folder;
    private final Series ours = new Series();
    private final Series played = new Series();
    private final Series loaded = new Series();
    private final Series ratioToPlayed = new Series();
    private final Series ratio = new Series();
    private int games;
    private long plies;

    private GoRulingComparison(List<String> files, Program gnugo, Path folder) {
        this.files = files;
        this.gnugo = gnugo;
        this.folder = folder;
    }

    /** Compares on one archive: these files, and the files named {@code *.sgf} in these folders. */
    public static void run(List<String> paths, int pairs) throws IOException {
        Optional<Program> gnugo = Program.find("gnugo");
        if (gnugo.isEmpty()) {
            System.out.println("gnugo is not installed: nothing to compare with");
            return;
        }
        System.out.println(gnugo.get().firstLine("--version"));
        Path folder = Files.createTempDirectory("judge-go");
        try {
            new GoRulingComparison(files(paths), gnugo.get(), folder).run(pairs);
        } finally {
            delete(folder);
        }
    }

    private static List<String> files(List<String> paths) throws IOException {
        List<String> files = new ArrayList<>();
        for (String path : paths) {
            try (Stream<Path> inside = Files.walk(Path.of(path))) {
                inside.filter(Files::isRegularFile)
                        .map(Path::toString)
                        .filter(file -> file.equals(path) || file.endsWith(".sgf"))
                        .sorted()
                        .forEach(files::add);
            }
        }
        return files;
    }

    private void run(int pairs) throws IOException {
        Path plays = folder.resolve("plays.gtp");
        Path loads = folder.resolve("loads.gtp");
        try (BufferedWriter play = Files.newBufferedWriter(plays);
                BufferedWriter load = Files.newBufferedWriter(loads)) {
            for (String file : files) {
                write(file, play, load);
            }
            play.write("quit\n");
            load.write("quit\n");
        }
        List<String> judge = new ArrayList<>(List.of("judge", "--rules", RULES));
        judge.addAll(files);
        for (int pair = 0; pair < pairs; pair++) {
            double our = Program.arbiter().seconds(judge.toArray(String[]::new));
            double playing = replay(plays);
            double loading = replay(loads);
            ours.add(games / our);
            played.add(games / playing);
            loaded.add(games / loading);
            ratioToPlayed.add(playing / our);
            ratio.add(Math.min(playing, loading) / our);
        }
        System.out.printf(Locale.ROOT, "%n%,d games, %,d plies, %s, %d pairs, games a second%n", games, plies, RULES, pairs);
        System.out.println("  arbiter judge               " + ours.text("%,9.0f"));
        System.out.println("  gnugo, play                 " + played.text("%,9.0f"));
        System.out.println("  gnugo, loadsgf, no superko  " + loaded.text("%,9.0f"));
        System.out.println("  ratio to play               " + ratioToPlayed.text("%9.2f"));
        System.out.println("  ratio to the faster         " + ratio.text("%9.2f"));
    }

    private double replay(Path commands) throws IOException {
        return gnugo.seconds("--mode", "gtp", "--positional-superko", "--gtp-input", commands.toString());
    }

    private void write(String file, BufferedWriter play, BufferedWriter load) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(file)));
                RecordFormat.Splitter splitter = SGF.split(in)) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                Path alone = folder.resolve(games++ + ".sgf");
                Files.write(alone, List.of(new String(raw.bytes(), raw.from(), raw.to() - raw.from(), UTF_8)));
                load.write("loadsgf " + alone + "\n");
                commands(SGF.read(raw, false), play);
            }
        } catch (InputException | PlayException e) {
            throw new IllegalArgumentException(file + ", game " + games + ": " + e.getMessage(), e);
        }
    }

    /** Set-up stones are played, too: GTP has no other way to put them. */
    private void commands(RecordedGame<GoBoard> game, BufferedWriter play) throws IOException, PlayException {
        GoBoard board = game.start();
        int size = board.topology().width();
        if (size == 0 || size > LARGEST || size != board.topology().height()) {
            throw new IllegalArgumentException("game " + games + " is on a board that GNU Go does not have: " + board.topology().name());
        }
        play.write("boardsize " + size + "\nclear_board\n");
        for (int point = 0; point < board.topology().size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                put(play, board, board.stoneAt(point), point);
            }
        }
        for (int index = 0; index < game.plies(); index++) {
            int code = game.play(index, board);
            int by = game.by(index, board.toMove());
            put(play, board, by, code);
            board.play(by, code);
            plies++;
        }
    }

    private static void put(BufferedWriter play, GoBoard board, int by, int code) throws IOException {
        play.write("play " + board.seats().name(by) + " " + board.text(code) + "\n");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
