package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

/** The legal plays of the side to move: where its pieces go, and of these what leaves the general safe. */
final class LegalPlays {
    private final JanggiBoard board;
    private int[] into = new int[0];
    private int count;

    LegalPlays(JanggiBoard board) {
        this.board = board;
    }

    /** Lists the legal plays, the pass last. */
    int list(int[] target) {
        into = target;
        count = 0;
        for (int from = 0; from < Point.COUNT; from++) {
            if (Piece.isOf(board.points[from], board.toMove)) {
                moves(from);
            }
        }
        int kept = 0;
        for (int at = 0; at < count; at++) {
            if (board.isSafe(into[at])) {
                into[kept++] = into[at];
            }
        }
        if (board.mayPass()) {
            into[kept++] = Move.pass(board.generals[board.toMove]);
        }
        return kept;
    }

    private void moves(int from) {
        int piece = board.points[from];
        switch (Piece.kind(piece)) {
            case Piece.GENERAL, Piece.GUARD -> steps(from, Geometry.palaceSteps(from));
            case Piece.SOLDIER -> steps(from, Geometry.soldier(board.toMove, from));
            case Piece.HORSE -> leaps(from, Geometry.horse(from));
            case Piece.ELEPHANT -> leaps(from, Geometry.elephant(from));
            case Piece.CHARIOT -> chariot(from);
            default -> cannon(from);
        }
    }

    private void steps(int from, byte[] points) {
        for (byte to : points) {
            add(from, to);
        }
    }

    private void leaps(int from, byte[][] leaps) {
        for (byte[] leap : leaps) {
            if (Attacks.isFree(board, leap)) {
                add(from, leap[leap.length - 1]);
            }
        }
    }

    private void chariot(int from) {
        for (byte[] ray : Geometry.rays(from)) {
            slide(from, ray, 0, false);
        }
    }

    private void cannon(int from) {
        for (byte[] ray : Geometry.rays(from)) {
            int screen = Attacks.next(board, ray, 0);
            if (screen < ray.length && Piece.kind(board.points[ray[screen]]) != Piece.CANNON) {
                slide(from, ray, screen + 1, true);
            }
        }
    }

    private void slide(int from, byte[] ray, int start, boolean sparesCannons) {
        int end = Attacks.next(board, ray, start);
        for (int at = start; at < end; at++) {
            into[count++] = Move.of(from, ray[at]);
        }
        if (end < ray.length && !(sparesCannons && Piece.kind(board.points[ray[end]]) == Piece.CANNON)) {
            add(from, ray[end]);
        }
    }

    private void add(int from, int to) {
        int taken = board.points[to];
        if (taken == NONE || Piece.side(taken) != board.toMove) {
            into[count++] = Move.of(from, to);
        }
    }

    /** Whether a piece goes from one point to another, the safety of its general left aside. */
    static boolean canGo(Position board, int from, int to) {
        int piece = board.points[from];
        int taken = board.points[to];
        boolean spared = Piece.kind(piece) == Piece.CANNON && Piece.kind(taken) == Piece.CANNON;
        return (taken == NONE || Piece.side(taken) != Piece.side(piece)) && !spared && Attacks.attacks(board, from, to);
    }
}
