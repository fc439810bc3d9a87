package org.openarbiter.server.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;

/** The points that an act names as dead, checked: on each stands a stone, and none is named twice. */
final class DeadStones {
    private DeadStones() {}

    /**
     * Checks points that are known to be on the board.
     *
     * @throws org.openarbiter.server.http.ProblemException if no stone stands on one of them, or one is named twice
     */
    static <B extends Board> void check(Game<B> game, B board, List<String> points) {
        Set<String> empty = game.picture().spots(board).stream().filter(spot -> spot.holds().isEmpty()).map(Picture.Spot::name)
                .collect(Collectors.toSet());
        Set<String> seen = new HashSet<>();
        for (String point : points) {
            String name = name(board, point);
            if (empty.contains(name)) {
                throw Problem.of(Kind.ILLEGAL, "no stone stands on " + name).exception();
            }
            if (!seen.add(name)) {
                throw Problem.of(Kind.ILLEGAL, name + " is named twice").exception();
            }
        }
    }

    private static String name(Board board, String point) {
        try {
            return board.pointName(board.point(point));
        } catch (PlayException e) {
            throw new IllegalStateException("a point that was read is not on the board", e);
        }
    }
}
