package org.openarbiter.rules.go.board;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * A Go position in play, on any shape of board, between any number of players.
 *
 * <p>A play is a point, {@link #pass}, {@link #refresh} or {@link #unblock}. Any seat may play at any time as far as the board is concerned; whose
 * turn it is belongs to the referee. A stone that leaves its own string without a liberty and captures nothing is taken off
 * with that string; whether that is allowed belongs to the rulebook.
 *
 * <p>This makes and unmakes plays: their order, whose turn it is, and what they take off. The stones, and what can be asked of
 * them, are {@link Position}; what the record says about the game is {@link GameTerms}, and the text is {@link GoText}.
 */
public final class GoBoard extends Position implements Board {
    private static final int LOG_WORDS = 4;

    /** How plays work where rulebooks differ; the {@link Enclosure} knows its part. */
    private Mechanics mechanics = Mechanics.USUAL;

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
        super(topology, seats, midgame);
        this.toMove = toMove;
    }

    /**
     * Takes over the position of another board and forgets all plays made on this one; allocates nothing.
     *
     * @throws IllegalArgumentException if the other board has another shape or other players
     */
    public void set(GoBoard that) {
        takeOver(that);
        mechanics = that.mechanics;
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
            throw new IllegalArgumentException("two stones are set up on " + topology().pointName(point));
        }
        strings.put(seat, point);
        strings.forgetJoins();
    }

    /** Sets how plays work where rulebooks differ. */
    public void mechanics(Mechanics chosen) {
        mechanics = chosen;
        enclosure.byUnit(chosen.enclosureByUnit());
    }

    /** Says what the record of the game says beside the stones. */
    public void terms(GameTerms stated) {
        terms = stated;
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
        return play == points || play == points + 1 || isStone(play) && stones[play] == EMPTY || isUnblocking(by, play);
    }

    private boolean isUnblocking(int by, int play) {
        int point = unblocked(play);
        return mechanics.unblocking() && isStone(point) && stones[point] != EMPTY && stones[point] != by;
    }

    /** The play that naming a point means here: a stone, or unblocking where one stands and the {@link Mechanics} have that. */
    public int at(int point) {
        return mechanics.unblocking() && stones[point] != EMPTY ? unblock(point) : point;
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

    @Override
    public int mostPlays() {
        return mechanics.unblocking() ? unblock(points) : points + 2;
    }

    /**
     * {@inheritDoc} Stones first, in the order of the points, then the pass, then the refreshing pass and what can be unblocked where
     * the {@link Mechanics} have them.
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
        if (mechanics.refreshing()) {
            into[count++] = points + 1;
        }
        for (int point = 0; point < points && mechanics.unblocking(); point++) {
            if (isUnblocking(by, unblock(point))) {
                into[count++] = unblock(point);
            }
        }
        return count;
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return true;
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
    public GoBoard copy() {
        GoBoard copy = new GoBoard(topology(), seats(), toMove, isMidgame());
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
    public Sentence named(String move) {
        return Common.say("numbered", "number", plies() + 1, "move", said(move));
    }

    @Override
    public Sentence written(int play) {
        return GoLexicon.say("written", "move", said(notation(play)));
    }

    private static Object said(String move) {
        return move.equals(GoText.PASS) || move.equals(GoText.REFRESH) ? Term.of("play", move) : move;
    }

    @Override
    public int parse(String text) throws PlayException {
        return GoText.play(this, text);
    }

    @Override
    public String toString() {
        return toText();
    }
}
