package org.openarbiter.rules.go.score;

import java.util.List;
import java.util.Optional;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * Proposes the dead stones of a finished position. This library cannot: a front end that wants proposals
 * brings an analysis of its own.
 */
public interface DeadStones {

    /** What a finished position comes to. */
    Proposal on(GoBoard board);

    /**
     * What is proposed.
     *
     * @param dead the stones that cannot be saved, in groups that die together, each group as whole strings
     * @param unsettled what lives or dies by who moves first; it counts as alive
     * @param seki the strings that stay without two eyes, each with all its points
     * @param openings where a border has been left open, so that the stones beside it have no two eyes
     * @param ground the points that count for nobody when play has ended
     * @param isFinished whether both players keep stones and at most a quarter of the points is neutral
     */
    record Proposal(List<Group> dead, List<Unsettled> unsettled, List<List<Integer>> seki, List<Integer> openings, Ground ground, boolean isFinished) {
        public Proposal {
            dead = List.copyOf(dead);
            unsettled = List.copyOf(unsettled);
            seki = seki.stream().map(List::copyOf).toList();
            openings = List.copyOf(openings);
        }

        /** All dead stones. */
        public List<Integer> deadStones() {
            return dead.stream().flatMap(group -> group.points().stream()).toList();
        }
    }

    /**
     * The points without living stones that count for nobody when all neutral points are taken.
     *
     * @param neutral those between the players, and beside stones in a seki
     * @param filled those on which the player around them has to connect, or to capture what stands there
     */
    record Ground(List<Integer> neutral, List<Integer> filled) {
        public Ground {
            neutral = List.copyOf(neutral);
            filled = List.copyOf(filled);
        }
    }

    /**
     * Stones that die if the opponent moves first and live if their owner does.
     *
     * @param points where they stand
     * @param kills the opponent's move
     * @param saves the owner's move
     */
    record Unsettled(List<Integer> points, Decider kills, Decider saves) {
        public Unsettled {
            points = List.copyOf(points);
        }
    }

    /**
     * A move that decides whether stones live.
     *
     * @param play its player and a point
     * @param threat the player who needs the first ko threat, if it decides in a ko
     */
    record Decider(String play, Optional<String> threat) {}

    /**
     * Stones that die together.
     *
     * @param points where they stand
     * @param shown a stone of the string that the reason is about; the others are dead as it is
     * @param why a clause that says why they are dead
     * @param line the plays that show it, each as its player and a point or a pass; empty where none need be shown
     */
    record Group(List<Integer> points, int shown, Sentence why, List<String> line) {
        public Group {
            points = List.copyOf(points);
            line = List.copyOf(line);
        }
    }
}
