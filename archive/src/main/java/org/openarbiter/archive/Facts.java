package org.openarbiter.archive;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;

/**
 * What a record says of its game apart from the moves: who played, when and where, and how it ended. Texts are empty where it does not say.
 *
 * @param players their names, {@code Ann – Bob}, with a question mark for one who is not named
 * @param recorded the result that it gives; null if it gives none
 */
public record Facts(String players, String date, String event, String round, @Nullable String recorded) {
    /** Those of a record of which nothing can be read. */
    static final Facts NONE = new Facts("", "", "", "", null);

    /** Those of a record with these tags. */
    static Facts of(Map<String, String> tags, Seats seats, @Nullable String recorded) {
        List<String> names = IntStream.range(0, seats.count()).mapToObj(seat -> known(tags, seats.title(seat))).toList();
        String players = names.stream().allMatch(String::isEmpty)
                ? "" : names.stream().map(name -> name.isEmpty() ? "?" : name).collect(Collectors.joining(" – "));
        return new Facts(players, known(tags, "Date"), known(tags, "Event"), known(tags, "Round"), recorded);
    }

    private static String known(Map<String, String> tags, String tag) {
        String value = tags.getOrDefault(tag, "");
        return value.isBlank() || value.startsWith("?") ? "" : value;
    }
}
