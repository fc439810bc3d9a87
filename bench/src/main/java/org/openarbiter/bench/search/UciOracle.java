package org.openarbiter.bench.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.bench.run.Program;

/** Another program that speaks UCI, asked for its two best lines; to be closed, which ends it. */
final class UciOracle implements AutoCloseable {
    private static final Pattern INFO =
            Pattern.compile("info .*?\\bmultipv ([12]) .*?score (cp|mate) (-?\\d+) (?!.*bound).*?\\bpv (\\S+).*");

    private final Process process;
    private final Writer in;
    private final BufferedReader out;

    /**
     * A line it found.
     *
     * @param move its first move, as the program writes it
     * @param mate in how many moves it mates, below 0 if it is mated; 0 if it sees no mate
     * @param centipawns its score where it sees no mate
     */
    record Line(String move, int mate, int centipawns) {}

    /** Starts a program with options, each {@code name NAME value VALUE}. */
    UciOracle(Program program, List<String> options) throws IOException {
        process = program.open();
        in = process.outputWriter(StandardCharsets.UTF_8);
        out = process.inputReader(StandardCharsets.UTF_8);
        tell("uci");
        await("uciok", new ArrayList<>());
        for (String option : options) {
            tell("setoption " + option);
        }
        tell("setoption name MultiPV value 2");
    }

    /** Its best line, and the second best if there is one, after this number of nodes. */
    List<Line> best(String fen, long nodes) throws IOException {
        tell("ucinewgame");
        tell("position fen " + fen);
        tell("go nodes " + nodes);
        List<Line> lines = new ArrayList<>();
        await("bestmove", lines);
        return lines;
    }

    private void tell(String line) throws IOException {
        in.write(line + "\n");
        in.flush();
    }

    private void await(String word, List<Line> lines) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(word)) {
                return;
            }
            Matcher info = INFO.matcher(line);
            if (info.matches()) {
                int rank = Integer.parseInt(info.group(1)) - 1;
                boolean mate = info.group(2).equals("mate");
                int value = Integer.parseInt(info.group(3));
                Line found = new Line(info.group(4), mate ? value : 0, mate ? 0 : value);
                if (rank < lines.size()) {
                    lines.set(rank, found);
                } else {
                    lines.add(found);
                }
            }
        }
        throw new IOException("the program ended before it said " + word);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
