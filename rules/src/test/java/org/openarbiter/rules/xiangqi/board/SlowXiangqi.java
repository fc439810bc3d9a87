package org.openarbiter.rules.xiangqi.board;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Xiangqi as plainly as it can be written: an array of letters, and a move is legal if the king cannot be taken after it.
 *
 * <p>It shares no line with {@link XiangqiBoard}, whose oracle it is. Letters are those of a FEN, a dot for an empty point; moves
 * are UCCI texts.
 */
public final class SlowXiangqi {
    private static final List<String> POINTS = IntStream.range(0, 90).mapToObj(i -> name(i % 9, i / 9)).toList();

    /** By rank from Red's back rank and by file from Red's left. */
    private final char[][] board = new char[10][9];
    private boolean red;

    private SlowXiangqi() {}

    /** The position of a FEN. */
    public static SlowXiangqi of(String fen) {
        var xiangqi = new SlowXiangqi();
        String[] fields = fen.split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        for (int rank = 0; rank < 10; rank++) {
            String row = ranks[9 - rank];
            for (int digit = 1; digit <= 9; digit++) {
                row = row.replace("" + digit, ".".repeat(digit));
            }
            xiangqi.board[rank] = row.toCharArray();
        }
        xiangqi.red = fields[1].equals("w");
        return xiangqi;
    }

    /** An independent position like this one. */
    public SlowXiangqi copy() {
        var copy = new SlowXiangqi();
        for (int rank = 0; rank < 10; rank++) {
            copy.board[rank] = board[rank].clone();
        }
        copy.red = red;
        return copy;
    }

    /** The letter on a point by its name. */
    public char at(String point) {
        return board[point.charAt(1) - '0'][point.charAt(0) - 'a'];
    }

    /** Makes a move, legal or not. */
    public void play(String move) {
        char piece = at(move.substring(0, 2));
        put(move.substring(0, 2), '.');
        put(move.substring(2), piece);
        red = !red;
    }

    private void put(String point, char piece) {
        board[point.charAt(1) - '0'][point.charAt(0) - 'a'] = piece;
    }

    /** The legal moves in alphabetical order. */
    public Set<String> moves() {
        var legal = new TreeSet<String>();
        for (String from : POINTS) {
            for (String to : isOwn(at(from)) ? POINTS : List.<String>of()) {
                if (canGo(from, to) && isSafe(from, to)) {
                    legal.add(from + to);
                }
            }
        }
        return legal;
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return canBeTaken(red ? 'K' : 'k');
    }

    /** Whether a king could be taken at once if the other side had the move. */
    public boolean canBeTaken(char king) {
        String target = POINTS.stream().filter(point -> at(point) == king).findFirst().orElseThrow();
        return POINTS.stream().anyMatch(from -> at(from) != '.' && canGo(from, target));
    }

    /** Whether the king of the piece that goes from a point to another cannot be taken afterwards. */
    public boolean isSafe(String from, String to) {
        SlowXiangqi after = copy();
        after.play(from + to);
        return !after.canBeTaken(isRed(at(from)) ? 'K' : 'k');
    }

    /** Whether the piece on a point could take an enemy piece on another, if one stood there. */
    public boolean attacks(String from, String to) {
        if (at(from) == '.' || from.equals(to)) {
            return false;
        }
        SlowXiangqi with = copy();
        boolean kings = Character.toLowerCase(at(from)) == 'k' && Character.toLowerCase(at(to)) == 'k';
        with.put(to, kings ? at(to) : isRed(at(from)) ? 'p' : 'P');
        return with.canGo(from, to);
    }

    /** How many pieces stand between two points of one line; −1 if they are on no common line, or the same. */
    public int between(String from, String to) {
        int df = Integer.signum(to.charAt(0) - from.charAt(0));
        int dr = Integer.signum(to.charAt(1) - from.charAt(1));
        if ((df == 0) == (dr == 0)) {
            return -1;
        }
        int count = 0;
        int file = from.charAt(0) - 'a' + df;
        int rank = from.charAt(1) - '0' + dr;
        while (!name(file, rank).equals(to)) {
            count += board[rank][file] == '.' ? 0 : 1;
            file += df;
            rank += dr;
        }
        return count;
    }

    /** Whether the piece on a point can go to another by the way it moves; the kings take each other along an open file. */
    public boolean canGo(String from, String to) {
        char piece = at(from);
        char target = at(to);
        if (from.equals(to) || target != '.' && isRed(piece) == isRed(target)) {
            return false;
        }
        int file = from.charAt(0) - 'a';
        int rank = from.charAt(1) - '0';
        int toFile = to.charAt(0) - 'a';
        int toRank = to.charAt(1) - '0';
        int across = Math.abs(toFile - file);
        int along = Math.abs(toRank - rank);
        boolean straightStep = across + along == 1;
        return switch (Character.toLowerCase(piece)) {
            case 'k' -> straightStep && inPalace(piece, toFile, toRank)
                    || Character.toLowerCase(target) == 'k' && across == 0 && between(from, to) == 0;
            case 'a' -> across == 1 && along == 1 && inPalace(piece, toFile, toRank);
            case 'b' -> across == 2 && along == 2 && isRed(piece) == (toRank <= 4)
                    && board[(rank + toRank) / 2][(file + toFile) / 2] == '.';
            case 'n' -> across == 2 && along == 1 && board[rank][(file + toFile) / 2] == '.'
                    || across == 1 && along == 2 && board[(rank + toRank) / 2][file] == '.';
            case 'r' -> between(from, to) == 0;
            case 'c' -> between(from, to) == (target == '.' ? 0 : 1);
            case 'p' -> straightStep && (across == 0 ? toRank - rank == (isRed(piece) ? 1 : -1) : isRed(piece) == (rank >= 5));
            default -> false;
        };
    }

    private static boolean inPalace(char piece, int file, int rank) {
        return file >= 3 && file <= 5 && (isRed(piece) ? rank <= 2 : rank >= 7);
    }

    private boolean isOwn(char piece) {
        return piece != '.' && isRed(piece) == red;
    }

    private static boolean isRed(char piece) {
        return Character.isUpperCase(piece);
    }

    private static String name(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('0' + rank);
    }
}
