package org.openarbiter.cli.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.judge.DragonDeadStones;
import org.openarbiter.match.Adjudication;
import org.openarbiter.match.EngineSpec;
import org.openarbiter.match.FileFault;
import org.openarbiter.match.GameRecords;
import org.openarbiter.match.Journal;
import org.openarbiter.match.Match;
import org.openarbiter.match.MatchFault;
import org.openarbiter.match.MatchJson;
import org.openarbiter.match.MatchPlan;
import org.openarbiter.match.Opening;
import org.openarbiter.match.Openings;
import org.openarbiter.match.PlayedGame;
import org.openarbiter.match.MatchConditions;
import org.openarbiter.match.TimeControl;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter match}: games between two engines, refereed. */
@Command(
        name = "match",
        header = "Plays a refereed match between two engines.",
        description = {
            "The engines play pairs of games from the same opening with colors swapped. The referee decides every game by the"
                    + " rulebook and says why; illegal moves, time losses, crashes and hangs lose.",
            "An engine is given as its command, followed as needed by name=, proto=uci|ucci|xboard|gtp, dir=, tc=, ranks=0|1 (how"
                    + " it counts the ranks of xiangqi), option.NAME=VALUE; quotation marks keep a word together.",
            "Example: arbiter match --engine 'stockfish option.UCI_LimitStrength=true' --engine 'gnuchess --uci'"
                    + " --tc 1+0.01 --pairs 10"
        })
public final class MatchCommand extends CliCommand {
    private static final int ENGINES = 2;
    private static final int SPRT_VALUES = 2;
    private static final double PERCENT = 100;
    private static final double MOST_RISK = 50;
    private static final int RESIGN_MOVES = 3;

    @Option(names = "--engine", paramLabel = "ENGINE", description = "An engine; give it twice.")
    private List<String> engines = new ArrayList<>();

    @Mixin
    private GameRules rules = new GameRules();

    @Option(
            names = "--tc",
            paramLabel = "CONTROL",
            description = "Time control: 60+0.6 (seconds and increment), 40/1:30 (moves in minutes:seconds), move=0.1 (seconds), nodes=N, depth=N (default: ${DEFAULT-VALUE}).")
    private String control = "1+0.01";

    @Option(names = "--pairs", paramLabel = "N", description = "The number of pairs of games (default: ${DEFAULT-VALUE}).")
    private int pairs = 5;

    @Option(names = "--openings", paramLabel = "FILE",
            description = "Openings as EPD, FEN, PGN or SGF (default: the standard starting position).")
    private String openings = "";

    @Option(
            names = "--opening-plies",
            paramLabel = "N",
            description = "The number of plies taken from a recorded opening (default: ${DEFAULT-VALUE}).")
    private int openingPlies = 8;

    @Option(names = "--shuffle", paramLabel = "SEED", description = "Shuffle the openings, with this seed.")
    private @Nullable Long shuffle;

    @Option(names = "--start", paramLabel = "POSITION", description = "One start position for all games, such as 9x9 in Go.")
    private String start = "";

    @Option(names = {"-j", "--concurrency"}, paramLabel = "N", description = "The number of games at once (default: ${DEFAULT-VALUE}).")
    private int concurrency = 1;

    @Option(names = "--margin", paramLabel = "MS",
            description = "Forgive a move that is this many milliseconds late (default: ${DEFAULT-VALUE}).")
    private long margin = 20;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "Wait this long for an engine when no clock runs (default: ${DEFAULT-VALUE}).")
    private int patience = 30;

    @Option(
            names = "--resign",
            paramLabel = "CP",
            description = "End a game as won when both engines agree for three moves that one side leads by CP centipawns or more.")
    private int resign;

    @Option(
            names = "--draw",
            paramLabel = "CP",
            description = "End a game as drawn when both engines score it within CP centipawns of even for eight moves, from move 40 on.")
    private @Nullable Integer draw;

    @Option(names = "--quiet-plies", paramLabel = "N", description = "End a game as drawn after N reversible plies.")
    private int quietPlies;

    @Option(names = "--most-plies", paramLabel = "N", description = "End a game as drawn after N plies.")
    private int mostPlies;

    @Option(names = "--sprt", arity = "2", paramLabel = "ELO",
            description = "Stop when a sequential test between these two Elo differences is decided.")
    private double[] sprt = new double[0];

    @Option(
            names = "--elo-model",
            paramLabel = "MODEL",
            description = "The Elo model of the test: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Sprt.Model model = Sprt.Model.LOGISTIC;

    @Option(names = "--risk", paramLabel = "PERCENT", description = "The probability of each kind of error in the test (default: ${DEFAULT-VALUE}).")
    private double risk = 5;

    @Option(
            names = "--out",
            paramLabel = "PREFIX",
            description = "Write the match to PREFIX.jsonl, its records to PREFIX.pgn or PREFIX.sgf, its result to PREFIX.json. Run"
                    + " the same command to resume an interrupted match.")
    private String out = "";

    @Option(names = "--transcript", paramLabel = "FILE", description = "Write everything the engines send and receive to FILE.")
    private String transcript = "";

    public MatchCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, InterruptedException {
        return match(rules.game());
    }

    private <B extends Board> int match(Game<B> game) throws Fault, InterruptedException {
        if (engines.size() != ENGINES) {
            throw Fault.usage("expected two --engine options, found " + engines.size());
        }
        atLeast(1, "--pairs", pairs);
        atLeast(1, "--concurrency", concurrency);
        atLeast(1, "--patience", patience);
        atLeast(0, "--margin", margin);
        atLeast(0, "--opening-plies", openingPlies);
        atLeast(0, "--resign", resign);
        atLeast(0, "--draw", draw == null ? 0 : draw);
        atLeast(0, "--quiet-plies", quietPlies);
        atLeast(0, "--most-plies", mostPlies);
        if (!(risk > 0 && risk < MOST_RISK)) {
            throw Fault.usage("--risk is above 0 and below 50");
        }
        int processors = Runtime.getRuntime().availableProcessors();
        if (concurrency > processors) {
            Terminal.tell("-j " + concurrency + ": this machine has " + processors
                    + (processors == 1 ? " processor" : " processors")
                    + "; engines that have to wait for one lose time on their clocks");
        }
        try {
            return play(plan(game));
        } catch (MatchFault e) {
            throw Fault.input(e.reason());
        }
    }

    private static void atLeast(int least, String option, long value) throws Fault {
        if (value < least) {
            throw Fault.usage(option + ": expected " + least + " or more, not " + value);
        }
    }

    /** The match that the options ask for. Engines are started last, to be greeted: by then everything else makes sense. */
    private <B extends Board> MatchPlan<B> plan(Game<B> game) throws Fault, MatchFault {
        Rulebook<B> rulebook = rules.rulebook(game);
        Adjudication adjudication = new Adjudication(
                resign, RESIGN_MOVES, draw == null ? 0 : draw, draw == null ? 0 : 8, 40, quietPlies, mostPlies);
        MatchConditions<B> terms = new MatchConditions<>(
                game, rulebook, control(), adjudication, margin, Duration.ofSeconds(patience), new DragonDeadStones());
        List<Opening> openings = openings(game);
        Sprt test = test();
        if (!out.isEmpty()) {
            EngineOptions.checkFolder(Path.of(out + ".jsonl"));
        }
        if (!transcript.isEmpty()) {
            EngineOptions.checkFolder(Path.of(transcript));
        }
        EngineSpec first = EngineOptions.spec(engines.get(0), game);
        EngineSpec second = EngineOptions.spec(engines.get(1), game);
        return new MatchPlan<>(
                terms, EngineOptions.greeted(first, engines.get(0), game), EngineOptions.greeted(second, engines.get(1), game), openings,
                pairs, concurrency, test);
    }

    private TimeControl control() throws Fault {
        try {
            return TimeControl.parse(control);
        } catch (MatchFault e) {
            throw Fault.usage("--tc: " + e.reason());
        }
    }

    private List<Opening> openings(Game<?> game) throws Fault, MatchFault {
        if (!openings.isEmpty() && !start.isEmpty()) {
            throw Fault.usage("--openings or --start, not both");
        }
        if (!openings.isEmpty()) {
            List<Opening> read = Openings.read(game, Path.of(openings), openingPlies);
            return shuffle == null ? read : Openings.shuffled(read, shuffle);
        }
        if (start.isEmpty()) {
            return List.of(Opening.NONE);
        }
        try {
            return List.of(Openings.position(game, start));
        } catch (MatchFault e) {
            throw Fault.usage("--start: " + e.reason());
        }
    }

    private @Nullable Sprt test() throws Fault {
        if (sprt.length != SPRT_VALUES) {
            return null;
        }
        try {
            return new Sprt(model, sprt[0], sprt[1], risk / PERCENT, risk / PERCENT);
        } catch (IllegalArgumentException e) {
            throw Fault.usage("--sprt: " + e.getMessage());
        }
    }

    private <B extends Board> int play(MatchPlan<B> plan) throws Fault, MatchFault, InterruptedException {
        try (Journal journal = journal(plan);
                MatchReport report = new MatchReport(terminal(), plan, journal)) {
            List<PlayedGame> before = journal == null ? List.of() : journal.before();
            Match<B> match = new Match<>(plan, before, report, EngineOptions.transcript(transcript));
            report.begin(match.standing());
            run(match, report);
            report.end(match);
            if (!out.isEmpty()) {
                keep(Path.of(out + ".json"), MatchJson.result(plan, match) + "\n");
            }
        }
        return 0;
    }

    /** Where the match is kept; null if nowhere. */
    private <B extends Board> @Nullable Journal journal(MatchPlan<B> plan) throws MatchFault {
        if (out.isEmpty()) {
            return null;
        }
        GameRecords<B> records = new GameRecords<>(plan.terms().game(), plan.terms().rulebook(), "arbiter match");
        return new Journal(plan, Path.of(out + ".jsonl"), Path.of(out + "." + records.ending()), records);
    }

    /** Plays it; if this program is ended meanwhile, that is no loss for anybody. */
    private void run(Match<?> match, MatchReport report) throws MatchFault, InterruptedException {
        Thread end = new Thread(
                () -> {
                    match.abandon();
                    report.interrupted(out.isEmpty() ? "" : out + ".jsonl");
                },
                "match ends");
        Runtime.getRuntime().addShutdownHook(end);
        try {
            match.run();
        } finally {
            Runtime.getRuntime().removeShutdownHook(end);
        }
    }

    private static void keep(Path file, String text) throws MatchFault {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw FileFault.writing(file, e);
        }
    }
}
