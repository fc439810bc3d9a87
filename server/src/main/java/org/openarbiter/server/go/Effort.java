package org.openarbiter.server.go;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;

/** How much reading a client may ask for, in positions for each question. */
enum Effort {
    /** For a table of all groups. */
    TABLE(Analysis.NODES, 5_000),
    /** For one group that somebody asks about. */
    QUESTION(Analysis.NODES, 20_000),
    /** Thorough. */
    THOROUGH(5_000, 50_000);

    private final long all;
    private final long one;

    Effort(long all, long one) {
        this.all = all;
        this.one = one;
    }

    /** For each group of the board. */
    long all() {
        return all;
    }

    /** For the group that is asked about. */
    long one() {
        return one;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The effort of a name; the usual one for none. */
    static Effort of(@Nullable String word) {
        if (word == null) {
            return QUESTION;
        }
        return Arrays.stream(values()).filter(effort -> effort.word().equals(word)).findFirst()
                .orElseThrow(() -> Problem.of(Kind.BAD_REQUEST, "\"effort\" is one of "
                        + Arrays.stream(values()).map(Effort::word).collect(Collectors.joining(", "))).exception());
    }
}
