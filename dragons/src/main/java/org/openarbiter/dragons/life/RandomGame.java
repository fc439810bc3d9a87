package org.openarbiter.dragons.life;

import java.util.SplittableRandom;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.KoRights;

/**
 * A game about a problem of life and death, from its first position on: moves are given, or drawn at random. What is drawn answers the
 * latest move most of the time: it takes stones or saves them from atari, plays the vital point of a small eye space, or else stands beside it
 * (S. Gelly and others, Modification of UCT with Patterns in Monte-Carlo Go, 2006; G. Chaslot and others, Adding Expert Knowledge and Exploration in
 * Monte-Carlo Tree Search, 2010). Allocates nothing once it is made.
 */
final class RandomGame {
    static final int PASS = -1;
    /** No game is longer, in plies. */
    static final int LONGEST = 120;
    /** The percentage of plies that attend to a string in atari, of the others that play a vital point, and of the rest beside the latest move. */
    private static final int TACTICAL = 85;
    private static final int VITAL = 90;
    private static final int LOCAL = 30;
    private static final int HUNDRED = 100;

    private final Surroundings around;
    private final LocalBoard board;
    private final Nakade nakade;
    private final KoMaster master;
    private final SplittableRandom random = new SplittableRandom(1);
    private int ko;
    /** How many kos the master may yet retake at once. */
    private int threats;
    private boolean defenderMoves;
    private int latest;
    /** The stones that the latest move took. */
    private long latestTaken;

    /** A game in which one side, or nobody, may retake a ko at once {@link KoRights#THREATS} times. */
    RandomGame(Surroundings around, KoMaster master) {
        this.around = around;
        this.master = master;
        board = new LocalBoard(around);
        nakade = new Nakade(around::around);
    }

    /**
     * Begins again.
     *
     * @param defends whether the defender moves first
     * @param firstKo the vertex that the first side may not take at once, or {@link Fight#NO_KO}
     */
    void begin(boolean defends, int firstKo) {
        board.reset();
        ko = firstKo;
        threats = KoRights.THREATS;
        defenderMoves = defends;
        latest = PASS;
        latestTaken = 0;
    }

    /** Plays a legal move, or passes. */
    void play(int move) {
        if (move != PASS) {
            board.tries(defenderMoves, move);
        }
        accept(move);
    }

    /** Plays on at random; whether the group is still there in the end. */
    boolean playOut() {
        int passes = 0;
        for (int ply = 0; ply < LONGEST && passes < 2 && around.taken(board.defenders(), board.attackers()) == Verdict.OPEN; ply++) {
            int barred = barred();
            long allowed = empty() & ~(barred == Fight.NO_KO ? 0 : 1L << barred);
            long preferred = preferred() & allowed;
            int move = draw(preferred);
            if (move == PASS) {
                move = draw(allowed & ~preferred);
            }
            passes = move == PASS ? passes + 1 : 0;
            accept(move);
        }
        return around.taken(board.defenders(), board.attackers()) != Verdict.DEAD;
    }

    /** The moves of which one is played if any of them is sensible. */
    private long preferred() {
        if (latest == PASS) {
            return 0;
        }
        long urgent = random.nextInt(HUNDRED) < TACTICAL ? urgent() : 0;
        if (urgent == 0 && random.nextInt(HUNDRED) < VITAL) {
            urgent = vital();
        }
        return urgent == 0 && random.nextInt(HUNDRED) < LOCAL ? around.around(latest) | around.diagonals(latest) : urgent;
    }

    /** The vital points of eye spaces beside the latest move, or where it took stones. */
    private long vital() {
        long empty = empty();
        long open = around.wall() | around.exits();
        long vital = 0;
        for (long left = (around.around(latest) | latestTaken) & empty; left != 0; ) {
            long space = around.closedPart(empty, left & -left, open, Nakade.MOST);
            left &= ~space;
            if ((space & open) == 0) {
                long point = nakade.vitalPoint(space);
                vital |= point != 0 && (around.aroundAll(space) & board.defenders()) != 0 ? point : 0;
            }
        }
        return vital;
    }

    /** What takes the stones just played, or saves stones that they have put into atari. */
    private long urgent() {
        long own = defenderMoves ? board.defenders() : board.attackers();
        long urgent = inAtari(latest, defenderMoves ? board.immortalAttackers() : board.immortalDefenders());
        long mine = defenderMoves ? board.immortalDefenders() : board.immortalAttackers();
        for (long left = around.around(latest) & own; left != 0; left &= left - 1) {
            urgent |= inAtari(Long.numberOfTrailingZeros(left), mine);
        }
        return urgent;
    }

    /** The only liberty of a stone's string; empty if it has several, or cannot be taken. */
    private long inAtari(int stone, long immortal) {
        long liberties = board.liberties(stone);
        return (liberties & liberties - 1) == 0 && (board.stones(stone) & immortal) == 0 ? liberties : 0;
    }

    private long empty() {
        return around.all() & ~board.defenders() & ~board.attackers();
    }

    /** One of the sensible moves among some; {@link #PASS} if there is none. */
    private int draw(long among) {
        for (long left = among; left != 0; ) {
            long bit = Long.expand(1L << random.nextInt(Long.bitCount(left)), left);
            left &= ~bit;
            if (isSensible(Long.numberOfTrailingZeros(bit))) {
                return Long.numberOfTrailingZeros(bit);
            }
        }
        return PASS;
    }

    /** Makes the move that was tried last, or passes. */
    private void accept(int move) {
        if (move == PASS) {
            ko = Fight.NO_KO;
            latestTaken = 0;
        } else {
            threats -= move == ko ? 1 : 0;
            board.play(defenderMoves);
            ko = board.ko();
            latestTaken = board.taken();
        }
        latest = move;
        defenderMoves = !defenderMoves;
    }

    /**
     * Tries a move: whether it is legal, fills no eye of its own side, and does not give stones away. The attacker gives some as a throw-in, or in a
     * shape that may leave one eye.
     */
    private boolean isSensible(int vertex) {
        long own = defenderMoves ? board.defenders() : board.attackers();
        if ((around.around(vertex) & ~own) == 0 && isEye(vertex) || !board.tries(defenderMoves, vertex)) {
            return false;
        }
        if (board.taken() != 0 || board.liberties() > 1) {
            return true;
        }
        return defenderMoves ? Long.bitCount(board.string()) == 1 : nakade.mayKill(board.string());
    }

    /** Whether a vertex among stones of the side to move is an eye of theirs. */
    private boolean isEye(int vertex) {
        if (defenderMoves && (around.wall() >> vertex & 1) != 0) {
            return false;
        }
        long other = defenderMoves ? board.attackers() : board.defenders();
        int lost = (defenderMoves ? around.lostCorners(vertex) : 0) + Long.bitCount(around.diagonals(vertex) & other);
        return lost == 0 || lost == 1 && (around.edge() >> vertex & 1) == 0;
    }

    long defenders() {
        return board.defenders();
    }

    long attackers() {
        return board.attackers();
    }

    /** The vertex that the side to move may not take at once, or {@link Fight#NO_KO}. */
    int barred() {
        boolean mayRetake = threats > 0 && master == KoMaster.of(defenderMoves);
        return mayRetake ? Fight.NO_KO : ko;
    }

    /** The vertex taken by a ko, which whoever has no threat may not retake at once; {@link Fight#NO_KO} if there is none. */
    int ko() {
        return ko;
    }

    /** How many kos may yet be retaken at once. */
    int threats() {
        return master == KoMaster.NOBODY ? 0 : threats;
    }

    boolean isDefendersTurn() {
        return defenderMoves;
    }
}
