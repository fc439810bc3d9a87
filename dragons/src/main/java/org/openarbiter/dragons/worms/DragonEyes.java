package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.dragons.eyes.EyePlace;
import org.openarbiter.dragons.eyes.EyeSpace;
import org.openarbiter.dragons.eyes.EyeSpaces;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The half eyes, false eyes and eye spaces of a position, each given to its dragon. Source: GNU Go 2.6 Documentation, "Half Eyes and False Eyes".
 *
 * <p>A half eye or false eye is the dragon's whose stone is first met around it, above, below, to the left and to the right. A
 * FALSE EYE is surrounded: a cavity of one point with the border of its color; elsewhere the GNU Go 2.6 Documentation knows none. An eye space is the
 * dragon's that has the most stones next to it.
 */
final class DragonEyes {
    private static final int HALVES = 2;

    private final WormMap map;
    private final Amalgamation amalgamation;
    private final List<HalfEye> places = new ArrayList<>();
    private final Map<Integer, List<EyeSpace>> spaces = new TreeMap<>();

    private DragonEyes(WormMap map, Amalgamation amalgamation) {
        this.map = map;
        this.amalgamation = amalgamation;
    }

    static DragonEyes of(WormMap map, Amalgamation amalgamation, EyeSpaces spaces) {
        DragonEyes eyes = new DragonEyes(map, amalgamation);
        for (EyeSpace space : spaces.all()) {
            space.places().forEach(eyes::add);
            int owner = eyes.owner(space);
            if (owner >= 0) {
                eyes.spaces.computeIfAbsent(owner, dragon -> new ArrayList<>()).add(space);
            }
        }
        return eyes;
    }

    private void add(EyePlace place) {
        int point = place.point();
        Color border = map.color(map.worm(point));
        boolean isSurrounded = map.size(map.worm(point)) == 1 && border == Color.ofBorder(place.color());
        List<Integer> own = WormMap.around(map.topology(), point).stream().filter(next -> map.stoneAt(next) == place.color())
                .toList();
        if (map.stoneAt(point) == ReadingBoard.EMPTY && !own.isEmpty() && (place.isHalf() || isSurrounded)) {
            int dragon = amalgamation.dragon(map.worm(own.getFirst()));
            HalfEye.Type type = place.isHalf() ? HalfEye.Type.HALF_EYE : HalfEye.Type.FALSE_EYE;
            places.add(new HalfEye(type, point, first(place.defenses()), first(place.attacks()), map.origin(dragon)));
        }
    }

    private static int first(List<Integer> moves) {
        return moves.isEmpty() ? Answer.NONE : moves.getFirst();
    }

    private int owner(EyeSpace space) {
        int[] stones = new int[map.count()];
        for (int point : space.points()) {
            for (int next : WormMap.around(map.topology(), point)) {
                if (map.stoneAt(next) == space.color()) {
                    stones[amalgamation.dragon(map.worm(next))]++;
                }
            }
        }
        int owner = -1;
        for (int dragon = 0; dragon < stones.length; dragon++) {
            owner = stones[dragon] > (owner < 0 ? 0 : stones[owner]) ? dragon : owner;
        }
        return owner;
    }

    /** All half eyes and false eyes. */
    List<HalfEye> places() {
        return List.copyOf(places);
    }

    /** The half eyes, or the false eyes, of a dragon. */
    List<HalfEye> places(int dragon, HalfEye.Type type) {
        return places.stream().filter(place -> place.type() == type && place.dragon() == map.origin(dragon)).toList();
    }

    /** The eyes of a dragon in halves: two for each certain eye, one for each eye that depends on who moves first. */
    int halves(int dragon) {
        int halves = 0;
        for (EyeSpace space : spaces.getOrDefault(dragon, List.of())) {
            EyeValue value = space.value();
            halves += HALVES * value.min() + (value.max() - value.min());
        }
        return halves;
    }
}
