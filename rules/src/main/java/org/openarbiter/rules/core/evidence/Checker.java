package org.openarbiter.rules.core.evidence;

import org.openarbiter.rules.core.words.Term;

/**
 * A piece that gives check.
 *
 * @param piece its English name, such as {@code rook}
 * @param square where it stands
 */
public record Checker(String piece, String square) {

    /** The piece in any language. */
    Term term() {
        return Term.of("piece", piece);
    }
}
