package org.openarbiter.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.rules.survey.SurveyedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter survey}: how the games of an archive ended. */
@Command(
        name = "survey",
        header = "Counts how the games of an archive ended, and lists the incidents.",
        description = "With several rulebooks it also lists the games on which they differ.")
final class SurveyCommand extends CliCommand {
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

    SurveyCommand(Terminal terminal) {
        super(terminal);
    }

    /** A game with what its boards are drawn from. */
    private record Judged(SurveyedGame game, SurveyBoards<?> boards) {}

    /**
     * A batch of games, in order.
     *
     * @param games null for a game that could not be read
     * @param messages what to report of those
     */
    private record Batch(List<@Nullable Judged> games, String messages) {}

    @Override
    public Integer call() throws Fault, IOException {
        if (shown < 0) {
            throw Fault.usage("--incidents: expected a number from 0 on, not " + shown);
        }
        RulebookChoice choice = input.rulebooks();
        Options options = input.options();
        List<String> files = files();
        List<Path> outs = Stream.of(csv, json, html).flatMap(Stream::ofNullable).toList();
        for (Path out : outs) {
            OutputFiles.refuseInputs(out, files);
        }
        if (outs.stream().map(out -> out.toAbsolutePath().normalize()).distinct().count() < outs.size()) {
            throw Fault.usage("--csv, --json and --html need a file each");
        }
        int failed = 0;
        List<SurveyReport> reports = new ArrayList<>();
        try {
            open(reports);
            Gatherer gatherer = new Gatherer(reports);
            for (String file : files) {
                failed += survey(file, gatherer, choice, options) ? 0 : 1;
            }
            Survey survey = gatherer.survey;
            for (SurveyReport report : reports) {
                report.finish(survey);
            }
            return failed == 0 && survey.unreadable() == 0 ? 0 : Fault.INPUT;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            for (SurveyReport report : reports) {
                report.close();
            }
        }
    }

    private void open(List<SurveyReport> reports) throws IOException {
        List<Path> whole = Stream.of(html, csv, json).flatMap(Stream::ofNullable).toList();
        reports.add(new SurveyText(terminal(), shown, whole));
        Path csvFile = csv;
        if (csvFile != null) {
            reports.add(new SurveyCsv(csvFile));
        }
        Path jsonFile = json;
        if (jsonFile != null) {
            reports.add(new SurveyJsonFile(jsonFile));
        }
        Path page = html;
        if (page != null) {
            reports.add(new SurveyPage(page));
        }
    }

    /** Adds games to the survey, and hands the incidents of each to the reports. Confined to one thread. */
    private static final class Gatherer {
        private final Survey survey;
        private @Nullable SurveyBoards<?> boards;

        Gatherer(List<SurveyReport> reports) {
            survey = new Survey(incident -> {
                try {
                    for (SurveyReport report : reports) {
                        report.incident(incident, Objects.requireNonNull(boards));
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }

        void add(@Nullable Judged judged) {
            if (judged == null) {
                survey.addUnreadable();
                return;
            }
            boards = judged.boards();
            survey.add(judged.game());
        }
    }

    private boolean survey(String file, Gatherer gatherer, RulebookChoice choice, Options options) throws Fault {
        Survey survey = gatherer.survey;
        int before = survey.games();
        try (Archive archive = Archive.open(file, input.format(), choice.game());
                Progress progress = Progress.ofBytes(JudgeCommand.sizeOf(file), terminal().progress())) {
            new Pipeline<Batch>(input.jobs(), () -> {
                Judge judge = new Judge(choice, options);
                return games -> batch(archive, judge, games);
            }).run(archive, batch -> {
                System.err.print(batch.messages());
                batch.games().forEach(gatherer::add);
                progress.at(archive.bytesRead(), survey.games() + " games");
            });
            if (survey.games() == before) {
                Terminal.tell(file + ": no game in it");
            }
            return true;
        } catch (Fault fault) {
            if (fault.code() != Fault.INPUT) {
                throw fault;
            }
            Terminal.tell(String.valueOf(fault.getMessage()));
            return false;
        }
    }

    private Batch batch(Archive archive, Judge judge, List<RawGame> raws) {
        List<@Nullable Judged> games = new ArrayList<>();
        StringBuilder messages = new StringBuilder();
        for (RawGame raw : raws) {
            try {
                ReadGame<?> game = archive.read(raw, input.strict());
                RecordedGame<?> record = game.record();
                String id = game.id();
                SurveyedGame surveyed = new SurveyedGame(
                        id == null ? archive.placeOf(raw) : id,
                        record.tags(), record.recorded(), record.recordedOutcome(), judge.judge(game).rulings());
                games.add(new Judged(surveyed, new SurveyBoards<>(game)));
            } catch (InputException e) {
                new RulingText(terminal(), false).unreadable(archive.nameOf(raw), e, messages);
                games.add(null);
            } catch (RuntimeException e) {
                new RulingText(terminal(), false).unreadable(archive.nameOf(raw), Fault.internal(raw, e), messages);
                games.add(null);
            }
        }
        return new Batch(games, messages.toString());
    }

    /** The files named and those in the folders named, in the order of their names; hidden ones left out. */
    private List<String> files() throws Fault, IOException {
        List<String> files = new ArrayList<>();
        for (String path : paths) {
            Path place = Path.of(path);
            if (path.equals(Archive.STANDARD_INPUT) || !Files.isDirectory(place)) {
                files.add(path);
                continue;
            }
            try (Stream<Path> inside = Files.walk(place)) {
                inside.filter(file -> Files.isRegularFile(file) && isArchive(file)).map(Path::toString).sorted().forEach(files::add);
            }
        }
        if (files.isEmpty()) {
            throw Fault.input("no files of games in " + String.join(", ", paths));
        }
        return files;
    }

    private static boolean isArchive(Path file) {
        String name = Compression.plainName(file.getFileName().toString().toLowerCase(Locale.ROOT));
        return !name.startsWith(".") && Formats.endings().stream().anyMatch(name::endsWith);
    }
}
