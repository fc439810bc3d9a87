package org.openarbiter.rules.janggi.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The four ways in which a side may set up its horses (마) and elephants (상), named as records do: by what stands on the files b, c, g and h,
 * read from Cho's left for both sides.
 */
public enum Opening {
    /** Horse, elephant, elephant, horse: the start position of FEN. */
    HORSES_OUTSIDE("마상상마"),
    /** Elephant, horse, horse, elephant. */
    ELEPHANTS_OUTSIDE("상마마상"),
    /** Elephant, horse, elephant, horse. */
    ELEPHANTS_LEFT("상마상마"),
    /** Horse, elephant, horse, elephant. */
    ELEPHANTS_RIGHT("마상마상");

    private static final int[] FILES = {1, 2, 6, 7};

    private final String korean;

    Opening(String korean) {
        this.korean = korean;
    }

    /** The four letters of records: {@code 마상상마}. */
    public String korean() {
        return korean;
    }

    /** The set-up of that name. */
    public static Optional<Opening> of(String korean) {
        return Arrays.stream(values()).filter(opening -> opening.korean.equals(korean)).findFirst();
    }

    /** The same seen from the other side of the board. */
    public Opening turned() {
        return switch (this) {
            case ELEPHANTS_LEFT -> ELEPHANTS_RIGHT;
            case ELEPHANTS_RIGHT -> ELEPHANTS_LEFT;
            default -> this;
        };
    }

    /** The starting position with the set-ups that the sides have chosen. */
    public static JanggiBoard start(Opening cho, Opening han) {
        JanggiBoard usual = JanggiBoard.start();
        Setup setup = new Setup();
        for (int point = 0; point < Point.COUNT; point++) {
            setup.put(point, usual.pieceAt(point));
        }
        for (int side : List.of(Piece.CHO, Piece.HAN)) {
            Opening opening = side == Piece.CHO ? cho : han;
            for (int at = 0; at < FILES.length; at++) {
                int kind = opening.korean.charAt(at) == '마' ? Piece.HORSE : Piece.ELEPHANT;
                setup.put(Point.of(FILES[at], side == Piece.CHO ? 0 : Point.RANKS - 1), Piece.of(kind, side));
            }
        }
        return JanggiBoard.of(setup);
    }

    /** The set-up of a side, if a position is a starting position; none if a piece stands elsewhere. */
    public static Optional<Opening> of(JanggiBoard board, int side) {
        StringBuilder found = new StringBuilder();
        for (int file : FILES) {
            int piece = board.pieceAt(Point.of(file, side == Piece.CHO ? 0 : Point.RANKS - 1));
            found.append(piece == Piece.of(Piece.HORSE, side) ? '마' : piece == Piece.of(Piece.ELEPHANT, side) ? '상' : '-');
        }
        return of(found.toString());
    }
}
