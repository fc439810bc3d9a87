package org.openarbiter.rules.shogi.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Shogi as plainly as it can be written: squares are texts, pieces are the letters of a SFEN, and a move is legal if the king cannot be taken
 * after it.
 *
 * <p>It shares no line with {@link ShogiBoard}, whose oracle it is. Moves are USI texts.
 */
public final class SlowShogi {
    private static final Map<String, String> STEPS = Map.of(
            "P", "0-1", "S", "0-1 1-1 -1-1 11 -11", "G", "0-1 1-1 -1-1 10 -10 01", "K", "0-1 1-1 -1-1 10 -10 01 11 -11",
            "N", "1-2 -1-2", "+B", "0-1 10 -10 01", "+R", "1-1 -1-1 11 -11");
    private static final Map<String, String> SLIDES = Map.of(
            "L", "0-1", "B", "1-1 -1-1 11 -11", "+B", "1-1 -1-1 11 -11", "R", "0-1 10 -10 01", "+R", "0-1 10 -10 01");

    private final TreeMap<String, String> board = new TreeMap<>();
    private final TreeMap<String, Integer> hands = new TreeMap<>();
    private boolean black;

    private SlowShogi() {}

    /** The position of a SFEN. */
    public static SlowShogi of(String sfen) {
        SlowShogi shogi = new SlowShogi();
        String[] fields = sfen.split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        for (int rank = 0; rank < 9; rank++) {
            int file = 9;
            String plus = "";
            for (char c : ranks[rank].toCharArray()) {
                if (c == '+') {
                    plus = "+";
                } else if (Character.isDigit(c)) {
                    file -= c - '0';
                } else {
                    shogi.board.put(square(file--, rank + 1), plus + c);
                    plus = "";
                }
            }
        }
        shogi.black = fields[1].equals("b");
        String count = "";
        for (char c : fields[2].replace("-", "").toCharArray()) {
            if (Character.isDigit(c)) {
                count += c;
            } else {
                shogi.hands.put("" + c, count.isEmpty() ? 1 : Integer.parseInt(count));
                count = "";
            }
        }
        return shogi;
    }

    /** An independent position like this one. */
    public SlowShogi copy() {
        SlowShogi copy = new SlowShogi();
        copy.board.putAll(board);
        copy.hands.putAll(hands);
        copy.black = black;
        return copy;
    }

    /** Makes a move, legal or not. */
    public void play(String move) {
        String to = move.substring(2, 4);
        if (move.charAt(1) == '*') {
            String piece = mine(move.substring(0, 1));
            hands.merge(piece, -1, Integer::sum);
            board.put(to, piece);
        } else {
            String piece = board.remove(move.substring(0, 2));
            String taken = board.get(to);
            if (taken != null) {
                hands.merge(mine(taken.replace("+", "").toUpperCase(Locale.ROOT)), 1, Integer::sum);
            }
            board.put(to, move.endsWith("+") ? "+" + piece : piece);
        }
        hands.values().removeIf(count -> count == 0);
        black = !black;
    }

    private String mine(String letter) {
        return black ? letter : letter.toLowerCase(Locale.ROOT);
    }

    /** The whole position as a text: equal positions have equal texts. */
    public String key() {
        return board + " " + hands + " " + black;
    }

    /** The legal moves in alphabetical order. */
    public Set<String> moves() {
        TreeSet<String> legal = new TreeSet<>();
        for (String move : pseudoMoves()) {
            if (isSafe(move) && !isPawnMate(move)) {
                legal.add(move);
            }
        }
        return legal;
    }

    private boolean isSafe(String move) {
        SlowShogi after = copy();
        after.play(move);
        return !after.canTakeKing();
    }

    private boolean isPawnMate(String move) {
        if (!move.startsWith("P*")) {
            return false;
        }
        SlowShogi after = copy();
        after.play(move);
        return after.inCheck() && after.pseudoMoves().stream().noneMatch(after::isSafe);
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        SlowShogi other = copy();
        other.black = !black;
        return other.canTakeKing();
    }

    private boolean canTakeKing() {
        String king = black ? "k" : "K";
        return pseudoMoves().stream().anyMatch(move -> move.charAt(1) != '*' && king.equals(board.get(move.substring(2, 4))));
    }

    /** Moves that leave the safety of the king and mate by a pawn aside. */
    private List<String> pseudoMoves() {
        List<String> moves = new ArrayList<>();
        board.forEach((from, piece) -> {
            if (isBlack(piece) == black) {
                targets(from, piece).forEach(to -> add(moves, from, to, piece));
            }
        });
        hands.forEach((piece, count) -> {
            if (isBlack(piece) == black) {
                drops(moves, piece);
            }
        });
        return moves;
    }

    private void drops(List<String> moves, String piece) {
        for (int file = 1; file <= 9; file++) {
            boolean pawn = false;
            for (int rank = 1; rank <= 9; rank++) {
                pawn |= piece.equals(board.get(square(file, rank)));
            }
            for (int rank = 1; rank <= 9; rank++) {
                String to = square(file, rank);
                boolean nifu = pawn && piece.equalsIgnoreCase("p");
                if (!board.containsKey(to) && !nifu && rankFor(piece, to) > lastRanks(piece)) {
                    moves.add(piece.toUpperCase(Locale.ROOT) + "*" + to);
                }
            }
        }
    }

    private void add(List<String> moves, String from, String to, String piece) {
        boolean zone = rankFor(piece, from) <= 3 || rankFor(piece, to) <= 3;
        if (zone && "PLNSBR".contains(piece.toUpperCase(Locale.ROOT))) {
            moves.add(from + to + "+");
        }
        if (rankFor(piece, to) > lastRanks(piece)) {
            moves.add(from + to);
        }
    }

    private static int lastRanks(String piece) {
        return piece.equalsIgnoreCase("N") ? 2 : piece.equalsIgnoreCase("P") || piece.equalsIgnoreCase("L") ? 1 : 0;
    }

    private static int rankFor(String piece, String square) {
        int rank = square.charAt(1) - 'a' + 1;
        return isBlack(piece) ? rank : 10 - rank;
    }

    private List<String> targets(String from, String piece) {
        String kind = piece.toUpperCase(Locale.ROOT);
        boolean gold = kind.startsWith("+") && !kind.equals("+B") && !kind.equals("+R");
        List<String> targets = new ArrayList<>();
        walk(targets, from, piece, STEPS.getOrDefault(gold ? "G" : kind, ""), 1);
        walk(targets, from, piece, SLIDES.getOrDefault(kind, ""), 8);
        return targets;
    }

    private void walk(List<String> targets, String from, String piece, String ways, int most) {
        for (String way : ways.isEmpty() ? new String[0] : ways.split(" ")) {
            int sign = way.startsWith("-") ? -1 : 1;
            String rest = way.startsWith("-") ? way.substring(1) : way;
            int across = sign * (rest.charAt(0) - '0');
            int down = Integer.parseInt(rest.substring(1)) * (isBlack(piece) ? 1 : -1);
            int file = from.charAt(0) - '0';
            int rank = from.charAt(1) - 'a' + 1;
            for (int step = 0; step < most; step++) {
                file += across;
                rank += down;
                String there = file < 1 || file > 9 || rank < 1 || rank > 9 ? piece : board.get(square(file, rank));
                if (there != null && isBlack(there) == isBlack(piece)) {
                    break;
                }
                targets.add(square(file, rank));
                if (there != null) {
                    break;
                }
            }
        }
    }

    private static boolean isBlack(String piece) {
        return Character.isUpperCase(piece.charAt(piece.length() - 1));
    }

    private static String square(int file, int rank) {
        return "" + file + (char) ('a' - 1 + rank);
    }
}
