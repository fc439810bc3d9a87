package org.openarbiter.rules.core.record;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a record says of its game apart from the moves.
 *
 * @param tags what it says of the players, the event and the like, as {@link RecordedGame#tags}
 * @param recorded the result that it gives; null if it gives none
 */
public record Heading(Map<String, String> tags, @Nullable String recorded) {
    /** That of a record which says nothing, or nothing that can be made out. */
    public static final Heading NONE = new Heading(Map.of(), null);

    public Heading {
        tags = Map.copyOf(tags);
    }
}
