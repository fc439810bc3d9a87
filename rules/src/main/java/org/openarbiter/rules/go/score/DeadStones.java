package org.openarbiter.rules.go.score;

import java.util.List;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * A judge of which stones are dead after play has stopped. This library has none: a front end that wants proposals
 * brings an analysis of its own.
 */
public interface DeadStones {

    /**
     * The stones of a finished position that cannot be saved, in groups that die together, each group as whole strings.
     */
    List<Group> on(GoBoard board);

    /**
     * Stones that die together.
     *
     * @param points where they stand
     * @param why a clause that says why they are dead
     * @param line the plays that show it, each as its player and a point or a pass; empty where none need be shown
     */
    record Group(List<Integer> points, Sentence why, List<String> line) {
        public Group {
            points = List.copyOf(points);
            line = List.copyOf(line);
        }
    }
}
