package org.openarbiter.cli;

import java.util.Locale;
import org.openarbiter.rules.core.Board;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter perft}: counts the sequences of legal plays of a given length. */
@Command(name = "perft", description = "Counts the sequences of exactly DEPTH legal plays.")
final class PerftCommand extends CliCommand {
    /** Far beyond what anybody can wait for, and no danger to the stack. */
    private static final int DEEPEST = 99;

    @Option(names = "--fen", paramLabel = "FEN", defaultValue = "startpos", description = "The position to start from.")
    private String fen = "startpos";

    @Option(names = "--divide", description = "Show the count below each play.")
    private boolean divide;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String game = "";

    @Parameters(index = "1", paramLabel = "DEPTH", description = "How many plays, from 0 to 99.")
    private int depth;

    PerftCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault {
        Game<?> known = RulebookChoice.game(game);
        if (depth < 0 || depth > DEEPEST) {
            throw Fault.usage("DEPTH is from 0 to " + DEEPEST + ", not " + depth);
        }
        try {
            Board board = known.board(fen);
            long start = System.nanoTime();
            long nodes = divide && depth > 0 ? divide(board) : board.perft(depth);
            double seconds = (System.nanoTime() - start) / 1e9;
            terminal().line("nodes " + nodes);
            terminal().line(String.format(Locale.ROOT, "seconds %.3f", seconds));
            return 0;
        } catch (InputException e) {
            throw Fault.usage("--fen, column " + e.column() + ": " + e.message() + "; expected " + e.expected());
        }
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
