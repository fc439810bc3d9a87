package org.openarbiter.match.guard;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.uci.UciProtocol;

/** The options that the controller has set, and how both sides write moves, which may depend on them. */
final class Dialect {
    private final @Nullable MoveNotation given;
    private final List<String> options = new ArrayList<>();
    private boolean knowsVariants;

    /**
     * No options yet.
     *
     * @param given how both write moves; null to find out as {@code UciClient} does
     */
    Dialect(UciProtocol protocol, @Nullable MoveNotation given) {
        this.given = protocol == UciProtocol.UCCI && given == null ? MoveNotation.PLAIN : given;
    }

    /** Takes a {@code setoption} line of the controller. */
    void set(String option) {
        options.add(option);
    }

    /** The {@code setoption} lines so far. */
    List<String> options() {
        return options;
    }

    /** Takes a line of the engine into account: it may offer variants. */
    void received(String text) {
        knowsVariants |= text.startsWith("option name UCI_Variant");
    }

    /** How moves are written. */
    MoveNotation notation() {
        if (given != null) {
            return given;
        }
        boolean xiangqi = knowsVariants
                && options.stream().anyMatch(line -> line.matches("(?i).*UCI_Variant\\s+value\\s+xiangqi"));
        return xiangqi ? MoveNotation.RANKS_FROM_ONE : MoveNotation.PLAIN;
    }
}
