package org.openarbiter.rules.survey;

import java.util.List;
import java.util.Map;
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
 * @param rulings one for each rulebook asked, in their order
 * @param words the language of the incidents
 */
public record SurveyedGame(
        String id,
        Map<String, String> tags,
        @Nullable String recorded,
        @Nullable Outcome recordedOutcome,
        List<Ruling> rulings,
        Words words) {
    public SurveyedGame {
        tags = Map.copyOf(tags);
        rulings = List.copyOf(rulings);
    }

    /** A game whose incidents are described in English. */
    public SurveyedGame(
            String id, Map<String, String> tags, @Nullable String recorded, @Nullable Outcome recordedOutcome, List<Ruling> rulings) {
        this(id, tags, recorded, recordedOutcome, rulings, Words.ENGLISH);
    }
}
