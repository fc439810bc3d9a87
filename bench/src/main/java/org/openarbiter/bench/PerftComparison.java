package org.openarbiter.bench;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.notation.FenException;

/**
 * Our perft against Stockfish's, one thread, both counting the last ply in bulk.
 *
 * <p>Three times are taken in each round: ours as a process, ours in this virtual machine, which is warm after the first round,
 * and Stockfish's. From the time of a process that of the same process with depth 1 is subtracted, which leaves the counting and,
 * for ours, the compiling on the way.
 */
final class PerftComparison {
    private final Task task;
    private final Program arbiter = Program.arbiter();
    private final Program stockfish;
    private final Series ours = new Series();
    private final Series warm = new Series();
    private final Series theirs = new Series();
    private final Series ratio = new Series();
    private final Series warmRatio = new Series();
    private long counted;

    private PerftComparison(Task task, Program stockfish) {
        this.task = task;
        this.stockfish = stockfish;
    }

    static void run(List<Task> tasks, int pairs) throws IOException {
        Optional<Program> stockfish = Program.find("stockfish");
        if (stockfish.isEmpty()) {
            System.out.println("stockfish is not installed: nothing to compare with");
            return;
        }
        System.out.println("stockfish " + stockfish.get().firstLine());
        for (Task task : tasks) {
            new PerftComparison(task, stockfish.get()).run(pairs);
        }
    }

    private void run(int pairs) throws IOException {
        counted = board().perft(task.depth());
        for (int pair = 0; pair < pairs; pair++) {
            double our = ours(task.depth()) - ours(1);
            double their = theirs(task.depth()) - theirs(1);
            double ourWarm = warmSeconds();
            ours.add(counted / our / 1e6);
            warm.add(counted / ourWarm / 1e6);
            theirs.add(counted / their / 1e6);
            ratio.add(their / our);
            warmRatio.add(their / ourWarm);
        }
        System.out.printf(Locale.ROOT, "%n%s, %,d nodes, %d pairs, million nodes a second%n", task.name(), counted, pairs);
        System.out.println("  arbiter, process   " + ours.text("%7.1f"));
        System.out.println("  arbiter, warm      " + warm.text("%7.1f"));
        System.out.println("  stockfish          " + theirs.text("%7.1f"));
        System.out.println("  ratio, process     " + ratio.text("%7.2f"));
        System.out.println("  ratio, warm        " + warmRatio.text("%7.2f"));
    }

    private double ours(int depth) throws IOException {
        return arbiter.seconds("perft", "chess", "--fen", task.fen(), Integer.toString(depth));
    }

    private double theirs(int depth) throws IOException {
        return stockfish.seconds("position fen " + task.fen() + "\ngo perft " + depth + "\n", "Nodes searched");
    }

    private double warmSeconds() {
        ChessBoard board = board();
        long start = System.nanoTime();
        long nodes = board.perft(task.depth());
        double seconds = (System.nanoTime() - start) / 1e9;
        if (nodes != counted) {
            throw new IllegalStateException("counted " + nodes + " and " + counted);
        }
        return seconds;
    }

    private ChessBoard board() {
        try {
            return ChessBoard.of(task.fen());
        } catch (FenException e) {
            throw new IllegalStateException(e);
        }
    }
}
