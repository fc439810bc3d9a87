package org.openarbiter.rules.shogi.board;

import java.util.Arrays;
import java.util.Optional;
import org.openarbiter.rules.core.record.InputException;

/**
 * The customary handicaps: what the giver, who plays White and moves first, leaves away. The names are those of KIF
 * (kakinoki.o.oo7.jp/kif_format.html); left and right are the giver's.
 */
public enum Handicap {
    /** The left lance. */
    LANCE("香落ち", "1a"),
    /** The right lance. */
    RIGHT_LANCE("右香落ち", "9a"),
    /** The bishop. */
    BISHOP("角落ち", "2b"),
    /** The rook. */
    ROOK("飛車落ち", "8b"),
    /** The rook and the left lance. */
    ROOK_LANCE("飛香落ち", "8b1a"),
    /** Rook and bishop. */
    TWO("二枚落ち", "8b2b"),
    /** Rook, bishop and the left lance. */
    THREE("三枚落ち", "8b2b1a"),
    /** Rook, bishop and both lances. */
    FOUR("四枚落ち", "8b2b1a9a"),
    /** Four pieces and the right knight. */
    FIVE("五枚落ち", "8b2b1a9a8a"),
    /** Four pieces and the left knight. */
    LEFT_FIVE("左五枚落ち", "8b2b1a9a2a"),
    /** Four pieces and both knights. */
    SIX("六枚落ち", "8b2b1a9a8a2a"),
    /** Six pieces and the right silver. */
    RIGHT_SEVEN("右七枚落ち", "8b2b1a9a8a2a7a"),
    /** Six pieces and the left silver. */
    LEFT_SEVEN("左七枚落ち", "8b2b1a9a8a2a3a"),
    /** Six pieces and both silvers. */
    EIGHT("八枚落ち", "8b2b1a9a8a2a7a3a"),
    /** Eight pieces and both golds. */
    TEN("十枚落ち", "8b2b1a9a8a2a7a3a6a4a");

    /** What KIF calls a game without handicap. */
    public static final String EVEN = "平手";

    private final String kif;
    /** The names of the squares that are empty, one behind the other. */
    private final String without;

    Handicap(String kif, String without) {
        this.kif = kif;
        this.without = without;
    }

    /** The pieces of an even game, which a handicap leaves some of away. */
    private static final class Even {
        static final Setup SETUP = setup();

        private Even() {}

        private static Setup setup() {
            try {
                return new SfenReader(Sfen.START, null).setup();
            } catch (InputException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The name in KIF. */
    public String kif() {
        return kif;
    }

    /** The position with which a game begins. */
    public ShogiBoard board() {
        Setup setup = new Setup().toMove(Piece.WHITE);
        for (int square = 0; square < Square.COUNT; square++) {
            setup.put(square, pieceAt(square, without));
        }
        return ShogiBoard.of(setup);
    }

    /** The handicap of that name in KIF. */
    public static Optional<Handicap> named(String kif) {
        return Arrays.stream(values()).filter(handicap -> handicap.kif.equals(kif)).findFirst();
    }

    /** The name in KIF of a start position: a handicap, or that of an even game; empty for any other. */
    public static Optional<String> nameOf(Position position) {
        if (position.toMove() == Piece.BLACK) {
            return position.rights() == 0 && stands(position, "") ? Optional.of(EVEN) : Optional.empty();
        }
        return of(position).map(Handicap::kif);
    }

    private static Optional<Handicap> of(Position position) {
        boolean can = position.toMove() == Piece.WHITE && position.rights() == 0;
        return Arrays.stream(values()).filter(handicap -> can && stands(position, handicap.without)).findFirst();
    }

    /** By how many points the giver of the handicap with which a position begins has less than an even game has; 0 if it is none. */
    static int missingPoints(Position position) {
        return position.toMove() == Piece.BLACK ? 0 : of(position).map(Handicap::points).orElse(0);
    }

    private int points() {
        int points = 0;
        for (int at = 0; at < without.length(); at += 2) {
            points += Piece.points(Piece.kind(Even.SETUP.pieceAt(Square.parse(without, at))));
        }
        return points;
    }

    private static boolean stands(Position position, String without) {
        for (int square = 0; square < Square.COUNT; square++) {
            if (position.pieceAt(square) != pieceAt(square, without)) {
                return false;
            }
        }
        return true;
    }

    private static int pieceAt(int square, String without) {
        for (int at = 0; at < without.length(); at += 2) {
            if (Square.parse(without, at) == square) {
                return Piece.NONE;
            }
        }
        return Even.SETUP.pieceAt(square);
    }
}
