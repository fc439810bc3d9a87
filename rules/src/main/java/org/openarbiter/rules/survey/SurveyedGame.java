package org.openarbiter.rules.survey;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Words;

/**
 * A game of an archive with its rulings.
 *
 * @param id {@code FILE#N}, or the id of a case
 * @param tags what the record says of date, place and players
 * @param recorded the result that the record gives, in its words; null if it gives none
 * @param recordedOutcome the outcome it stands for; null if it gives none
 * @param recordedMargin by how many points the winner won according to it; empty if it does not say
 * @param rulings one for each rulebook asked, in their order
 * @param words the language of the incidents
 */
public record SurveyedGame(
        String id,
        Map<String, String> tags,
        @Nullable String recorded,
        @Nullable Outcome recordedOutcome,
        OptionalDouble recordedMargin,
        List<Ruling> rulings,
        Words words) {
    public SurveyedGame {
        tags = Map.copyOf(tags);
        rulings = List.copyOf(rulings);
    }

    /** A game whose record names no margin; its incidents are described in English. */
    public SurveyedGame(
            String id, Map<String, String> tags, @Nullable String recorded, @Nullable Outcome recordedOutcome, List<Ruling> rulings) {
        this(id, tags, recorded, recordedOutcome, OptionalDouble.empty(), rulings, Words.ENGLISH);
    }

    /** Whether its record gives another result than a ruling. */
    boolean isRecordedOtherwise(Ruling ruling) {
        return Survey.isRecordedOtherwise(recordedOutcome, recordedMargin, ruling);
    }
}
