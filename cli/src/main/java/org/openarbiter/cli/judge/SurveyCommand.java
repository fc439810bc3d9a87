package org.openarbiter.cli.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.ArchiveFiles;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.survey.SurveyCsv;
import org.openarbiter.archive.survey.SurveyJsonFile;
import org.openarbiter.archive.survey.SurveyPage;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.archive.survey.Surveyor;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.OutputFiles;
import org.openarbiter.cli.base.Progress;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.survey.Survey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter survey}: how the games of an archive ended. */
@Command(
        name = "survey",
        header = "Counts how the games of an archive ended, and lists the incidents.",
        description = "With several rulebooks it also lists the games on which they differ.")
public final class SurveyCommand extends CliCommand {
    @Mixin
    private InputOptions input = new InputOptions();

    @Option(names = "--csv", paramLabel = "OUT", description = "Write the incidents to OUT as comma-separated values.")
    private @Nullable Path csv;

    @Option(names = "--json", paramLabel = "OUT", description = "Write the whole survey to OUT as JSON.")
    private @Nullable Path json;

    @Option(names = "--html", paramLabel = "OUT", description = "Write the whole survey to OUT as a page: a table of incidents that can be sorted and"
            + " filtered, each with its board. A long list goes to a folder beside the page.")
    private @Nullable Path html;

    @Option(
            names = "--incidents",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many incidents to print (default: ${DEFAULT-VALUE}). The files list them all.")
    private int shown = 20;

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Files of games, or folders with such files.")
    private List<String> paths = List.of();

    public SurveyCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        if (shown < 0) {
            throw Fault.usage("--incidents: expected a number from 0 on, not " + shown);
        }
        RulebookChoice choice = input.rulebooks();
        Options options = input.options();
        List<String> files = files();
        List<Out> outs = outs();
        for (Out out : outs) {
            OutputFiles.refuseInputs(out.file(), files);
        }
        if (outs.stream().map(out -> out.file().toAbsolutePath().normalize()).distinct().count() < outs.size()) {
            throw Fault.usage(String.join(" and ", outs.stream().map(Out::option).toList()) + " need a file each");
        }
        int failed = 0;
        List<SurveyReport> reports = new ArrayList<>();
        try {
            reports.add(new SurveyText(terminal(), shown, outs.stream().map(Out::file).toList()));
            for (Out out : outs) {
                reports.add(out.kind().open(out.file()));
            }
            Surveyor surveyor = new Surveyor(choice, options, input.jobs(), reports);
            for (String file : files) {
                failed += survey(file, choice, surveyor) ? 0 : 1;
            }
            Survey survey = surveyor.survey();
            for (SurveyReport report : reports) {
                report.finish(survey);
            }
            return failed == 0 && survey.unreadable() == 0 ? 0 : Fault.INPUT;
        } finally {
            for (SurveyReport report : reports) {
                report.close();
            }
        }
    }

    /** Opens a report that goes to a file. */
    private interface Kind {
        SurveyReport open(Path file) throws IOException;
    }

    /** A file that is wanted, with the option that asks for it. */
    private record Out(String option, Path file, Kind kind) {}

    /** The files that are wanted: the one place that lists the reports. */
    private List<Out> outs() {
        List<Out> outs = new ArrayList<>();
        add(outs, "--html", html, file -> new SurveyPage(file, OutputFiles.OUTPUT));
        add(outs, "--csv", csv, file -> new SurveyCsv(OutputFiles.openText(file)));
        add(outs, "--json", json, file -> new SurveyJsonFile(OutputFiles.open(file)));
        return outs;
    }

    private static void add(List<Out> outs, String option, @Nullable Path file, Kind kind) {
        if (file != null) {
            outs.add(new Out(option, file, kind));
        }
    }

    /** Adds the games of a file, and says whether it could be read to its end. */
    private boolean survey(String file, RulebookChoice choice, Surveyor surveyor) throws Fault, IOException {
        try (Archive archive = Inputs.open(file, input.format(), choice.game());
                Progress progress = Progress.ofBytes(Inputs.sizeOf(file), terminal().progress())) {
            if (surveyor.add(archive, listener(progress)) == 0) {
                Terminal.tell(file + ": no game in it");
            }
            return true;
        } catch (ArchiveException e) {
            Terminal.tell(Inputs.reason(e));
            return false;
        }
    }

    private Surveyor.Listener listener(Progress progress) {
        RulingText text = new RulingText(terminal(), false);
        return new Surveyor.Listener() {
            @Override
            public void unreadable(JudgedGame.Unreadable game) {
                StringBuilder message = new StringBuilder();
                text.unreadable(game.id(), game.error(), message);
                System.err.print(message);
            }

            @Override
            public void progress(long bytes, int games) {
                progress.at(bytes, games + " games");
            }
        };
    }

    private List<String> files() throws Fault, IOException {
        List<String> files = ArchiveFiles.in(paths);
        if (files.isEmpty()) {
            throw Fault.input("no files of games in " + String.join(", ", paths));
        }
        return files;
    }
}
