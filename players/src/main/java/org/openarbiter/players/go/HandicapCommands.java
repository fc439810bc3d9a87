package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.board.Topology;

/**
 * The commands that give Black stones before the first move.
 *
 * <p>Source: Specification of the Go Text Protocol, section 4.1.1, fixed handicap placement.
 */
final class HandicapCommands {
    private static final int SMALLEST = 7;
    private static final int SMALLEST_WITH_SIDES = 9;
    /** From here on handicap stones stand on the fourth line instead of the third. */
    private static final int SMALLEST_ON_FOURTH_LINE = 13;
    private static final int CORNERS = 4;
    private static final int ALL = 9;

    private final GoSession session;

    private HandicapCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        HandicapCommands family = new HandicapCommands(session);
        return List.of(
                new GtpCommand("fixed_handicap", family::fixedHandicap),
                new GtpCommand("place_free_handicap", family::placeFreeHandicap),
                new GtpCommand("set_free_handicap", family::setFreeHandicap),
                new GtpCommand("get_handicap", arguments -> Integer.toString(session.handicap())));
    }

    private String fixedHandicap(GtpArguments arguments) throws GtpException {
        int stones = wanted(arguments);
        if (stones > most(session.board().topology())) {
            throw new GtpException("invalid number of stones");
        }
        return place(stones);
    }

    /** As the protocol allows, an engine that has no places for all the stones takes fewer. */
    private String placeFreeHandicap(GtpArguments arguments) throws GtpException {
        int most = most(session.board().topology());
        if (most == 0) {
            throw new GtpException("no handicap on a board of this size");
        }
        return place(Math.min(wanted(arguments), most));
    }

    private String setFreeHandicap(GtpArguments arguments) throws GtpException {
        checkEmpty();
        List<Integer> stones = new ArrayList<>();
        for (int i = 0; i < arguments.count(); i++) {
            int point = GoWords.vertex(arguments, i, session.board());
            if (stones.contains(point)) {
                throw new GtpException("repeated vertex");
            }
            stones.add(point);
        }
        if (stones.size() < 2 || stones.size() >= session.board().topology().size()) {
            throw new GtpException("invalid number of stones");
        }
        session.giveHandicap(stones);
        return "";
    }

    private String place(int stones) throws GtpException {
        checkEmpty();
        List<Integer> points = places(session.board().topology(), stones);
        session.giveHandicap(points);
        return GoWords.list(session.board(), points);
    }

    private static int wanted(GtpArguments arguments) throws GtpException {
        int stones = arguments.integer(0, "handicap");
        if (stones < 2) {
            throw new GtpException("invalid number of stones");
        }
        return stones;
    }

    private void checkEmpty() throws GtpException {
        if (session.record().plies() > 0 || session.board().stones(0) + session.board().stones(1) > 0) {
            throw new GtpException("board not empty");
        }
    }

    /** The largest number of stones that have their places on a board. */
    private static int most(Topology topology) {
        int size = topology.width();
        if (size != topology.height() || size < SMALLEST) {
            return 0;
        }
        return size % 2 == 0 || size < SMALLEST_WITH_SIDES ? CORNERS : ALL;
    }

    /** The places of this number of stones: corners, then the sides in pairs, and the center if the number is odd. */
    private static List<Integer> places(Topology topology, int stones) {
        int size = topology.width();
        int near = size < SMALLEST_ON_FOURTH_LINE ? 2 : 3;
        int far = size - 1 - near;
        int middle = size / 2;
        int[][] columnsAndRows = {
            {near, near}, {far, far}, {near, far}, {far, near}, {near, middle}, {far, middle}, {middle, near}, {middle, far}
        };
        boolean center = stones % 2 == 1 && stones > CORNERS;
        List<Integer> points = new ArrayList<>();
        for (int i = 0; i < (center ? stones - 1 : stones); i++) {
            points.add(columnsAndRows[i][1] * size + columnsAndRows[i][0]);
        }
        if (center) {
            points.add(middle * size + middle);
        }
        return points;
    }
}
