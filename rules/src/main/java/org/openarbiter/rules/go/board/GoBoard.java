package org.openarbiter.rules.go.board;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;

/**
 * A Go position in play, on any shape of board, between any number of players.
 *
 * <p>A play is a point, {@link #pass} or {@link #refresh}. Any seat may play at any time as far as the board is concerned; whose
 * turn it is belongs to the referee. A stone that leaves its own string without a liberty and captures nothing is taken off
 * with that string; whether that is allowed belongs to the rulebook.
 *
 * <p>This is the order of plays and whose turn it is; the stones are {@link Strings}, what a stone takes off is {@link Enclosure},
 * what the record says about the game is {@link GameTerms}, and the text is {@link GoText}.
 */
public final class GoBoard implements Board {
    /** Nobody's stone: an empty point. */
    public static final int EMPTY = -1;

    private static final int LOG_WORDS = 4;

    private final Topology topology;
    private final Seats seats;
    private final boolean midgame;
    private final int points;
    private final Strings strings;
    private final Enclosure enclosure;
    /** The stones of {@link #strings}. */
    private final byte[] stones;
    private boolean refreshing;
    private GameTerms terms = GameTerms.NONE;
    private int toMove;
    private int plies;

    /** For each play: the play, who made it, who was to move, the mark of the captures before it. */
    private int[] past = new int[256 * LOG_WORDS];

    /**
     * An empty board.
     *
     * @param toMove the seat that moves first
     * @param midgame whether what will be set up on it was reached by play
     */
    public GoBoard(Topology topology, Seats seats, int toMove, boolean midgame) {
        this.topology = topology;
        this.seats = seats;
        this.toMove = toMove;
        this.midgame = midgame;
        points = topology.size();
        strings = new Strings(topology, seats.count());
        enclosure = new Enclosure(strings, topology, seats.count());
        stones = strings.stones;
    }

    /**
     * Takes over the position of another board and forgets all plays made on this one; allocates nothing.
     *
     * @throws IllegalArgumentException if the other board has another shape or other players
     */
    public void set(GoBoard that) {
        if (topology != that.topology || !seats.equals(that.seats)) {
            throw new IllegalArgumentException("boards of different shapes or players");
        }
        strings.set(that.strings);
        enclosure.set(that.enclosure);
        refreshing = that.refreshing;
        terms = that.terms;
        toMove = that.toMove;
        plies = 0;
    }

    /**
     * Sets a stone up before the first play.
     *
     * @throws IllegalArgumentException if the point is occupied
     * @throws IllegalStateException if a play has been made
     */
    public void setUp(int seat, int point) {
        if (plies > 0) {
            throw new IllegalStateException("a play has been made on this board");
        }
        if (stones[point] != EMPTY) {
            throw new IllegalArgumentException("two stones are set up on " + topology.pointName(point));
        }
        strings.put(seat, point);
        strings.forgetJoins();
    }

    /** A point whose string has no liberty, or −1; a set-up with one is no position. */
    public int breathless() {
        return strings.breathless();
    }

    /**
     * Chooses how enclosure is read with three players or more: by the single unit of an opponent instead of the allied group.
     */
    public void encloseByUnit(boolean byUnit) {
        enclosure.byUnit(byUnit);
    }

    /** Chooses whether the refreshing pass is among the legal plays that are listed. */
    public void listRefreshing(boolean listed) {
        refreshing = listed;
    }

    /** Says what the record of the game says beside the stones. */
    public void terms(GameTerms stated) {
        terms = stated;
    }

    /** What the record of the game says beside the stones. */
    public GameTerms terms() {
        return terms;
    }

    /** The komi that the record of the game gives; empty if it gives none. */
    public OptionalDouble komi() {
        return terms.komi();
    }

    /** How many handicap stones the record of the game gives the first player; 0 if it gives none. */
    public int handicap() {
        return terms.handicap();
    }

    /** The shape of the board. */
    public Topology topology() {
        return topology;
    }

    /** Who plays. */
    public Seats seats() {
        return seats;
    }

    /** Whether the start position was reached by play and is not the start of the game. */
    public boolean isMidgame() {
        return midgame;
    }

    /** The play that puts no stone. */
    public int pass() {
        return points;
    }

    /** The pass that releases repetition under the Kee rules; elsewhere a pass like any other. */
    public int refresh() {
        return points + 1;
    }

    /** Whether a play puts a stone. */
    public boolean isStone(int play) {
        return play >= 0 && play < points;
    }

    /** The seat whose stone stands on a point, or {@link #EMPTY}. */
    public int stoneAt(int point) {
        return stones[point];
    }

    /** How many stones a seat has on the board. */
    public int stones(int seat) {
        return strings.counts[seat];
    }

    /** Whether a point has neighbors, and stones of one seat on all of them. */
    public boolean isSurrounded(int by, int point) {
        return strings.isSurrounded(by, point);
    }

    /** How many stones the string of a stone has. */
    public int stringSize(int point) {
        return strings.size[strings.string[point]];
    }

    /** The next stone of the same string; going on comes back to the first. */
    public int nextInString(int point) {
        return strings.ring[point];
    }

    /** A point that stands for the whole string of a stone: equal for all stones of it. */
    public int string(int point) {
        return strings.string[point];
    }

    /** Whether the string of a stone has exactly one liberty or none, each point counted once. */
    public boolean isInAtari(int point) {
        return countLiberties(point, 2) < 2;
    }

    /** The number of liberties of a string, counted up to a limit. */
    public int countLiberties(int point, int limit) {
        return strings.countLiberties(point, limit);
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int plies() {
        return plies;
    }

    /** {@inheritDoc} A stone may be put on any empty point; a pass is always possible. */
    @Override
    public boolean isLegal(int by, int play) {
        return play == points || play == points + 1 || isStone(play) && stones[play] == EMPTY;
    }

    /**
     * Whether a stone would be suicidal: it does not enclose, and its own string would have no liberty.
     *
     * <p>With two players a play encloses if it takes an opponent's last liberty. With more it encloses a group of opponents'
     * stones that hang together, whoever they belong to, if none of them has a liberty left (Kee rules 9 and 10); or a single
     * unit, if so chosen.
     */
    public boolean isSuicide(int by, int point) {
        return enclosure.isSuicide(by, point);
    }

    /** Whether some unit that the stone leaves without liberty hangs in a group of opponents' stones that has none either. */
    public boolean encloses(int by, int point) {
        return enclosure.encloses(by, point);
    }

    @Override
    public void play(int by, int play) {
        int at = plies * LOG_WORDS;
        if (at == past.length) {
            past = Arrays.copyOf(past, 2 * at);
        }
        past[at] = play;
        past[at + 1] = by;
        past[at + 2] = toMove;
        past[at + 3] = strings.captures.mark();
        plies++;
        toMove = by + 1 == strings.counts.length ? 0 : by + 1;
        if (play >= points) {
            return;
        }
        int deadCount = strings.put(by, play);
        if (strings.liberties[strings.string[play]] == 0 && !enclosure.hasEnclosed(by, play, deadCount)) {
            strings.take(play);
            return;
        }
        // What is dead was settled before anything is taken off: with three players one dead string may lie beside another.
        for (int i = 0; i < deadCount; i++) {
            strings.take(strings.dead[i]);
        }
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        int at = plies * LOG_WORDS;
        int play = past[at];
        int by = past[at + 1];
        toMove = past[at + 2];
        while (strings.captures.mark() > past[at + 3]) {
            strings.untake();
        }
        if (play < points) {
            strings.remove(by, play);
        }
    }

    /** How many stones the latest play took off the board, its own included. */
    public int takenByLatest() {
        return strings.captures.count(beforeLatest());
    }

    /** How many stones of a seat the latest play took off the board. */
    public int takenByLatest(int seat) {
        return strings.captures.count(beforeLatest(), seat);
    }

    /**
     * Writes the points from which the latest play took stones off, its own included, to the start of an array.
     *
     * @return how many they are
     */
    public int takenByLatest(int[] into) {
        return strings.captures.copy(beforeLatest(), into);
    }

    /** The mark of the captures before the latest play. */
    private int beforeLatest() {
        return plies == 0 ? strings.captures.mark() : past[(plies - 1) * LOG_WORDS + 3];
    }

    /** How many stones of a seat have been taken off since the start. */
    public int lost(int seat) {
        return terms.lostBefore(seat) + strings.captures.count(0, seat);
    }

    /**
     * The point where, between two players, the other one would restore the position before the latest play by retaking the one
     * stone that it took; −1 if there is none.
     */
    public int koPoint() {
        int taken = strings.captures.single(beforeLatest());
        if (taken < 0) {
            return -1;
        }
        int stone = past[(plies - 1) * LOG_WORDS];
        int name = strings.string[stone];
        return stones[stone] != EMPTY && strings.size[name] == 1 && strings.liberties[stone] == 1 ? taken : -1;
    }

    /** Whether any stone has been taken off since the start: before that no position can come back but by passing. */
    public boolean hasCaptures() {
        return strings.captures.mark() > 0;
    }

    /** The key that the placement would have after a stone, without playing it. */
    public long keyAfter(int by, int point) {
        return enclosure.keyAfter(by, point);
    }

    @Override
    public int mostPlays() {
        return points + 2;
    }

    /**
     * {@inheritDoc} Stones first, in the order of the points, then the pass, then the refreshing pass where it is {@link
     * #listRefreshing listed}.
     */
    @Override
    public int legalPlays(int by, int[] into) {
        int count = 0;
        for (int point = 0; point < points; point++) {
            if (stones[point] == EMPTY) {
                into[count++] = point;
            }
        }
        into[count++] = points;
        if (refreshing) {
            into[count++] = points + 1;
        }
        return count;
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return true;
    }

    @Override
    public long placementKey() {
        return strings.key();
    }

    @Override
    public int placementLength() {
        return strings.packed.length;
    }

    /**
     * {@inheritDoc} Two bits a point with two or three players, four with up to fifteen, in the order of the points; 0 is an
     * empty one.
     */
    @Override
    public void packPlacement(long[] into, int at) {
        System.arraycopy(strings.packed, 0, into, at, strings.packed.length);
    }

    /** Whether the placement is the one that {@link #packPlacement} wrote there. */
    public boolean hasPlacement(long[] words, int at) {
        return Arrays.equals(strings.packed, 0, strings.packed.length, words, at, at + strings.packed.length);
    }

    /** {@inheritDoc} There are none in Go. */
    @Override
    public long rights() {
        return 0;
    }

    /** {@inheritDoc} In Go a position may come back from any depth. */
    @Override
    public int reversiblePlies() {
        return plies;
    }

    @Override
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] plays = new int[mostPlays()];
        int count = legalPlays(toMove, plays);
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            play(toMove, plays[i]);
            nodes += perft(depth - 1);
            undo();
        }
        return nodes;
    }

    @Override
    public GoBoard copy() {
        GoBoard copy = new GoBoard(topology, seats, toMove, midgame);
        copy.set(this);
        return copy;
    }

    /**
     * {@inheritDoc} The shape, the stones of each seat, who moves, and komi and handicap where the record gives them: {@code 5x5 B:A1,B2
     * W:C3 to:B komi:0.5 handicap:2}.
     */
    @Override
    public String toText() {
        return GoText.of(this);
    }

    @Override
    public String text(int play) {
        return GoText.play(this, play);
    }

    @Override
    public int parse(String text) throws PlayException {
        return GoText.play(this, text);
    }

    @Override
    public int point(String name) throws PlayException {
        int point = topology.point(name);
        if (point < 0) {
            throw new PlayException("is not a point of this board, nor pass or refresh");
        }
        return point;
    }

    @Override
    public String pointName(int point) {
        return topology.pointName(point);
    }

    @Override
    public String toString() {
        return toText();
    }
}
