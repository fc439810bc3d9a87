package org.openarbiter.dragons.player;

import java.util.List;
import org.openarbiter.dragons.worms.Worm;

/** The idea to take and to save stones that who moves first decides about: strings, and whole groups. */
final class Captures implements Idea {
    /** The part of its value that the other side's move is worth: a vital point is often vital for both. */
    private static final double OTHER = 0.5;
    /** What a later move of a line that was read is worth. */
    private static final double LATER = 1;
    /** What a liberty of a string with two of them is worth. */
    private static final double LIBERTY = 2;

    @Override
    public void propose(Scene scene, Proposals proposals) {
        for (Stake stake : Stake.all(scene.analysis())) {
            boolean saves = stake.seat() == scene.turn().seat();
            proposals.add(saves ? stake.defense().point() : stake.attack().point(), stake.value());
            proposals.add(saves ? stake.attack().point() : stake.defense().point(), OTHER * stake.value());
            List<Integer> line = saves ? stake.defense().line() : stake.attack().line();
            line.forEach(point -> proposals.add(point, LATER));
        }
        for (Worm worm : scene.analysis().worms()) {
            if (worm.liberties() <= 2 && !worm.isDoomed()) {
                threaten(scene, worm, proposals);
            }
        }
    }

    /** Plays around strings with two liberties: to save them in time, or to drive them. */
    private static void threaten(Scene scene, Worm worm, Proposals proposals) {
        int[] liberties = new int[scene.turn().board().points()];
        int count = scene.turn().board().liberties(worm.origin(), liberties);
        for (int i = 0; i < count; i++) {
            proposals.add(liberties[i], count == 1 ? worm.size() : Math.min(worm.size(), LIBERTY));
        }
    }
}
