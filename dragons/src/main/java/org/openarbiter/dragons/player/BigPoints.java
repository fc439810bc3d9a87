package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;

/** The idea to play where a stone gains or keeps the most ground, in the corners first, then along the sides. */
final class BigPoints implements Idea {
    /** Where a point is the opponent's as surely as this, a stone would be lost. */
    private static final double LOST = 0.75;

    @Override
    public void propose(Scene scene, Proposals proposals) {
        ReadingBoard board = scene.turn().board();
        int seat = scene.turn().seat();
        double now = scene.outlook().lead(seat);
        for (int point = 0; point < board.points(); point++) {
            double own = Territory.sign(seat) * scene.outlook().owner(point);
            if (board.stoneAt(point) == ReadingBoard.EMPTY && own > -LOST && own < 1) {
                double gained = scene.outlook().leadWith(seat, point) - now;
                double kept = now + scene.outlook().leadWith(1 - seat, point);
                proposals.add(point, gained + kept);
            }
        }
    }
}
