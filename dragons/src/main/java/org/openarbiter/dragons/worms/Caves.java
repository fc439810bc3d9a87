package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The amalgamation of cavities into CAVES: the boundary components of every inessential string become one cave, whose border is
 * the color opposite to the string. Source: GNU Go 2.6 Documentation, "Amalgamation of cavities".
 */
final class Caves {
    private final WormMap map;
    private final int[] caves;
    private final Color[] colors;

    private Caves(WormMap map) {
        this.map = map;
        caves = IntStream.range(0, map.count()).toArray();
        colors = new Color[map.count()];
        Arrays.setAll(colors, map::color);
    }

    /** The caves of a position in which these strings are inessential. */
    static Caves of(WormMap map, BitSet inessential) {
        Caves caves = new Caves(map);
        inessential.stream().forEach(caves::join);
        return caves;
    }

    private void join(int inessential) {
        List<Integer> components = Inessential.boundaryComponents(map, inessential);
        int cave = caves[components.getFirst()];
        for (int component : components) {
            int joined = caves[component];
            for (int worm = 0; worm < caves.length; worm++) {
                caves[worm] = caves[worm] == joined ? cave : caves[worm];
            }
        }
        colors[cave] = Color.ofBorder(1 - map.seat(inessential));
    }

    /** The number of the cave that a cavity belongs to: that of one of its cavities. */
    int cave(int cavity) {
        return caves[cavity];
    }

    /** The border of a cave. */
    Color color(int cave) {
        return colors[cave];
    }

    /** The numbers of all caves, in the order of their origins. */
    List<Integer> numbers() {
        return IntStream.range(0, caves.length).filter(worm -> map.isEmpty(worm) && caves[worm] == worm).boxed().toList();
    }

    /** The cavities of a cave, in the order of their origins. */
    List<Integer> cavities(int cave) {
        return IntStream.range(0, caves.length).filter(worm -> map.isEmpty(worm) && caves[worm] == cave).boxed().toList();
    }

    /** The strings next to a cave that have the color of its border; none for a gray one. */
    List<Integer> boundary(int cave) {
        int seat = colors[cave].seat();
        BitSet around = new BitSet();
        cavities(cave).forEach(cavity -> around.or(map.neighbors(cavity)));
        return around.stream().filter(string -> !map.isEmpty(string) && map.seat(string) == seat).boxed().toList();
    }

    /** A cave as a value. */
    Cave value(int cave, int border) {
        List<Integer> origins = new ArrayList<>(List.of(map.origin(cave)));
        cavities(cave).stream().filter(cavity -> cavity != cave).map(map::origin).forEach(origins::add);
        List<Integer> points = cavities(cave).stream().flatMap(cavity -> map.points(cavity).stream())
                .sorted(PageOrder.of(map.topology())).toList();
        return new Cave(colors[cave], map.origin(cave), origins, points, border);
    }
}
