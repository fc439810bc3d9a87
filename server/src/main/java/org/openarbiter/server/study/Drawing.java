package org.openarbiter.server.study;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.server.http.Bodies;

/** A board as JSON for the page: the picture, and the places on it by name. */
final class Drawing {
    private Drawing() {}

    /**
     * The board as it stands.
     *
     * @param marked the latest play, if there is one
     * @param ply the number of plies made
     * @param fault why the next one cannot be played; null if none was wanted
     */
    static <B extends Board> ObjectNode of(
            Game<B> game, Seats seats, B board, List<Integer> marked, int ply, @Nullable String fault) {
        ObjectNode json = Bodies.object();
        json.put("ply", ply);
        json.put("text", board.toText());
        json.put("toMove", seats.name(board.toMove()));
        if (fault != null) {
            json.put("fault", fault);
        }
        json.put("svg", game.picture().svg(board, marked));
        ArrayNode spots = json.putArray("spots");
        for (Picture.Spot spot : game.picture().spots(board)) {
            spots.addObject().put("at", spot.name()).put("x", spot.x()).put("y", spot.y()).put("size", spot.size())
                    .put("holds", spot.holds());
        }
        List<List<String>> checks = game.picture().checks(board);
        if (!checks.isEmpty()) {
            json.set("checks", Bodies.tree(checks));
        }
        return json;
    }
}
