package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.Piece.NONE;
import static org.openarbiter.rules.xiangqi.board.Piece.PAWN;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * A xiangqi position in play.
 *
 * <p>Seat 0 is Red, seat 1 is Black. A play is a {@link Move}. The seat that is not to move has no plays: xiangqi knows no
 * passing. The position always has one king a side, the kings never face each other and the side not to move is never in check;
 * {@link Setup} sees to that.
 *
 * <p>This makes and unmakes plays and counts them. Which piece stands where is {@link Placement}, who moves and what can be asked
 * of a position is {@link Position}; its legal plays are listed by {@link LegalPlays}.
 */
public final class XiangqiBoard extends Position implements Board {
    private static final int UNDO_WORDS = 2;
    private static final int USUAL_PLIES = 160;

    /** How those who look at this board write moves. */
    private Notation notation = Notation.WXF;

    private final int movesBefore;
    private final int clockBefore;
    private final int startSide;
    private int plies;

    /** For each ply: the key; the clock, what was taken with its number, the side to move, and the move. */
    private long[] past = new long[USUAL_PLIES * UNDO_WORDS];

    XiangqiBoard(Setup setup) {
        super(setup);
        startSide = toMove;
        movesBefore = setup.fullMoveNumber();
        clockBefore = setup.halfmoveClock();
    }

    private XiangqiBoard(XiangqiBoard that) {
        super(that);
        startSide = toMove;
        notation = that.notation;
        movesBefore = that.fullMoveNumber();
        clockBefore = that.halfmoveClock();
    }

    /** The starting position. */
    public static XiangqiBoard start() {
        try {
            return Fen.read(Fen.START);
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The position of a FEN.
     *
     * @throws InputException if the text is no FEN, or what it describes is no position
     */
    public static XiangqiBoard of(String fen) throws InputException {
        return Fen.read(fen);
    }

    /**
     * The position that was set up.
     *
     * @throws IllegalArgumentException if {@link Setup#flaws} has anything to say against it
     */
    public static XiangqiBoard of(Setup setup) {
        var flaws = setup.flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException(flaws.getFirst().message());
        }
        return new XiangqiBoard(setup);
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public boolean isLegal(int by, int play) {
        if (by != toMove || play >>> 14 != 0) {
            return false;
        }
        int from = Move.from(play);
        int to = Move.to(play);
        return from < Point.COUNT && to < Point.COUNT && mailbox[from] != NONE && Piece.side(mailbox[from]) == by
                && canGo(from, to) && isSafe(from, to);
    }

    /**
     * {@inheritDoc} A capture of the side that does not have the move is carried out as well, as if the other side had passed: so
     * one sees what a threat comes to.
     */
    @Override
    public void play(int by, int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        int piece = mailbox[from];
        int taken = mailbox[to];
        remember(play, numbers[to], taken);
        toMove = Piece.side(piece) ^ 1;
        boolean isIrreversible = taken != NONE || Piece.kind(piece) == PAWN && Geometry.FILE[from] == Geometry.FILE[to];
        reversible = isIrreversible ? 0 : reversible + 1;
        move(from, to);
    }

    /**
     * Gives the move to the other side without a move, as a search does to see what a threat comes to; {@link #undo} takes it back.
     *
     * <p>It is no play of xiangqi. The side to move must not be in check.
     */
    public void pass() {
        remember(Move.NONE, Move.NONE, NONE);
        toMove ^= 1;
        reversible++;
    }

    private void remember(int play, int takenNumber, int taken) {
        int at = plies * UNDO_WORDS;
        if (at == past.length) {
            past = Arrays.copyOf(past, past.length * 2);
        }
        past[at] = key;
        past[at + 1] = (long) reversible << 32 | (long) takenNumber << 24 | toMove << 20 | taken << 16 | play;
        plies++;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        int at = plies * UNDO_WORDS;
        long word = past[at + 1];
        key = past[at];
        reversible = (int) (word >>> 32);
        int from = Move.from((int) word);
        int to = Move.to((int) word);
        int taken = (int) word >>> 16 & 0xF;
        toMove = (int) word >>> 20 & 1;
        if (from != to) {
            moveBack(from, to, taken, (int) word >>> 24 & 0x1F);
        }
    }

    @Override
    public int mostPlays() {
        return MOST_PLAYS;
    }

    @Override
    public int legalPlays(int by, int[] into) {
        return by == toMove ? LegalPlays.list(this, into) : 0;
    }

    /**
     * Writes the legal captures of the side to move from an index on.
     *
     * @param into has room for {@link #mostPlays} from {@code start} on
     * @return the next free index
     */
    public int captures(int[] into, int start) {
        return LegalPlays.captures(this, into, start);
    }

    /**
     * Writes the legal plays of the side to move that take nothing from an index on: with {@link #captures} all legal plays.
     *
     * @param into has room for {@link #mostPlays} from {@code start} on
     * @return the next free index
     */
    public int quiets(int[] into, int start) {
        return LegalPlays.quiets(this, into, start);
    }

    /** How many legal plays the side to move has; cheaper than listing them. */
    public int countLegalPlays() {
        return LegalCount.of(this);
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return by == toMove && LegalPlays.any(this);
    }

    /** {@inheritDoc} There are none in xiangqi. */
    @Override
    public long rights() {
        return 0;
    }

    /** {@inheritDoc} Captures and steps of a pawn forward are irreversible; its steps sideways are not. */
    @Override
    public int reversiblePlies() {
        return reversible;
    }

    /** The number of plies since the latest capture, the clock of the start position included if there was none: what a FEN calls the half-move clock. */
    public int halfmoveClock() {
        return pliesWithoutCapture(Integer.MAX_VALUE);
    }

    /**
     * The same, counted only as far as is wanted.
     *
     * @param most where counting may stop: any number from here on may be returned as it stands
     */
    public int pliesWithoutCapture(int most) {
        int quiet = 0;
        while (quiet < plies && quiet < most && (past[(plies - quiet - 1) * UNDO_WORDS + 1] >>> 16 & 0xF) == NONE) {
            quiet++;
        }
        return quiet < plies || quiet == most ? quiet : quiet + clockBefore;
    }

    @Override
    public long perft(int depth) {
        if (depth <= 1) {
            return depth == 1 ? countLegalPlays() : 1;
        }
        int[] plays = new int[MOST_PLAYS];
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
    public XiangqiBoard copy() {
        return new XiangqiBoard(this);
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
        return notation.write(this, play);
    }

    @Override
    public String numbered(String move) {
        return fullMoveNumber() + (toMove() == Piece.RED ? "." : "...") + move;
    }

    @Override
    public boolean numbersPlies() {
        return false;
    }

    @Override
    public Sentence namedPlay(int play) {
        return XiangqiLexicon.say("move", "number", fullMoveNumber(), "red", toMove() == Piece.RED, "play", written(play));
    }

    /** {@inheritDoc} It is in the notation of the record, but in Chinese and Japanese as it is written there. */
    @Override
    public Sentence written(int play) {
        return XiangqiLexicon.say(
                "play", "written", notation(play), "simplified", Notation.SIMPLIFIED.write(this, play),
                "japanese", Notation.CHINESE.write(this, play).replace('將', '将'));
    }

    @Override
    public int parse(String text) throws PlayException {
        return CoordinateText.read(this, text);
    }

    @Override
    public String toString() {
        return toText();
    }

    /** The number of the move that is about to be made, counted as the start position said. */
    public int fullMoveNumber() {
        return movesBefore + (plies + startSide >> 1);
    }

    /** The notation for people who read about this game: that of its record, or WXF. */
    public Notation notation() {
        return notation;
    }

    /** The same board for a record in some notation. */
    public XiangqiBoard writtenIn(Notation recorded) {
        notation = recorded;
        return this;
    }
}
