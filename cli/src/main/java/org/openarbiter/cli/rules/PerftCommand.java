package org.openarbiter.cli.rules;

import java.util.Locale;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.go.BoardOptions;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter perft}: counts the sequences of legal plays of a given length. */
@Command(name = "perft", header = "Counts the sequences of exactly DEPTH legal plays.")
public final class PerftCommand extends CliCommand {
    /** Far beyond what anybody can wait for, and no danger to the stack. */
    private static final int DEEPEST = 99;

    private static final String USUAL = "startpos";

    @Option(names = "--fen", paramLabel = "FEN", defaultValue = USUAL, description = "The position to start from.")
    private String fen = USUAL;

    @Mixin
    private BoardOptions options = new BoardOptions();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            description = "Count what this rulebook allows, until it ends the game. Go always counts under a rulebook (default: its first).")
    private @Nullable String rules;

    @Option(names = "--divide", description = "Print the count below each play.")
    private boolean divide;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String game = "";

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The number of plays, 0 to 99.")
    private int depth;

    public PerftCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault {
        Game<?> known = Inputs.game(game);
        if (depth < 0 || depth > DEEPEST) {
            throw Fault.usage("DEPTH must be from 0 to " + DEEPEST + ", not " + depth);
        }
        return count(known);
    }

    private <B extends Board> int count(Game<B> known) throws Fault {
        if (options.isGiven() && !known.hasPoints()) {
            throw Fault.usage("--board, --setup, --to and --players are for Go; --fen gives the position of another game");
        }
        if (options.isGiven() && !fen.equals(USUAL)) {
            throw Fault.usage("either --fen or --board");
        }
        Seats seats = options.seats(known);
        B board = options.isGiven() ? options.board(known, seats) : fromText(known);
        long nodes;
        long start;
        if (rules == null && !known.hasPoints()) {
            tellShallower(board::perft);
            start = System.nanoTime();
            nodes = divide && depth > 0 ? divide(board) : board.perft(depth);
        } else {
            Referee<B> referee = new Referee<>(rulebook(known), seats, Options.DEFAULT, board);
            referee.remember();
            tellShallower(shallower -> count(referee, shallower));
            start = System.nanoTime();
            nodes = divide && depth > 0 ? divide(referee) : count(referee, depth);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        terminal().line("nodes " + nodes);
        terminal().line(String.format(Locale.ROOT, "seconds %.3f", seconds));
        return 0;
    }

    /** On a terminal, the counts of the smaller depths on the way: they take little of the time, and show how long the last may take. */
    private void tellShallower(IntToLongFunction perft) {
        for (int shallower = 1; shallower < depth && terminal().progress(); shallower++) {
            long start = System.nanoTime();
            long nodes = perft.applyAsLong(shallower);
            Terminal.tell(String.format(Locale.ROOT, "depth %d: nodes %d, seconds %.3f", shallower, nodes, (System.nanoTime() - start) / 1e9));
        }
    }

    private <B extends Board> B fromText(Game<B> known) throws Fault {
        try {
            return known.board(fen);
        } catch (InputException e) {
            throw Fault.usage("--fen, column " + e.column() + ": " + e.reason());
        }
    }

    private <B extends Board> Rulebook<B> rulebook(Game<B> known) throws Fault {
        String wanted = rules;
        if (wanted == null) {
            return known.rulebooks().getFirst();
        }
        try {
            return known.rulebook(wanted);
        } catch (RulebookException e) {
            throw Fault.rulebook(wanted, e);
        }
    }

    /** The number of play sequences of a length that the referee allows; none where the game has ended before. */
    private static long count(Referee<?> referee, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (referee.isClosed() || referee.phase() == Phase.SCORING) {
            return 0;
        }
        int[] plays = referee.legalPlays();
        if (depth == 1) {
            return plays.length;
        }
        int by = referee.next();
        long nodes = 0;
        for (int play : plays) {
            referee.act(new Act.Play(by, play));
            nodes += count(referee, depth - 1);
            referee.stepBack();
        }
        return nodes;
    }

    private long divide(Referee<?> referee) {
        long nodes = 0;
        int by = referee.next();
        for (int play : referee.isClosed() ? new int[0] : referee.legalPlays()) {
            String text = referee.board().text(play);
            referee.act(new Act.Play(by, play));
            long below = count(referee, depth - 1);
            referee.stepBack();
            terminal().line(text + " " + below);
            nodes += below;
        }
        return nodes;
    }

    private long divide(Board board) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            String text = board.text(plays[i]);
            board.play(board.toMove(), plays[i]);
            long below = board.perft(depth - 1);
            board.undo();
            terminal().line(text + " " + below);
            nodes += below;
        }
        return nodes;
    }
}
