package org.openarbiter.search.chess;

import java.util.ArrayList;
import java.util.List;

/**
 * Terms of the evaluation of chess, counted square by square on a board of letters, for one side: upper case is White. It shares nothing with
 * {@link ChessEvaluation} but the meaning of each term.
 */
final class SlowTerms {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] SLANTED = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] JUMPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private final char[][] board = new char[8][8];
    private final boolean isWhite;
    private final int forward;
    private final List<Piece> own = new ArrayList<>();
    private final List<Piece> others = new ArrayList<>();

    /** A piece, where it stands, and the squares that it attacks. */
    private record Piece(char kind, Square at, List<Square> attacks) {}

    /** A square, counted from a1. */
    private record Square(int file, int rank) {}

    /** The position of the first field of a FEN, as a side sees it. */
    SlowTerms(String placement, boolean isWhite) {
        this.isWhite = isWhite;
        forward = isWhite ? 1 : -1;
        String[] ranks = placement.split("/");
        for (int rank = 0; rank < 8; rank++) {
            int file = 0;
            for (char letter : ranks[7 - rank].toCharArray()) {
                for (int i = 0; i < (Character.isDigit(letter) ? letter - '0' : 1); i++) {
                    board[rank][file++] = Character.isDigit(letter) ? '.' : letter;
                }
            }
        }
        for (Square at : squares()) {
            char letter = letter(at);
            if (letter != '.') {
                boolean mine = isOwn(letter);
                (mine ? own : others).add(new Piece(Character.toLowerCase(letter), at, attacks(at)));
            }
        }
    }

    private static List<Square> squares() {
        List<Square> all = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                all.add(new Square(file, rank));
            }
        }
        return all;
    }

    private char letter(Square at) {
        return board[at.rank][at.file];
    }

    private boolean isOwn(char letter) {
        return letter != '.' && Character.isUpperCase(letter) == isWhite;
    }

    private static void step(Square from, int files, int ranks, List<Square> into) {
        int file = from.file + files;
        int rank = from.rank + ranks;
        if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            into.add(new Square(file, rank));
        }
    }

    /** The squares along lines up to the first piece that is not among some letters. */
    private List<Square> slides(Square from, int[][] ways, String transparent) {
        List<Square> reached = new ArrayList<>();
        for (int[] way : ways) {
            for (int distance = 1; distance < 8; distance++) {
                int before = reached.size();
                step(from, way[0] * distance, way[1] * distance, reached);
                if (reached.size() == before) {
                    break;
                }
                char met = letter(reached.getLast());
                if (met != '.' && transparent.indexOf(met) < 0) {
                    break;
                }
            }
        }
        return reached;
    }

    /** Bishops see through their own queens, rooks through their own rooks and queens. */
    private List<Square> attacks(Square at) {
        char letter = letter(at);
        boolean white = Character.isUpperCase(letter);
        List<Square> reached = new ArrayList<>();
        switch (Character.toLowerCase(letter)) {
            case 'p' -> {
                step(at, -1, white ? 1 : -1, reached);
                step(at, 1, white ? 1 : -1, reached);
            }
            case 'n' -> {
                for (int[] jump : JUMPS) {
                    step(at, jump[0], jump[1], reached);
                }
            }
            case 'b' -> reached.addAll(slides(at, SLANTED, white ? "Q" : "q"));
            case 'r' -> reached.addAll(slides(at, STRAIGHT, white ? "QR" : "qr"));
            case 'q' -> {
                reached.addAll(slides(at, STRAIGHT, ""));
                reached.addAll(slides(at, SLANTED, ""));
            }
            default -> {
                for (int[] way : STRAIGHT) {
                    step(at, way[0], way[1], reached);
                }
                for (int[] way : SLANTED) {
                    step(at, way[0], way[1], reached);
                }
            }
        }
        return reached;
    }

    private static int attackers(List<Piece> pieces, Square at, String kinds) {
        return (int) pieces.stream().filter(piece -> kinds.indexOf(piece.kind) >= 0 && piece.attacks.contains(at)).count();
    }

    private int mine(Square at) {
        return attackers(own, at, "pnbrqk");
    }

    private int theirs(Square at) {
        return attackers(others, at, "pnbrqk");
    }

    /** Squares both sides attack, held neither by a pawn of the enemy nor by superior numbers in the sense of once against twice. */
    int restricted() {
        return (int) squares().stream()
                .filter(at -> mine(at) > 0 && theirs(at) > 0)
                .filter(at -> attackers(others, at, "p") == 0 && !(theirs(at) >= 2 && mine(at) < 2))
                .count();
    }

    /** Squares with an enemy piece, no pawn and no king, that a pawn would attack after a step to where it is safe. */
    int pushes() {
        List<Square> reached = new ArrayList<>();
        for (Piece pawn : own) {
            if (pawn.kind != 'p') {
                continue;
            }
            List<Square> steps = new ArrayList<>();
            step(pawn.at, 0, forward, steps);
            if (!steps.isEmpty() && letter(steps.getFirst()) == '.' && pawn.at.rank == (isWhite ? 1 : 6)) {
                step(pawn.at, 0, 2 * forward, steps);
            }
            steps.removeIf(at -> letter(at) != '.' || attackers(others, at, "p") > 0 || mine(at) == 0 && theirs(at) > 0);
            for (Square to : steps) {
                step(to, -1, forward, reached);
                step(to, 1, forward, reached);
            }
        }
        return (int) reached.stream().distinct()
                .filter(at -> !isOwn(letter(at)) && "nbrq".indexOf(Character.toLowerCase(letter(at))) >= 0)
                .count();
    }

    /** Knights, or bishops, with a pawn of either side right before them. */
    int behindPawns(char kind) {
        return (int) own.stream()
                .filter(piece -> piece.kind == kind)
                .filter(piece -> {
                    List<Square> ahead = new ArrayList<>();
                    step(piece.at, 0, forward, ahead);
                    return !ahead.isEmpty() && Character.toLowerCase(letter(ahead.getFirst())) == 'p';
                })
                .count();
    }

    /** Pairs of a bishop and a pawn of its side on its color. */
    int pawnsOfColor() {
        int pairs = 0;
        for (Piece bishop : own) {
            for (Piece pawn : own) {
                boolean same = (bishop.at.file + bishop.at.rank) % 2 == (pawn.at.file + pawn.at.rank) % 2;
                pairs += bishop.kind == 'b' && pawn.kind == 'p' && same ? 1 : 0;
            }
        }
        return pairs;
    }

    /**
     * Passed pawns from the fourth rank on, each counted once more with each rank, by who commands the way.
     *
     * @param term 0 if the enemy attacks the square before it, 1 if its side does, 2 if nothing of the enemy is or looks at any square on its way
     */
    int passedPaths(int term) {
        int sum = 0;
        for (Piece pawn : own) {
            int rank = isWhite ? pawn.at.rank : 7 - pawn.at.rank;
            if (pawn.kind == 'p' && rank >= 3 && isPassed(pawn.at)) {
                List<Square> way = way(pawn.at);
                boolean counts = switch (term) {
                    case 0 -> theirs(way.getFirst()) > 0;
                    case 1 -> mine(way.getFirst()) > 0;
                    default -> way.stream().allMatch(at -> theirs(at) == 0 && (letter(at) == '.' || isOwn(letter(at))));
                };
                sum += counts ? rank - 2 : 0;
            }
        }
        return sum;
    }

    private List<Square> way(Square pawn) {
        List<Square> way = new ArrayList<>();
        for (int distance = 1; distance < 8; distance++) {
            step(pawn, 0, forward * distance, way);
        }
        return way;
    }

    private boolean isPassed(Square pawn) {
        return way(pawn).stream().noneMatch(at ->
                Character.toLowerCase(letter(at)) == 'p' || hasEnemyPawn(at.file - 1, at.rank) || hasEnemyPawn(at.file + 1, at.rank));
    }

    private boolean hasEnemyPawn(int file, int rank) {
        return file >= 0 && file < 8 && letter(new Square(file, rank)) == (isWhite ? 'p' : 'P');
    }

    /**
     * The danger to the enemy king; 0 if fewer than two pieces reach its surroundings.
     *
     * @param assault what a piece of each kind weighs, for each square of the surroundings and once more
     * @param check what a safe check by each kind weighs
     * @param weakSquare what a square beside the king weighs that is attacked and guarded by king and queen alone
     */
    int danger(int[] assault, int[] check, int weakSquare) {
        Piece king = others.stream().filter(piece -> piece.kind == 'k').findFirst().orElseThrow();
        List<Square> zone = new ArrayList<>(king.attacks);
        zone.add(king.at);
        for (Square at : List.copyOf(zone)) {
            step(at, 0, -forward, zone);
        }
        int sum = 0;
        int near = 0;
        for (Piece piece : own) {
            int kind = ".pnbrq".indexOf(piece.kind);
            long reached = kind < 2 ? 0 : zone.stream().distinct().filter(piece.attacks::contains).count();
            if (reached > 0) {
                near++;
                sum += assault[kind] * (1 + (int) reached);
            }
        }
        if (near < 2) {
            return 0;
        }
        for (char kind : "nbrq".toCharArray()) {
            sum += checks(king.at, kind) ? check[".pnbrq".indexOf(kind)] : 0;
        }
        return sum + weakSquare * (int) king.attacks.stream().filter(this::isWeak).count();
    }

    private boolean isWeak(Square at) {
        return mine(at) > 0 && (theirs(at) == 0 || theirs(at) == 1 && attackers(others, at, "kq") == 1);
    }

    /** Whether a piece of a kind can go to a square from which it checks, where nothing takes it unless it is guarded. */
    private boolean checks(Square king, char kind) {
        String queen = isWhite ? "q" : "Q";
        List<Square> from = new ArrayList<>();
        if (kind == 'n') {
            for (int[] jump : JUMPS) {
                step(king, jump[0], jump[1], from);
            }
        }
        if (kind == 'r' || kind == 'q') {
            from.addAll(slides(king, STRAIGHT, queen));
        }
        if (kind == 'b' || kind == 'q') {
            from.addAll(slides(king, SLANTED, queen));
        }
        return from.stream()
                .filter(at -> !isOwn(letter(at)) && attackers(own, at, String.valueOf(kind)) > 0)
                .anyMatch(at -> theirs(at) == 0 || isWeak(at) && mine(at) >= 2);
    }
}
