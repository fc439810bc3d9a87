package org.openarbiter.archive.survey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.Pipeline;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.rules.survey.SurveyedGame;

/**
 * Surveys archives: judges their games on several threads, counts how they ended, and hands each incident to the reports. Confined to
 * one thread.
 */
public final class Surveyor {
    private final RulebookChoice choice;
    private final Options options;
    private final int jobs;
    private final int largest;
    private final Language language;
    private final List<SurveyReport> reports;
    private final Survey survey;
    private @Nullable SurveyBoards<?> boards;

    /** Follows the progress of the work. */
    public interface Listener {
        /** Ignores it. */
        Listener NONE = new Listener() {};

        /** A game could not be read. */
        default void unreadable(JudgedGame.Unreadable game) {}

        /**
         * Some more games have been surveyed.
         *
         * @param bytes the number of bytes of this archive that have been read
         * @param games the number of games in the survey so far
         */
        default void progress(long bytes, int games) {}
    }

    /** A game with its rulings and what its boards are drawn from, or one that could not be read. */
    private sealed interface Entry {
        record Read(SurveyedGame game, SurveyBoards<?> boards) implements Entry {}

        record Failed(JudgedGame.Unreadable game) implements Entry {}
    }

    /**
     * A surveyor of nothing yet.
     *
     * @param jobs the number of threads that judge
     * @param reports where the incidents go; the caller ends and closes them
     */
    public Surveyor(RulebookChoice choice, Options options, int jobs, List<SurveyReport> reports) {
        this(choice, options, jobs, Integer.MAX_VALUE, Language.ENGLISH, reports);
    }

    /**
     * A surveyor that does not read games beyond a size.
     *
     * @param jobs the number of threads that judge
     * @param largest how many bytes a game may have
     * @param language the language of the incidents
     * @param reports where the incidents go; the caller ends and closes them
     */
    public Surveyor(RulebookChoice choice, Options options, int jobs, int largest, Language language, List<SurveyReport> reports) {
        this.choice = choice;
        this.options = options;
        this.jobs = jobs;
        this.largest = largest;
        this.language = language;
        this.reports = List.copyOf(reports);
        survey = new Survey(incident -> {
            try {
                for (SurveyReport report : this.reports) {
                    report.incident(incident, Objects.requireNonNull(boards));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /**
     * Adds the games of an archive.
     *
     * @param listener follows the progress of the work
     * @return the number of games added
     * @throws IOException if the archive breaks off (an {@link org.openarbiter.archive.ArchiveException}; the games before are in the
     *     survey), or if a report cannot be written
     */
    public int add(Archive archive, Listener listener) throws IOException {
        int before = survey.games();
        try {
            new Pipeline<List<Entry>>(jobs, () -> {
                Judge judge = new Judge(choice, options);
                // A worker is interrupted when nobody will take what it makes.
                return games -> games.stream().takeWhile(raw -> !Thread.currentThread().isInterrupted())
                        .map(raw -> entry(judge, archive, raw)).toList();
            }).run(archive, entries -> {
                entries.forEach(entry -> add(entry, listener));
                listener.progress(archive.bytesRead(), survey.games());
            });
        } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
        }
        return survey.games() - before;
    }

    private Entry entry(Judge judge, Archive archive, RawGame raw) {
        if (raw.to() - raw.from() > largest) {
            return new Entry.Failed(Judge.tooLong(archive, raw, largest));
        }
        return switch (judge.judge(archive, raw)) {
            case JudgedGame.Ruled ruled -> {
                try {
                    yield new Entry.Read(ruled.surveyed(language), SurveyBoards.of(ruled.judged().game()));
                } catch (RuntimeException | StackOverflowError e) {
                    yield new Entry.Failed(new JudgedGame.Unreadable(
                            ruled.id(), ruled.judged().game().game().name(), Judge.failure(raw, e)));
                }
            }
            case JudgedGame.Unreadable unreadable -> new Entry.Failed(unreadable);
        };
    }

    private void add(Entry entry, Listener listener) {
        switch (entry) {
            case Entry.Read read -> {
                boards = read.boards();
                survey.add(read.game());
            }
            case Entry.Failed failed -> {
                listener.unreadable(failed.game());
                survey.addUnreadable();
            }
        }
    }

    /** What has been counted so far. */
    public Survey survey() {
        return survey;
    }
}
