package org.openarbiter.rules.sgf;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/** The liberties taken while reading a game tree: the first hundred of them. If none are allowed, the first one is an error. */
final class SgfLiberties {
    private static final int MOST = 100;

    private final boolean strict;
    private final List<Liberty> taken = new ArrayList<>();

    SgfLiberties(boolean strict) {
        this.strict = strict;
    }

    void take(long line, int column, String found, String expected) throws InputException {
        if (strict) {
            throw new InputException(line, column, found, expected);
        }
        if (taken.size() < MOST) {
            taken.add(new Liberty(line, column, found));
        }
    }

    List<Liberty> taken() {
        return taken;
    }
}
