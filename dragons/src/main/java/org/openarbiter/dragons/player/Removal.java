package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.Worm;

/** The idea to take dead stones off the board: on their liberties, those with the fewest first. */
final class Removal implements Idea {
    private static final double DEAD = 0.1;

    @Override
    public void propose(Scene scene, Proposals proposals) {
        ReadingBoard board = scene.turn().board();
        int seat = scene.turn().seat();
        int[] liberties = new int[board.points()];
        for (Worm worm : scene.analysis().worms()) {
            if (worm.color().seat() != seat && scene.outlook().life(worm.origin()) <= DEAD) {
                int count = board.liberties(worm.origin(), liberties);
                for (int i = 0; i < count; i++) {
                    if (board.takes(seat, liberties[i]) > 0 || !board.isSelfAtari(seat, liberties[i])) {
                        proposals.add(liberties[i], 1.0 / count);
                    }
                }
            }
        }
    }
}
