package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A xiangqi position as plain letters in an array of ten ranks of nine, copied at every move.
 *
 * <p>Letters are those of a FEN, a dot for an empty point. What a piece attacks is found by walking over the board; a capture is
 * legal if the king of the side that makes it cannot be taken afterwards.
 */
final class SlowPosition {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private final char[][] letters;
    private final boolean red;
    private final String text;

    private SlowPosition(char[][] letters, boolean red) {
        this.letters = letters;
        this.red = red;
        List<String> rows = Arrays.stream(letters).map(String::valueOf).toList().reversed();
        text = String.join("/", rows) + (red ? " w" : " b");
    }

    /** A point: the file 0–8 from Red's left, the rank 0–9 from Red's back rank. */
    record Spot(int file, int rank) {
        /** The point of a name such as {@code e0}. */
        static Spot of(String name) {
            return new Spot(name.charAt(0) - 'a', name.charAt(1) - '0');
        }

        Spot step(int[] direction) {
            return new Spot(file + direction[0], rank + direction[1]);
        }

        boolean isOnBoard() {
            return file >= 0 && file <= 8 && rank >= 0 && rank <= 9;
        }

        @Override
        public String toString() {
            return "" + (char) ('a' + file) + rank;
        }
    }

    /** The position of the first two fields of a FEN. */
    static SlowPosition of(String fen) {
        String[] fields = fen.split(" ", -1);
        String[] rows = fields[0].split("/", -1);
        char[][] letters = new char[10][];
        for (int rank = 0; rank <= 9; rank++) {
            StringBuilder row = new StringBuilder();
            for (char c : rows[9 - rank].toCharArray()) {
                row.append(Character.isDigit(c) ? ".".repeat(c - '0') : "" + c);
            }
            letters[rank] = row.toString().toCharArray();
        }
        return new SlowPosition(letters, fields[1].equals("w"));
    }

    /** The position after the piece of either side on a point has gone to another; then it is the turn of its enemy. */
    SlowPosition after(Spot from, Spot to) {
        char[][] copy = new char[10][];
        for (int rank = 0; rank <= 9; rank++) {
            copy[rank] = letters[rank].clone();
        }
        copy[to.rank][to.file] = at(from);
        copy[from.rank][from.file] = '.';
        return new SlowPosition(copy, !isRed(at(from)));
    }

    /** The same position without the piece on a point. */
    SlowPosition without(Spot spot) {
        char[][] copy = new char[10][];
        for (int rank = 0; rank <= 9; rank++) {
            copy[rank] = letters[rank].clone();
        }
        copy[spot.rank][spot.file] = '.';
        return new SlowPosition(copy, red);
    }

    /** Whether a horse of its enemy attacks a side's king. */
    boolean isKingAttackedByHorse(boolean ofRed) {
        return pieces(!ofRed).stream()
                .filter(from -> kind(from) == 'n')
                .anyMatch(from -> attacked(from).stream().anyMatch(to -> at(to) == (ofRed ? 'K' : 'k')));
    }

    /** Whether it is Red's turn. */
    boolean isRedToMove() {
        return red;
    }

    char at(Spot spot) {
        return letters[spot.rank][spot.file];
    }

    /** What stands on a point: a small letter whatever the side. */
    char kind(Spot spot) {
        return Character.toLowerCase(at(spot));
    }

    static boolean isRed(char letter) {
        return Character.isUpperCase(letter);
    }

    /** The points where a side has pieces. */
    List<Spot> pieces(boolean ofRed) {
        List<Spot> spots = new ArrayList<>();
        for (int rank = 0; rank <= 9; rank++) {
            for (int file = 0; file <= 8; file++) {
                char letter = letters[rank][file];
                if (letter != '.' && isRed(letter) == ofRed) {
                    spots.add(new Spot(file, rank));
                }
            }
        }
        return spots;
    }

    /** The points to which the piece on a point could go if an enemy stood there. */
    List<Spot> attacked(Spot from) {
        List<Spot> spots = new ArrayList<>();
        boolean mine = isRed(at(from));
        switch (kind(from)) {
            case 'r' -> walk(from, 0, spots);
            case 'c' -> walk(from, 1, spots);
            case 'n' -> gallop(from, spots);
            case 'b' -> {
                for (int[] direction : DIAGONAL) {
                    Spot eye = from.step(direction);
                    Spot to = eye.step(direction);
                    if (to.isOnBoard() && at(eye) == '.' && isHome(to, mine)) {
                        spots.add(to);
                    }
                }
            }
            case 'a' -> palaceSteps(from, DIAGONAL, mine, spots);
            case 'k' -> {
                palaceSteps(from, STRAIGHT, mine, spots);
                stare(from, mine, spots);
            }
            case 'p' -> {
                for (int[] direction : STRAIGHT) {
                    Spot to = from.step(direction);
                    boolean forward = direction[1] == (mine ? 1 : -1);
                    boolean sideways = direction[0] != 0 && !isHome(from, mine);
                    if (to.isOnBoard() && (forward || sideways)) {
                        spots.add(to);
                    }
                }
            }
            default -> throw new IllegalArgumentException("nothing stands on " + from);
        }
        return spots;
    }

    /** The points to which the piece on a point can go, the safety of its king left aside. */
    List<Spot> goes(Spot from) {
        List<Spot> spots = new ArrayList<>(attacked(from));
        if (kind(from) == 'c') {
            spots.removeIf(to -> at(to) == '.');
            List<Spot> quiet = new ArrayList<>();
            walk(from, 0, quiet);
            quiet.removeIf(to -> at(to) != '.');
            spots.addAll(quiet);
        }
        spots.removeIf(to -> at(to) != '.' && isRed(at(to)) == isRed(at(from)));
        return spots;
    }

    /** The points on the lines of a point that lie behind exactly this number of pieces. */
    private void walk(Spot from, int screens, List<Spot> into) {
        for (int[] direction : STRAIGHT) {
            int passed = 0;
            for (Spot to = from.step(direction); to.isOnBoard() && passed <= screens; to = to.step(direction)) {
                if (passed == screens) {
                    into.add(to);
                }
                if (at(to) != '.') {
                    passed++;
                }
            }
        }
    }

    private void gallop(Spot from, List<Spot> into) {
        for (int[] leg : STRAIGHT) {
            Spot beside = from.step(leg);
            if (beside.isOnBoard() && at(beside) == '.') {
                for (int[] slant : DIAGONAL) {
                    Spot to = beside.step(slant);
                    boolean onwards = slant[0] == leg[0] || slant[1] == leg[1];
                    if (onwards && to.isOnBoard()) {
                        into.add(to);
                    }
                }
            }
        }
    }

    private void palaceSteps(Spot from, int[][] directions, boolean mine, List<Spot> into) {
        for (int[] direction : directions) {
            Spot to = from.step(direction);
            if (to.file >= 3 && to.file <= 5 && (mine ? to.rank >= 0 && to.rank <= 2 : to.rank >= 7 && to.rank <= 9)) {
                into.add(to);
            }
        }
    }

    /** The enemy king, if nothing stands between it and the king on a point. */
    private void stare(Spot from, boolean mine, List<Spot> into) {
        int[] ahead = {0, mine ? 1 : -1};
        Spot to = from.step(ahead);
        while (to.isOnBoard() && at(to) == '.') {
            to = to.step(ahead);
        }
        if (to.isOnBoard() && at(to) == (mine ? 'k' : 'K')) {
            into.add(to);
        }
    }

    /** Whether a point is on a side's own half of the board. */
    static boolean isHome(Spot spot, boolean ofRed) {
        return ofRed == (spot.rank <= 4);
    }

    /** Whether a side's king could be taken if its enemy were to move. */
    boolean isKingExposed(boolean ofRed) {
        for (Spot from : pieces(!ofRed)) {
            for (Spot to : attacked(from)) {
                if (at(to) == (ofRed ? 'K' : 'k')) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the piece on a point can take an enemy piece on another without losing its king, whoever is to move. */
    boolean canCapture(Spot from, Spot to) {
        boolean mine = isRed(at(from));
        return at(to) != '.' && isRed(at(to)) != mine && attacked(from).contains(to) && !after(from, to).isKingExposed(mine);
    }

    /** The ten ranks from the top, and whose turn it is: equal texts are equal positions. */
    String text() {
        return text;
    }
}
