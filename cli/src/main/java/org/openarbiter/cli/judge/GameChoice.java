package org.openarbiter.cli.judge;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Reached;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.FormatNames;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import picocli.CommandLine.Option;

/** The options that choose one game of a file, and a ply of it. */
public final class GameChoice {
    @Option(names = "--game", paramLabel = "N", defaultValue = "1", description = "The number of the game in the file (default: ${DEFAULT-VALUE}).")
    private int number = 1;

    @Option(names = "--ply", paramLabel = "N", description = "Stop after N plies (default: at the end).")
    private @Nullable Integer ply;

    @Option(
            names = "--move",
            paramLabel = "N",
            description = "Stop after move N as players number it: 26w or 26b (26r for Red), 26 for both sides' move; or the move itself: 26...Ra4.")
    private @Nullable String move;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "auto",
            completionCandidates = FormatNames.class,
            description = "The format of the file: auto, ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private String format = "auto";

    public GameChoice() {}

    /**
     * A game that was chosen.
     *
     * @param name its own, or its place in the file
     */
    public record Chosen<B extends Board>(ReadGame<B> game, String name) {}

    /** Whether a ply or a move was asked for. */
    public boolean atPly() {
        return ply != null || move != null;
    }

    /** What is read of the file, while it is open. */
    public interface Use {
        void with(Chosen<?> chosen) throws Fault, InputException, IOException;
    }

    /**
     * Reads the game of a file and does something with it.
     *
     * @param file its path, or {@code -}
     * @param expected the game that the file is expected to hold; null for any
     */
    public void use(String file, @Nullable Game<?> expected, Use use) throws Fault, IOException {
        try (Archive archive = Inputs.open(file, format, expected)) {
            RawGame raw = raw(archive, file);
            ReadGame<?> game = archive.read(raw, false);
            String named = game.id();
            use.with(new Chosen<>(game, named == null ? archive.placeOf(raw) : named));
        } catch (ArchiveException e) {
            throw Fault.input(Inputs.reason(e));
        } catch (InputException e) {
            throw Fault.input(file + place(e.line(), e.column()) + ": " + e.reason());
        }
    }

    /** Says on standard error what was read leniently, and where. */
    public static void tellLiberties(String file, ReadGame<?> game) {
        for (Liberty liberty : game.record().liberties()) {
            Terminal.tell(file + place(liberty.line(), liberty.column()) + ": read leniently: " + Terminal.clean(liberty.text()));
        }
    }

    private static String place(long line, int column) {
        return line > 0 ? ", " + RulingText.place(line, column) : "";
    }

    private RawGame raw(Archive archive, String file) throws Fault, ArchiveException {
        if (number < 1) {
            throw Fault.usage("--game: expected 1 or more, not " + number);
        }
        RawGame raw = archive.next();
        int games = 0;
        while (raw != null && ++games < number) {
            raw = archive.next();
        }
        if (games == 0) {
            throw Fault.input(file + " contains no games");
        }
        if (raw == null) {
            throw Fault.usage("--game " + number + ": " + file + " has " + games + (games == 1 ? " game" : " games"));
        }
        return raw;
    }

    /** Plays a game up to the ply that was asked for, or as far as it can be played. */
    public <B extends Board> Reached<B> reach(ReadGame<B> game) throws Fault {
        RecordedGame<B> record = game.record();
        if (ply != null && move != null) {
            throw Fault.usage("--ply or --move, not both");
        }
        Integer wanted = ply;
        int until = move != null ? MoveNumber.parse(move).plyIn(game) : wanted == null ? record.plies() : wanted;
        if (until < 0 || until > record.plies()) {
            String expected = until < 0 ? ": expected 0 or more; this game has " : ": this game has ";
            throw Fault.usage("--ply " + until + expected + record.plies() + (record.plies() == 1 ? " ply" : " plies"));
        }
        return Reached.of(game, until);
    }
}
