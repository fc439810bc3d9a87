package org.openarbiter.bench.rules;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openarbiter.bench.run.Program;
import org.openarbiter.bench.run.Series;
import org.openarbiter.rules.core.board.Board;

/**
 * Our perft against that of another program, one thread, both counting the last ply in bulk: Stockfish's in chess,
 * Fairy-Stockfish's in xiangqi.
 *
 * <p>Three times are taken in each round: ours as a process, ours in this virtual machine, which is warm after the first round,
 * and the other's. From the time of a process that of the same process with depth 1 is subtracted, which leaves the counting and,
 * for ours, the compiling on the way.
 */
public final class PerftComparison {
    private final Task task;
    private final Program arbiter = Program.arbiter();
    private final String rivalName;
    private final Program rival;
    private final Series ours = new Series();
    private final Series warm = new Series();
    private final Series theirs = new Series();
    private final Series ratio = new Series();
    private final Series warmRatio = new Series();
    private long counted;

    private PerftComparison(Task task, String rivalName, Program rival) {
        this.task = task;
        this.rivalName = rivalName;
        this.rival = rival;
    }

    /** Compares perft with a peer program on each of some positions, in pairs of runs, and prints the ratios; says where the peer is not installed. */
    public static void run(List<Task> tasks, int pairs) throws IOException {
        for (Task task : tasks) {
            String name = task.game().equals("chess") ? "stockfish" : "fairy-stockfish";
            Optional<Program> rival = Program.find(name);
            if (rival.isPresent()) {
                System.out.println("\n" + name + " " + rival.get().firstLine());
                new PerftComparison(task, name, rival.get()).run(pairs);
            } else {
                System.out.println(name + " is not installed: nothing to compare " + task.name() + " with");
            }
        }
    }

    private void run(int pairs) throws IOException {
        counted = task.board().perft(task.depth());
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
        System.out.printf(Locale.ROOT, "%s, %,d nodes, %d pairs, million nodes a second%n", task.name(), counted, pairs);
        System.out.println("  arbiter, process   " + ours.text("%7.1f"));
        System.out.println("  arbiter, warm      " + warm.text("%7.1f"));
        System.out.printf(Locale.ROOT, "  %-18s %s%n", rivalName, theirs.text("%7.1f"));
        System.out.println("  ratio, process     " + ratio.text("%7.2f"));
        System.out.println("  ratio, warm        " + warmRatio.text("%7.2f"));
    }

    private double ours(int depth) throws IOException {
        return arbiter.seconds("perft", task.game(), "--fen", task.fen(), Integer.toString(depth));
    }

    private double theirs(int depth) throws IOException {
        String variant = task.game().equals("chess") ? "" : "setoption name UCI_Variant value " + task.game() + "\n";
        return rival.seconds(variant + "position fen " + task.fen() + "\ngo perft " + depth + "\n", "Nodes searched");
    }

    private double warmSeconds() {
        Board board = task.board();
        long start = System.nanoTime();
        long nodes = board.perft(task.depth());
        double seconds = (System.nanoTime() - start) / 1e9;
        if (nodes != counted) {
            throw new IllegalStateException("counted " + nodes + " and " + counted);
        }
        return seconds;
    }
}
