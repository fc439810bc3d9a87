package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.sgf.SgfProperty;

/** What a reading has taken for granted so far, in the order in which it came up. */
final class GoLiberties {
    private static final int MOST = 200;

    private final List<Liberty> found;
    private final boolean strict;

    /**
     * What the container took for granted, to be continued.
     *
     * @param strict whether faults of the record are refused
     */
    GoLiberties(List<Liberty> before, boolean strict) {
        found = new ArrayList<>(before);
        this.strict = strict;
    }

    /** All of it. */
    List<Liberty> all() {
        return found;
    }

    /**
     * Notes a fault of the record.
     *
     * @throws InputException if faults are refused
     */
    void fault(SgfProperty property, String text) throws InputException {
        if (strict) {
            throw new InputException(property.line(), property.column(), text, "SGF as its specification defines it");
        }
        remark(property, text);
    }

    /** Notes what was taken for granted, which is no fault of the record. */
    void remark(SgfProperty property, String text) {
        if (found.size() < MOST) {
            add(property, text);
        }
    }

    /** The same, however much was noted before. */
    void add(SgfProperty property, String text) {
        found.add(new Liberty(property.line(), property.column(), text));
    }
}
