package org.openarbiter.rules.chess.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Chess as plainly as it can be written: an array of letters, and a move is legal if the king cannot be taken after it.
 *
 * <p>It shares no line with {@link ChessBoard}, whose oracle it is. Moves are UCI texts, castling is king takes own rook.
 */
public final class SlowChess {
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] OBLIQUE = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] ALL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    /** Letters as in FEN by rank and file, a point for an empty square. */
    private final char[][] board = new char[8][8];
    private boolean white;
    /** The squares of the rooks that may castle. */
    private final TreeSet<String> castling = new TreeSet<>();
    /** The square passed by a double step, or empty. */
    private String passed = "";

    private SlowChess() {}

    /** The position of a FEN. */
    public static SlowChess of(String fen) {
        String[] fields = fen.split(" ", -1);
        var chess = new SlowChess();
        String[] ranks = fields[0].split("/", -1);
        for (int rank = 0; rank < 8; rank++) {
            String row = ranks[7 - rank];
            for (int digit = 1; digit <= 8; digit++) {
                row = row.replace("" + digit, ".".repeat(digit));
            }
            chess.board[rank] = row.toCharArray();
        }
        chess.white = fields[1].equals("w");
        for (char letter : fields[2].toCharArray()) {
            if (letter != '-') {
                chess.castling.add(chess.rookFor(letter));
            }
        }
        chess.passed = fields[3].equals("-") ? "" : fields[3];
        return chess;
    }

    private String rookFor(char letter) {
        boolean whites = Character.isUpperCase(letter);
        int rank = whites ? 0 : 7;
        String row = new String(board[rank]);
        int king = row.indexOf(whites ? 'K' : 'k');
        char rook = whites ? 'R' : 'r';
        int file = switch (Character.toLowerCase(letter)) {
            case 'k' -> row.lastIndexOf(rook);
            case 'q' -> row.indexOf(rook);
            default -> Character.toLowerCase(letter) - 'a';
        };
        if (king < 0 || row.charAt(file) != rook) {
            throw new IllegalArgumentException("no rook for " + letter);
        }
        return name(file, rank);
    }

    /** An independent position like this one. */
    public SlowChess copy() {
        var copy = new SlowChess();
        for (int rank = 0; rank < 8; rank++) {
            copy.board[rank] = board[rank].clone();
        }
        copy.white = white;
        copy.castling.addAll(castling);
        copy.passed = passed;
        return copy;
    }

    /** All that makes a position: placement, side to move, rooks that may castle, square of a legal en passant capture. */
    public String position() {
        var text = new StringBuilder();
        for (char[] row : board) {
            text.append(row).append('/');
        }
        return text.append(white).append(castling).append(legalPassed()).toString();
    }

    /** The square on which a pawn may legally be taken en passant, or empty. */
    String legalPassed() {
        for (String move : moves()) {
            if (isEnPassant(move)) {
                return passed;
            }
        }
        return "";
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return isStruck(kingSquare(white), !white);
    }

    /** The legal moves in alphabetical order. */
    public Set<String> moves() {
        var legal = new TreeSet<String>();
        for (String move : candidates()) {
            SlowChess after = copy();
            after.play(move);
            if (!after.isStruck(after.kingSquare(white), !white)) {
                legal.add(move);
            }
        }
        castlingMoves(legal::add);
        return legal;
    }

    /** Makes a move, legal or not. */
    public void play(String move) {
        int file = move.charAt(0) - 'a';
        int rank = move.charAt(1) - '1';
        int toFile = move.charAt(2) - 'a';
        int toRank = move.charAt(3) - '1';
        char piece = board[rank][file];
        boolean enPassant = isEnPassant(move);
        boolean castles = isKing(piece) && castling.contains(move.substring(2, 4)) && isOwn(board[toRank][toFile]);
        board[rank][file] = '.';
        if (castles) {
            board[toRank][toFile] = '.';
            board[toRank][toFile > file ? 6 : 2] = piece;
            board[toRank][toFile > file ? 5 : 3] = white ? 'R' : 'r';
        } else {
            board[toRank][toFile] = move.length() < 5 ? piece
                    : white ? Character.toUpperCase(move.charAt(4)) : move.charAt(4);
            if (enPassant) {
                board[rank][toFile] = '.';
            }
        }
        castling.remove(move.substring(0, 2));
        castling.remove(move.substring(2, 4));
        if (isKing(piece)) {
            castling.removeIf(rook -> rook.charAt(1) == (white ? '1' : '8'));
        }
        boolean doubleStep = Character.toLowerCase(piece) == 'p' && Math.abs(toRank - rank) == 2;
        passed = doubleStep ? name(file, (rank + toRank) / 2) : "";
        white = !white;
    }

    private boolean isEnPassant(String move) {
        char piece = board[move.charAt(1) - '1'][move.charAt(0) - 'a'];
        return Character.toLowerCase(piece) == 'p' && move.substring(2).equals(passed) && move.charAt(0) != move.charAt(2);
    }

    private List<String> candidates() {
        var moves = new ArrayList<String>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                if (!isOwn(board[rank][file])) {
                    continue;
                }
                String from = name(file, rank);
                switch (Character.toLowerCase(board[rank][file])) {
                    case 'p' -> pawn(file, rank, moves);
                    case 'n' -> walk(file, rank, KNIGHT, 1, to -> moves.add(from + to));
                    case 'b' -> walk(file, rank, OBLIQUE, 7, to -> moves.add(from + to));
                    case 'r' -> walk(file, rank, STRAIGHT, 7, to -> moves.add(from + to));
                    case 'q' -> walk(file, rank, ALL, 7, to -> moves.add(from + to));
                    default -> walk(file, rank, ALL, 1, to -> moves.add(from + to));
                }
            }
        }
        return moves;
    }

    private void walk(int file, int rank, int[][] ways, int most, Consumer<String> visit) {
        for (int[] way : ways) {
            for (int step = 1; step <= most; step++) {
                int f = file + step * way[0];
                int r = rank + step * way[1];
                if (!onBoard(f, r) || isOwn(board[r][f])) {
                    break;
                }
                visit.accept(name(f, r));
                if (board[r][f] != '.') {
                    break;
                }
            }
        }
    }

    private void pawn(int file, int rank, List<String> moves) {
        int up = white ? 1 : -1;
        int home = white ? 1 : 6;
        if (board[rank + up][file] == '.') {
            pawnMove(file, rank, file, rank + up, moves);
            if (rank == home && board[rank + 2 * up][file] == '.') {
                pawnMove(file, rank, file, rank + 2 * up, moves);
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            if (onBoard(file + side, rank + up)) {
                char there = board[rank + up][file + side];
                if (there != '.' && !isOwn(there) || name(file + side, rank + up).equals(passed)) {
                    pawnMove(file, rank, file + side, rank + up, moves);
                }
            }
        }
    }

    private static void pawnMove(int file, int rank, int toFile, int toRank, List<String> moves) {
        String move = name(file, rank) + name(toFile, toRank);
        if (toRank == 0 || toRank == 7) {
            for (char promotion : "nbrq".toCharArray()) {
                moves.add(move + promotion);
            }
        } else {
            moves.add(move);
        }
    }

    private void castlingMoves(Consumer<String> add) {
        String king = kingSquare(white);
        for (String rook : castling) {
            if (rook.charAt(1) != (white ? '1' : '8') || inCheck()) {
                continue;
            }
            int rank = rook.charAt(1) - '1';
            boolean towardsH = rook.charAt(0) > king.charAt(0);
            int kingTo = towardsH ? 6 : 2;
            int rookTo = towardsH ? 5 : 3;
            int kingFile = king.charAt(0) - 'a';
            int rookFile = rook.charAt(0) - 'a';
            int low = Math.min(Math.min(kingFile, rookFile), Math.min(kingTo, rookTo));
            int high = Math.max(Math.max(kingFile, rookFile), Math.max(kingTo, rookTo));
            boolean may = true;
            for (int file = low; file <= high; file++) {
                boolean byKing = file >= Math.min(kingFile, kingTo) && file <= Math.max(kingFile, kingTo);
                boolean byRook = file >= Math.min(rookFile, rookTo) && file <= Math.max(rookFile, rookTo);
                may &= !(byKing || byRook) || file == kingFile || file == rookFile || board[rank][file] == '.';
                may &= !byKing || !isStruckAsKing(file, rank);
            }
            SlowChess after = copy();
            after.play(king + rook);
            if (may && !after.isStruck(after.kingSquare(white), !white)) {
                add.accept(king + rook);
            }
        }
    }

    /** Whether the king, moved to a square as if nothing stood there, could be taken. */
    private boolean isStruckAsKing(int file, int rank) {
        SlowChess moved = copy();
        String king = kingSquare(white);
        char letter = board[king.charAt(1) - '1'][king.charAt(0) - 'a'];
        moved.board[king.charAt(1) - '1'][king.charAt(0) - 'a'] = '.';
        moved.board[rank][file] = letter;
        return moved.isStruck(name(file, rank), !white);
    }

    private boolean isStruck(String square, boolean byWhite) {
        SlowChess turned = copy();
        turned.white = byWhite;
        turned.passed = "";
        for (String move : turned.candidates()) {
            if (move.startsWith(square, 2)) {
                return true;
            }
        }
        return false;
    }

    private String kingSquare(boolean ofWhite) {
        for (int rank = 0; rank < 8; rank++) {
            int file = new String(board[rank]).indexOf(ofWhite ? 'K' : 'k');
            if (file >= 0) {
                return name(file, rank);
            }
        }
        throw new IllegalStateException("no king");
    }

    private static boolean isKing(char piece) {
        return Character.toLowerCase(piece) == 'k';
    }

    private boolean isOwn(char piece) {
        return piece != '.' && Character.isUpperCase(piece) == white;
    }

    private static boolean onBoard(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }

    private static String name(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }
}
