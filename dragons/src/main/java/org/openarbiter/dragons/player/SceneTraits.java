package org.openarbiter.dragons.player;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.worms.Dragon;

/** The {@link Trait}s of moves that only an analysis shows. */
final class SceneTraits {
    /** The most stones of each number that counts as one. */
    private static final int[] SIZES = {1, 2, 4, 7, 12};
    private static final int[] EYE_SIZES = {2, 7};
    private static final int MANY = 2;
    private static final int WEAK = 2;
    private static final int STEPS = 2;
    private static final int FIRST = Trait.SAVES.at(0);
    private static final double OWNERS = 4;
    private static final int[] RANKS = {1, 3, 8, 20, 45, 90};

    private final Scene scene;
    private final ReadingBoard board;
    private final int seat;
    /** For each point the numbers of its traits, from the first that a board alone does not show. */
    private final BitSet[] traits;

    /** The traits of all moves in a scene. */
    SceneTraits(Scene scene) {
        this.scene = scene;
        board = scene.turn().board();
        seat = scene.turn().seat();
        traits = new BitSet[board.points()];
        Arrays.setAll(traits, point -> new BitSet());
        Stake.all(scene.analysis()).forEach(this::add);
        scene.analysis().dragons().forEach(this::add);
        scene.analysis().cuttingPoints().forEach(point -> mark(point, Trait.CUTTING_POINT, 0));
        addTerritory();
    }

    /** The numbers of the traits of a move. */
    int[] of(int point) {
        return traits[point].stream().map(number -> FIRST + number).toArray();
    }

    private void mark(int point, Trait trait, int degree) {
        if (point >= 0) {
            traits[point].set(trait.at(degree) - FIRST);
        }
    }

    private void add(Stake stake) {
        boolean isOwn = stake.seat() == seat;
        int size = BoardTraits.degree(stake.stones().size(), SIZES);
        mark(stake.defense().point(), isOwn ? Trait.SAVES : Trait.DENIES, size);
        mark(stake.attack().point(), isOwn ? Trait.SPOILS : Trait.KILLS, size);
        List<Integer> line = isOwn ? stake.defense().line() : stake.attack().line();
        line.stream().skip(1).forEach(point -> mark(point, Trait.LATER, isOwn ? 0 : 1));
    }

    private void add(Dragon dragon) {
        boolean isOwn = dragon.color().seat() == seat;
        if (dragon.status() == State.UNKNOWN) {
            int degree = (dragon.size() > 1 ? 1 : 0) + (dragon.safety() == State.CRITICAL ? WEAK : 0);
            Near.points(board, dragon.points(), STEPS).forEach(point -> mark(point, isOwn ? Trait.NEAR_OWN : Trait.NEAR_OTHER, degree));
            Trait eye = isOwn ? Trait.EYE_OWN : Trait.EYE_OTHER;
            int size = BoardTraits.degree(dragon.size(), EYE_SIZES);
            mark(dragon.heye(), eye, size);
            mark(dragon.defend().point(), eye, size);
            mark(dragon.attack().point(), eye, size);
        } else if (dragon.status() == State.DEAD) {
            int degree = dragon.size() > MANY ? 1 : 0;
            Near.points(board, dragon.points(), 1).forEach(point -> mark(point, isOwn ? Trait.DEAD_OWN : Trait.DEAD_OTHER, degree));
        }
    }

    private void addTerritory() {
        double[] gains = new double[board.points()];
        Arrays.fill(gains, Double.NEGATIVE_INFINITY);
        for (int point = 0; point < gains.length; point++) {
            if (board.stoneAt(point) == ReadingBoard.EMPTY) {
                double owner = Territory.sign(seat) * scene.outlook().owner(point);
                mark(point, Trait.OWNER, Math.clamp((int) Math.floor((owner + 1) * OWNERS), 0, Trait.OWNER.degrees() - 1));
                gains[point] = scene.outlook().leadWith(seat, point) + scene.outlook().leadWith(1 - seat, point);
            }
        }
        double[] sorted = gains.clone();
        Arrays.sort(sorted);
        for (int point = 0; point < gains.length; point++) {
            int degree = 0;
            while (degree < RANKS.length && gains[point] < sorted[Math.max(0, sorted.length - RANKS[degree])]) {
                degree++;
            }
            mark(point, Trait.LARGE, degree);
        }
    }
}
