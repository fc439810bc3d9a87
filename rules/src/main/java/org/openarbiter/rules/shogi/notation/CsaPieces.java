package org.openarbiter.rules.shogi.notation;

import java.util.List;
import org.openarbiter.rules.shogi.board.Piece;

/** The pieces by their two letters in CSA. */
final class CsaPieces {
    private static final List<String> NAMES =
            List.of(" *", "FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY");

    private CsaPieces() {}

    /** The letters of a kind. */
    static String name(int kind) {
        return NAMES.get(kind);
    }

    /** The kind of these letters; {@link Piece#NONE} if there is none. */
    static int kind(String name) {
        return Math.max(Piece.NONE, NAMES.indexOf(name));
    }
}
