package org.openarbiter.cli.go;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Reached;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.OutputFiles;
import org.openarbiter.cli.base.Progress;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.judge.GameChoice;
import org.openarbiter.cli.judge.LanguageOption;
import org.openarbiter.dragons.report.AnalysisValues;
import org.openarbiter.dragons.report.DragonPicture;
import org.openarbiter.dragons.report.Reasons;
import org.openarbiter.dragons.report.ReportLexicon;
import org.openarbiter.dragons.report.StatusPicture;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.wire.JsonText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter dragons}: which groups on a Go board live. */
@Command(
        name = "dragons",
        header = "Says which groups on a Go board live, which are dead, and by which moves.",
        description = {
            "The board shows a letter for each dragon (stones that live or die together), upper case for Black: green alive, yellow"
                    + " unknown, white dead, red critical; without color + ? - and ! after the letter.",
            "Columns: genus, eye spaces less false eyes; heyes, half eyes; escape, how open the way out is; vitality, the three in one number;"
                    + " semeai, yes in a race to capture; status; known, how the status is known; safety, the status, or critical if that is unknown"
                    + " and there is little room.",
            "Analyzes two-player games only."
        })
public final class DragonsCommand extends CliCommand {
    @Mixin
    private GameChoice choice = new GameChoice();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--eyes", description = "Draw eye spaces, half eyes (h), false eyes (f) and cutting points (*) instead.")
    private boolean eyes;

    @Option(
            names = "--why",
            paramLabel = "POINT",
            description = "Explain the dragon at POINT: the moves that kill and save it.")
    private @Nullable String why;

    @Option(names = "--every-ply", description = "Go through the game and report each ply on which a dragon changes status.")
    private boolean everyPly;

    @Option(names = "--json", description = "Print every field, one JSON object per position (schema " + AnalysisValues.SCHEMA + ").")
    private boolean json;

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Write the board to OUT as an SVG picture, with dragons and eyes; with --why, number the moves that kill the dragon"
                    + " and mark the one that saves it a.")
    private @Nullable Path svg;

    @Option(names = "--ascii", description = "Draw without color.")
    private boolean ascii;

    @Option(
            names = "--effort",
            paramLabel = "EFFORT",
            description = "How much to read for each dragon: glance, table, question or thorough (default: table; question with --why)."
                    + " A higher effort never changes what a lower one has proved. thorough may take minutes and 1.6 GB.")
    private @Nullable String effort;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of games; one game of each is analyzed. - reads standard input.")
    private List<String> files = List.of();

    /**
     * What was asked for.
     *
     * @param effort how much may be read
     * @param words the words of Go in the language of the answer
     */
    private record Asked(Effort effort, Words words) {}

    public DragonsCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        if (everyPly && (why != null || svg != null || eyes)) {
            throw Fault.usage("--every-ply cannot be combined with --why, --svg or --eyes");
        }
        if ((why == null ? 0 : 1) + (json ? 1 : 0) + (eyes ? 1 : 0) > 1) {
            throw Fault.usage("--why, --json and --eyes exclude each other");
        }
        Path picture = svg;
        if (picture != null) {
            OutputFiles.refuseInputs(picture, files);
        }
        if (files.size() > 1 && (why != null || svg != null)) {
            throw Fault.usage("--why and --svg take one file, not " + files.size());
        }
        Go go = new Go();
        Asked asked = new Asked(effort(), go.words(language.language()));
        int failed = 0;
        for (String file : files) {
            try {
                choice.use(file, go, chosen -> report(file, chosen, asked));
            } catch (Fault fault) {
                if (files.size() == 1 || fault.code() != Fault.INPUT || terminal().out().checkError()) {
                    throw fault;
                }
                Terminal.tell(String.valueOf(fault.getMessage()));
                failed++;
            }
        }
        return failed == 0 ? 0 : Fault.INPUT;
    }

    /** How much may be read: what was asked for, or the usual. */
    private Effort effort() throws Fault {
        String asked = effort;
        if (asked == null) {
            return why == null ? Effort.TABLE : Effort.QUESTION;
        }
        return Effort.named(asked).orElseThrow(() -> Fault.usage("--effort " + asked + ": expected one of " + Effort.names()));
    }

    private void report(String file, GameChoice.Chosen<?> chosen, Asked asked) throws Fault, IOException {
        if (!(chosen.game().record().start() instanceof GoBoard start)) {
            throw Fault.input(chosen.name() + ": a game of " + chosen.game().game().name() + "; dragons analyzes Go only");
        }
        String refusal = Analysis.refusal(start);
        if (refusal != null) {
            throw Fault.input(chosen.name() + ": " + refusal);
        }
        GameChoice.tellLiberties(file, chosen.game());
        @SuppressWarnings("unchecked") // its board has just been looked at
        GameChoice.Chosen<GoBoard> game = (GameChoice.Chosen<GoBoard>) chosen;
        Reached<GoBoard> reached = choice.reach(game.game());
        if (files.size() > 1 && !json) {
            terminal().line(terminal().strong(Terminal.clean(game.name())));
        }
        if (everyPly) {
            everyPly(file, game, reached.made(), asked);
        } else {
            position(file, game.name(), reached, asked);
        }
        String fault = reached.fault();
        if (fault != null) {
            throw Fault.input(chosen.name() + ": " + fault + "; what is shown ends before it");
        }
    }

    private void position(String file, String name, Reached<GoBoard> reached, Asked asked) throws Fault, IOException {
        GoBoard board = reached.board();
        Analysis analysis = Analysis.of(board, why == null ? asked.effort() : Effort.TABLE);
        String point = why;
        if (point != null) {
            why(board, analysis, stone(board, point), asked);
            return;
        }
        DragonPicture picture = new DragonPicture(analysis);
        draw(() -> picture.svg(board));
        if (json) {
            json(board, analysis, asked, file, name, reached.made());
        } else {
            terminal().line(Terminal.clean(reached.place(asked.words())));
            (eyes ? picture.eyes(terminal().style(ascii)) : picture.dragons(terminal().style(ascii))).forEach(terminal()::line);
            (eyes ? DragonTable.eyes(board, analysis, asked.words()) : DragonTable.dragons(board, analysis, picture, asked.words())).forEach(terminal()::line);
        }
    }

    private void why(GoBoard board, Analysis analysis, int stone, Asked asked) throws Fault, IOException {
        Reasons reasons = new Reasons(board, analysis, asked.effort(), asked.words());
        draw(() -> StatusPicture.svg(board, reasons.forPlayers(stone), asked.words()));
        reasons.of(stone).forEach(terminal()::line);
    }

    /** Writes the picture that was asked for, if one was. */
    private void draw(Supplier<String> picture) throws IOException {
        Path out = svg;
        if (out != null) {
            OutputFiles.write(out, picture.get());
        }
    }

    private void json(GoBoard board, Analysis analysis, Asked asked, String file, String name, int ply) {
        terminal().line(JsonText.line(new AnalysisValues(board, analysis, asked.words()).of(file, name, ply)));
    }

    /** The point of {@code --why}, on which a stone has to stand. */
    private static int stone(GoBoard board, String asked) throws Fault {
        int point = board.topology().point(asked);
        if (point < 0) {
            throw Fault.usage("--why: expected a point of this board, such as D4, not '" + asked + "'");
        }
        if (board.stoneAt(point) == GoBoard.EMPTY) {
            throw Fault.usage("--why " + asked + ": no stone stands there");
        }
        return point;
    }

    /** The whole game, from the start to a ply. */
    private void everyPly(String file, GameChoice.Chosen<GoBoard> chosen, int until, Asked asked) throws Fault {
        RecordedGame<GoBoard> record = chosen.game().record();
        GoBoard board = record.start();
        Analyst analyst = new Analyst(asked.effort());
        Analysis before = analyst.analyze(board);
        if (json) {
            json(board, before, asked, file, chosen.name(), 0);
        }
        try (Progress progress = Progress.ofPlies(until, terminal().progress() && !terminal().watched())) {
            for (int ply = 1; ply <= until; ply++) {
                int play = record.play(ply - 1, board);
                String text = chosen.game().game().notation(board, play);
                board.play(record.by(ply - 1, board.toMove()), play);
                Analysis now = analyst.analyze(board);
                if (json) {
                    json(board, now, asked, file, chosen.name(), ply);
                } else {
                    List<String> changes = changes(board, before, now).stream().map(asked.words()::say).toList();
                    if (!changes.isEmpty()) {
                        terminal().line("%4d  %-6s ".formatted(ply, Terminal.clean(text)) + String.join("; ", changes));
                    }
                }
                before = now;
                progress.at(ply, now.dragons().size() + " dragons");
                if (terminal().out().checkError()) {
                    throw Fault.closed();
                }
            }
        } catch (PlayException e) {
            throw new IllegalStateException("a ply that has been played before", e);
        }
    }

    /** What became of dragons by a play: those whose safety is another than it was, and those that are gone. */
    private static List<Sentence> changes(GoBoard board, Analysis before, Analysis now) {
        List<Sentence> changes = new ArrayList<>();
        for (Dragon dragon : now.dragons()) {
            Optional<Dragon> was = dragon.points().stream().flatMap(point -> before.dragonAt(point).stream())
                    .filter(other -> other.color() == dragon.color()).findFirst();
            if (was.isPresent() && was.get().safety() != dragon.safety()) {
                changes.add(say(board, dragon, "became", "before", ReportLexicon.state(was.get().safety()), "now", ReportLexicon.state(dragon.safety())));
            }
        }
        for (Dragon dragon : before.dragons()) {
            if (dragon.points().stream().noneMatch(point -> board.stoneAt(point) == dragon.color().seat())) {
                changes.add(say(board, dragon, "captured"));
            }
        }
        return changes;
    }

    private static Sentence say(GoBoard board, Dragon dragon, String key, Object... more) {
        List<Object> parameters = new ArrayList<>(List.of(
                "player", board.seats().term(dragon.color().seat()), "point", board.pointName(dragon.origin()), "count", dragon.size()));
        parameters.addAll(List.of(more));
        return ReportLexicon.say(key, parameters.toArray());
    }
}
