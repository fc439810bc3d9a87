package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * A janggi position in play.
 *
 * <p>Seat 0 is Cho, seat 1 is Han. A play is a {@link Move}; a side that is not in check may pass, and a
 * second pass in a row ends no game here: that is a rule of some rulebooks. The side that is not to move is never in
 * check; {@link Setup} sees to that.
 *
 * <p>Where the rulebook says so ({@link #answersFacing}), a side whose general is faced must end that or pass, and may then pass in check, too.
 */
public final class JanggiBoard extends Position implements Board {
    /** No position can have more plays: 8 a general, 16 guards, 16 elephants, 16 horses, 38 chariots, 38 cannons, 25 soldiers, and the pass. */
    private static final int MOST_PLAYS = 160;
    private static final int USUAL_PLIES = 160;

    /** Where the parts of the second word of a ply begin, and how long they are. */
    private static final int PLAY = 0xFFFF;
    private static final int TAKEN_AT = 16;
    private static final int SIDE_AT = 20;
    private static final int REVERSIBLE_AT = 21;
    private static final int CLOCK_AT = 42;
    private static final int LONGEST = (1 << CLOCK_AT - REVERSIBLE_AT) - 1;

    private final LegalPlays legal = new LegalPlays(this);
    private final int[] scratch = new int[MOST_PLAYS];
    private final int movesBefore;
    private final int startSide;
    private boolean answersFacing;
    /** The plies since the last capture. */
    private int clock;
    /** The plies since the last capture or step of a soldier forward. */
    private int reversible;
    private int plies;

    /** For each ply: the key; both counts, the side to move, what was taken and the move. */
    private long[] past = new long[2 * USUAL_PLIES];

    JanggiBoard(Setup setup) {
        super(setup);
        movesBefore = setup.moveNumber();
        startSide = toMove;
        clock = setup.clock();
        reversible = clock;
    }

    private JanggiBoard(JanggiBoard that) {
        super(that);
        movesBefore = that.moveNumber();
        startSide = toMove;
        answersFacing = that.answersFacing;
        clock = that.clock;
        reversible = that.reversible;
    }

    /** The starting position that FEN calls so: with the horses beside the chariots on both sides. */
    public static JanggiBoard start() {
        try {
            return Fen.read(Fen.START);
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The position of a FEN.
     *
     * @throws InputException if the text is none, or what it describes is no position
     */
    public static JanggiBoard of(String fen) throws InputException {
        return Fen.read(fen);
    }

    /**
     * The position that was set up.
     *
     * @throws IllegalArgumentException if {@link Setup#flaws} has anything to say against it
     */
    public static JanggiBoard of(Setup setup) {
        var flaws = setup.flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException(flaws.getFirst().message());
        }
        return new JanggiBoard(setup);
    }

    /** Says whether a side whose general is faced must end that or pass; it need not unless this says so. */
    public void answersFacing(boolean chosen) {
        answersFacing = chosen;
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public boolean isLegal(int by, int play) {
        return by == toMove && Move.isOne(play) && Refusal.of(this, play) == null;
    }

    /** Whether the side to move may pass. */
    boolean mayPass() {
        return !inCheck() || answersFacing && isFacing();
    }

    /** Whether the generals face each other and the side to move must answer that. */
    boolean mustAnswer() {
        return answersFacing && isFacing();
    }

    /** Whether a move that its piece can make leaves its general out of check, and, if the generals must not face each other, apart. */
    boolean isSafe(int play) {
        boolean apart = mustAnswer();
        int by = toMove;
        play(by, play);
        boolean safe = !isInCheck(by) && !(apart && isFacing());
        undo();
        return safe;
    }

    /** Whether the general of the side to move would be in check after a move that its piece can make. */
    boolean exposes(int play) {
        int by = toMove;
        play(by, play);
        boolean exposed = isInCheck(by);
        undo();
        return exposed;
    }

    /** Whether the generals would face each other after a move that its piece can make. */
    boolean leavesFacing(int play) {
        play(toMove, play);
        boolean facing = isFacing();
        undo();
        return facing;
    }

    @Override
    public void play(int by, int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        int piece = points[from];
        int taken = from == to ? NONE : points[to];
        remember(play, taken);
        boolean advances = Piece.kind(piece) == Piece.SOLDIER && Point.rank(from) != Point.rank(to);
        clock = taken != NONE ? 0 : clock + 1;
        reversible = taken != NONE || advances ? 0 : reversible + 1;
        if (from != to) {
            if (taken != NONE) {
                take(to);
            }
            take(from);
            put(to, piece);
        }
        toMove = by ^ 1;
    }

    private void remember(int play, int taken) {
        int at = 2 * plies;
        if (at == past.length) {
            past = Arrays.copyOf(past, 2 * past.length);
        }
        past[at] = key;
        past[at + 1] = (long) clock << CLOCK_AT | (long) reversible << REVERSIBLE_AT | (long) toMove << SIDE_AT | (long) taken << TAKEN_AT | play;
        plies++;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        long word = past[2 * plies + 1];
        int from = Move.from((int) word & PLAY);
        int to = Move.to((int) word & PLAY);
        if (from != to) {
            int piece = points[to];
            take(to);
            put(from, piece);
            int taken = taken(word);
            if (taken != NONE) {
                put(to, taken);
            }
        }
        toMove = (int) (word >>> SIDE_AT) & 1;
        reversible = (int) (word >>> REVERSIBLE_AT) & LONGEST;
        clock = (int) (word >>> CLOCK_AT);
        key = past[2 * plies];
    }

    private static int taken(long word) {
        return (int) (word >>> TAKEN_AT) & 0xF;
    }

    @Override
    public int mostPlays() {
        return MOST_PLAYS;
    }

    @Override
    public int legalPlays(int by, int[] into) {
        return by == toMove ? legal.list(into) : 0;
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return by == toMove && (mayPass() || legal.list(scratch) > 0);
    }

    /** {@inheritDoc} There are none in janggi. */
    @Override
    public long rights() {
        return 0;
    }

    /** {@inheritDoc} Captures and the steps of a soldier forward are irreversible; steps sideways and passes are not. */
    @Override
    public int reversiblePlies() {
        return reversible;
    }

    @Override
    public JanggiBoard copy() {
        return new JanggiBoard(this);
    }

    @Override
    public String toText() {
        return Fen.write(this);
    }

    @Override
    public String text(int play) {
        return Move.text(play);
    }

    @Override
    public String notation(int play) {
        return Coordinates.write(this, play);
    }

    @Override
    public String numbered(String move) {
        return number() + move;
    }

    @Override
    public boolean numbersPlies() {
        return false;
    }

    private String number() {
        return moveNumber() + (toMove == Piece.CHO ? "." : "...");
    }

    @Override
    public Sentence named(String move) {
        return move.equals(Coordinates.PASS) ? JanggiLexicon.say("pass", "number", number()) : Sentence.verbatim(numbered(move));
    }

    @Override
    public Sentence written(int play) {
        String move = notation(play);
        return move.equals(Coordinates.PASS) ? JanggiLexicon.say("pass", "number", "") : Sentence.verbatim(move);
    }

    @Override
    public int parse(String text) throws PlayException {
        int play = text.equals(Coordinates.PASS) ? Move.pass(generals[toMove]) : Move.parse(text);
        if (play == Move.NONE) {
            throw PlayException.unreadable(JanggiLexicon.say("no-uci"));
        }
        Sentence refusal = Refusal.of(this, play);
        if (refusal != null) {
            throw new PlayException(refusal);
        }
        return play;
    }

    @Override
    public String toString() {
        return toText();
    }

    /** The number of the move that is about to be made, counted as the start position said; a move of each side makes one. */
    public int moveNumber() {
        return movesBefore + (plies + startSide >> 1);
    }

    /** The number of plies since the last capture. */
    public int clock() {
        return clock;
    }

    /** Whether the play before this position captured with the general; no, if none was made on this board. */
    public boolean cameByCaptureOfGeneral() {
        if (plies == 0) {
            return false;
        }
        long word = past[2 * plies - 1];
        return taken(word) != NONE && Move.to((int) word & PLAY) == generals[toMove ^ 1];
    }
}
