package org.openarbiter.rules.xiangqi.board;

/** What the characters of the Chinese notation mean, in all the forms in which records have them. */
public final class ChineseCharacters {
    /** Numbers are 1–9; what else a character can be is a bit above them. */
    static final int UNKNOWN = 0;
    /** A piece; the kind stands below. */
    public static final int PIECE = 1 << 4;
    /** A place on the file: front, middle or rear. */
    public static final int FRONT = 1 << 5;
    /** The middle one of three pieces on a file. */
    public static final int MIDDLE = FRONT + 1;
    static final int REAR = FRONT + 2;
    /** A direction: forward, level or back. */
    static final int FORWARD = 1 << 6;
    /** A step sideways. */
    public static final int LEVEL = FORWARD + 1;
    static final int BACKWARD = FORWARD + 2;

    private ChineseCharacters() {}

    /** Whether a text may be a move in Chinese notation: it begins with a character, or with a number and a character. */
    public static boolean isOne(String text) {
        return isHan(text, 0) || isHan(text, 1);
    }

    private static boolean isHan(String text, int at) {
        char letter = at < text.length() ? text.charAt(at) : ' ';
        return letter >= '\u2E80' && letter < '\uFF00';
    }

    /** Whether a text has a character that only the simplified script has. */
    static boolean isSimplified(String text) {
        return text.chars().anyMatch(c -> "帅将马车后进".indexOf(c) >= 0);
    }

    /** What a character means: a number, or bits of the constants here, with {@link Piece a kind} below {@link #PIECE}; 0 if it means nothing. */
    public static int of(char character) {
        return switch (character) {
            case '一', '1', '１' -> 1;
            case '二', '2', '２' -> 2;
            case '三', '3', '３' -> 3;
            case '四', '4', '４' -> 4;
            case '五', '5', '５' -> 5;
            case '六', '6', '６' -> 6;
            case '七', '7', '７' -> 7;
            case '八', '8', '８' -> 8;
            case '九', '9', '９' -> 9;
            case '帥', '帅', '將', '将' -> PIECE | Piece.KING;
            case '仕', '士' -> PIECE | Piece.ADVISOR;
            case '相', '象' -> PIECE | Piece.ELEPHANT;
            case '馬', '马', '傌' -> PIECE | Piece.HORSE;
            case '車', '车', '俥' -> PIECE | Piece.ROOK;
            case '炮', '砲', '包' -> PIECE | Piece.CANNON;
            case '兵', '卒' -> PIECE | Piece.PAWN;
            case '前' -> FRONT;
            case '中' -> MIDDLE;
            case '後', '后' -> REAR;
            case '進', '进' -> FORWARD;
            case '平' -> LEVEL;
            case '退' -> BACKWARD;
            default -> UNKNOWN;
        };
    }

    /** Whether a character is a number, 1–9. */
    public static boolean isNumber(int meaning) {
        return meaning > 0 && meaning < PIECE;
    }

    /** Whether it names a piece. */
    public static boolean isPiece(int meaning) {
        return (meaning & PIECE) != 0;
    }

    /** Whether it names a place on the file. */
    public static boolean isPlace(int meaning) {
        return (meaning & FRONT) != 0;
    }

    /** Whether it names a direction. */
    public static boolean isDirection(int meaning) {
        return (meaning & FORWARD) != 0;
    }
}
