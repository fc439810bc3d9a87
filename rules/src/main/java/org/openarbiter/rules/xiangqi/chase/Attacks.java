package org.openarbiter.rules.xiangqi.chase;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_HORSE;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_ROOK;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * What the pieces of a side attack on the current board, and whether they could capture it for free, whoever has the move.
 *
 * @param protection when a defender must bear on the victim
 * @param outranking which victims are chased even if they are protected
 * @param gaining which captures win a piece
 */
public record Attacks(Protection protection, Outranking outranking, Gaining gaining) {

    /** All attacks of a side on pieces other than the king, in the order of attackers and of victims. */
    public List<Attack> of(XiangqiBoard board, int side) {
        List<Attack> attacks = new ArrayList<>();
        int first = PIECES * side;
        int enemies = PIECES * (side ^ 1);
        for (int number = first; number < first + PIECES; number++) {
            int from = board.pointOf(number);
            for (int victim = enemies + 1; from >= 0 && victim < enemies + PIECES; victim++) {
                int at = board.pointOf(victim);
                if (at >= 0 && board.attacks(from, at)) {
                    attacks.add(between(board, from, at));
                }
            }
        }
        return attacks;
    }

    /** What the attack of one piece on another is worth; the first bears on the second. */
    public Attack between(XiangqiBoard board, int from, int at) {
        return between(board, from, at, false);
    }

    /**
     * The same where the attacker's side may be in check and has yet to parry it.
     *
     * @param parried whether to look at the capture as if that had been done, so that its king is no reason against it
     */
    Attack between(XiangqiBoard board, int from, int at, boolean parried) {
        int attacker = board.pieceAt(from);
        int victim = board.pieceAt(at);
        int kind = Piece.kind(attacker);
        Grounds grounds;
        if (kind == Piece.KING || kind == Piece.PAWN && gaining == Gaining.ROOT) {
            grounds = Grounds.MAY_CHASE;
        } else if (Piece.kind(victim) == Piece.PAWN && Point.isHome(Piece.side(victim), at)) {
            grounds = Grounds.PAWN_AT_HOME;
        } else if (!parried && !board.isSafe(from, at)) {
            grounds = Grounds.ILLEGAL;
        } else if (kind == Piece.kind(victim) && board.canCapture(at, from)
                && (gaining == Gaining.ROOT || parried || !Exchange.isMated(board, at, from))) {
            grounds = Grounds.EXCHANGE;
        } else if (gaining == Gaining.EXCHANGE) {
            return byExchange(board, from, at, parried);
        } else {
            Attack attack = byProtection(board, from, at);
            boolean outranked = attack.grounds() == Grounds.PROTECTED && outranking.outranks(Piece.kind(victim), kind);
            return outranked ? new Attack(attacker, from, victim, at, Grounds.OUTRANKED, attack.defender(), false) : attack;
        }
        return new Attack(attacker, from, victim, at, grounds, -1, false);
    }

    /** What the attack is worth if both sides go on capturing on the victim's point. */
    private Attack byExchange(XiangqiBoard board, int from, int at, boolean parried) {
        Exchange exchange = parried ? Exchange.onceParried(board, from, at) : Exchange.of(board, from, at);
        Attack attack = byProtection(board, from, at);
        boolean isProtected = attack.grounds() == Grounds.PROTECTED;
        int attacker = board.pieceAt(from);
        Grounds grounds = switch (exchange.gain()) {
            case NO -> isProtected ? Grounds.PROTECTED : Grounds.MATED;
            case OPEN -> Grounds.UNWEIGHED;
            case YES -> !exchange.rooted() ? isProtected ? Grounds.MATED_ROOT : attack.grounds()
                    : Balance.EVEN.won(attack.victim(), at).lost(attacker, at).gain() == Gain.YES ? Grounds.OUTRANKED : Grounds.OUTNUMBERED;
        };
        boolean pawn = Piece.kind(attacker) == Piece.PAWN;
        boolean helped = Piece.kind(attacker) == Piece.CANNON && isHelped(board, from, at);
        return new Attack(
                attacker, from, attack.victim(), at, pawn ? ofPawn(grounds) : grounds, grounds == Grounds.MATED ? -1 : attack.defender(), helped);
    }

    private static Grounds ofPawn(Grounds grounds) {
        return grounds.counts() ? Grounds.PAWN : Grounds.MAY_CHASE;
    }

    /**
     * Whether the screen over which a cannon attacks is a rook or a horse of its own side. Cannons that serve each other as a screen chase
     * like one piece: reference diagram 47 of the Chinese rules of 2020 calls that a chase of a rook.
     */
    private static boolean isHelped(XiangqiBoard board, int cannon, int at) {
        int step = Integer.signum(Point.file(at) - Point.file(cannon)) + Point.FILES * Integer.signum(Point.rank(at) - Point.rank(cannon));
        int point = cannon + step;
        while (board.pieceAt(point) == Piece.NONE) {
            point += step;
        }
        int screen = board.pieceAt(point);
        return Piece.side(screen) == Piece.side(board.pieceAt(cannon)) && (Piece.kind(screen) == Piece.ROOK || Piece.kind(screen) == Piece.HORSE);
    }

    private Attack byProtection(XiangqiBoard board, int from, int at) {
        int attacker = board.pieceAt(from);
        int victim = board.pieceAt(at);
        int first = PIECES * Piece.side(victim);
        Grounds grounds = Grounds.UNPROTECTED;
        int defender = -1;
        for (int number = first; number < first + PIECES; number++) {
            int point = board.pointOf(number);
            if (point < 0 || point == at) {
                continue;
            }
            Grounds here = defense(board, from, at, point);
            if (here == Grounds.PROTECTED) {
                return new Attack(attacker, from, victim, at, here, point, false);
            }
            if (grounds == Grounds.UNPROTECTED && here != Grounds.UNPROTECTED) {
                grounds = here;
                defender = point;
            }
        }
        return new Attack(attacker, from, victim, at, grounds, defender, false);
    }

    /** What a piece does for the victim: whether it bears on it before the capture, after it, and may then recapture. */
    private Grounds defense(XiangqiBoard board, int from, int at, int defender) {
        boolean before = board.attacks(defender, at);
        board.play(Piece.side(board.pieceAt(from)), Move.of(from, at));
        boolean after = board.attacks(defender, at);
        boolean safe = (before || after) && board.isSafe(defender, at);
        boolean checked = board.inCheck();
        board.undo();
        if (!before && !after) {
            return Grounds.UNPROTECTED;
        }
        boolean onLine = Piece.kind(board.pieceAt(defender)) == Piece.ROOK || Piece.kind(board.pieceAt(defender)) == Piece.CANNON;
        boolean asItStands = protection == Protection.BEFORE && onLine;
        if (!before && (asItStands || protection == Protection.BOTH)) {
            return Grounds.ROOT_TO_COME;
        }
        if (!after && !asItStands) {
            return Grounds.ROOT_LOST;
        }
        if (safe) {
            return Grounds.PROTECTED;
        }
        boolean king = Piece.kind(board.pieceAt(defender)) == Piece.KING;
        return king ? Grounds.KING_ROOT : checked ? Grounds.CHECKED_ROOT : Grounds.PINNED_ROOT;
    }

    /** Whether the piece on a point is a rook whose king would be in check by an enemy horse if the rook were not in its way. */
    static boolean isPinnedByHorse(XiangqiBoard board, int rook) {
        int side = Piece.side(board.pieceAt(rook));
        int king = board.king(side);
        boolean pinned = false;
        for (int number = FIRST_HORSE; number < FIRST_ROOK && Piece.kind(board.pieceAt(rook)) == Piece.ROOK; number++) {
            int horse = board.pointOf(PIECES * (side ^ 1) + number);
            pinned |= horse >= 0 && isLeg(horse, king, rook);
        }
        return pinned;
    }

    /** Whether a horse on one point that goes to another must pass a third. */
    private static boolean isLeg(int horse, int goal, int leg) {
        int files = Point.file(goal) - Point.file(horse);
        int ranks = Point.rank(goal) - Point.rank(horse);
        return Math.abs(files * ranks) == 2
                && Point.file(leg) == Point.file(horse) + files / 2
                && Point.rank(leg) == Point.rank(horse) + ranks / 2;
    }

    /** Whether the capture of one piece by another, its legality left aside, would be answered by no legal recapture at all. */
    static boolean isFree(XiangqiBoard board, int from, int at) {
        int first = PIECES * Piece.side(board.pieceAt(at));
        board.play(Piece.side(board.pieceAt(from)), Move.of(from, at));
        boolean free = true;
        for (int number = first; number < first + PIECES && free; number++) {
            int point = board.pointOf(number);
            free = point < 0 || !board.attacks(point, at) || !board.isSafe(point, at);
        }
        board.undo();
        return free;
    }
}
