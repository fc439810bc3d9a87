package org.openarbiter.cli.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.archive.stored.StoredSurvey;
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
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.survey.Survey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arbiter survey}: how the games of an archive ended. */
@Command(
        name = "survey",
        header = "Counts how the games of an archive ended, and lists the incidents.",
        description = {
            "With several rulebooks it also lists the games on which they differ.",
            "With --from it shows the rulings that `arbiter batch` has stored; only the output options can be combined with it."
        })
public final class SurveyCommand extends CliCommand {
    /** The reader of Parquet files says how it works, which is of no interest here. */
    private static final Logger PARQUET = Logger.getLogger("dev.hardwood");

    @Mixin
    private InputOptions input = new InputOptions();

    @Mixin
    private LanguageOption language = new LanguageOption();

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

    @Option(names = "--from", paramLabel = "DIR", description = "Show the rulings stored in DIR by arbiter batch, instead of ruling on files.")
    private @Nullable Path from;

    @Parameters(paramLabel = "PATH", arity = "0..*", description = "Files of games, or folders with such files.")
    private List<String> paths = List.of();

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    public SurveyCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        if (shown < 0) {
            throw Fault.usage("--incidents: expected 0 or more, not " + shown);
        }
        RulebookChoice choice = input.rulebooks();
        Options options = input.options();
        Language said = language.language();
        Path tables = stored();
        List<String> files = tables == null ? Inputs.files(paths) : List.of();
        StoredSurvey stored = tables == null ? null : StoredSurvey.open(tables);
        List<Out> outs = outs();
        for (Out out : outs) {
            OutputFiles.refuseInputs(out.file(), files);
            if (tables != null && out.file().toAbsolutePath().normalize().startsWith(tables.toAbsolutePath().normalize())) {
                throw Fault.usage(out.option() + ": " + out.file() + " lies in " + tables + ", which is read; choose another folder");
            }
        }
        if (outs.stream().map(out -> out.file().toAbsolutePath().normalize()).distinct().count() < outs.size()) {
            throw Fault.usage(String.join(" and ", outs.stream().map(Out::option).toList()) + " need a file each");
        }
        int failed = 0;
        List<SurveyReport> reports = new ArrayList<>();
        try {
            reports.add(new SurveyText(terminal(), shown, outs.stream().map(Out::file).toList(), said));
            for (Out out : outs) {
                reports.add(out.kind().open(out.file()));
            }
            Survey survey;
            if (stored == null) {
                Surveyor surveyor = new Surveyor(choice, options, input.jobs(), Integer.MAX_VALUE, said, reports);
                for (String file : files) {
                    failed += survey(file, choice, surveyor) ? 0 : 1;
                }
                survey = surveyor.survey();
            } else {
                PARQUET.setLevel(Level.WARNING);
                survey = stored.report(reports);
                failed = faults(stored.manifest());
            }
            // A table of nothing would bury why no file could be read. Files that were asked for are made all the same.
            boolean isNothing = stored == null && failed == files.size() && survey.games() == 0;
            for (SurveyReport report : reports.subList(isNothing ? 1 : 0, reports.size())) {
                report.finish(survey);
            }
            return failed == 0 && survey.unreadable() == 0 ? 0 : Fault.INPUT;
        } finally {
            for (SurveyReport report : reports) {
                report.close();
            }
        }
    }

    /** The folder with stored rulings; null if there are files to be ruled on. */
    private @Nullable Path stored() throws Fault {
        Path tables = from;
        if (tables == null) {
            if (paths.isEmpty()) {
                throw Fault.usage("survey: expected files of games, or --from DIR; see: arbiter survey --help");
            }
            return null;
        }
        if (!paths.isEmpty()) {
            throw Fault.usage("--from shows stored rulings; leave out " + paths.getFirst());
        }
        for (String option : Stream.concat(InputOptions.NAMES.stream(), Stream.of(LanguageOption.NAME)).toList()) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw Fault.usage("--from shows rulings as they were stored; leave out " + option);
            }
        }
        return tables;
    }

    /** Reports what could not be read when the rulings were made, and says how many files could not be read to their end. */
    private static int faults(Manifest manifest) {
        int failed = 0;
        for (Manifest.Input file : manifest.inputs()) {
            String remark = file.remark();
            if (remark != null) {
                Terminal.tell(remark);
            }
            failed += file.fault() == null ? 0 : 1;
        }
        long unreadable = manifest.unreadable();
        if (unreadable > 0) {
            Terminal.tell(unreadable + (unreadable == 1 ? " game" : " games") + " could not be read; the table rulings says why");
        }
        return failed;
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
                Terminal.tell(file + " contains no games");
            }
            return true;
        } catch (ArchiveException e) {
            Terminal.tell(Inputs.reason(e));
            return false;
        }
    }

    private Surveyor.Listener listener(Progress progress) {
        RulingText text = new RulingText(terminal(), false, Language.ENGLISH);
        return new Surveyor.Listener() {
            @Override
            public void unreadable(JudgedGame.Unreadable game) {
                StringBuilder message = new StringBuilder();
                text.unreadable(game, message);
                System.err.print(message);
            }

            @Override
            public void progress(long bytes, int games) {
                progress.at(bytes, games + " games");
            }
        };
    }
}
