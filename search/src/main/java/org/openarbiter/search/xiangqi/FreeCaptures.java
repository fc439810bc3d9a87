package org.openarbiter.search.xiangqi;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_ADVISOR;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_HORSE;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_PAWN;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * The captures that a move threatens to make for nothing, and what the reply makes of them, without allocation.
 *
 * <p>The twin of {@code Attacks} and {@code Cycles} in {@code rules} under {@code xiangqi:wxf}: a threat counts if the move made it and
 * nobody can recapture; a reply protects only with a defender that bears on the victim both before and after the capture; only a
 * rook attacked by a horse or a cannon is outranked, and a check is not an answer. There stands what each of these steps means; here it
 * is only worked out whether a capture counts, not why.
 */
final class FreeCaptures {
    /** The most captures a side can threaten: four for each rook, cannon, advisor and elephant, eight for each horse. */
    static final int MOST = 48;

    private static final int VICTIM = 14;
    /** Set where the threat stood before the move: it is no chase, but the victim hangs as long as the reply leaves it. */
    private static final int STANDING = 1 << 18;
    private static final int VICTIM_MASK = PIECES - 1;

    private final XiangqiBoard board;
    private final int[] parries;

    FreeCaptures(XiangqiBoard board) {
        this.board = board;
        parries = new int[board.mostPlays()];
    }

    /**
     * Writes the captures that a side threatens after its move, which stands on the board: the attacker's point in the lower seven bits,
     * the victim's above it, above that the victim's number within its side, and whether the move made the threat.
     *
     * @return how many they are; none if the move made none of them
     */
    int list(int side, int move, int[] into, int start) {
        int count = threats(side, into, start);
        return count > 0 && marksStanding(side, move, into, start, count) ? count : 0;
    }

    /** Marks the threats that stood before the move; returns whether others are left. */
    private boolean marksStanding(int side, int move, int[] threats, int start, int count) {
        boolean made = false;
        board.undo();
        boolean check = board.inCheck();
        for (int i = start; i < start + count; i++) {
            int from = Move.from(threats[i]) == Move.to(move) ? Move.from(move) : Move.from(threats[i]);
            int at = Move.to(threats[i]);
            if (board.attacks(from, at) && (check || board.isSafe(from, at)) && isThreat(from, at)) {
                threats[i] |= STANDING;
            } else {
                made = true;
            }
        }
        board.play(side, move);
        return made;
    }

    private int threats(int side, int[] into, int start) {
        int enemies = PIECES * (side ^ 1);
        int present = 0;
        int near = 0;
        for (int victim = 1; victim < PIECES; victim++) {
            int at = board.pointOf(enemies + victim);
            present |= at < 0 ? 0 : 1 << victim;
            near |= at < 0 || !Point.isHome(side, at) ? 0 : 1 << victim;
        }
        int count = 0;
        // King and pawns may chase, and a king is no victim; advisors and elephants reach nothing beyond the river.
        for (int number = FIRST_ADVISOR; number < FIRST_PAWN; number++) {
            int from = board.pointOf(PIECES * side + number);
            for (int left = from < 0 ? 0 : number < FIRST_HORSE ? near : present; left != 0; left &= left - 1) {
                int victim = Integer.numberOfTrailingZeros(left);
                int at = board.pointOf(enemies + victim);
                if (board.attacks(from, at) && counts(from, at, victim)) {
                    into[start + count++] = victim << VICTIM | Move.of(from, at);
                }
            }
        }
        return count;
    }

    private boolean counts(int from, int at, int victim) {
        boolean atHome = victim >= FIRST_PAWN && Point.isHome(Piece.side(board.pieceAt(at)), at);
        return !atHome && board.isSafe(from, at) && isThreat(from, at);
    }

    /**
     * The victims with which a reply dealt, as bits by their numbers within their side.
     *
     * <p>The reply stands on the board. It has dealt with a victim if the attacker can no longer take it for nothing and nobody
     * else whose capture counted still can.
     *
     * @param threats captures that were listed before the reply
     */
    int dealtWith(int[] threats, int start, int count) {
        boolean check = count > 0 && board.inCheck();
        int enemies = PIECES * (board.toMove() ^ 1);
        int dealt = 0;
        int left = 0;
        for (int i = start; i < start + count; i++) {
            int victim = threats[i] >>> VICTIM & VICTIM_MASK;
            int from = Move.from(threats[i]);
            int at = board.pointOf(enemies + victim);
            if (!isStillThere(from, at, check)) {
                dealt |= (threats[i] & STANDING) == 0 ? 1 << victim : 0;
            } else if ((left >>> victim & 1) == 0 && !isRecaptured(from, at)) {
                left |= 1 << victim;
            }
        }
        return dealt & ~left;
    }

    /** Whether a capture is as good as before, or would be once a check is parried. */
    private boolean isStillThere(int from, int at, boolean check) {
        if (!board.attacks(from, at)) {
            return false;
        }
        boolean safe = board.isSafe(from, at);
        return (safe || check) && !isExchange(from, at) && (isOutranked(from, at) || !isProtected(from, at))
                && (safe || isSafeOnceParried(from, at));
    }

    /** Whether a capture, its legality left aside, would win a piece for free: nobody could recapture. */
    private boolean isThreat(int from, int at) {
        return !isExchange(from, at) && (isOutranked(from, at) || !isRecaptured(from, at));
    }

    private boolean isExchange(int from, int at) {
        return Piece.kind(board.pieceAt(from)) == Piece.kind(board.pieceAt(at)) && board.canCapture(at, from);
    }

    private boolean isOutranked(int from, int at) {
        int attacker = Piece.kind(board.pieceAt(from));
        return Piece.kind(board.pieceAt(at)) == Piece.ROOK && (attacker == Piece.HORSE || attacker == Piece.CANNON);
    }

    /** Whether some piece bears on the victim now and can recapture. */
    private boolean isProtected(int from, int at) {
        int first = PIECES * Piece.side(board.pieceAt(at));
        int defenders = 0;
        for (int number = 0; number < PIECES; number++) {
            int point = board.pointOf(first + number);
            if (point >= 0 && point != at && board.attacks(point, at)) {
                defenders |= 1 << number;
            }
        }
        return defenders != 0 && isRecaptured(from, at, defenders);
    }

    /** Whether the capture, its legality left aside, could be answered by a recapture of any piece. */
    private boolean isRecaptured(int from, int at) {
        return isRecaptured(from, at, (1 << PIECES) - 1);
    }

    private boolean isRecaptured(int from, int at, int by) {
        int first = PIECES * Piece.side(board.pieceAt(at));
        board.play(Piece.side(board.pieceAt(from)), Move.of(from, at));
        boolean recaptured = false;
        for (int left = by; left != 0 && !recaptured; left &= left - 1) {
            int point = board.pointOf(first + Integer.numberOfTrailingZeros(left));
            recaptured = point >= 0 && board.attacks(point, at) && board.isSafe(point, at);
        }
        board.undo();
        return recaptured;
    }

    /**
     * Whether the side in check has a parry after which a capture is legal: there is none if the check pins the attacker as well.
     */
    private boolean isSafeOnceParried(int from, int at) {
        int count = board.legalPlays(board.toMove(), parries);
        boolean safe = false;
        for (int i = 0; i < count && !safe; i++) {
            if (Move.from(parries[i]) != from) {
                board.play(board.toMove(), parries[i]);
                safe = board.attacks(from, at) && board.isSafe(from, at);
                board.undo();
            }
        }
        return safe;
    }
}
