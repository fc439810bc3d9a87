package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;

/** The idea to connect where the opponent would cut, and to cut: points next to several strings of one color. */
final class Cuts implements Idea {
    private static final double PART = 0.7;
    /** No string is worth more than one of this size. */
    private static final int LARGE = 4;

    @Override
    public void propose(Scene scene, Proposals proposals) {
        ReadingBoard board = scene.turn().board();
        int[] strings = new int[ReadingBoard.MOST_POINTS];
        for (int point = 0; point < board.points(); point++) {
            for (int color = 0; board.stoneAt(point) == ReadingBoard.EMPTY && color <= 1; color++) {
                int count = board.stringsAround(point, color, strings);
                if (count > 1) {
                    int least = board.size(strings[0]);
                    for (int i = 1; i < count; i++) {
                        least = Math.min(least, board.size(strings[i]));
                    }
                    proposals.add(point, PART * Math.min(least, LARGE));
                }
            }
        }
        scene.analysis().cuttingPoints().forEach(point -> proposals.add(point, PART));
    }
}
