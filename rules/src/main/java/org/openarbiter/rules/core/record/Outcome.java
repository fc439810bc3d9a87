package org.openarbiter.rules.core.record;

import java.util.List;
import org.openarbiter.rules.core.board.Seats;

/** The result of a game. */
public sealed interface Outcome {

    /** The word for it in rulings: {@code win}, {@code draw}, {@code no-result}, {@code ranked}, {@code none}. */
    String kind();

    /** One seat wins, all others lose. */
    record Win(int winner) implements Outcome {
        @Override
        public String kind() {
            return "win";
        }
    }

    /** Nobody wins. */
    record Draw() implements Outcome {
        @Override
        public String kind() {
            return "draw";
        }
    }

    /** The game is void and may be played again. */
    record NoResult() implements Outcome {
        @Override
        public String kind() {
            return "no-result";
        }
    }

    /** The seats are ranked by points; equal points are a tie. */
    record Ranked(List<Double> points) implements Outcome {
        public Ranked {
            points = List.copyOf(points);
        }

        @Override
        public String kind() {
            return "ranked";
        }
    }

    /** There is no outcome yet. */
    record None() implements Outcome {
        @Override
        public String kind() {
            return "none";
        }
    }

    /** No outcome. */
    Outcome NONE = new None();

    /** A draw. */
    Outcome DRAW = new Draw();

    /** An outcome as the beginning of a sentence: {@code White wins}. */
    static String sentence(Outcome outcome, Seats seats) {
        return switch (outcome) {
            case Win win -> seats.title(win.winner()) + " wins";
            case Draw draw -> "Draw";
            case NoResult noResult -> "No result";
            case Ranked ranked -> "Ranked by points";
            case None none -> "The game is open";
        };
    }
}
