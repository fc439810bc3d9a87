package org.openarbiter.batch.job;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.FileFaultException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.part.Part;
import org.openarbiter.archive.part.PartReader;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.batch.ruling.RulingColumns;
import org.openarbiter.batch.source.FilePart;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.survey.Share;

/**
 * Rules on the games of a task and writes their rows. Its answer is what counts: files that no answer lists are as if they had
 * not been written.
 */
final class RulingTask implements FlatMapFunction<Iterator<List<FilePart>>, RulingTask.Answer> {
    private static final long serialVersionUID = 1L;

    private final Manifest.Settings settings;
    private final String tables;
    private final int round;
    private final Broadcast<SerializableConfiguration> configuration;
    private final LongAccumulator progress;
    /** Distinguishes the files of this run from those that a killed one may have left. */
    private final String run = Long.toHexString(System.currentTimeMillis());

    /** What a task has done: the files that it wrote, and what it found in those that it read. */
    record Answer(List<String> written, Map<String, Found> found) implements Serializable {}

    /** What was found in a file, or in a part of one. */
    record Found(long games, long unreadable, @Nullable String fault) implements Serializable {
        static final Found NOTHING = new Found(0, 0, null);

        Found plus(Found more) {
            return new Found(games + more.games, unreadable + more.unreadable, fault == null ? more.fault : fault);
        }
    }

    RulingTask(
            Manifest.Settings settings, String tables, int round, Broadcast<SerializableConfiguration> configuration,
            LongAccumulator progress) {
        this.settings = settings;
        this.tables = tables;
        this.round = round;
        this.configuration = configuration;
        this.progress = progress;
    }

    @Override
    public Iterator<Answer> call(Iterator<List<FilePart>> tasks) throws IOException {
        TaskContext context = TaskContext.get();
        String attempt = String.format("%04d-%05d-%d-%s", round, context.partitionId(), context.taskAttemptId(), run);
        try (TableFiles files = new TableFiles(new Path(tables), attempt, configuration.value().value())) {
            Work work = new Work(new TableRows(files), judge());
            while (tasks.hasNext()) {
                for (FilePart part : tasks.next()) {
                    work.part(part);
                }
            }
            return List.of(new Answer(files.finish(), work.found)).iterator();
        }
    }

    private Judge judge() {
        try {
            Options options = Options.DEFAULT.withStrict(settings.strict()).withProofNodes(settings.proofNodes());
            return new Judge(RulebookChoice.of(settings.rules()), options, Duration.ofMillis(settings.gameMillis()));
        } catch (RulebookException e) {
            throw new IllegalStateException("a rulebook that was there when the job began", e);
        }
    }

    /** Rules on games as they come. */
    private final class Work {
        private final TableRows rows;
        private final Judge judge;
        private final LinkedHashMap<String, Found> found = new LinkedHashMap<>();

        Work(TableRows rows, Judge judge) {
            this.rows = rows;
            this.judge = judge;
        }

        /** What can be read of a file that is damaged is ruled on. Whatever else keeps it from being read fails the task, which is tried again. */
        void part(FilePart part) throws IOException {
            String file = part.file().name();
            add(file, Found.NOTHING);
            try (PartReader games = PartReader.open(part.file().content(configuration.value().value()), part.part())) {
                for (RawGame game = games.next(); game != null; game = games.next()) {
                    game(file, games.reader(), game);
                }
            } catch (ArchiveException e) {
                boolean isGone = e.getCause() instanceof NoSuchFileException || e.getCause() instanceof FileNotFoundException;
                if (e instanceof FileFaultException || isGone || part.part() instanceof Part.Piece) {
                    throw e;
                }
                add(file, new Found(0, 0, String.valueOf(e.getMessage())));
            }
        }

        private void game(String file, GameReader reader, RawGame raw) throws IOException {
            TaskContext.get().killTaskIfInterrupted();
            TableRows.Place place = new TableRows.Place(file, raw, reader);
            JudgedGame judged = judge.judge(reader, file, raw);
            if (judged instanceof JudgedGame.Ruled ruled) {
                judged = ruled(place, ruled);
            }
            if (judged instanceof JudgedGame.Unreadable unreadable) {
                rows.add(place, unreadable);
            }
            add(file, new Found(1, judged instanceof JudgedGame.Unreadable ? 1 : 0, null));
            progress.add(1);
        }

        /** A fault of the program itself at one game costs no other: then it is one that could not be read. */
        private JudgedGame ruled(TableRows.Place place, JudgedGame.Ruled game) throws IOException {
            TableRows.Ruled ruled;
            try {
                ruled = new TableRows.Ruled(game, RulingColumns.of(game, game.id()), Share.of(game.surveyed()));
            } catch (RuntimeException | StackOverflowError e) {
                return JudgedGame.Unreadable.of(game.id(), game.judged().game(), Judge.failure(place.raw(), e));
            }
            rows.add(place, ruled);
            return game;
        }

        private void add(String file, Found more) {
            found.merge(file, more, Found::plus);
        }
    }

    /** All that the answers of a round have found, by file. */
    static Map<String, Found> found(List<Answer> answers) {
        Map<String, Found> all = new LinkedHashMap<>();
        for (Answer answer : answers) {
            answer.found().forEach((file, more) -> all.merge(file, more, Found::plus));
        }
        return all;
    }

    /** All files that the answers of a round list. */
    static List<String> written(List<Answer> answers) {
        List<String> all = new ArrayList<>();
        answers.forEach(answer -> all.addAll(answer.written()));
        return all;
    }
}
