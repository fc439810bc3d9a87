package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;

/** The idea to fill neutral points: those between living stones of both colors. */
final class NeutralPoints implements Idea {
    private static final double LIVING = 0.5;
    private static final double VALUE = 1;

    @Override
    public void propose(Scene scene, Proposals proposals) {
        ReadingBoard board = scene.turn().board();
        int seat = scene.turn().seat();
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) == ReadingBoard.EMPTY && touches(scene, point, seat) && touches(scene, point, 1 - seat)
                    && !board.isSelfAtari(seat, point)) {
                proposals.add(point, VALUE);
            }
        }
    }

    /** Whether a living stone of a seat stands next to a point. */
    private static boolean touches(Scene scene, int point, int seat) {
        ReadingBoard board = scene.turn().board();
        for (int side = 0; side < board.degree(point); side++) {
            int next = board.neighbor(point, side);
            if (board.stoneAt(next) == seat && scene.outlook().life(next) > LIVING) {
                return true;
            }
        }
        return false;
    }
}
