package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Judges by its diagonal points whether a point becomes a real eye; {@link EyePlace} says how they count. */
final class Diagonals {
    private static final int[] SIDES = {-1, 1};

    private final ReadingBoard board;
    private final Tactics tactics;
    private final int width;
    private final int height;

    Diagonals(ReadingBoard board, Tactics tactics) {
        this.board = board;
        this.tactics = tactics;
        width = board.topology().width();
        height = board.topology().height();
    }

    /** What a point is as an eye of a color. */
    EyePlace place(int point, int color) {
        List<Integer> attacks = new ArrayList<>();
        List<Integer> defenses = new ArrayList<>();
        double sum = 0;
        for (int dx : SIDES) {
            for (int dy : SIDES) {
                int x = point % width + dx;
                int y = point / width + dy;
                boolean onColumns = x >= 0 && x < width;
                boolean onRows = y >= 0 && y < height;
                if (onColumns && onRows) {
                    int diagonal = y * width + x;
                    sum += value(diagonal, color, attacks, defenses);
                } else if (onColumns || onRows) {
                    sum += EyePlace.OPEN;
                }
            }
        }
        return new EyePlace(point, color, sum, attacks, defenses);
    }

    private double value(int diagonal, int color, List<Integer> attacks, List<Integer> defenses) {
        int stone = board.stoneAt(diagonal);
        if (stone == color) {
            return 0;
        }
        if (stone == ReadingBoard.EMPTY) {
            Fate caught = tactics.attackOn(1 - color, diagonal);
            double value = value(caught, Fate.LOSS);
            if (value > 0) {
                attacks.add(diagonal);
                defenses.add(diagonal);
            }
            return value;
        }
        Answer attack = tactics.attack(diagonal);
        if (!attack.fate().succeeds()) {
            return EyePlace.LOST;
        }
        Answer defend = tactics.defend(diagonal);
        double value = value(defend.likely().opposite(), attack.fate().opposite());
        if (value > 0) {
            add(defend.point(), attacks);
            add(attack.point(), defenses);
        }
        return value;
    }

    /**
     * What a diagonal point counts.
     *
     * @param attackerFirst how the defender of the eye fares there if the attacker moves first
     * @param defenderFirst how the attacker of the eye fares there if the defender moves first
     */
    private static double value(Fate attackerFirst, Fate defenderFirst) {
        if (attackerFirst == Fate.WIN) {
            return 0;
        }
        if (attackerFirst == Fate.LOSS) {
            return defenderFirst == Fate.LOSS ? EyePlace.OPEN : EyePlace.BAD_KO;
        }
        return EyePlace.GOOD_KO;
    }

    private static void add(int point, List<Integer> points) {
        if (point != Answer.NONE) {
            points.add(point);
        }
    }
}
