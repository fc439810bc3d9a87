package org.openarbiter.search.chess;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.BLACK;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;
import static org.openarbiter.rules.chess.board.Piece.WHITE;

import java.util.Arrays;
import org.openarbiter.rules.chess.board.Attacks;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Weights;

/**
 * The hand-crafted evaluation of a chess position: material, squares, mobility, pawns, the kings' safety, threats, each weighed for the middle game
 * and for the endgame and mixed by the material that is left.
 */
public final class ChessEvaluation implements Evaluation<ChessBoard> {
    private static final Weights OWN = Weights.of(ChessEvaluation.class, "weights.txt");
    private static final int[] PHASE = {0, 0, 1, 1, 2, 4, 0};
    private static final int FULL_PHASE = 24;
    private static final int PAWN_TABLE_BITS = 12;
    private static final int LEAST_ATTACKERS = 2;
    private static final long THIRD_RANK = 0xFFL << 16;
    private static final long SIXTH_RANK = 0xFFL << 40;
    private static final long LAST_RANKS = 0xFF000000000000FFL;

    private final int[] material;
    private final int[][] squares = new int[7][];
    private final int[][] mobility = new int[7][];
    private final int[] passed;
    private final int[] passedFree;
    private final int[] passedKing;
    private final int[] passedPath;
    private final int[] bishopPair;
    private final int[] rookFile;
    private final int[] outpost;
    private final int[] shelter;
    private final int[] storm;
    private final int[] assault;
    private final int[] safeCheck;
    private final int[] weakRing;
    private final int[] behindPawn;
    private final int[] pawnsOfColor;
    private final int[] byPush;
    private final int[] restricted;
    private final int[] byPawn;
    private final int[] byMinor;
    private final int[] byRook;
    private final int[] hanging;
    private final int[] tempo;
    private final PawnTable pawnTable;

    /** What each side attacks, at all, at least twice, and by the pieces of each kind. */
    private final long[] attacked = new long[2];
    private final long[] attackedTwice = new long[2];
    private final long[][] attackedBy = new long[2][7];
    private final long[] zone = new long[2];
    private final int[] danger = new int[2];
    private final int[] attackers = new int[2];
    private int phase;

    /** The evaluation by the project's own weights. */
    public ChessEvaluation() {
        this(OWN);
    }

    /** An evaluation by some weights. */
    public ChessEvaluation(Weights weights) {
        material = weights.group("material", 7);
        String[] names = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
        int[] lengths = {0, 0, 9, 14, 15, 28, 0};
        for (int kind = PAWN; kind <= KING; kind++) {
            squares[kind] = weights.group(names[kind] + "-squares", 32);
            mobility[kind] = lengths[kind] == 0 ? new int[0] : weights.group(names[kind] + "-mobility", lengths[kind]);
        }
        passed = weights.group("passed-pawns", 8);
        passedFree = weights.group("passed-pawns-free", 8);
        passedKing = weights.group("passed-pawns-king-distance", 2);
        passedPath = weights.group("passed-pawns-path", 3);
        bishopPair = weights.group("bishop-pair", 1);
        rookFile = weights.group("rook-file", 2);
        outpost = weights.group("outpost", 2);
        shelter = weights.group("shelter", 8);
        storm = weights.group("storm", 8);
        assault = weights.group("assault", 7);
        safeCheck = weights.group("safe-check", 7);
        weakRing = weights.group("weak-ring", 1);
        behindPawn = weights.group("behind-pawn", 2);
        pawnsOfColor = weights.group("pawns-of-bishop-color", 1);
        byPush = weights.group("threat-by-push", 1);
        restricted = weights.group("restricted", 1);
        byPawn = weights.group("threat-by-pawn", 7);
        byMinor = weights.group("threat-by-minor", 7);
        byRook = weights.group("threat-by-rook", 7);
        hanging = weights.group("hanging", 1);
        tempo = weights.group("tempo", 1);
        pawnTable = new PawnTable(weights, PAWN_TABLE_BITS);
    }

    @Override
    public int of(ChessBoard board) {
        begin(board);
        int sum = pawnTable.value();
        sum += pieces(board, WHITE) - pieces(board, BLACK);
        sum += king(board, WHITE) - king(board, BLACK);
        sum += danger(board, WHITE) - danger(board, BLACK);
        sum += threats(board, WHITE) - threats(board, BLACK);
        sum += passedPawns(board, WHITE) - passedPawns(board, BLACK);
        int middlePart = Math.min(phase, FULL_PHASE);
        int end = Weights.end(sum);
        end = end * Endings.scale(board, end >= 0 ? WHITE : BLACK) / Endings.FULL;
        int value = (Weights.middle(sum) * middlePart + end * (FULL_PHASE - middlePart)) / FULL_PHASE;
        return (board.toMove() == WHITE ? value : -value) + Weights.middle(tempo[0]);
    }

    private void begin(ChessBoard board) {
        phase = 0;
        long white = board.squares(PAWN, WHITE);
        long black = board.squares(PAWN, BLACK);
        pawnTable.find(white, black);
        for (int side = WHITE; side <= BLACK; side++) {
            int king = board.kingSquare(side);
            long around = Attacks.king(king);
            long ring = around | 1L << king;
            zone[side] = ring | (side == WHITE ? ring << 8 : ring >>> 8);
            long pawns = side == WHITE ? white : black;
            long byPawns = Attacks.byPawns(pawns, side);
            long[] by = attackedBy[side];
            Arrays.fill(by, 0);
            by[PAWN] = byPawns;
            by[KING] = around;
            attacked[side] = byPawns | around;
            attackedTwice[side] = byPawns & around | byTwoPawns(pawns, side);
            danger[side] = 0;
            attackers[side] = 0;
        }
    }

    private static long byTwoPawns(long pawns, int side) {
        long ahead = side == WHITE ? pawns << 8 : pawns >>> 8;
        return ahead >>> 1 & ~Squares.FILE_H & ahead << 1 & ~Squares.FILE_A;
    }

    /** Material, squares and mobility of a side's pieces, and what they do to the enemy king. */
    private int pieces(ChessBoard board, int side) {
        int enemy = side ^ 1;
        long occupied = board.occupied();
        long safe = ~(board.squares(side) & (board.squaresOf(PAWN) | board.squaresOf(KING)) | attackedBy[enemy][PAWN]);
        int sum = Long.bitCount(board.squares(BISHOP, side)) >= 2 ? bishopPair[0] : 0;
        for (long set = board.squares(PAWN, side); set != 0; set &= set - 1) {
            sum += material[PAWN] + squares[PAWN][folded(Long.numberOfTrailingZeros(set), side)];
        }
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            for (long set = board.squares(kind, side); set != 0; set &= set - 1) {
                int square = Long.numberOfTrailingZeros(set);
                long struck = struck(board, kind, square, side, occupied);
                phase += PHASE[kind];
                sum += material[kind] + squares[kind][folded(square, side)] + mobility[kind][Long.bitCount(struck & safe)];
                attackedTwice[side] |= attacked[side] & struck;
                attacked[side] |= struck;
                attackedBy[side][kind] |= struck;
                long near = struck & zone[enemy];
                if (near != 0) {
                    attackers[side]++;
                    danger[side] += Weights.middle(assault[kind]) * (1 + Long.bitCount(near));
                }
                if (kind == ROOK) {
                    sum += file(board, square, side);
                } else if (kind == BISHOP) {
                    long color = Squares.ofColor(square);
                    sum += pawnsOfColor[0] * Long.bitCount(board.squares(PAWN, side) & color);
                }
            }
        }
        return sum + outposts(board, side) + behindPawns(board, side);
    }

    /**
     * What a side's pieces do to the enemy king: those that reach squares around it, the squares there that it guards alone or with its queen,
     * and the kinds of pieces that could give a check without being taken.
     */
    private int danger(ChessBoard board, int side) {
        if (attackers[side] < LEAST_ATTACKERS) {
            return 0;
        }
        int enemy = side ^ 1;
        int king = board.kingSquare(enemy);
        long[] by = attackedBy[side];
        long weak = attacked[side] & ~attackedTwice[enemy] & (~attacked[enemy] | attackedBy[enemy][KING] | attackedBy[enemy][QUEEN]);
        long free = ~board.squares(side) & (~attacked[enemy] | weak & attackedTwice[side]);
        // A queen that goes in between is taken for one that is not there.
        long transparent = board.occupied() & ~board.squares(QUEEN, enemy);
        long straight = Attacks.rook(king, transparent) & free;
        long slanted = Attacks.bishop(king, transparent) & free;
        int sum = danger[side];
        sum += check(KNIGHT, Attacks.knight(king) & free & by[KNIGHT]);
        sum += check(BISHOP, slanted & by[BISHOP]);
        sum += check(ROOK, straight & by[ROOK]);
        sum += check(QUEEN, (straight | slanted) & by[QUEEN]);
        sum += Weights.middle(weakRing[0]) * Long.bitCount(attackedBy[enemy][KING] & weak);
        return Weights.pack(sum * sum / 256, sum / 8);
    }

    private int check(int kind, long from) {
        return from == 0 ? 0 : Weights.middle(safeCheck[kind]);
    }

    private static long struck(ChessBoard board, int kind, int square, int side, long occupied) {
        // What moves along the same line behind a piece of its own kind counts as one battery.
        long queens = board.squares(QUEEN, side);
        return switch (kind) {
            case KNIGHT -> Attacks.knight(square);
            case BISHOP -> Attacks.bishop(square, occupied & ~queens);
            case ROOK -> Attacks.rook(square, occupied & ~queens & ~board.squares(ROOK, side));
            default -> Attacks.bishop(square, occupied) | Attacks.rook(square, occupied);
        };
    }

    private int file(ChessBoard board, int square, int side) {
        long file = Squares.FILE_A << (square & 7);
        if ((board.squares(PAWN, side) & file) != 0) {
            return 0;
        }
        return rookFile[(board.squares(PAWN, side ^ 1) & file) != 0 ? 0 : 1];
    }

    /** Knights and bishops that a pawn guards in the enemy's half where none can drive them away. */
    private int outposts(ChessBoard board, int side) {
        long half = side == WHITE ? 0x00FFFFFF00000000L : 0x00000000FFFFFF00L;
        long driven = PawnTable.fill(attackedBy[side ^ 1][PAWN], side ^ 1);
        long held = half & attackedBy[side][PAWN] & ~driven;
        return outpost[0] * Long.bitCount(held & board.squares(KNIGHT, side))
                + outpost[1] * Long.bitCount(held & board.squares(BISHOP, side));
    }

    /** Knights and bishops right behind a pawn of either side. */
    private int behindPawns(ChessBoard board, int side) {
        long pawns = board.squaresOf(PAWN);
        long behind = side == WHITE ? pawns >>> 8 : pawns << 8;
        return behindPawn[0] * Long.bitCount(behind & board.squares(KNIGHT, side))
                + behindPawn[1] * Long.bitCount(behind & board.squares(BISHOP, side));
    }

    /** The king's square, and the pawns before it on three files. */
    private int king(ChessBoard board, int side) {
        int king = board.kingSquare(side);
        int sum = squares[KING][folded(king, side)];
        int center = Math.clamp(king & 7, 1, 6);
        long ahead = PawnTable.fill(0xFFL << (king & 56), side);
        for (int file = center - 1; file <= center + 1; file++) {
            long column = Squares.FILE_A << file & ahead;
            sum += shelter[nearest(board.squares(PAWN, side) & column, side)];
            sum += storm[nearest(board.squares(PAWN, side ^ 1) & column, side)];
        }
        return sum;
    }

    /** The rank, as a side counts them, of its nearest pawn in a set; 0 if there is none. */
    private static int nearest(long pawns, int side) {
        if (pawns == 0) {
            return 0;
        }
        return side == WHITE ? Long.numberOfTrailingZeros(pawns) >>> 3 : Long.numberOfLeadingZeros(pawns) >>> 3;
    }

    private int threats(ChessBoard board, int side) {
        int enemy = side ^ 1;
        long targets = board.squares(enemy) & ~board.squaresOf(KING);
        int sum = hanging[0] * Long.bitCount(targets & attacked[side] & ~attacked[enemy]);
        long byMinors = attackedBy[side][KNIGHT] | attackedBy[side][BISHOP];
        long byPawns = attackedBy[side][PAWN];
        long threatened = targets & ~board.squaresOf(PAWN) & (byPawns | byMinors | attackedBy[side][ROOK]);
        for (long set = threatened; set != 0; set &= set - 1) {
            long target = set & -set;
            int kind = board.pieceAt(Long.numberOfTrailingZeros(set)) & 7;
            if ((target & byPawns) != 0) {
                sum += byPawn[kind];
            } else {
                sum += (target & byMinors) != 0 ? byMinor[kind] : byRook[kind];
            }
        }
        long held = attackedBy[enemy][PAWN] | attackedTwice[enemy] & ~attackedTwice[side];
        sum += restricted[0] * Long.bitCount(attacked[enemy] & ~held & attacked[side]);
        return sum + byPush[0] * Long.bitCount(pushed(board, side) & targets & ~board.squaresOf(PAWN));
    }

    /** What the pawns of a side would attack after a step to where they are safe. */
    private long pushed(ChessBoard board, int side) {
        int enemy = side ^ 1;
        long empty = ~(board.occupied() | LAST_RANKS);
        long pawns = board.squares(PAWN, side);
        long once = (side == WHITE ? pawns << 8 : pawns >>> 8) & empty;
        long twice = (side == WHITE ? (once & THIRD_RANK) << 8 : (once & SIXTH_RANK) >>> 8) & empty;
        long safe = (once | twice) & ~attackedBy[enemy][PAWN] & (attacked[side] | ~attacked[enemy]);
        return Attacks.byPawns(safe, side);
    }

    private int passedPawns(ChessBoard board, int side) {
        int sum = 0;
        int own = board.kingSquare(side);
        int enemy = board.kingSquare(side ^ 1);
        for (long set = pawnTable.passed() & board.squares(side); set != 0; set &= set - 1) {
            int square = Long.numberOfTrailingZeros(set);
            int rank = square >>> 3 ^ 7 * side;
            int stop = side == WHITE ? square + 8 : square - 8;
            sum += passed[rank];
            if ((board.occupied() >>> stop & 1) == 0) {
                sum += passedFree[rank];
            }
            if (rank >= 3) {
                int near = passedKing[0] * Squares.distance(own, stop) + passedKing[1] * Squares.distance(enemy, stop);
                sum += (rank - 2) * (near + path(board, 1L << stop, side));
            }
        }
        return sum;
    }

    /** Who commands the way of a passed pawn from the square before it on. */
    private int path(ChessBoard board, long stop, int side) {
        int enemy = side ^ 1;
        int sum = (attacked[enemy] & stop) != 0 ? passedPath[0] : 0;
        sum += (attacked[side] & stop) != 0 ? passedPath[1] : 0;
        boolean isFree = (PawnTable.fill(stop, side) & (attacked[enemy] | board.squares(enemy))) == 0;
        return isFree ? sum + passedPath[2] : sum;
    }

    /** A square as its side sees it, with the wings folded onto each other: 0–31, four a rank. */
    private static int folded(int square, int side) {
        int file = square & 7;
        int rank = square >>> 3 ^ 7 * side;
        return rank << 2 | Math.min(file, 7 - file);
    }
}
