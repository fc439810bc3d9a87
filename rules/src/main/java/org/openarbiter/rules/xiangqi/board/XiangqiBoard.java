package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.Piece.NONE;
import static org.openarbiter.rules.xiangqi.board.Piece.PAWN;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.KeyNumbers;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;

/**
 * A xiangqi position in play.
 *
 * <p>Seat 0 is Red, seat 1 is Black. A play is a {@link Move}. The seat that is not to move has no plays: xiangqi knows no
 * passing. The position always has one king a side, the kings never face each other and the side not to move is never in check;
 * {@link Setup} sees to that.
 *
 * <p>The board is kept three times over, each for what it is quick at: a piece for each point, a point for each piece, and the
 * occupied points of each rank and file as words, by which rooks and cannons look up where they can go.
 */
public final class XiangqiBoard implements Board {
    /** How many pieces a side has at most; piece <i>i</i> of a side has the number 16 · side + <i>i</i>, the king is first. */
    static final int PIECES = 16;
    /** The number of the first piece of each kind within its side. */
    static final int[] FIRST = {0, 0, 1, 3, 5, 7, 9, 11};
    /** Where a captured or missing piece stands. */
    static final byte OFF = -1;

    /** No piece can have more moves than this: 4 king, 8 advisors, 8 elephants, 16 horses, 34 rooks, 34 cannons, 15 pawns. */
    private static final int MOST_PLAYS = 119;

    private static final int UNDO_WORDS = 2;
    private static final int USUAL_PLIES = 160;
    private static final int POINTS_A_WORD = 16;
    private static final int PLACEMENT_WORDS = 6;
    private static final long[] KEYS = KeyNumbers.of(16 * Point.COUNT, 0x7869616E677169L);

    /** The piece on each point. */
    final byte[] mailbox = new byte[Point.COUNT];
    /** The number of the piece on each point, where there is one. */
    final byte[] numbers = new byte[Point.COUNT];
    /** The point of each piece by its number, or {@link #OFF}. */
    final byte[] points = new byte[2 * PIECES];
    /** The occupied points of each rank, bit <i>f</i> for file <i>f</i>. */
    final int[] ranks = new int[Point.RANKS];
    /** The occupied points of each file, bit <i>r</i> for rank <i>r</i>. */
    final int[] files = new int[Point.FILES];
    /** The points of each side: 0–44 and 45–89 of Red, then of Black. */
    final long[] sides = new long[4];
    /** The points of each side rank by rank, Red's ten first. */
    final int[] sideRanks = new int[2 * Point.RANKS];
    /** The points of each side file by file, Red's nine first. */
    final int[] sideFiles = new int[2 * Point.FILES];

    int toMove;

    /** How those who look at this board write moves. */
    private Notation notation = Notation.WXF;

    private final int movesBefore;
    private final int startSide;
    private long key;
    private int halfmoveClock;
    private int plies;

    /** Where moves are listed that are only counted. */
    final int[] scratch = new int[MOST_PLAYS];

    /** For each ply: the key; the clock, what was taken with its number, the side to move, and the move. */
    private long[] past = new long[USUAL_PLIES * UNDO_WORDS];

    XiangqiBoard(Setup setup) {
        Arrays.fill(points, OFF);
        int[] next = new int[16];
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = setup.pieceAt(point);
            if (piece != NONE) {
                put(point, piece, PIECES * Piece.side(piece) + FIRST[Piece.kind(piece)] + next[piece]++);
                key ^= KEYS[piece * Point.COUNT + point];
            }
        }
        toMove = setup.toMove();
        startSide = toMove;
        movesBefore = setup.fullMoveNumber();
        halfmoveClock = setup.halfmoveClock();
    }

    private XiangqiBoard(XiangqiBoard that) {
        System.arraycopy(that.mailbox, 0, mailbox, 0, mailbox.length);
        System.arraycopy(that.numbers, 0, numbers, 0, numbers.length);
        System.arraycopy(that.points, 0, points, 0, points.length);
        System.arraycopy(that.ranks, 0, ranks, 0, ranks.length);
        System.arraycopy(that.files, 0, files, 0, files.length);
        System.arraycopy(that.sides, 0, sides, 0, sides.length);
        System.arraycopy(that.sideRanks, 0, sideRanks, 0, sideRanks.length);
        System.arraycopy(that.sideFiles, 0, sideFiles, 0, sideFiles.length);
        toMove = that.toMove;
        startSide = toMove;
        notation = that.notation;
        movesBefore = that.fullMoveNumber();
        key = that.key;
        halfmoveClock = that.halfmoveClock;
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

    private void put(int point, int piece, int number) {
        mailbox[point] = (byte) piece;
        numbers[point] = (byte) number;
        points[number] = (byte) point;
        flip(point, Piece.side(piece));
        ranks[Geometry.RANK[point]] |= 1 << Geometry.FILE[point];
        files[Geometry.FILE[point]] |= 1 << Geometry.RANK[point];
    }

    /** Puts a point into the sets of a side, or takes it out. */
    private void flip(int point, int side) {
        int rank = Geometry.RANK[point];
        int file = Geometry.FILE[point];
        sides[2 * side] ^= Geometry.low(point);
        sides[2 * side + 1] ^= Geometry.high(point);
        sideRanks[side * Point.RANKS + rank] ^= 1 << file;
        sideFiles[side * Point.FILES + file] ^= 1 << rank;
    }

    @Override
    public int toMove() {
        return toMove;
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
        int side = Piece.side(piece);
        int number = numbers[from];
        int taken = mailbox[to];
        remember(play, numbers[to], taken);
        toMove = side ^ 1;
        key ^= KEYS[piece * Point.COUNT + from] ^ KEYS[piece * Point.COUNT + to];
        halfmoveClock++;
        if (taken != NONE) {
            key ^= KEYS[taken * Point.COUNT + to];
            points[numbers[to]] = OFF;
            flip(to, side ^ 1);
            halfmoveClock = 0;
        } else {
            ranks[Geometry.RANK[to]] |= 1 << Geometry.FILE[to];
            files[Geometry.FILE[to]] |= 1 << Geometry.RANK[to];
        }
        if (Piece.kind(piece) == PAWN && Geometry.FILE[from] == Geometry.FILE[to]) {
            halfmoveClock = 0;
        }
        mailbox[from] = NONE;
        mailbox[to] = (byte) piece;
        numbers[to] = (byte) number;
        points[number] = (byte) to;
        flip(from, side);
        flip(to, side);
        ranks[Geometry.RANK[from]] ^= 1 << Geometry.FILE[from];
        files[Geometry.FILE[from]] ^= 1 << Geometry.RANK[from];
    }

    /**
     * Gives the move to the other side without a move, as a search does to see what a threat comes to; {@link #undo} takes it back.
     *
     * <p>It is no play of xiangqi. The side to move must not be in check.
     */
    public void pass() {
        remember(Move.NONE, Move.NONE, NONE);
        toMove ^= 1;
        halfmoveClock++;
    }

    private void remember(int play, int takenNumber, int taken) {
        int at = plies * UNDO_WORDS;
        if (at == past.length) {
            past = Arrays.copyOf(past, past.length * 2);
        }
        past[at] = key;
        past[at + 1] = (long) halfmoveClock << 32 | (long) takenNumber << 24 | toMove << 20 | taken << 16 | play;
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
        halfmoveClock = (int) (word >>> 32);
        int from = Move.from((int) word);
        int to = Move.to((int) word);
        int taken = (int) word >>> 16 & 0xF;
        toMove = (int) word >>> 20 & 1;
        if (from == to) {
            return;
        }
        int side = Piece.side(mailbox[to]);
        int number = numbers[to];
        mailbox[from] = mailbox[to];
        numbers[from] = (byte) number;
        points[number] = (byte) from;
        mailbox[to] = (byte) taken;
        flip(from, side);
        flip(to, side);
        ranks[Geometry.RANK[from]] ^= 1 << Geometry.FILE[from];
        files[Geometry.FILE[from]] ^= 1 << Geometry.RANK[from];
        if (taken != NONE) {
            int takenNumber = (int) word >>> 24 & 0x1F;
            numbers[to] = (byte) takenNumber;
            points[takenNumber] = (byte) to;
            flip(to, side ^ 1);
        } else {
            ranks[Geometry.RANK[to]] ^= 1 << Geometry.FILE[to];
            files[Geometry.FILE[to]] ^= 1 << Geometry.RANK[to];
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

    @Override
    public long placementKey() {
        return key;
    }

    @Override
    public int placementLength() {
        return PLACEMENT_WORDS;
    }

    /** {@inheritDoc} Sixteen points a word, four bits a point, in the order of the points. */
    @Override
    public void packPlacement(long[] into, int at) {
        Arrays.fill(into, at, at + PLACEMENT_WORDS, 0);
        for (byte point : points) {
            if (point != OFF) {
                into[at + point / POINTS_A_WORD] |= (long) mailbox[point] << point % POINTS_A_WORD * 4;
            }
        }
    }

    /** {@inheritDoc} There are none in xiangqi. */
    @Override
    public long rights() {
        return 0;
    }

    /** {@inheritDoc} Captures and steps of a pawn forward are irreversible; its steps sideways are not. */
    @Override
    public int reversiblePlies() {
        return halfmoveClock;
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
        return Notation.WXF.write(this, play);
    }

    @Override
    public String numbered(String move) {
        return fullMoveNumber() + (toMove() == Piece.RED ? "." : "...") + move;
    }

    @Override
    public int parse(String text) throws PlayException {
        return CoordinateText.read(this, text);
    }

    @Override
    public String toString() {
        return toText();
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

    /** The piece on a point, or {@link Piece#NONE}. */
    public int pieceAt(int point) {
        return mailbox[point];
    }

    /** The point of a side's king. */
    public int king(int side) {
        return points[side * PIECES];
    }

    /**
     * The number of the piece on a point, 0–31, which it keeps wherever it goes as long as it stands on this board; meaningless
     * for an empty point.
     */
    public int pieceNumber(int point) {
        return numbers[point];
    }

    /** The point of the piece of that number, or −1 if it was captured or never there. */
    public int pointOf(int pieceNumber) {
        return points[pieceNumber];
    }

    /** The number of plies since the last capture or step of a pawn forward. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the move that is about to be made, counted as the start position said. */
    public int fullMoveNumber() {
        return movesBefore + (plies + startSide >> 1);
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return isKingAttacked(king(toMove), toMove ^ 1);
    }

    /**
     * Whether the piece on a point attacks another: whether it could go there if an enemy piece stood there, the safety of its
     * king left aside. The kings attack each other along an open file.
     */
    public boolean attacks(int from, int to) {
        return Reach.attacks(this, from, to);
    }

    /** Whether the piece on a point can go to another, the safety of its king left aside. */
    public boolean canGo(int from, int to) {
        return Reach.canGo(this, from, to);
    }

    /** Whether the piece on a point can legally capture an enemy piece on another, whoever has the move. */
    public boolean canCapture(int from, int to) {
        return mailbox[to] != NONE && canGo(from, to) && isSafe(from, to);
    }

    /** To how many points the piece on a point can go, the safety of its king left aside. */
    public int mobility(int point) {
        return LegalCount.reach(this, point);
    }

    /** How many pieces stand between two points of one line; −1 if they are on no common line, or the same. */
    public int screens(int from, int to) {
        return Reach.screens(this, from, to);
    }

    /** Whether the king of the piece that goes from one point to another stands safe afterwards, facing no king and not attacked. */
    public boolean isSafe(int from, int to) {
        return Safety.isSafe(this, from, to);
    }

    /**
     * Whether a king on a point would be attacked by a side: by rook, cannon, horse, pawn, or by the other king along the open file.
     * What never reaches an enemy king, such as an elephant, is not asked; {@link #attacks} tells of any two points.
     */
    public boolean isKingAttacked(int point, int by) {
        return Safety.isKingAttacked(this, point, by, OFF);
    }

    /** Whether a point is occupied, by the words of its rank. */
    boolean isOccupied(int point) {
        return (ranks[Geometry.RANK[point]] >> Geometry.FILE[point] & 1) != 0;
    }

    /** The four neighbors of a point as a word: south 1, west 2, north 4, east 8; what is off the board counts as empty. */
    int neighbors(int point) {
        return (files[Geometry.FILE[point]] << 1 >> Geometry.RANK[point] & 5)
                | (ranks[Geometry.RANK[point]] << 1 >> Geometry.FILE[point] & 5) << 1;
    }
}
