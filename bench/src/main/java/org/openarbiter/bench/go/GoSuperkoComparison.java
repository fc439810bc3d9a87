package org.openarbiter.bench.go;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openarbiter.bench.run.Program;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.notation.GoFormats;

/**
 * The first play of each game that superko forbids, by our referee and by {@code gnugo}, under positional and under situational superko.
 *
 * <p>A file is SGF, or a table with tabs between its columns and their names in the first line; then the column {@value #COLUMN} has
 * the plays of a game on 19x19 as nodes of SGF.
 */
public final class GoSuperkoComparison {
    private static final RecordFormat<GoBoard> SGF = GoFormats.all().getFirst();
    private static final Go GO = new Go();
    private static final String COLUMN = "main_line";

    private final Program gnugo;
    private final String form;
    private final String option;
    private int games;
    private int rejecting;
    private int alike;

    private GoSuperkoComparison(Program gnugo, String form, String option) {
        this.gnugo = gnugo;
        this.form = form;
        this.option = option;
    }

    /** Compares on all games of these files. */
    public static void run(List<String> files) throws IOException {
        Optional<Program> gnugo = Program.find("gnugo");
        if (gnugo.isEmpty()) {
            System.out.println("gnugo is not installed: nothing to compare with");
            return;
        }
        System.out.println(gnugo.get().firstLine("--version"));
        new GoSuperkoComparison(gnugo.get(), "psk", "--positional-superko").compare(files);
        new GoSuperkoComparison(gnugo.get(), "ssk", "--situational-superko").compare(files);
    }

    private void compare(List<String> files) throws IOException {
        for (String file : files) {
            try (InputStream in = file.endsWith(".tsv") ? table(Path.of(file)) : Files.newInputStream(Path.of(file));
                    RecordFormat.Splitter splitter = SGF.split(in)) {
                for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                    games++;
                    compare(file + "#" + raw.number(), SGF.read(raw, false));
                }
            } catch (InputException | PlayException e) {
                throw new IllegalArgumentException(file + ", game " + games + ": " + e.getMessage(), e);
            }
        }
        System.out.printf(
                Locale.ROOT, "%s: the same first forbidden play, or none, in %d of %d games; %d have one%n", form, alike, games, rejecting);
    }

    private static InputStream table(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int column = List.of(lines.getFirst().split("\t", -1)).indexOf(COLUMN);
        if (column < 0) {
            throw new IllegalArgumentException(file + " has no column " + COLUMN);
        }
        StringBuilder games = new StringBuilder();
        for (String line : lines.subList(1, lines.size())) {
            games.append("(;SZ[19]").append(line.split("\t", -1)[column]).append(")\n");
        }
        return new ByteArrayInputStream(games.toString().getBytes(UTF_8));
    }

    private void compare(String name, RecordedGame<GoBoard> game) throws IOException, PlayException {
        GoBoard board = game.start();
        Rulebook<GoBoard> book = GO.rulebooks().stream().filter(one -> one.id().name().equals(form)).findFirst().orElseThrow();
        Referee<GoBoard> referee = new Referee<>(book, GO.seats(), Options.DEFAULT, board);
        List<String> commands = new ArrayList<>(List.of("boardsize " + board.topology().width(), "clear_board"));
        for (int point = 0; point < board.topology().size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                commands.add("play " + board.seats().name(board.stoneAt(point)) + " " + board.pointName(point));
            }
        }
        int before = commands.size();
        int ours = 0;
        for (int index = 0; index < game.plies() && ours == 0; index++) {
            int play = game.play(index, board);
            int by = game.by(index, board.toMove());
            commands.add("play " + board.seats().name(by) + " " + board.text(play));
            referee.act(new Act.Play(by, play));
            boolean forbidden = !referee.ruling().violations().isEmpty();
            ours = forbidden ? index + 1 : 0;
        }
        int theirs = gnugo.firstRefused(commands, "--mode", "gtp", option) + 1 - before;
        rejecting += ours > 0 ? 1 : 0;
        if (ours == Math.max(theirs, 0)) {
            alike++;
        } else {
            System.out.println("  " + form + " " + name + ": ours " + ours + ", theirs " + Math.max(theirs, 0));
        }
    }
}
