package org.openarbiter.rules.chess.board;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * A reader of moves in standard algebraic notation, straight from bytes and without allocation unless a move is refused.
 *
 * <p>It also understands the ways of writing listed in {@link SanLiberty}, as long as one legal move is meant; {@link #liberties}
 * tells which were taken. A small letter is a file, never a piece: {@code bxc3} is a pawn's move. What else may have been meant
 * by a text that it refuses is for {@code LooseSan} to find.
 */
public final class SanReader {
    private static final int NOWHERE = -1;
    private static final int MATE = 2;

    private final ChessBoard board;
    private boolean verifiesChecks;
    private int liberties;

    /** What the text names: the kind and the promotion, origin and target by file and rank, or {@link #NOWHERE}. */
    private int kind;
    private boolean letter;
    private int promotion;
    private int fromFile;
    private int fromRank;
    private int toFile;
    private int toRank;
    private boolean captures;
    private int marks;

    /** A reader of moves on this board, whatever its position is at the time of reading. */
    public SanReader(ChessBoard board) {
        this.board = board;
    }

    /** Says whether marks of check are compared with what the move does, which takes time; at first only those of mate are. */
    public SanReader verifyChecks(boolean verify) {
        verifiesChecks = verify;
        return this;
    }

    /** The liberties taken in the last move read, a {@link SanLiberty#flag} each. */
    public int liberties() {
        return liberties;
    }

    /**
     * Reads one move, which fills the bytes from one index to before another.
     *
     * @return the play, legal on the board as it stands; the board is not changed
     * @throws PlayException if it is no move, or not a legal one, or more than one could be meant
     */
    public int read(byte[] text, int from, int to) throws PlayException {
        liberties = 0;
        int end = stripSuffix(text, from, to);
        if (end == from) {
            throw PlayException.unreadable(ChessLexicon.say("no-move"));
        }
        int first = text[from];
        int play;
        if (first == 'O' || first == '0' || first == 'o') {
            play = castling(text, from, end);
        } else {
            scan(text, from, end);
            play = resolve(text, from, end);
        }
        if (verifiesChecks || marks == MATE) {
            compareMarks(play);
        }
        return play;
    }

    static long file(int file) {
        return 0x0101010101010101L << file;
    }

    static long rank(int rank) {
        return 0xFFL << 8 * rank;
    }

    private void liberty(SanLiberty liberty) {
        liberties |= liberty.flag();
    }

    /** The end of the move before marks of check, annotations and e.p.; marks becomes 1 for check and {@link #MATE} for mate. */
    private int stripSuffix(byte[] text, int from, int to) {
        marks = 0;
        int end = to;
        while (end > from) {
            switch (text[end - 1]) {
                case '+', '#' -> {
                    if (marks != 0) {
                        liberty(SanLiberty.SUFFIX);
                    }
                    marks = text[end - 1] == '#' ? MATE : Math.max(marks, 1);
                }
                case '!', '?' -> liberty(SanLiberty.SUFFIX);
                case '.' -> {
                    if (end - from < 5 || text[end - 2] != 'p' || text[end - 3] != '.' || text[end - 4] != 'e') {
                        return end;
                    }
                    end -= 3;
                    liberty(SanLiberty.EN_PASSANT_MARK);
                }
                case ' ' -> {
                    if ((liberties & SanLiberty.EN_PASSANT_MARK.flag()) == 0) {
                        return end;
                    }
                }
                default -> {
                    return end;
                }
            }
            end--;
        }
        return end;
    }

    private int castling(byte[] text, int from, int end) throws PlayException {
        int length = end - from;
        boolean wellFormed = length == 3 || length == 5;
        for (int at = from; at < end; at++) {
            int letterHere = text[at];
            boolean even = (at - from & 1) == 0;
            wellFormed &= even ? letterHere == 'O' || letterHere == '0' || letterHere == 'o' : letterHere == '-';
            if (letterHere == '0' || letterHere == 'o') {
                liberty(SanLiberty.CASTLING_ZEROS);
            }
        }
        if (!wellFormed) {
            throw PlayException.unreadable(ChessLexicon.say("no-move.castling"));
        }
        int play = board.castling(length == 3);
        if (play == Move.NONE) {
            throw new PlayException(board.refusal(length == 3));
        }
        return play;
    }

    private void scan(byte[] text, int from, int end) throws PlayException {
        promotion = Piece.NONE;
        fromFile = NOWHERE;
        fromRank = NOWHERE;
        toFile = NOWHERE;
        toRank = NOWHERE;
        captures = false;
        kind = kindOf(text[from]);
        letter = kind != Piece.NONE;
        int at = from;
        if (letter) {
            at++;
            if (kind == Piece.PAWN) {
                liberty(SanLiberty.PAWN_LETTER);
            }
        } else {
            kind = Piece.PAWN;
        }
        for (; at < end; at++) {
            int c = text[at];
            if (c >= 'a' && c <= 'h') {
                if (toFile != NOWHERE || toRank != NOWHERE) {
                    if (fromFile != NOWHERE || fromRank != NOWHERE) {
                        break;
                    }
                    fromFile = toFile;
                    fromRank = toRank;
                    toRank = NOWHERE;
                }
                toFile = c - 'a';
            } else if (c >= '1' && c <= '8' && toRank == NOWHERE) {
                toRank = c - '1';
            } else if ((c == 'x' || c == ':') && !captures) {
                captures = true;
            } else if (c == '-' && toRank != NOWHERE && fromFile == NOWHERE) {
                liberty(SanLiberty.LONG_ALGEBRAIC);
            } else {
                break;
            }
        }
        if (at < end) {
            promotion(text, at, end);
        }
        if (toFile == NOWHERE || toRank == NOWHERE) {
            throw PlayException.unreadable(ChessLexicon.say("no-move.square"));
        }
    }

    /** Reads what follows the target square: {@code =Q}, {@code Q}, {@code (Q)}, {@code /Q}, each also in small letters. */
    private void promotion(byte[] text, int start, int end) throws PlayException {
        int at = start;
        int stop = end;
        boolean equals = text[at] == '=';
        if (equals || text[at] == '/') {
            at++;
        } else if (text[at] == '(' && text[end - 1] == ')') {
            at++;
            stop--;
        }
        int c = stop - at == 1 ? text[at] : ' ';
        promotion = kindOf(c & ~0x20);
        if (toFile == NOWHERE && toRank == NOWHERE) {
            throw PlayException.unreadable(ChessLexicon.say("no-move"));
        }
        if (promotion < Piece.KNIGHT || toRank == NOWHERE) {
            throw PlayException.unreadable(ChessLexicon.say("no-move.sign", "sign", sign(text, start)));
        }
        if (promotion == Piece.KING) {
            throw new PlayException(ChessLexicon.say("no-king"));
        }
        if (!equals || c > 'Z') {
            liberty(SanLiberty.PROMOTION_FORM);
        }
    }

    private static int kindOf(int c) {
        return switch (c) {
            case 'P' -> Piece.PAWN;
            case 'N' -> Piece.KNIGHT;
            case 'B' -> Piece.BISHOP;
            case 'R' -> Piece.ROOK;
            case 'Q' -> Piece.QUEEN;
            case 'K' -> Piece.KING;
            default -> Piece.NONE;
        };
    }

    private int resolve(byte[] text, int from, int end) throws PlayException {
        int target = Square.of(toFile, toRank);
        boolean fullOrigin = fromFile != NOWHERE && fromRank != NOWHERE;
        if (fullOrigin && !letter) {
            liberty(SanLiberty.LONG_ALGEBRAIC);
            kind = kindOn(Square.of(fromFile, fromRank));
        }
        if (kind == Piece.KING && fullOrigin && board.reach(kind, target) == 0) {
            return longCastling(text, from, end);
        }
        long legal = board.legalOrigins(kind, target);
        long origin = kind == Piece.PAWN ? pawnOrigin(legal, target) : pieceOrigin(legal, fullOrigin);
        if (origin == 0) {
            throw whyNone(legal, target, fullOrigin);
        }
        if ((origin & origin - 1) != 0) {
            throw PlayException.unreadable(
                    ChessLexicon.say(
                            "not-clear", "squares", Square.names(origin), "piece", Piece.term(kind), "to", Square.name(target)));
        }
        boolean promotes = kind == Piece.PAWN && (toRank == 0 || toRank == 7);
        if (promotes != (promotion != Piece.NONE)) {
            throw PlayException.unreadable(
                    ChessLexicon.say(promotes ? "no-promotion-piece" : "no-promotion"));
        }
        int play = Legality.assemble(board, Long.numberOfTrailingZeros(origin), target, promotion);
        if (Move.isCapture(play) != captures && (letter || !fullOrigin || captures)) {
            liberty(captures ? SanLiberty.CAPTURE_SUPERFLUOUS : SanLiberty.CAPTURE_MISSING);
        }
        return play;
    }

    private int kindOn(int square) throws PlayException {
        int piece = board.pieceAt(square);
        if (piece == Piece.NONE || Piece.side(piece) != board.toMove()) {
            throw new PlayException(ChessLexicon.say("no-own-piece", "side", Term.of("seat", Piece.sideName(board.toMove())), "square", Square.name(square)));
        }
        return Piece.kind(piece);
    }

    /** Castling as the king's move from square to square; rare enough to go by way of a string. */
    private int longCastling(byte[] text, int from, int end) throws PlayException {
        int skip = letter ? 1 : 0;
        liberty(SanLiberty.LONG_ALGEBRAIC);
        return board.parse(new String(text, from + skip, end - from - skip, ISO_8859_1).replace("-", ""));
    }

    private long written() {
        return (fromFile == NOWHERE ? -1L : file(fromFile)) & (fromRank == NOWHERE ? -1L : rank(fromRank));
    }

    private long pieceOrigin(long legal, boolean fullOrigin) {
        if (fromFile == NOWHERE && fromRank == NOWHERE) {
            return legal;
        }
        boolean only = (legal & legal - 1) == 0;
        long origin = legal & written();
        if (origin == 0) {
            return 0;
        }
        // Needed at most: the file if it tells them apart, else the rank, else both.
        boolean rankNotNeeded = fromRank != NOWHERE && Long.bitCount(legal & file(fileOf(origin))) == 1;
        boolean fileNotNeeded = fullOrigin && Long.bitCount(legal & rank(fromRank)) == 1;
        if (only || rankNotNeeded || fileNotNeeded) {
            liberty(SanLiberty.ORIGIN_SUPERFLUOUS);
        }
        return origin;
    }

    private static int fileOf(long set) {
        return Square.file(Long.numberOfTrailingZeros(set));
    }

    /** A pawn goes straight on unless something says that it takes. */
    private long pawnOrigin(long legal, int target) {
        if (fromRank != NOWHERE) {
            liberty(SanLiberty.LONG_ALGEBRAIC);
            return legal & written();
        }
        long straight = legal & file(Square.file(target));
        if (fromFile == toFile) {
            liberty(SanLiberty.ORIGIN_SUPERFLUOUS);
            return straight;
        }
        if (fromFile != NOWHERE) {
            return legal & written();
        }
        if (straight != 0 && (!captures || straight == legal)) {
            return straight;
        }
        liberty(SanLiberty.ORIGIN_MISSING);
        return legal & ~straight;
    }

    /**
     * Why no piece can do what is written. Where other pieces of the kind can go there, and the one that is named could never or
     * is not there, the text contradicts itself and its meaning is unknown.
     */
    private PlayException whyNone(long legal, int target, boolean fullOrigin) {
        String to = Square.name(target);
        if ((board.squares(board.toMove()) >>> target & 1) != 0) {
            return new PlayException(MoveRefusal.ownPiece(board, target));
        }
        long meant = board.reach(kind, target) & written();
        if (meant != 0) {
            return new PlayException(MoveRefusal.barred(board, kind, Long.numberOfTrailingZeros(meant)));
        }
        boolean named = fromFile != NOWHERE || fromRank != NOWHERE;
        boolean there = fullOrigin && (board.squares(kind, board.toMove()) & written()) != 0;
        if (legal != 0 && kind != Piece.PAWN && !there) {
            return PlayException.unreadable(ChessLexicon.say(
                    "contradiction", "none", none(named, to), "piece", Piece.term(kind),
                    "other", Square.name(Long.numberOfTrailingZeros(legal))));
        }
        if (kind == Piece.KING && !named) {
            return new PlayException(MoveRefusal.cannotGo(kind, board.kingSquare(board.toMove()), target));
        }
        return new PlayException(new MoveRefusal(MoveRefusal.Against.movesOf(kind), none(named, to)));
    }

    private Sentence none(boolean named, String to) {
        String where = !named ? "anywhere" : fromRank == NOWHERE ? "file" : fromFile == NOWHERE ? "rank" : "square";
        String from = switch (where) {
            case "file" -> String.valueOf((char) ('a' + fromFile));
            case "rank" -> String.valueOf(fromRank + 1);
            case "square" -> Square.name(Square.of(fromFile, fromRank));
            default -> "";
        };
        return ChessLexicon.say("none-can-go", "piece", Piece.term(kind), "where", where, "from", from, "to", to);
    }

    private void compareMarks(int play) {
        board.play(board.toMove(), play);
        int found = !board.inCheck() ? 0 : board.hasLegalPlay(board.toMove()) ? 1 : MATE;
        board.undo();
        if (found > marks) {
            liberty(SanLiberty.CHECK_MISSING);
        } else if (found < marks) {
            liberty(SanLiberty.CHECK_SUPERFLUOUS);
        }
    }

    /** The sign that stands there, quoted; one that cannot be seen by its number. */
    private static String sign(byte[] text, int at) {
        int end = Math.min(text.length, at + 4);
        int sign = new String(text, at, end - at, UTF_8).codePointAt(0);
        boolean visible = !Character.isISOControl(sign) && !Character.isWhitespace(sign) && !Character.isSpaceChar(sign)
                && sign != 0xFFFD;
        return visible ? "'" + Character.toString(sign) + "'" : String.format("U+%04X", sign);
    }
}
