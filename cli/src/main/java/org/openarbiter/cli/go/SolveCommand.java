package org.openarbiter.cli.go;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.search.solve.Solution;
import org.openarbiter.search.solve.Solver;
import org.openarbiter.search.solve.UnsolvableException;
import org.openarbiter.wire.SolutionJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter solve}: proves the value of a small Go board. */
@Command(name = "solve", description = "Proves the value of a small Go board: the first player's points minus the second's, with best play by both.")
public final class SolveCommand extends CliCommand {
    private static final int LEAST_MEGABYTES = 32;

    @Mixin
    private BoardOptions board = new BoardOptions();

    @Option(names = "--rules", paramLabel = "ID", required = true, description = "The rulebook, such as go:psk or go:kee?refreshing=no.")
    private String rules = "";

    @Option(names = "--moves", paramLabel = "MOVES", description = "Plays made before, such as \"A1 B2 pass\".")
    private String moves = "";

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "" + Solver.USUAL_NODES,
            description = "The number of positions that may be searched (default: ${DEFAULT-VALUE}).")
    private long nodes = Solver.USUAL_NODES;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            defaultValue = "" + Solver.USUAL_MEGABYTES,
            description = "About how many megabytes may be used (default: ${DEFAULT-VALUE}). When they are used up, the answer is what has been proved so far.")
    private int megabytes = Solver.USUAL_MEGABYTES;

    @Option(names = "--json", description = "Answer as a JSON object.")
    private boolean json;

    public SolveCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault {
        if (board.name().isEmpty()) {
            throw Fault.usage("--board is required");
        }
        if (nodes < 1) {
            throw Fault.usage("--nodes is 1 or more, not " + nodes);
        }
        if (megabytes < LEAST_MEGABYTES) {
            throw Fault.usage("--memory is " + LEAST_MEGABYTES + " or more, not " + megabytes);
        }
        Go go = new Go();
        Seats seats = board.seats(go);
        GoBoard start = board.board(go, seats);
        try {
            Rulebook<GoBoard> rulebook = go.rulebook(rules);
            tell(rulebook, Solver.solve(start, rulebook, plays(start), nodes, megabytes));
            return 0;
        } catch (RulebookException e) {
            throw Fault.rulebook(rules, e);
        } catch (UnsolvableException e) {
            throw Fault.usage(String.valueOf(e.getMessage()));
        }
    }

    private List<Integer> plays(GoBoard start) throws Fault {
        List<Integer> plays = new ArrayList<>();
        for (String move : moves.isBlank() ? new String[0] : moves.strip().split(" +")) {
            try {
                plays.add(start.parse(move));
            } catch (PlayException e) {
                throw Fault.usage("--moves: '" + move + "' " + e.getMessage());
            }
        }
        return plays;
    }

    private void tell(Rulebook<GoBoard> rulebook, Solution solution) {
        if (json) {
            terminal().line(SolutionJson.line(
                    board.name(), rulebook.id().toString(), solution.lower(), solution.upper(), solution.line(), solution.nodes()));
            return;
        }
        if (solution.isSolved()) {
            terminal().line("value " + signed(solution.value()));
            terminal().line("best  " + (solution.line().isEmpty() ? "-" : solution.line().getFirst()));
            terminal().line("line  " + String.join(", ", solution.line()));
        } else {
            terminal().line("not solved: between " + signed(solution.lower()) + " and " + signed(solution.upper())
                    + (solution.isFull() ? " (memory used up; allow more with --memory)" : " (allow more with --nodes)"));
        }
        terminal().line("nodes " + solution.nodes());
    }

    /** A difference of points with its sign, from the first player's side. */
    private static String signed(double value) {
        String number = value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%s", value);
        return value > 0 ? "+" + number : number;
    }
}
