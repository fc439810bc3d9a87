package org.openarbiter.rules.xiangqi.chase;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;

/**
 * What the plies of each side amount to.
 *
 * @param chasing how chases are read; null where only checks count
 * @param deeds what each ply does
 */
record Parts(@Nullable Chasing chasing, List<Deed> deeds) {

    /** Both sides together. */
    Judgment judgment(Sentence before) {
        if (chasing == null || !chasing.offenses().mixed()) {
            return new Judgment(before, deeds, part(Piece.RED), part(Piece.BLACK), false);
        }
        Offenses offenses = chasing.offenses();
        Judgment.Part red = forbidden(offenses.mutual(), Piece.RED, false);
        Judgment.Part black = forbidden(offenses.mutual(), Piece.BLACK, false);
        return new Judgment(
                before, deeds, withPawns(offenses, Piece.RED, red, black), withPawns(offenses, Piece.BLACK, black, red), true);
    }

    /** What a side does if what its pawns attack by themselves counts against an opponent who attacks for ever. */
    private Judgment.Part withPawns(Offenses offenses, int side, Judgment.Part own, Judgment.Part other) {
        boolean count = offenses.pawns() && own.most() == Level.IDLE && other.most() != Level.IDLE;
        return count ? forbidden(offenses.mutual(), side, true) : own;
    }

    /** What a side amounts to where offenses may be mixed. */
    private Judgment.Part forbidden(Mutual mutual, int side, boolean pawns) {
        List<Deed> own = of(side);
        if (own.stream().allMatch(deed -> deed.kind() == Deed.Kind.CHECK)) {
            return Judgment.Part.of(Level.CHECK, List.of());
        }
        if (own.stream().anyMatch(deed -> deed.kind() == Deed.Kind.IDLE && !(pawns && deed.isPawnsOwn()))) {
            return Judgment.Part.of(Level.IDLE, List.of());
        }
        Level least = own.stream().anyMatch(deed -> deed.kind() == Deed.Kind.OPEN) ? Level.IDLE : least(mutual, own);
        return new Judgment.Part(least, most(mutual, own), List.of());
    }

    private static Level least(Mutual mutual, List<Deed> own) {
        return mutual == Mutual.DRAW || mutual == Mutual.ARTICLES && own.stream().allMatch(deed -> deed.weight() == Weight.FULL)
                ? Level.FORBIDDEN : Level.LESSER;
    }

    private static Level most(Mutual mutual, List<Deed> own) {
        return mutual == Mutual.ARTICLES && own.stream().anyMatch(deed -> deed.weight() == Weight.LESSER) ? Level.LESSER : Level.FORBIDDEN;
    }

    private List<Deed> of(int side) {
        return deeds.stream().filter(deed -> deed.by() == side).toList();
    }

    private Judgment.Part part(int side) {
        List<Deed> own = of(side);
        if (own.stream().allMatch(deed -> deed.kind() == Deed.Kind.CHECK)) {
            return Judgment.Part.of(Level.CHECK, List.of());
        }
        long common = own.stream().mapToLong(Parts::victims).reduce(-1L, (one, other) -> one & other);
        if (common == 0) {
            return Judgment.Part.of(Level.IDLE, List.of());
        }
        List<Integer> victims = IntStream.range(0, Long.SIZE).filter(number -> (common >>> number & 1) != 0).boxed().toList();
        if (chasing != null && chasing.onlyVictim() && victims.size() > 1) {
            return Judgment.Part.of(Level.IDLE, List.of());
        }
        List<Integer> pinned = victims.stream().filter(victim -> own.stream().allMatch(deed -> isPinned(deed, victim))).toList();
        return chasing != null && chasing.pinnedRook() && !pinned.isEmpty()
                ? Judgment.Part.of(Level.PINNED_ROOK, pinned) : Judgment.Part.of(Level.CHASE, victims);
    }

    private static boolean isPinned(Deed deed, int victim) {
        return deed.chases().stream().anyMatch(threat -> threat.victimNumber() == victim && threat.pinnedByHorse());
    }

    /** The numbers of the pieces that a ply chases, as bits; none where it is no chase. */
    private static long victims(Deed deed) {
        long victims = 0;
        for (Deed.Threat threat : deed.chases()) {
            victims |= 1L << threat.victimNumber();
        }
        return victims;
    }
}
