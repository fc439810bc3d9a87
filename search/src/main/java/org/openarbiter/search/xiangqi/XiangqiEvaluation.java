package org.openarbiter.search.xiangqi;

import static org.openarbiter.rules.xiangqi.board.Piece.BLACK;
import static org.openarbiter.rules.xiangqi.board.Piece.CANNON;
import static org.openarbiter.rules.xiangqi.board.Piece.HORSE;
import static org.openarbiter.rules.xiangqi.board.Piece.KING;
import static org.openarbiter.rules.xiangqi.board.Piece.PAWN;
import static org.openarbiter.rules.xiangqi.board.Piece.RED;
import static org.openarbiter.rules.xiangqi.board.Piece.ROOK;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Weights;

/**
 * The hand-crafted evaluation of a xiangqi position: material, points, mobility, and what threatens the kings: cannons with an open view of them or
 * on their back rank, horses and rooks near the palace, advisors and elephants that are missing.
 */
public final class XiangqiEvaluation implements Evaluation<XiangqiBoard> {
    private static final Weights OWN = Weights.of(XiangqiEvaluation.class, "weights.txt");
    private static final int KINDS = 8;
    private static final int[] PHASE = {0, 0, 0, 0, 1, 2, 1, 0};
    private static final int FULL_PHASE = 16;
    private static final int CENTRE = 4;
    private static final int GUARDS = 4;
    /** The file within its wing, 0–4, and 5 times the rank, of each point as each side sees it. */
    private static final byte[] FOLDED = folded();

    private final int[] material;
    private final int[][] points = new int[KINDS][];
    private final int[] horseMobility;
    private final int[] rookMobility;
    private final int[] cannonMobility;
    private final int[] hollowCannon;
    private final int[] filedCannon;
    private final int[] bottomCannon;
    private final int[] horseDistance;
    private final int[] rookFile;
    private final int[] siege;
    private final int[] missing;
    private final int[] pawnPair;
    private final int[] tempo;

    /** How many of each kind a side has. */
    private final int[] counts = new int[2 * KINDS];
    /** What a side has beyond the river, rooks twice. */
    private final int[] across = new int[2];
    private int phase;

    /** The evaluation by the project's own weights. */
    public XiangqiEvaluation() {
        this(OWN);
    }

    /** An evaluation by some weights. */
    public XiangqiEvaluation(Weights weights) {
        String[] names = {"", "king", "advisor", "elephant", "horse", "rook", "cannon", "pawn"};
        material = weights.group("material", KINDS);
        for (int kind = KING; kind <= PAWN; kind++) {
            points[kind] = weights.group(names[kind] + "-points", 50);
        }
        horseMobility = weights.group("horse-mobility", 9);
        rookMobility = weights.group("rook-mobility", 18);
        cannonMobility = weights.group("cannon-mobility", 18);
        hollowCannon = weights.group("hollow-cannon", 3);
        filedCannon = weights.group("cannon-on-the-king's-file", 4);
        bottomCannon = weights.group("bottom-cannon", 3);
        horseDistance = weights.group("horse-to-king", 10);
        rookFile = weights.group("rook-to-king-file", 5);
        siege = weights.group("siege-by-guards-missing", GUARDS + 1);
        missing = weights.group("guards-missing", 4);
        pawnPair = weights.group("pawns-side-by-side", 1);
        tempo = weights.group("tempo", 1);
    }

    @Override
    public int of(XiangqiBoard board) {
        begin(board);
        int sum = side(board, RED) - side(board, BLACK);
        sum += guards(RED) - guards(BLACK);
        int middlePart = Math.min(phase, FULL_PHASE);
        int value = (Weights.middle(sum) * middlePart + Weights.end(sum) * (FULL_PHASE - middlePart)) / FULL_PHASE;
        return (board.toMove() == RED ? value : -value) + Weights.middle(tempo[0]);
    }

    private void begin(XiangqiBoard board) {
        phase = 0;
        for (int i = 0; i < counts.length; i++) {
            counts[i] = 0;
        }
        across[RED] = 0;
        across[BLACK] = 0;
        for (int number = 0; number < 2 * PIECES; number++) {
            int point = board.pointOf(number);
            if (point >= 0) {
                int piece = board.pieceAt(point);
                int kind = Piece.kind(piece);
                counts[piece]++;
                phase += PHASE[kind];
                if (kind >= HORSE && !Point.isHome(Piece.side(piece), point)) {
                    across[Piece.side(piece)] += kind == ROOK ? 2 : 1;
                }
            }
        }
    }

    private int side(XiangqiBoard board, int side) {
        int sum = 0;
        int king = board.king(side ^ 1);
        for (int number = side * PIECES; number < (side + 1) * PIECES; number++) {
            int point = board.pointOf(number);
            if (point < 0) {
                continue;
            }
            int kind = Piece.kind(board.pieceAt(point));
            sum += material[kind] + points[kind][FOLDED[side * Point.COUNT + point]];
            sum += switch (kind) {
                case HORSE -> horseMobility[board.mobility(point)] + horseDistance[distance(point, king)];
                case ROOK -> rookMobility[board.mobility(point)] + rookFile[Math.min(4, files(point, king))];
                case CANNON -> cannonMobility[Math.min(17, board.mobility(point))] + cannon(board, side, point, king);
                case PAWN -> pawn(board, side, point);
                default -> 0;
            };
        }
        return sum;
    }

    private static int distance(int one, int other) {
        return Math.max(files(one, other), Math.abs(Point.rank(one) - Point.rank(other)));
    }

    private static int files(int one, int other) {
        return Math.abs(Point.file(one) - Point.file(other));
    }

    /** What a cannon does to the enemy king. */
    private int cannon(XiangqiBoard board, int side, int point, int king) {
        int screens = board.screens(point, king);
        if (screens < 0) {
            return 0;
        }
        if (Point.file(point) == Point.file(king)) {
            int advisors = counts[Piece.of(Piece.ADVISOR, side ^ 1)];
            return screens == 0 ? hollowCannon[advisors] : filedCannon[Math.min(screens, 3)];
        }
        boolean bottom = Point.depth(side, point) == Point.RANKS - 1;
        return bottom ? bottomCannon[Math.min(screens, 2)] : 0;
    }

    private int pawn(XiangqiBoard board, int side, int point) {
        boolean beside = Point.file(point) < Point.FILES - 1 && board.pieceAt(point + 1) == Piece.of(PAWN, side);
        return beside ? pawnPair[0] : 0;
    }

    /** What the lack of advisors and elephants costs a side, and what the enemy beyond the river makes of it. */
    private int guards(int side) {
        int enemy = side ^ 1;
        int advisorsMissing = 2 - counts[Piece.of(Piece.ADVISOR, side)];
        int elephantsMissing = 2 - counts[Piece.of(Piece.ELEPHANT, side)];
        int rooks = counts[Piece.of(ROOK, enemy)];
        int horses = counts[Piece.of(HORSE, enemy)];
        int cannons = counts[Piece.of(CANNON, enemy)];
        int sum = advisorsMissing * (rooks * missing[0] + horses * missing[1]) + elephantsMissing * cannons * missing[2];
        sum += advisorsMissing == 2 || elephantsMissing == 2 ? missing[3] : 0;
        return sum - siege[advisorsMissing + elephantsMissing] * across[enemy];
    }

    private static byte[] folded() {
        byte[] folded = new byte[2 * Point.COUNT];
        for (int point = 0; point < Point.COUNT; point++) {
            int file = CENTRE - Math.abs(Point.file(point) - CENTRE);
            for (int side = RED; side <= BLACK; side++) {
                folded[side * Point.COUNT + point] = (byte) (5 * Point.depth(side, point) + file);
            }
        }
        return folded;
    }
}
