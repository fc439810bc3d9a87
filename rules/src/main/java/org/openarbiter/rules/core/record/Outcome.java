package org.openarbiter.rules.core.record;

import java.util.List;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

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
    static Sentence sentence(Outcome outcome, Seats seats) {
        return switch (outcome) {
            case Win win -> Common.say("wins", "winner", seats.term(win.winner()));
            case Draw draw -> Common.say("drawn");
            case NoResult noResult -> Common.say("no-result");
            case Ranked ranked -> Common.say("ranked");
            case None none -> Common.say("still-open");
        };
    }
}
