package org.openarbiter.dragons.player;

import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A position of a {@link MoveTree} with its moves and what came of the games that went on with each of them.
 *
 * <p>A move also counts for the games in which the same player played it later (S. Gelly and D. Silver, Combining Online and Offline Knowledge in
 * UCT, 2007): the fewer games have gone on with it, the more. A guess stands for a few such games. Likely moves are tried more (C. Rosin, Multi-armed
 * Bandits with Episode Context, 2011).
 */
final class MoveNode {
    /** So many games with a move count as much as all those in which it came later. */
    private static final double EQUIVALENT = 1200;
    /** How much a likely move is tried before games speak for it: with 0.3, 0.8, 2 and 6, 8, 9, 12 and 7 moves of GNU Go's in 30 positions of 13x13. */
    private static final double EXPLORATION = 2;

    private final int[] moves;
    private final double[] likely;
    private final @Nullable MoveNode[] next;
    private final int[] games;
    private final double[] wins;
    private final double[] leads;
    private final double[] later;
    private final double[] laterWins;
    private int allGames;

    /**
     * A position in which no game has been played.
     *
     * @param moves points or {@link ReadingBoard#PASS}, at least one
     * @param likely how likely each of them is to be played
     */
    MoveNode(int[] moves, double[] likely) {
        this.moves = moves;
        this.likely = likely;
        next = new MoveNode[moves.length];
        games = new int[moves.length];
        wins = new double[moves.length];
        leads = new double[moves.length];
        later = new double[moves.length];
        laterWins = new double[moves.length];
    }

    /** The point of a move, or {@link ReadingBoard#PASS}. */
    int move(int index) {
        return moves[index];
    }

    /** The position after a move; null as long as its moves are not listed. */
    @Nullable MoveNode next(int index) {
        return next[index];
    }

    /** Sets the position after a move. */
    void grow(int index, MoveNode node) {
        next[index] = node;
    }

    /** How many games went on with a move. */
    int games(int index) {
        return games[index];
    }

    /** The mean lead in the games that went on with a move, for the player whose tree it is. */
    double lead(int index) {
        return games[index] == 0 ? 0 : leads[index] / games[index];
    }

    /** Says before the first game how likely a move wins, as if that had come of a number of games in which it was played later. */
    void guess(int index, double win, double weight) {
        later[index] += weight;
        laterWins[index] += weight * win;
    }

    /** The move that promises most: by what came of it and, the less it was tried, by how likely it is; each needs a guess. */
    int choose() {
        double tries = EXPLORATION * Math.sqrt(1 + allGames);
        int best = 0;
        double most = -1;
        for (int i = 0; i < moves.length; i++) {
            double weight = Math.sqrt(EQUIVALENT / (3 * games[i] + EQUIVALENT));
            double mean = games[i] == 0 ? 0 : wins[i] / games[i];
            double value = weight * laterWins[i] / later[i] + (1 - weight) * mean + tries * likely[i] / (1 + games[i]);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** The move with which most games went on. */
    int likeliest() {
        int likeliest = 0;
        for (int i = 1; i < moves.length; i++) {
            likeliest = games[i] > games[likeliest] ? i : likeliest;
        }
        return likeliest;
    }

    /**
     * Counts a game that went on with a move.
     *
     * @param win what it was worth for the side to move, from 0 to 1
     * @param lead the lead in the end, for the player whose tree it is
     */
    void count(int index, double win, double lead) {
        allGames++;
        games[index]++;
        wins[index] += win;
        leads[index] += lead;
    }

    /**
     * Counts a game for all moves that the side to move played in it, then or later, unless the other side was first there.
     *
     * @param firstBy who was first to play on each point from here on
     */
    void countLater(int[] firstBy, int side, double win) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] != ReadingBoard.PASS && firstBy[moves[i]] == side) {
                later[i]++;
                laterWins[i] += win;
            }
        }
    }
}
