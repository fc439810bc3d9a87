package org.openarbiter.rules.core.board;

import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A position in play: what stands where, which plays it allows, and the way forward and back.
 *
 * <p>One board serves the {@code Referee}, move counting and search alike, so it is mutable and neither {@link #play} nor
 * {@link #undo} allocates once its history has grown to the length needed. A board is confined to one thread; {@link #copy}
 * makes another.
 *
 * <p>A play is an {@code int} whose meaning belongs to the game (a packed move in chess, a point in Go); {@link #text} and
 * {@link #parse} translate. Seats are numbered from 0 in the order in which they take turns.
 *
 * <p>For the comparison of positions a board splits what it knows in three: the <em>placement</em> (what stands where; several
 * words and a key), the <em>rights</em> (everything else that belongs to the position itself and can differ while the placement
 * is the same: castling, en passant, pieces in hand; one word, exact), and the seat to move, which the {@code Referee} keeps
 * because a rulebook may change it. A {@code Sameness} says which of them count.
 */
public interface Board {

    /** The seat that moves next as far as the position alone can tell; a rulebook may skip it. */
    int toMove();

    /** The number of plays made on this board and not undone. */
    int plies();

    /** Whether {@code by} may make {@code play} here by the laws of movement alone, repetition left aside. Any int may be asked. */
    boolean isLegal(int by, int play);

    /**
     * Makes a play.
     *
     * @param by the seat that plays
     * @param play a play that is legal here; otherwise the board is in an undefined state afterwards
     */
    void play(int by, int play);

    /**
     * Takes the latest play back.
     *
     * @throws IllegalStateException if no play has been made on this board
     */
    void undo();

    /** The largest number of legal plays any position of this game can have: the length an array for {@link #legalPlays} needs. */
    int mostPlays();

    /**
     * Writes the legal plays of {@code by} to the start of {@code into}, in a fixed order, each once.
     *
     * @return how many they are
     */
    int legalPlays(int by, int[] into);

    /** Whether {@code by} has a legal play; cheaper than listing them. */
    boolean hasLegalPlay(int by);

    /** A 64-bit key of the placement: equal placements have equal keys; the reverse is likely and never relied upon. */
    long placementKey();

    /** The number of words that {@link #packPlacement} writes; constant for a board. */
    int placementLength();

    /** Writes the placement, exactly, to {@code into[at] … into[at + placementLength() - 1]}. */
    void packPlacement(long[] into, int at);

    /** Everything but placement and seat to move that belongs to the position, as one exact word; 0 where a game has no such thing. */
    long rights();

    /**
     * How many of the latest plays could be part of a cycle: 0 just after an irreversible play (after which no earlier position
     * can come back), and one more with each play after it. Plays before the start of this board count where the start says so
     * (the half-move clock of a FEN).
     */
    int reversiblePlies();

    /** The number of sequences of exactly {@code depth} legal plays from here; the board is as before afterwards. */
    default long perft(int depth) {
        return depth == 0 ? 1 : perft(depth, new int[depth][mostPlays()]);
    }

    private long perft(int depth, int[][] plays) {
        int[] here = plays[depth - 1];
        int count = legalPlays(toMove(), here);
        if (depth == 1) {
            return count;
        }
        long nodes = 0;
        for (int at = 0; at < count; at++) {
            play(toMove(), here[at]);
            nodes += perft(depth - 1, plays);
            undo();
        }
        return nodes;
    }

    /** An independent board with this position; the plays so far are not taken along and cannot be undone on the copy. */
    Board copy();

    /** The position in the customary text of the game, such as a FEN. */
    String toText();

    /** A legal play in the plain machine notation of the game (UCI, UCCI, a GTP vertex). */
    String text(int play);

    /** A legal play in the notation that players read, such as SAN; by default the machine notation. */
    default String notation(int play) {
        return text(play);
    }

    /** A move that is about to be made, with the number that players give it: {@code 4.Bxa7}, {@code 4...Bxa7}, {@code move 7 (D4)}. */
    default String numbered(String move) {
        return "move " + (plies() + 1) + " (" + move + ")";
    }

    /** Whether that number counts the plies, as in Go and shogi; in chess it stands for a move of each side. */
    default boolean numbersPlies() {
        return true;
    }

    /** A move that is about to be made, with its number, to be said in any language. */
    default Sentence named(String move) {
        return Sentence.verbatim(numbered(move));
    }

    /** A play that is about to be made, in the notation of players and with its number, to be said in any language. */
    default Sentence namedPlay(int play) {
        return named(notation(play));
    }

    /** A play that is about to be made, in the notation of players and without its number, to be said in any language. */
    default Sentence written(int play) {
        return Sentence.verbatim(notation(play));
    }

    /**
     * Reads a play in the plain machine notation of the game.
     *
     * @return the play; always legal here
     * @throws PlayException if the text is no play at all, or one that is not legal here; the message says which
     */
    int parse(String text) throws PlayException;

    /**
     * Reads a play as a player attempts it, for games whose rules say what an illegal one costs: it need not be legal here. By default only
     * a legal play is read.
     *
     * @throws PlayException if the text is no play at all, or one that the board cannot even express
     */
    default int attempt(String text) throws PlayException {
        return parse(text);
    }

    /**
     * The point of a name, for games that speak of points apart from plays.
     *
     * @throws PlayException if there is no such point; the message is a clause that says so
     */
    default int point(String name) throws PlayException {
        throw new PlayException(Common.say("no-points"));
    }

    /** The name of a point. */
    default String pointName(int point) {
        return Integer.toString(point);
    }
}
