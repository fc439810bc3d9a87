package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.worms.Dragon;

/** The idea to strengthen groups that are weak, and to press those of the opponent: on half eyes, and where they run. */
final class Groups implements Idea {
    private static final double EYE = 0.5;
    private static final double RUN = 0.25;
    /** No group is worth running for more than one of this size. */
    private static final int LARGE = 8;
    private static final int STEPS = 2;

    @Override
    public void propose(Scene scene, Proposals proposals) {
        for (Dragon dragon : scene.analysis().dragons()) {
            if (dragon.status() == State.UNKNOWN && dragon.safety() == State.CRITICAL) {
                proposals.add(dragon.heye(), EYE * dragon.size());
                proposals.add(dragon.defend().point(), EYE * dragon.size());
                proposals.add(dragon.attack().point(), EYE * dragon.size());
                run(scene, dragon, proposals);
            }
        }
    }

    /** Points one or two steps from the group where neither color is strong. */
    private static void run(Scene scene, Dragon dragon, Proposals proposals) {
        ReadingBoard board = scene.turn().board();
        for (int point : Near.points(board, dragon.points(), STEPS)) {
            double open = 1 - Math.abs(scene.outlook().owner(point));
            proposals.add(point, RUN * open * Math.min(dragon.size(), LARGE));
        }
    }
}
