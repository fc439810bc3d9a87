package org.openarbiter.rules.janggi.board;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Janggi in the plainest way, for comparison: a grid of letters, and for every two points the question whether the piece on one may go to the
 * other. It uses nothing of the board, of its geometry or of its moves.
 */
public final class SlowJanggi {
    private static final int FILES = 9;
    private static final int RANKS = 10;

    /** By rank from Cho's back rank and file; a dot where nothing stands. */
    private final char[][] grid = new char[RANKS][FILES];
    private boolean cho;

    private SlowJanggi() {}

    /** The position of a FEN. */
    public static SlowJanggi of(String fen) {
        SlowJanggi slow = new SlowJanggi();
        String[] fields = fen.split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        for (int rank = 0; rank < RANKS; rank++) {
            String row = ranks[RANKS - 1 - rank];
            for (int digit = 1; digit <= FILES; digit++) {
                row = row.replace(String.valueOf(digit), ".".repeat(digit));
            }
            slow.grid[rank] = row.toCharArray();
        }
        slow.cho = fields[1].equals("w");
        return slow;
    }

    /** What stands where and who moves. */
    public String key() {
        StringBuilder key = new StringBuilder();
        for (char[] rank : grid) {
            key.append(rank);
        }
        return key.append(cho).toString();
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return isAttacked(cho);
    }

    /** Whether the generals look at each other. */
    public boolean facing() {
        int[] mine = find('K');
        int[] yours = find('k');
        return mine[1] == yours[1] && between(mine[0], mine[1], yours[0], yours[1]) == 0;
    }

    /** What the pieces of a side count. */
    public int points(boolean ofCho) {
        int sum = 0;
        for (char[] rank : grid) {
            for (char piece : rank) {
                if (piece != '.' && Character.isUpperCase(piece) == ofCho) {
                    sum += switch (Character.toLowerCase(piece)) {
                        case 'r' -> 13;
                        case 'c' -> 7;
                        case 'n' -> 5;
                        case 'b', 'a' -> 3;
                        case 'p' -> 2;
                        default -> 0;
                    };
                }
            }
        }
        return sum;
    }

    /** The legal moves in UCI. */
    public Set<String> moves(boolean answersFacing) {
        Set<String> moves = new TreeSet<>();
        boolean faced = answersFacing && facing();
        for (int from = 0; from < RANKS * FILES; from++) {
            for (int to = 0; to < RANKS * FILES; to++) {
                int fromRank = from / FILES;
                int fromFile = from % FILES;
                int toRank = to / FILES;
                int toFile = to % FILES;
                char taken = grid[toRank][toFile];
                if (from == to || grid[fromRank][fromFile] == '.' || Character.isUpperCase(grid[fromRank][fromFile]) != cho
                        || taken != '.' && Character.isUpperCase(taken) == cho || !goes(fromRank, fromFile, toRank, toFile)) {
                    continue;
                }
                SlowJanggi after = copy();
                after.grid[toRank][toFile] = grid[fromRank][fromFile];
                after.grid[fromRank][fromFile] = '.';
                if (!after.isAttacked(cho) && !(faced && after.facing())) {
                    moves.add(name(fromRank, fromFile) + name(toRank, toFile));
                }
            }
        }
        if (!inCheck() || faced) {
            int[] general = find(cho ? 'K' : 'k');
            moves.add(name(general[0], general[1]) + name(general[0], general[1]));
        }
        return moves;
    }

    /** Makes a move in UCI. */
    public void play(String move) {
        int second = move.startsWith("10", 1) ? 3 : 2;
        int fromFile = move.charAt(0) - 'a';
        int fromRank = Integer.parseInt(move.substring(1, second)) - 1;
        int toFile = move.charAt(second) - 'a';
        int toRank = Integer.parseInt(move.substring(second + 1)) - 1;
        char piece = grid[fromRank][fromFile];
        grid[fromRank][fromFile] = '.';
        grid[toRank][toFile] = piece;
        cho = !cho;
    }

    /** The position after a move. */
    public SlowJanggi after(String move) {
        SlowJanggi after = copy();
        after.play(move);
        return after;
    }

    private SlowJanggi copy() {
        SlowJanggi copy = new SlowJanggi();
        for (int rank = 0; rank < RANKS; rank++) {
            copy.grid[rank] = grid[rank].clone();
        }
        copy.cho = cho;
        return copy;
    }

    private static String name(int rank, int file) {
        return "" + (char) ('a' + file) + (rank + 1);
    }

    private int[] find(char piece) {
        for (int rank = 0; rank < RANKS; rank++) {
            for (int file = 0; file < FILES; file++) {
                if (grid[rank][file] == piece) {
                    return new int[] {rank, file};
                }
            }
        }
        throw new IllegalStateException("no " + piece);
    }

    private boolean isAttacked(boolean ofCho) {
        int[] general = find(ofCho ? 'K' : 'k');
        for (int rank = 0; rank < RANKS; rank++) {
            for (int file = 0; file < FILES; file++) {
                char piece = grid[rank][file];
                if (piece != '.' && Character.isUpperCase(piece) != ofCho && goes(rank, file, general[0], general[1])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the piece on one point goes to another, whatever becomes of its general and whoever stands there. */
    private boolean goes(int rank, int file, int toRank, int toFile) {
        char piece = grid[rank][file];
        int up = toRank - rank;
        int right = toFile - file;
        return switch (Character.toLowerCase(piece)) {
            case 'k', 'a' -> Math.max(Math.abs(up), Math.abs(right)) == 1 && palace(toRank, toFile) == (piece < 'a' ? 1 : 2)
                    && palace(rank, file) == palace(toRank, toFile) && (up == 0 || right == 0 || drawn(rank, file, toRank, toFile));
            case 'p' -> soldier(rank, file, toRank, toFile, piece < 'a' ? up : -up, right);
            case 'n' -> Math.abs(up * right) == 2 && grid[rank + up / 2][file + right / 2] == '.';
            case 'b' -> elephant(rank, file, up, right);
            case 'r' -> onLine(rank, file, toRank, toFile) && between(rank, file, toRank, toFile) == 0;
            default -> onLine(rank, file, toRank, toFile) && between(rank, file, toRank, toFile) == 1
                    && Character.toLowerCase(grid[toRank][toFile]) != 'c' && !cannonBetween(rank, file, toRank, toFile);
        };
    }

    private static boolean soldier(int rank, int file, int toRank, int toFile, int forward, int right) {
        return forward == 0 && Math.abs(right) == 1 || forward == 1 && right == 0
                || forward == 1 && Math.abs(right) == 1 && drawn(rank, file, toRank, toFile);
    }

    private boolean elephant(int rank, int file, int up, int right) {
        if (Math.abs(up * right) != 6) {
            return false;
        }
        int ahead = Math.abs(up) == 3 ? Integer.signum(up) : 0;
        int aside = Math.abs(right) == 3 ? Integer.signum(right) : 0;
        return grid[rank + ahead][file + aside] == '.'
                && grid[rank + ahead + Integer.signum(up)][file + aside + Integer.signum(right)] == '.';
    }

    /** 1 in Cho's palace, 2 in Han's, 0 elsewhere. */
    private static int palace(int rank, int file) {
        boolean inside = file >= 3 && file <= 5;
        return inside && rank <= 2 ? 1 : inside && rank >= 7 ? 2 : 0;
    }

    /** Whether two points of a palace lie on one of its diagonals. */
    private static boolean drawn(int rank, int file, int toRank, int toFile) {
        boolean from = Math.abs(file - 4) == (rank > 4 ? Math.abs(rank - 8) : Math.abs(rank - 1));
        boolean to = Math.abs(toFile - 4) == (toRank > 4 ? Math.abs(toRank - 8) : Math.abs(toRank - 1));
        return palace(rank, file) != 0 && palace(rank, file) == palace(toRank, toFile) && from && to
                && Math.abs(rank - toRank) == Math.abs(file - toFile);
    }

    private static boolean onLine(int rank, int file, int toRank, int toFile) {
        return (rank == toRank) != (file == toFile) || drawn(rank, file, toRank, toFile) && rank != toRank;
    }

    private int between(int rank, int file, int toRank, int toFile) {
        int count = 0;
        for (char piece : on(rank, file, toRank, toFile).toCharArray()) {
            count += piece == '.' ? 0 : 1;
        }
        return count;
    }

    private boolean cannonBetween(int rank, int file, int toRank, int toFile) {
        return on(rank, file, toRank, toFile).toLowerCase(Locale.ROOT).contains("c");
    }

    /** What stands between two points of one line. */
    private String on(int rank, int file, int toRank, int toFile) {
        StringBuilder found = new StringBuilder();
        int up = Integer.signum(toRank - rank);
        int right = Integer.signum(toFile - file);
        for (int r = rank + up, f = file + right; r != toRank || f != toFile; r += up, f += right) {
            found.append(grid[r][f]);
        }
        return found.toString();
    }
}
