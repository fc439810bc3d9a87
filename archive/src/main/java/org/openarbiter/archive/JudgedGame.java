package org.openarbiter.archive;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.survey.SurveyedGame;

/** What became of a game of an archive: it was ruled on, or it could not be read. */
public sealed interface JudgedGame {

    /** The name of the game: its own, or its place in the archive, {@code FILE#N}. */
    String id();

    /** What there is to say of it: the texts of its rulings, or why it could not be read. */
    String text();

    /** A game that was ruled on. */
    record Ruled(String id, Judge.Judged<?> judged) implements JudgedGame {
        /** The game as a survey counts it, with its incidents in English. */
        public SurveyedGame surveyed() {
            return surveyed(Language.ENGLISH);
        }

        /** The same with its incidents in a language. */
        public SurveyedGame surveyed(Language language) {
            RecordedGame<?> record = judged.game().record();
            return new SurveyedGame(
                    id, record.tags(), record.recorded(), record.recordedOutcome(), record.recordedMargin(), judged.rulings(),
                    judged.game().words(language));
        }

        @Override
        public String text() {
            return judged.rulings().stream().map(Ruling::text).distinct().collect(Collectors.joining(" / "));
        }
    }

    /**
     * A game that could not be read, or not under the rulebooks wanted.
     *
     * @param game the name of the game that is played; null if that is not known
     * @param error what was found, where, and what was expected
     * @param facts what its record says apart from the moves, as far as that can be made out
     */
    record Unreadable(String id, @Nullable String game, InputException error, Facts facts) implements JudgedGame {
        /** A game of which nothing could be read. */
        public Unreadable(String id, @Nullable String game, InputException error) {
            this(id, game, error, Facts.NONE);
        }

        /** A game that was read, up to a play that is not understood. */
        public static Unreadable of(String id, ReadGame<?> read, InputException error) {
            return new Unreadable(id, read.game().name(), error, read.facts());
        }

        @Override
        public String text() {
            return error.message();
        }
    }
}
