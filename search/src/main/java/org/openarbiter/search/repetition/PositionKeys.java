package org.openarbiter.search.repetition;

import org.openarbiter.rules.core.board.Board;

/** Keys of positions for a {@link Detector}: placement, side to move and rights. */
public final class PositionKeys {
    private static final long OTHER_SIDE = 0x6A09E667F3BCC909L;

    private PositionKeys() {}

    /** The key of the position on a board: its placement key (Zobrist 1970), with the seat to move and the rights mixed in. */
    public static long of(Board board) {
        long key = board.placementKey() ^ (board.toMove() == 0 ? 0 : OTHER_SIDE);
        long rights = board.rights();
        return rights == 0 ? key : key ^ mix(rights);
    }

    /** A bijection that spreads a word over all bits (the finaliser of SplitMix64; Steele, Lea and Flood, OOPSLA 2014). */
    private static long mix(long word) {
        long mixed = (word ^ (word >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
