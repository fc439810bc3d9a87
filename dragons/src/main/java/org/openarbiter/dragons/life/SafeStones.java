package org.openarbiter.dragons.life;

import java.util.HashMap;
import java.util.Map;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What a problem of life and death takes for granted: whose stones are at stake, which stones around them will not be taken, and
 * which friends need no help.
 *
 * <p>A group around the problem counts as safe if it has room: empty points within four steps that touch no enemy stone. So does a
 * large group of the attacker that is not shut in. Strings of at most four liberties that their opponent, to
 * move, captures outright are excluded. A wary look trusts no room of a group of the attacker with few liberties: as the stones around it come
 * nearer, that vanishes.
 */
final class SafeStones {
    /** A group with this number of free points near it is left alone. */
    private static final int SAFE_ROOM = 6;
    private static final int FRIEND_ROOM = 8;
    private static final int SAFE_LIBERTIES = 5;

    /** Many liberties do not make stones safe that are shut in, unless they have this room. */
    private static final int OWN_ROOM = 4;

    private static final int NOBODY = -1;

    /** The largest number of liberties of a string whose capture is read, and the number of positions for each reading. */
    private static final int MANY = 4;
    private static final long TACTICS = 500;

    private final ReadingBoard board;
    private final Reading reading;
    private final int target;
    private final int defender;
    /** A stone of a group that races with that of the target. */
    private final int rival;
    private final boolean isWary;
    private final boolean[] firm;
    private final boolean[] invincible;
    /** Whether strings can be captured, by their origins, as far as that was asked for. */
    private final Map<Integer, Boolean> loose = new HashMap<>();
    private final int[] openness;

    private SafeStones(ReadingBoard board, int target, int rival, boolean isWary) {
        this.board = board;
        this.target = target;
        this.rival = rival;
        this.isWary = isWary;
        reading = new Reading(board, TACTICS);
        defender = board.stoneAt(target);
        firm = new boolean[board.points()];
        invincible = new boolean[board.points()];
        openness = Openness.of(board, 1 - defender);
    }

    /**
     * What a problem takes for granted.
     *
     * @param target a stone of the string at stake
     */
    static SafeStones of(ReadingBoard board, int target) {
        return ofRace(board, target, NOBODY);
    }

    /** The same, but no room makes a group of the attacker safe that has few liberties. */
    static SafeStones wary(ReadingBoard board, int target) {
        return found(new SafeStones(board, target, NOBODY, true));
    }

    /**
     * What a race takes for granted, asked about as a problem of one of its groups.
     *
     * @param target a stone of the string at stake
     * @param rival a stone of the other group, which is then not safe, whatever room it has
     */
    static SafeStones ofRace(ReadingBoard board, int target, int rival) {
        return found(new SafeStones(board, target, rival, false));
    }

    private static SafeStones found(SafeStones safeStones) {
        safeStones.find();
        return safeStones;
    }

    private void find() {
        LinkedGroup racing = new LinkedGroup(board);
        if (isRace()) {
            racing.gather(rival);
        }
        LinkedGroup links = new LinkedGroup(board);
        Room room = new Room(board);
        Unconditional safety = Unconditional.of(board.topology(), board::stoneAt);
        links.gather(target);
        room.around(links, false);
        boolean[] atStake = new boolean[board.points()];
        for (int point = 0; point < board.points(); point++) {
            atStake[point] = links.holds(point);
        }
        // Each string by itself: what hangs together with one string of a group need not hang together with another.
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) != ReadingBoard.EMPTY && board.origin(point) == point && !atStake[point]) {
                links.gather(point);
                boolean safe = board.stoneAt(point) == defender
                        ? isOpen(links) || room.around(links, true) >= FRIEND_ROOM
                        : isSafe(links, room.around(links, false), point);
                setFirm(point, safe && !racing.holds(point), safety.isInvincible(point));
            }
        }
    }

    private void setFirm(int origin, boolean isSafe, boolean isInvincible) {
        for (int point = origin; point < board.points(); point++) {
            if (board.stoneAt(point) == board.stoneAt(origin) && board.origin(point) == origin) {
                invincible[point] = isInvincible;
                firm[point] = isSafe || isInvincible;
            }
        }
    }

    /** Whether a group of the attacker is safe: it has much room, if that is trusted, or it is large and has some room or is not shut in. */
    private boolean isSafe(LinkedGroup links, int free, int stone) {
        boolean isLarge = links.liberties() >= SAFE_LIBERTIES && links.stones() >= SAFE_LIBERTIES;
        boolean isTrusted = !isWary || links.liberties() >= SAFE_LIBERTIES;
        return isTrusted && free >= SAFE_ROOM || isLarge && (free >= OWN_ROOM || SmallRegion.around(board, stone).isEmpty());
    }

    private boolean isOpen(LinkedGroup links) {
        int open = 0;
        for (int i = 0; i < links.liberties(); i++) {
            open += openness[links.liberty(i)];
        }
        return open >= 3;
    }

    /** The {@link Openness} of a point for the group at stake. */
    int openness(int point) {
        return openness[point];
    }

    /** Whether the group at stake races with another. */
    boolean isRace() {
        return rival != NOBODY;
    }

    /** A stone of the string at stake. */
    int target() {
        return target;
    }

    /** Whose string it is. */
    int defender() {
        return defender;
    }

    /** The other side. */
    int attacker() {
        return 1 - defender;
    }

    /** Whether the stone that stood here at the start, of either color and not at stake, is safe. */
    boolean isFirm(int point) {
        return firm[point] && (invincible[point] || board.liberties(point) > MANY || !isLoose(board.origin(point)));
    }

    private boolean isLoose(int origin) {
        return loose.computeIfAbsent(origin, stone -> reading.attack(stone).fate() == Fate.WIN);
    }

    /** Whether that stone is unconditionally safe. */
    boolean isInvincible(int point) {
        return invincible[point];
    }
}
