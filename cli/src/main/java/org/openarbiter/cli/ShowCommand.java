package org.openarbiter.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Board;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Options;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.core.RawGame;
import org.openarbiter.rules.core.RecordedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter show}: the board of a game at a ply, and what can be said of it there. */
@Command(name = "show", description = "Shows the board of a game at a ply, in the terminal or as a picture.")
final class ShowCommand extends CliCommand {
    @Option(names = "--game", paramLabel = "N", defaultValue = "1", description = "Which game of the file; default 1.")
    private int number = 1;

    @Option(names = "--ply", paramLabel = "N", description = "After how many plies; by default at the end.")
    private @Nullable Integer ply;

    @Option(names = "--rules", paramLabel = "ID", description = "The rulebook.")
    private String rules = "";

    @Option(names = "--svg", paramLabel = "OUT", description = "Write the board as a picture to OUT.")
    private @Nullable Path svg;

    @Option(names = "--ascii", description = "Draw with letters only.")
    private boolean ascii;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "auto", description = "The format of the file.")
    private String format = "auto";

    @Parameters(paramLabel = "FILE", description = "A file of games; - is standard input.")
    private String file = "";

    ShowCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        Path picture = svg;
        if (picture != null) {
            OutputFiles.refuseInputs(picture, List.of(file));
        }
        RulebookChoice choice = RulebookChoice.of(rules.isEmpty() ? List.of() : List.of(rules));
        try (Archive archive = Archive.open(file, format, choice.game())) {
            if (number < 1) {
                throw Fault.usage("--game wants a number from 1 on, not " + number);
            }
            RawGame raw = archive.next();
            int games = 0;
            while (raw != null && ++games < number) {
                raw = archive.next();
            }
            if (raw == null) {
                throw Fault.usage("--game " + number + ": " + file + " has " + games + (games == 1 ? " game" : " games"));
            }
            show(archive.read(raw, false), archive.placeOf(raw), choice);
            return 0;
        } catch (InputException e) {
            throw Fault.input(file + ", " + RulingText.place(e.line(), e.column()) + ": " + e.message()
                    + (e.expected().isEmpty() ? "" : "; expected " + e.expected()));
        }
    }

    private <B extends Board> void show(ReadGame<B> game, String place, RulebookChoice choice)
            throws Fault, InputException, IOException {
        RecordedGame<B> record = game.record();
        Integer wanted = ply;
        int until = wanted == null ? record.plies() : wanted;
        if (until < 0 || until > record.plies()) {
            throw Fault.usage("--ply " + until + ": this game has " + record.plies() + " plies");
        }
        B board = record.start();
        int last = -1;
        String lastText = "";
        int made = 0;
        for (; made < until; made++) {
            try {
                last = record.play(made, board);
            } catch (PlayException e) {
                terminal().line(Terminal.clean(
                        "ply " + (made + 1) + ", '" + record.written(made) + "', cannot be played: " + e.reason()));
                break;
            }
            lastText = game.game().notation(board, last);
            board.play(record.by(made, board.toMove()), last);
        }
        List<Integer> marked = made == 0 ? List.of() : List.of(last);
        String named = game.id();
        StringBuilder text = new StringBuilder();
        ReadGame<B> prefix = new ReadGame<>(
                game.game(), game.seats(), new Prefix<>(record, made, wanted == null), game.line(), named, game.rulesFault());
        new RulingText(terminal(), false)
                .write(named == null ? place : named, new Judge(choice, Options.DEFAULT).judge(prefix), text);
        terminal().line(made == 0 ? "at the start" : "after ply " + made + ", " + Terminal.clean(lastText));
        game.game().picture().lines(board, marked, terminal().style(ascii)).forEach(terminal()::line);
        terminal().line(board.toText());
        terminal().writer().print(text);
        Path out = svg;
        if (out != null) {
            Files.writeString(out, game.game().picture().svg(board, marked));
        }
    }
}
