package org.openarbiter.dragons.read;

/**
 * The nodes of a proof-number search and the moves from them, as far as the search has met them. Each move has a number of its own; those of one node
 * follow one another.
 *
 * <p>The proof number of a move is how far it is from success for the attacker, whoever plays it: 0 if that is proved. Its disproof number is the
 * same for the defender. What stands for a move that cannot lead to success, or to failure, is {@link #INFINITE}.
 */
public interface ProofTree {
    /** The number of what cannot be. */
    int INFINITE = 1 << 28;

    /** The first move of a node whose moves are listed. */
    int start(int node);

    /** What follows the last move of a node. */
    int end(int node);

    /** The proof number of a move of the attacker or of the defender. */
    int proof(int move, boolean attacks);

    /** The disproof number of a move of the attacker or of the defender. */
    int disproof(int move, boolean attacks);

    /** Whether a ko that may not be retaken, or a repetition, had a part in what is known of a move. */
    boolean isByKo(int move);

    /** Whether a move waits until no other is left open. */
    boolean waits(int move);
}
