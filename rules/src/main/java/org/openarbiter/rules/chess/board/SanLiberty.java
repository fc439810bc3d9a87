package org.openarbiter.rules.chess.board;

import java.util.EnumSet;
import java.util.Set;

/**
 * A departure from standard algebraic notation that the reader understands.
 */
public enum SanLiberty {
    /** Castling with zeros or small letters: {@code 0-0}. */
    CASTLING_ZEROS(1, "castling is written O-O or O-O-O, with the letter O"),
    /** A promotion not written {@code e8=Q}: {@code e8Q}, {@code e8(Q)}, {@code e8=q}. */
    PROMOTION_FORM(1 << 1, "a promotion is written e8=Q"),
    /** The origin in full, joined by a hyphen or without piece letter: {@code Ng1-f3}, {@code e2e4}. */
    LONG_ALGEBRAIC(1 << 2, "the square of origin is written out only where it is needed"),
    /** A check or mate that is not marked, or a mate marked as check; seen only if check marks are verified. */
    CHECK_MISSING(1 << 3, "the mark of check or mate is missing"),
    /** A mark of mate where there is none; if check marks are verified, one of check, too. */
    CHECK_SUPERFLUOUS(1 << 4, "the mark of check or mate does not fit the move"),
    /** A capture without x. */
    CAPTURE_MISSING(1 << 5, "the x of a capture is missing"),
    /** An x without a capture. */
    CAPTURE_SUPERFLUOUS(1 << 6, "the move is marked as a capture and is none"),
    /** {@code e.p.} after the move. */
    EN_PASSANT_MARK(1 << 7, "an en passant capture carries no mark"),
    /** File or rank of origin though no other piece could go there. */
    ORIGIN_SUPERFLUOUS(1 << 8, "the origin is written out only as far as needed"),
    /** A pawn's capture without its file: {@code xd5}. */
    ORIGIN_MISSING(1 << 9, "a pawn's capture names its file"),
    /** The letter P for a pawn. */
    PAWN_LETTER(1 << 10, "a pawn has no letter"),
    /** {@code !}, {@code ?} or a doubled {@code +} after the move. */
    SUFFIX(1 << 11, "a move has no suffix but one mark of check or mate");

    private final int flag;
    private final String message;

    SanLiberty(int flag, String message) {
        this.flag = flag;
        this.message = message;
    }

    /** The bit of this liberty in {@link SanReader#liberties}. */
    public int flag() {
        return flag;
    }

    /** The norm that was not kept, or what was found, in words. */
    public String message() {
        return message;
    }

    /** The liberties whose bits are set. */
    public static Set<SanLiberty> of(int flags) {
        var set = EnumSet.noneOf(SanLiberty.class);
        for (SanLiberty liberty : values()) {
            if ((flags & liberty.flag()) != 0) {
                set.add(liberty);
            }
        }
        return set;
    }
}
