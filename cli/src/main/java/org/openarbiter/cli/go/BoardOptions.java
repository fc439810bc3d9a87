package org.openarbiter.cli.go;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.wire.BoardFile;
import picocli.CommandLine.Option;

/** The options for the board on which a game begins and for its players. */
public final class BoardOptions {
    private static final List<String> COLORS = List.of("R", "G", "Y", "O", "P", "C");
    private static final int MOST_PLAYERS = 64;

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            description = "The board: 3x1 (columns first), ring:5, torus:4x4, …, or a JSON file with points and edges.")
    private @Nullable String board;

    @Option(names = "--players", paramLabel = "N", defaultValue = "2", description = "The number of players: B, W, then R, G, Y, …")
    private int players = 2;

    @Option(names = "--setup", paramLabel = "STONES", description = "Stones at the start, such as \"B:A1,B2 W:C3\".")
    private String setup = "";

    @Option(names = "--to", paramLabel = "PLAYER", description = "Who plays first.")
    private @Nullable String to;

    /** The board by its name; empty for the usual one. */
    public String name() {
        return board == null ? "" : board;
    }

    /** Whether anything is asked for that not every game has. */
    public boolean isGiven() {
        return board != null || players != 2 || !setup.isEmpty() || to != null;
    }

    /** Who plays. */
    public Seats seats(Game<?> game) throws Fault {
        if (players < 2 || players > MOST_PLAYERS) {
            throw Fault.usage("--players must be from 2 to " + MOST_PLAYERS + ", not " + players);
        }
        List<String> names = new ArrayList<>(game.seats().names());
        while (names.size() < players) {
            int extra = names.size() - game.seats().count();
            names.add(extra < COLORS.size() ? COLORS.get(extra) : "P" + (names.size() + 1));
        }
        Seats seats = game.seats(names);
        if (seats == null) {
            throw Fault.usage(game.name() + " is not played by " + players);
        }
        return seats;
    }

    /** A board at that start. */
    public <B extends Board> B board(Game<B> game, Seats seats) throws Fault {
        try {
            return game.board(new Start(null, shape(), setup(), to, seats, false), null);
        } catch (StartException e) {
            throw Fault.usage("--" + e.field() + ": " + e.found() + "; expected " + e.expected());
        } catch (InputException e) {
            throw Fault.usage("--board, column " + e.column() + ": " + e.reason());
        }
    }

    private Start.@Nullable Shape shape() throws Fault {
        String name = board;
        if (name == null) {
            return null;
        }
        if (!name.toLowerCase(Locale.ROOT).endsWith(".json")) {
            return new Start.Shape.Named(name);
        }
        try {
            return BoardFile.read(Files.readAllBytes(Path.of(name)));
        } catch (InputException e) {
            throw Fault.input(name + ", column " + e.column() + ": " + e.reason());
        } catch (IOException e) {
            throw Fault.input(Compression.reason(name, e));
        }
    }

    private Map<String, List<String>> setup() throws Fault {
        Map<String, List<String>> stones = new LinkedHashMap<>();
        for (String part : setup.isBlank() ? new String[0] : setup.strip().split(" +")) {
            int colon = part.indexOf(':');
            if (colon < 1 || colon == part.length() - 1) {
                throw Fault.usage("--setup: '" + part + "' should read PLAYER:POINT,POINT");
            }
            List<String> points = List.of(part.substring(colon + 1).split(",", -1));
            stones.computeIfAbsent(part.substring(0, colon), player -> new ArrayList<>()).addAll(points);
        }
        return stones;
    }
}
