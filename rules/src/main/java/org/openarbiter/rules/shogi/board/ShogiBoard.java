package org.openarbiter.rules.shogi.board;

import static org.openarbiter.rules.shogi.board.Piece.NONE;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * A shogi position in play.
 *
 * <p>Seat 0 is Black (sente), seat 1 is White (gote). A play is a {@link Move}; nobody may pass. The side that is not to move is never in
 * check, nobody has two pawns on a file and no piece stands where it could never move; {@link Setup} sees to that.
 *
 * <p>This makes and unmakes plays. What can be asked of a position is {@link Position}, its legal plays are listed by {@link LegalPlays},
 * and what is wrong with one that is not legal says {@link #offense}.
 */
public final class ShogiBoard extends Position implements Board {
    private static final int USUAL_PLIES = 160;
    private static final int PLAY = 0x7FFF;

    private final LegalPlays legal = new LegalPlays(this);
    private final int[] scratch = new int[MOST_PLAYS];
    private final int movesBefore;
    private final int handicap;
    private int plies;

    /** For each ply: the key; what was taken, and the move. */
    private long[] past = new long[2 * USUAL_PLIES];

    ShogiBoard(Setup setup) {
        super(setup);
        movesBefore = setup.moveNumber();
        handicap = Handicap.missingPoints(this);
    }

    private ShogiBoard(ShogiBoard that) {
        super(that);
        movesBefore = that.moveNumber();
        handicap = that.handicap;
    }

    /** The starting position of an even game. */
    public static ShogiBoard start() {
        try {
            return Sfen.read(Sfen.START);
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The position of a SFEN.
     *
     * @throws InputException if the text is none, or what it describes is no position
     */
    public static ShogiBoard of(String sfen) throws InputException {
        return Sfen.read(sfen);
    }

    /**
     * The position that was set up.
     *
     * @throws IllegalArgumentException if {@link Setup#flaws} has anything to say against it
     */
    public static ShogiBoard of(Setup setup) {
        var flaws = setup.flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException(flaws.getFirst().message());
        }
        return new ShogiBoard(setup);
    }

    @Override
    public int plies() {
        return plies;
    }

    /** The latest play that was made on this board; {@link Move#NONE} before the first. */
    public int latest() {
        return plies == 0 ? Move.NONE : (int) past[2 * plies - 1] & PLAY;
    }

    @Override
    public boolean isLegal(int by, int play) {
        return by == toMove && offense(by, play) == null;
    }

    /** What is wrong with a play of a side, whoever's turn it is; null if nothing is. */
    public @Nullable Offense offense(int by, int play) {
        return Legality.offense(this, by, play);
    }

    @Override
    public void play(int by, int play) {
        remember(play);
        int to = Move.to(play);
        if (Move.isDrop(play)) {
            int kind = Move.dropped(play);
            hands[by * KINDS + kind]--;
            put(to, Piece.of(kind, by));
        } else {
            int from = Move.from(play);
            int piece = squares[from];
            int taken = squares[to];
            if (taken != NONE) {
                take(to);
                hands[by * KINDS + Piece.unpromoted(Piece.kind(taken))]++;
            }
            take(from);
            put(to, Move.promotes(play) ? piece + Piece.PROMOTED : piece);
        }
        toMove = by ^ 1;
    }

    private void remember(int play) {
        int at = 2 * plies;
        if (at == past.length) {
            past = Arrays.copyOf(past, 2 * past.length);
        }
        past[at] = key;
        past[at + 1] = (long) toMove << 32 | (long) squares[Move.to(play)] << 16 | play;
        plies++;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        long word = past[2 * plies + 1];
        int play = (int) word & PLAY;
        int taken = (int) word >>> 16 & 0x1F;
        int to = Move.to(play);
        int piece = squares[to];
        int by = Piece.side(piece);
        take(to);
        if (Move.isDrop(play)) {
            hands[by * KINDS + Move.dropped(play)]++;
        } else {
            put(Move.from(play), Move.promotes(play) ? piece - Piece.PROMOTED : piece);
            if (taken != NONE) {
                put(to, taken);
                hands[by * KINDS + Piece.unpromoted(Piece.kind(taken))]--;
            }
        }
        toMove = (int) (word >>> 32);
        key = past[2 * plies];
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
        return by == toMove && legal.any(scratch);
    }

    /** {@inheritDoc} All of them: a captured piece can be dropped again, and every position can come back. */
    @Override
    public int reversiblePlies() {
        return plies;
    }

    @Override
    public ShogiBoard copy() {
        return new ShogiBoard(this);
    }

    @Override
    public String toText() {
        return Sfen.write(this);
    }

    @Override
    public String text(int play) {
        return Move.text(play);
    }

    @Override
    public String notation(int play) {
        return Western.write(this, play);
    }

    @Override
    public String numbered(String move) {
        return moveNumber() + "." + move;
    }

    @Override
    public Sentence named(String move) {
        int play = Move.parse(move);
        return play == Move.NONE ? ShogiLexicon.say("move", "number", moveNumber(), "western", move, "japanese", move) : namedPlay(play);
    }

    @Override
    public Sentence namedPlay(int play) {
        return ShogiLexicon.say("move", "number", moveNumber(), "western", notation(play), "japanese", Japanese.move(this, play));
    }

    @Override
    public Sentence written(int play) {
        return ShogiLexicon.say("play", "western", notation(play), "japanese", Japanese.move(this, play));
    }

    @Override
    public int parse(String text) throws PlayException {
        int play = attempt(text);
        Offense offense = offense(toMove, play);
        if (offense != null) {
            throw new PlayException(Western.why(this, toMove, play, offense));
        }
        return play;
    }

    /** {@inheritDoc} A move or drop in USI, whatever is wrong with it. */
    @Override
    public int attempt(String text) throws PlayException {
        int play = Move.parse(text);
        if (play == Move.NONE) {
            throw PlayException.unreadable(ShogiLexicon.say("no-usi"));
        }
        return play;
    }

    @Override
    public String toString() {
        return toText();
    }

    /** The number of the move that is about to be made, counted as the start position said; both sides' moves are counted. */
    public int moveNumber() {
        return movesBefore + plies;
    }

    /** By how many points the giver of the handicap began with less than an even game has; 0 in an even game. */
    public int handicapPoints() {
        return handicap;
    }
}
