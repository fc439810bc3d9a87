package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import java.util.Arrays;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The positions that a search has reached, each once, with the first play that led to it.
 *
 * <p>Two positions are the same if the player to move, the placement and the rights to castle and to capture en passant are the
 * same. The hash finds candidates, which are then compared in full.
 *
 * <p>A position takes four words: bits n of the four words together are a four-bit code for what stands on square n. The first
 * three bits are the kind of the piece and the fourth its side. A rook with which a side may castle has kind 7, and its rank
 * tells the side; the king of the side to move has all four bits; a square on which an en passant capture is possible has the
 * fourth bit alone. No two positions share a code.
 */
final class SeenPositions {
    /** What a position costs in bytes at most: its words, parent, play and depth, three slots, and a place on the {@link Agenda}. */
    static final int BYTES = 4 * Long.BYTES + 6 * Integer.BYTES + Long.BYTES;

    /** From this size on all memory is allocated at once, since growing would for a while need it twice. */
    private static final int LARGE = 1 << 14;

    private static final int WORDS = 4;
    private static final int FIRST_CAPACITY = 256;

    private final int most;
    private int capacity;
    private int size;
    private long[] words;
    private int[] parents;
    private int[] plays;
    private int[] depths;
    /** Open addressing; an entry is the index of a position plus one, or 0 if free. At most two thirds are in use. */
    private int[] slots;

    /** Room for at most this number of positions. */
    SeenPositions(int most) {
        this.most = most;
        capacity = firstCapacity(most);
        words = new long[(capacity + 1) * WORDS];
        parents = new int[capacity];
        plays = new int[capacity];
        depths = new int[capacity];
        slots = new int[slotsFor(capacity)];
    }

    /** The number of positions to make room for at first, given the most there can be. */
    static int firstCapacity(int most) {
        return most < LARGE ? Math.min(FIRST_CAPACITY, most) : most;
    }

    int size() {
        return size;
    }

    /** Whether there is no room for another position. */
    boolean isFull() {
        return size == most;
    }

    int parent(int position) {
        return parents[position];
    }

    int play(int position) {
        return plays[position];
    }

    int depth(int position) {
        return depths[position];
    }

    /** Adds the position on the board; returns its index, or −1 if it is known already or there is no room. */
    int add(ChessBoard board, int parent, int play) {
        if (size == capacity && !grow()) {
            return -1;
        }
        int at = size * WORDS;
        write(board, at);
        int slot = slot(at);
        for (; slots[slot] != 0; slot = slot + 1 & slots.length - 1) {
            int other = (slots[slot] - 1) * WORDS;
            if (words[other] == words[at] && words[other + 1] == words[at + 1]
                    && words[other + 2] == words[at + 2] && words[other + 3] == words[at + 3]) {
                return -1;
            }
        }
        slots[slot] = size + 1;
        parents[size] = parent;
        plays[size] = play;
        depths[size] = parent < 0 ? 0 : depths[parent] + 1;
        return size++;
    }

    private void write(ChessBoard board, int at) {
        long castling = board.castlingRooks();
        long special = castling | 1L << board.kingSquare(board.toMove());
        long rooks = kind(board, ROOK);
        long queens = kind(board, QUEEN);
        long kings = kind(board, KING);
        long bishops = kind(board, BISHOP);
        int passed = board.legalEnPassantSquare();
        words[at] = kind(board, PAWN) | bishops | queens | special;
        words[at + 1] = kind(board, KNIGHT) | bishops | kings | special;
        words[at + 2] = rooks | queens | kings;
        words[at + 3] = board.squares(Piece.BLACK) & ~castling | special & ~castling | (passed == 0 ? 0 : 1L << passed);
    }

    private static long kind(ChessBoard board, int kind) {
        return board.squares(kind, Piece.WHITE) | board.squares(kind, Piece.BLACK);
    }

    private int slot(int at) {
        long hash = 0;
        for (int i = at; i < at + WORDS; i++) {
            hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash ^ hash >>> 32) & slots.length - 1;
    }

    private static int slotsFor(int capacity) {
        return Integer.highestOneBit(capacity + (capacity >> 1)) << 1;
    }

    private boolean grow() {
        if (isFull()) {
            return false;
        }
        capacity = (int) Math.min(2L * capacity, most);
        words = Arrays.copyOf(words, (capacity + 1) * WORDS);
        parents = Arrays.copyOf(parents, capacity);
        plays = Arrays.copyOf(plays, capacity);
        depths = Arrays.copyOf(depths, capacity);
        if (slots.length < slotsFor(capacity)) {
            slots = new int[slotsFor(capacity)];
            for (int i = 0; i < size; i++) {
                int slot = slot(i * WORDS);
                while (slots[slot] != 0) {
                    slot = slot + 1 & slots.length - 1;
                }
                slots[slot] = i + 1;
            }
        }
        return true;
    }
}
