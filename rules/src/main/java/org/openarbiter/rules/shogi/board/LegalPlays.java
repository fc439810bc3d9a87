package org.openarbiter.rules.shogi.board;

import static org.openarbiter.rules.shogi.board.Piece.KING;
import static org.openarbiter.rules.shogi.board.Piece.KNIGHT;
import static org.openarbiter.rules.shogi.board.Piece.NONE;
import static org.openarbiter.rules.shogi.board.Piece.PAWN;

import java.util.Arrays;

/**
 * The legal plays of the side to move, from pins and checks: only moves of the king are tried out.
 *
 * <p>One object serves a board for good; it keeps what it notes of a position in arrays.
 */
final class LegalPlays {
    private final Position board;
    /** By square, whether a piece going or dropped there parries the check: the number of the question it was noted for. */
    private final int[] parries = new int[Square.COUNT];
    /** By square, the direction from the king in which the piece there is pinned, plus one; 0 if it is not. */
    private final byte[] pins = new byte[Square.COUNT];
    private int question;
    private int checkers;
    private int[] into = new int[0];
    private int count;
    private boolean any;

    LegalPlays(Position board) {
        this.board = board;
    }

    /** Lists the legal plays. */
    int list(int[] target) {
        return list(target, false);
    }

    /** Whether there is a legal play. */
    boolean any(int[] scratch) {
        return list(scratch, true) > 0;
    }

    private int list(int[] target, boolean one) {
        into = target;
        count = 0;
        any = one;
        int side = board.toMove;
        study(side);
        if (checkers < 2) {
            for (int from = 0; from < Square.COUNT && !isEnough(); from++) {
                int piece = board.squares[from];
                if (piece != NONE && Piece.side(piece) == side && Piece.kind(piece) != KING) {
                    moves(from, piece);
                }
            }
        }
        if (board.kings[side] >= 0 && !isEnough()) {
            king(board.kings[side], side);
        }
        if (checkers < 2 && !isEnough()) {
            drops(side);
        }
        return count;
    }

    private boolean isEnough() {
        return any && count > 0;
    }

    /** Notes who gives check, what parries it, and which pieces are pinned. */
    private void study(int side) {
        question++;
        checkers = 0;
        Arrays.fill(pins, (byte) 0);
        int king = board.kings[side];
        if (king < 0) {
            return;
        }
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
            line(side, king, direction);
        }
        for (byte from : Geometry.knight(side, king)) {
            if (board.squares[from] == Piece.of(KNIGHT, side ^ 1)) {
                checkers++;
                parries[from] = question;
            }
        }
    }

    private void line(int side, int king, int direction) {
        byte[] ray = Geometry.ray(direction, king);
        int own = -1;
        for (int at = 0; at < ray.length; at++) {
            int piece = board.squares[ray[at]];
            if (piece == NONE) {
                continue;
            }
            if (Piece.side(piece) == side) {
                if (own >= 0) {
                    return;
                }
                own = ray[at];
            } else {
                if (own < 0 && Position.reaches(piece, Geometry.opposite(direction), at)) {
                    checkers++;
                    for (int between = 0; between <= at; between++) {
                        parries[ray[between]] = question;
                    }
                } else if (own >= 0 && Geometry.slides(piece, Geometry.opposite(direction)) != 0) {
                    pins[own] = (byte) (direction + 1);
                }
                return;
            }
        }
    }

    private void moves(int from, int piece) {
        if (Piece.kind(piece) == KNIGHT) {
            for (byte to : Geometry.knight(Piece.side(piece), from)) {
                move(from, to, piece);
            }
            return;
        }
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
            byte[] ray = Geometry.ray(direction, from);
            if (Geometry.slides(piece, direction) != 0) {
                int at = 0;
                while (at < ray.length && board.squares[ray[at]] == NONE) {
                    move(from, ray[at++], piece);
                }
                if (at < ray.length) {
                    move(from, ray[at], piece);
                }
            } else if (ray.length > 0 && Geometry.steps(piece, direction) != 0) {
                move(from, ray[0], piece);
            }
        }
    }

    private void move(int from, int to, int piece) {
        int side = Piece.side(piece);
        int taken = board.squares[to];
        if (taken != NONE && Piece.side(taken) == side
                || checkers == 1 && parries[to] != question
                || pins[from] != 0 && Geometry.towards(board.kings[side], to) != pins[from] - 1) {
            return;
        }
        int kind = Piece.kind(piece);
        if (Piece.promotes(kind) && (Square.isZone(side, to) || Square.isZone(side, from))) {
            into[count++] = Move.of(from, to, true);
        }
        if (!Position.isDeadEnd(kind, side, to)) {
            into[count++] = Move.of(from, to, false);
        }
    }

    private void king(int from, int side) {
        int piece = board.squares[from];
        // Lifted, so that it does not stand in the way of what attacks the square behind it.
        board.squares[from] = NONE;
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
            byte[] ray = Geometry.ray(direction, from);
            if (ray.length > 0) {
                int taken = board.squares[ray[0]];
                if ((taken == NONE || Piece.side(taken) != side) && !board.isAttacked(ray[0], side ^ 1)) {
                    into[count++] = Move.of(from, ray[0], false);
                }
            }
        }
        board.squares[from] = (byte) piece;
    }

    private void drops(int side) {
        for (int kind = PAWN; kind < Position.KINDS && !isEnough(); kind++) {
            if (board.inHand(side, kind) == 0) {
                continue;
            }
            for (int to = 0; to < Square.COUNT; to++) {
                if (board.squares[to] == NONE && (checkers == 0 || parries[to] == question)
                        && !Position.isDeadEnd(kind, side, to)
                        && (kind != PAWN || !board.hasPawnOnFile(side, to) && !PawnMate.isMate(board, side, to))) {
                    into[count++] = Move.drop(kind, to);
                }
            }
        }
    }
}
