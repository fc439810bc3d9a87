package org.openarbiter.batch.job;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.archive.stored.StoredSurvey;
import org.openarbiter.archive.survey.Output;
import org.openarbiter.archive.survey.SurveyCsv;
import org.openarbiter.archive.survey.SurveyJsonFile;
import org.openarbiter.archive.survey.SurveyPage;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.archive.survey.Surveyor;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.survey.Survey;

/** All that a survey writes, from records or from stored rulings: each of its files, as text. */
public final class Surveys {
    private Surveys() {}

    /** What takes a survey's files. */
    private interface Work {
        Survey run(List<SurveyReport> reports) throws IOException, RulebookException;
    }

    /** As {@code arbiter survey FILE…} has it: what a damaged file holds up to its damage is in the survey. */
    public static Map<String, String> ofRecords(List<String> files, List<String> rules) {
        return files(reports -> {
            RulebookChoice choice = RulebookChoice.of(rules);
            Surveyor surveyor = new Surveyor(choice, Options.DEFAULT, 1, reports);
            for (String file : files) {
                try (Archive archive = Archive.open(Path.of(file), file, Archive.AUTO, choice.game())) {
                    surveyor.add(archive, Surveyor.Listener.NONE);
                } catch (ArchiveException damaged) {
                    // As the command: it reports the fault and goes on.
                }
            }
            return surveyor.survey();
        });
    }

    /** As {@code arbiter survey --from DIR} has it. */
    public static Map<String, String> ofTables(Path tables) {
        return files(reports -> StoredSurvey.open(tables).report(reports));
    }

    /** The manifest of tables. */
    public static Manifest manifest(Path tables) throws IOException {
        return StoredSurvey.open(tables).manifest();
    }

    private static Map<String, String> files(Work work) {
        Map<String, StringWriter> page = new TreeMap<>();
        Output output = new Output() {
            @Override
            public Writer text(Path file) {
                StringWriter writer = new StringWriter();
                page.put(file.toString(), writer);
                return writer;
            }

            @Override
            public void folder(Path folder, String glob) {}
        };
        StringWriter csv = new StringWriter();
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        try (SurveyReport first = new SurveyCsv(csv);
                SurveyReport second = new SurveyJsonFile(json);
                SurveyReport third = new SurveyPage(Path.of("survey.html"), output)) {
            Survey survey = work.run(List.of(first, second, third));
            for (SurveyReport report : List.of(first, second, third)) {
                report.finish(survey);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RulebookException e) {
            throw new IllegalArgumentException(e);
        }
        Map<String, String> all = new TreeMap<>();
        page.forEach((name, text) -> all.put(name, text.toString()));
        all.put("csv", csv.toString());
        all.put("json", json.toString(StandardCharsets.UTF_8));
        return all;
    }
}
