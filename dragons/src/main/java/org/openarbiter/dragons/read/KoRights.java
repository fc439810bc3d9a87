package org.openarbiter.dragons.read;

/**
 * Who may retake a ko at once while a board is read: the {@link KoMaster}, as long as he has threats elsewhere.
 *
 * <p>He has few, so that a ko which can be fought for again and again is not his for ever.
 */
public final class KoRights {
    /** How many kos a master may retake at once on one line. */
    public static final int THREATS = 3;

    private final ReadingBoard board;
    private final int master;
    private int threats;

    /** The rights at the beginning of a reading. */
    public KoRights(ReadingBoard board, KoMaster master, int attacker) {
        this.board = board;
        this.master = master == KoMaster.ATTACKER ? attacker : 1 - attacker;
        threats = master == KoMaster.NOBODY ? 0 : THREATS;
    }

    /** Whether a color may retake a ko at once. */
    public boolean mayRetake(int color) {
        return threats > 0 && color == master;
    }

    /** Whether a ko keeps a color from a point. */
    public boolean isBarred(int color, int point) {
        return isForbidden(color, point) && !mayRetake(color);
    }

    private boolean isForbidden(int color, int point) {
        return point == board.koPoint() && color == board.koColor() && point != ReadingBoard.PASS;
    }

    /** Plays, at the cost of a threat if a ko forbids the play; returns whether it did, as {@link #undo} must know. */
    public boolean play(int color, int point) {
        boolean costs = isForbidden(color, point);
        threats -= costs ? 1 : 0;
        board.play(color, point);
        return costs;
    }

    /** Takes the latest play back. */
    public void undo(boolean cost) {
        board.undo();
        threats += cost ? 1 : 0;
    }

    /** A number that identifies these rights together with the ko on the board. */
    public int number() {
        boolean stands = board.koPoint() >= 0 && !mayRetake(board.koColor());
        return (stands ? board.koPoint() + 1 : 0) * (THREATS + 1) + threats;
    }
}
