package org.openarbiter.server.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.wire.Event;
import org.openarbiter.wire.LiveGame;
import org.openarbiter.wire.Message;

/** What an act needs to be possible at all, whoever wants it: something to take back, stones to remove, room for one more claim. */
final class Possible {
    /** Every claim is in the ruling, each with the move that was declared with it: nobody has that many reasons to make one. */
    private static final int MOST_CLAIMS = 20;

    private Possible() {}

    /**
     * Checks a message that is about to be carried out, or proposed.
     *
     * @param arbiter whether the arbiter sends it
     * @throws org.openarbiter.server.http.ProblemException if it is not possible
     */
    static <B extends Board> void check(Game<B> game, LiveGame<B> live, boolean arbiter, Message message) {
        if (message instanceof Message.Undo) {
            undo(live, arbiter);
        }
        if (message instanceof Message.Happening happening) {
            Event event = happening.event();
            switch (event.kind()) {
                case DEAD -> stones(game, live.referee().board(), event.points());
                case CLAIM -> claims(live, event.by().orElse(live.referee().next()));
                case RESIGN, FLAG -> departure(live.referee(), event.by().orElse(live.referee().next()));
                default -> {}
            }
        }
    }

    private static void undo(LiveGame<?> live, boolean arbiter) {
        if (!live.hasPlays() && !(arbiter && live.hasEvents())) {
            throw Problem.of(Kind.ILLEGAL, "there is nothing to take back").exception();
        }
        if (!arbiter && live.isRuledSincePlay()) {
            throw Problem.of(Kind.ILLEGAL, "a player left the game after the latest play, or the arbiter decided something; only the arbiter can take"
                    + " that back").exception();
        }
    }

    private static void departure(Referee<?> referee, int seat) {
        if (referee.hasLeft(seat)) {
            throw Problem.of(Kind.ILLEGAL, referee.seats().title(seat) + " has left the game already").exception();
        }
    }

    private static void claims(LiveGame<?> live, int seat) {
        int plies = live.referee().record().plies();
        if (live.ruling().claims().stream().filter(claim -> claim.ply() == plies && claim.by() == seat).count() >= MOST_CLAIMS) {
            throw Problem.of(Kind.ILLEGAL, "a player makes " + MOST_CLAIMS + " different claims at most before the next move").exception();
        }
    }

    private static <B extends Board> void stones(Game<B> game, B board, List<String> points) {
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
