package org.openarbiter.cli.judge;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Concern;
import org.openarbiter.archive.Pipeline;
import org.openarbiter.archive.RulingTable;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.OutputFiles;
import org.openarbiter.cli.base.Progress;
import org.openarbiter.cli.base.Terminal;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter judge}: one ruling for each game and rulebook. */
@Command(name = "judge", header = "Rules on recorded games: how they ended, by which rule, with the evidence.")
public final class JudgeCommand extends CliCommand {
    private static final String CONCERNS = "illegal (the last play is not allowed), violation (an earlier play was forbidden), unreadable,"
            + " referred (the rulebook leaves it to the referee), disputed (the recorded result differs from the ruling),"
            + " doubtful (proposed dead stones give another score than the record, for which they are proposed in every game),"
            + " different (the rulebooks disagree).";

    @Mixin
    private InputOptions input = new InputOptions();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @ArgGroup
    private Form form = new Form();

    @Option(names = "--position", description = "Add the position after the last play.")
    private boolean position;

    @Option(
            names = "--annotate",
            paramLabel = "OUT",
            description = "Write the records to OUT with the rulings as comments.")
    private @Nullable Path annotate;

    @Option(
            names = "--propose-dead",
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "When a game of Go has stopped and the record names no dead stones, propose some and show the score;"
                    + " the proposal does not affect the ruling. ${COMPLETION-CANDIDATES}; auto proposes for files of one game,"
                    + " because the analysis takes time (default: ${DEFAULT-VALUE}).")
    private When proposeDead = When.AUTO;

    @Option(
            names = "--only",
            paramLabel = "WHAT",
            split = ",",
            description = "Print only the games that need attention: " + CONCERNS)
    private Set<Concern> only = EnumSet.noneOf(Concern.class);

    @Option(
            names = "--fail-on",
            paramLabel = "WHAT",
            split = ",",
            description = "End with exit code 3 if there is such a game; takes the same words as --only.")
    private Set<Concern> failOn = EnumSet.noneOf(Concern.class);

    private final Set<Concern> met = EnumSet.noneOf(Concern.class);
    private final Set<String> annotatedGames = new TreeSet<>();
    private int missing;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games, or folders with such files; - reads standard input.")
    private List<String> paths = List.of();

    /** How to print the rulings: for people unless one of these is given. */
    private static final class Form {
        @Option(names = "--json", description = "Print one JSON object per ruling (schema arbiter.ruling/1).")
        private boolean json;

        @Option(names = "--csv", description = "Print a table as comma-separated values, with a heading and one row per ruling.")
        private boolean csv;

        private JudgeWork.Form chosen() {
            return json ? JudgeWork.Form.JSON : csv ? JudgeWork.Form.CSV : JudgeWork.Form.TEXT;
        }
    }

    /** Whether to propose dead stones: for single games, always, never. */
    private enum When {
        AUTO,
        ALWAYS,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public JudgeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        JudgeWork.Wish wish = new JudgeWork.Wish(
                input.rulebooks(), input.options(), form.chosen(), position, annotate != null, only, null, language.language(), terminal());
        List<String> files = Inputs.files(paths);
        int unreadable = 0;
        Path out = annotate;
        if (out != null) {
            OutputFiles.refuseInputs(out, files);
        }
        for (String file : files) {
            Inputs.checkFormat(file, input.format());
        }
        if (position && wish.form() == JudgeWork.Form.CSV) {
            throw Fault.usage("--csv has no column for the position; --json adds it with --position");
        }
        if (proposeDead == When.NEVER && wantsDoubts()) {
            throw Fault.usage("without proposed dead stones no game is doubtful; leave out doubtful or --propose-dead=never");
        }
        if (wish.form() == JudgeWork.Form.CSV) {
            terminal().out().print(RulingTable.heading());
        }
        try (OutputFiles.Replacement annotated = new OutputFiles.Replacement(out)) {
            for (String file : files) {
                unreadable += judge(file, wish, annotated.stream());
            }
            annotated.keep();
        }
        terminal().out().flush();
        if (failOn.stream().anyMatch(met::contains)) {
            return Fault.CONCERN;
        }
        return unreadable == 0 && missing == 0 ? 0 : Fault.INPUT;
    }

    private boolean wantsDoubts() {
        return only.contains(Concern.DOUBTFUL) || failOn.contains(Concern.DOUBTFUL);
    }

    private int judge(String file, JudgeWork.Wish wish, OutputStream annotated) throws Fault {
        int[] unreadable = {0};
        long[] games = {0};
        try (Archive archive = Inputs.open(file, input.format(), wish.rulebooks().game());
                Progress progress = Progress.ofBytes(Inputs.sizeOf(file), terminal().progress() && !terminal().watched())) {
            boolean proposes = proposeDead == When.ALWAYS || proposeDead == When.AUTO && (wantsDoubts() || archive.holdsOneGame());
            JudgeWork.Wish ofFile = proposes ? wish.withDeadStones(new DragonDeadStones()) : wish;
            new Pipeline<>(input.jobs(), () -> new JudgeWork(archive, ofFile)).run(archive, done -> {
                annotatedGames.addAll(done.annotatedGames());
                if (annotatedGames.size() > 1) {
                    throw Fault.usage("--annotate writes records of one game to a file; here are games of "
                            + String.join(" and ", annotatedGames));
                }
                terminal().out().write(done.answer(), 0, done.answer().length);
                write(annotated, done.annotated());
                System.err.print(done.messages());
                unreadable[0] += done.unreadable();
                missing += done.missing();
                games[0] += done.games();
                met.addAll(done.met());
                progress.at(archive.bytesRead(), games[0] + " games");
                if (terminal().out().checkError()) {
                    throw Fault.closed();
                }
            });
        } catch (ArchiveException e) {
            Terminal.tell(Inputs.reason(e));
            return unreadable[0] + 1;
        }
        if (unreadable[0] > 0) {
            terminal().out().flush();
            Terminal.tell(file + ": " + unreadable[0] + " of " + games[0] + " games could not be read");
        }
        if (games[0] == 0) {
            Terminal.tell(file + " contains no games");
        }
        return unreadable[0];
    }

    private static void write(OutputStream to, byte[] records) throws Fault {
        try {
            to.write(records);
        } catch (IOException e) {
            throw Fault.input(String.valueOf(e.getMessage()));
        }
    }
}
