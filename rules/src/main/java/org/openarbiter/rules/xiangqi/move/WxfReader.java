package org.openarbiter.rules.xiangqi.move;

import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.board.MoveRow;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * Reads moves in WXF notation; see {@link org.openarbiter.rules.xiangqi.board.WxfWriter} for the notation itself.
 *
 * <p>Read besides: letters of either case for either side; B, N, S for elephant, horse, pawn; M for elephant (minister) or
 * advisor (mandarin) and G for advisor (guard) or king (general), as legality has it; a sideways sign {@code .} or none
 * ({@code C25}); the mark before the letter ({@code +R-2}); the middle pawn as {@code P.+1} or {@code P=+1}; pawns that
 * are lettered a–e from the mover's right, on each file from the front (xqbase.com; but the Chinese Chess File Format on the
 * pages of the WXF counts Black's pawns as Red sees them, so that a letter of Black's is read where only one reading is legal);
 * pawns as Fairy-Stockfish and pychess write them, place from the front and file ({@code 23=4}).
 *
 * <p>{@code 33=4} is the middle one of three pawns on file 3 while another file has several too, as the WXF has it, and the third
 * pawn of file 3 otherwise, or wherever the record writes other pawns in the manner of Fairy-Stockfish.
 */
final class WxfReader {
    private static final int NO_KIND = 0;

    private final MoveSearch search;
    private boolean placesFirst;
    private int liberties;

    WxfReader(MoveSearch search) {
        this.search = search;
    }

    /** Notes that the record writes place and file of a pawn, not file and mark. */
    void placesFirst() {
        placesFirst = true;
    }

    /** Whether a text can only be one in which place and file of a pawn are written. */
    static boolean isPlaceFirst(String text) {
        return text.length() == 4 && digit(text.charAt(0)) > 0 && digit(text.charAt(1)) > 0 && text.charAt(0) != text.charAt(1)
                && isSign(text.charAt(2));
    }

    int read(XiangqiBoard board, String text) throws PlayException {
        liberties = 0;
        int length = text.length();
        if (length < 3 || length > 4) {
            throw shape();
        }
        char first = plain(text.charAt(0));
        char second = plain(text.charAt(1));
        char sign = length == 4 ? plain(text.charAt(2)) : '=';
        if (length == 3) {
            liberties |= MoveLiberty.SIGN_MISSING;
        }
        search.goal = digit(plain(text.charAt(length - 1)));
        search.way = sign == '+' ? MoveSearch.FORWARD : sign == '-' ? MoveSearch.BACKWARD : MoveSearch.LEVEL;
        search.file = 0;
        search.number = 0;
        if (search.goal <= 0 || !isSign(sign)) {
            throw shape();
        }
        if (digit(first) > 0 || isSign(first) && isSign(second)) {
            pawn(board, first, second);
        } else if (isSign(first)) {
            piece(board, second, first);
        } else {
            piece(board, first, second);
        }
        int play = search.find(board);
        search.liberties |= liberties;
        return play;
    }

    private void piece(XiangqiBoard board, char letter, char which) throws PlayException {
        search.kinds = kinds(letter);
        if (search.kinds == NO_KIND) {
            throw shape();
        }
        int file = digit(which);
        if (file > 0) {
            search.file = file;
            search.mark = MoveMark.WXF_NONE;
        } else {
            mark(board, which);
        }
    }

    /** A mark that stands with a letter. */
    private void mark(XiangqiBoard board, char which) throws PlayException {
        boolean pawns = search.kinds == 1 << Piece.PAWN;
        search.mark = switch (which) {
            case '+' -> MoveMark.WXF_PLUS;
            case '-' -> MoveMark.WXF_MINUS;
            case '.', '=' -> MoveMark.MIDDLE;
            default -> board.toMove() == Piece.RED ? MoveMark.RUNNING : MoveMark.RUNNING_EITHER_WAY;
        };
        if (!isSign(which)) {
            search.number = (which | 0x20) - 'a' + 1;
            if (!pawns || search.number < 1 || search.number > Piece.most(Piece.PAWN)) {
                throw shape();
            }
        }
    }

    /** A pawn that is named without its letter. */
    private void pawn(XiangqiBoard board, char first, char second) throws PlayException {
        search.kinds = 1 << Piece.PAWN;
        search.file = Math.max(0, digit(first));
        int file = digit(second);
        if (search.file == 0) {
            if (first != second || first == '.' || first == '=') {
                throw shape();
            }
            search.mark = first == '+' ? MoveMark.FRONT : MoveMark.REAR;
        } else if (file <= 0) {
            if (!isSign(second)) {
                throw shape();
            }
            search.mark = second == '+' ? MoveMark.FRONT : second == '-' ? MoveMark.REAR : MoveMark.MIDDLE;
        } else if (first == second && isMiddle(board, file)) {
            search.mark = MoveMark.MIDDLE;
        } else {
            search.mark = MoveMark.PLACE;
            search.number = search.file;
            search.file = file;
        }
    }

    private boolean isMiddle(XiangqiBoard board, int file) {
        if (placesFirst) {
            return false;
        }
        MoveRow row = search.row(board, Piece.PAWN);
        int onFile = 0;
        for (int i = 0; i < row.count(); i++) {
            onFile += row.file(i) == file ? 1 : 0;
        }
        return onFile == 3 && row.sharedFiles() > 1;
    }

    private int kinds(char letter) {
        return switch (letter) {
            case 'K', 'k' -> 1 << Piece.KING;
            case 'A', 'a' -> 1 << Piece.ADVISOR;
            case 'E', 'e', 'B', 'b' -> 1 << Piece.ELEPHANT;
            case 'H', 'h', 'N', 'n' -> 1 << Piece.HORSE;
            case 'R', 'r' -> 1 << Piece.ROOK;
            case 'C', 'c' -> 1 << Piece.CANNON;
            case 'P', 'p' -> 1 << Piece.PAWN;
            case 'S', 's' -> old(1 << Piece.PAWN);
            case 'M', 'm' -> old(1 << Piece.ELEPHANT | 1 << Piece.ADVISOR);
            case 'G', 'g' -> old(1 << Piece.ADVISOR | 1 << Piece.KING);
            default -> NO_KIND;
        };
    }

    private int old(int kinds) {
        liberties |= MoveLiberty.OLD_LETTER;
        return kinds;
    }

    /** Full-width characters and typographic dashes as the plain ones. */
    private char plain(char letter) {
        if (letter < 0x80) {
            return letter;
        }
        liberties |= MoveLiberty.NOT_ASCII;
        if (letter == '\u2013' || letter == '\u2212') {
            return '-';
        }
        return letter >= '\uFF01' && letter <= '\uFF5E' ? (char) (letter - '\uFF01' + '!') : letter;
    }

    /** The number of a digit, 1–9; something below 1 for other characters. */
    private static int digit(char letter) {
        return letter <= '9' ? letter - '0' : -1;
    }

    private static boolean isSign(char letter) {
        return letter == '+' || letter == '-' || letter == '=' || letter == '.';
    }

    private static PlayException shape() {
        return PlayException.unreadable(XiangqiLexicon.say("no-wxf"));
    }
}
