package org.openarbiter.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of a match that is over.
 *
 * @param number from 0; the games 2n and 2n + 1 are a pair
 * @param players names by seat
 * @param plies those made after the opening, in order
 * @param efforts what the engines searched, by seat
 * @param dead the points of the dead stones after play had stopped; null if there was no counting
 * @param date of its end, as 2026.01.31
 */
public record PlayedGame(
        int number,
        List<String> players,
        Opening opening,
        List<Ply> plies,
        List<Effort> efforts,
        @Nullable List<String> dead,
        Ending ending,
        String date) {
    private static final int PAIR = 2;

    public PlayedGame {
        players = List.copyOf(players);
        plies = List.copyOf(plies);
        efforts = List.copyOf(efforts);
        dead = dead == null ? null : List.copyOf(dead);
    }

    /**
     * A move that an engine made.
     *
     * @param move in the plain machine notation of the game
     * @param millis how long it took
     * @param thought score and depth as the engine gave them; empty if it gave none
     */
    public record Ply(String move, long millis, String thought) {}

    /** The rule that ended it, or what an engine did, with its name: {@code checkmate}, {@code crash of wei2go}. */
    String how() {
        String rule = ending.rule();
        return switch (ending.cause()) {
            case RULE, DRAW, RESIGNATION -> rule == null ? ending.cause().word() : rule.substring(rule.indexOf('/') + 1);
            case ADJUDICATION -> ending.cause().word();
            case TIME, ILLEGAL_MOVE, CRASH, HANG, NONSENSE ->
                ending.winner() == Ending.DRAW
                        ? ending.cause().word()
                        : ending.cause().word() + " of " + players.get(1 - ending.winner());
        };
    }

    /** Which pair it belongs to, from 0. */
    int pair() {
        return number / PAIR;
    }

    /** The seat of the first engine of the match. */
    int seatOfFirst() {
        return number % PAIR;
    }

    /** Half points of the first engine of the match. */
    int halfPointsOfFirst() {
        return ending.halfPoints(seatOfFirst());
    }
}
