package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.Sight;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.status.Statuses;

/** Makes the dragons of a position, field by field, from its worms, caves and half eyes. Source: GNU Go 2.6 Documentation, "Dragons". */
final class Dragons {
    private final WormMap map;
    private final Worms worms;
    private final Caves caves;
    private final Amalgamation amalgamation;
    private final DragonEyes eyes;
    private final Statuses statuses;
    private final Effort effort;
    private final Influence influence;

    private Dragons(WormMap map, Worms worms, Caves caves, Amalgamation amalgamation, DragonEyes eyes, Statuses statuses,
            Effort effort) {
        this.map = map;
        this.worms = worms;
        this.caves = caves;
        this.amalgamation = amalgamation;
        this.eyes = eyes;
        this.statuses = statuses;
        this.effort = effort;
        influence = Influence.of(map, amalgamation, Distances.to(map, ReadingBoard.BLACK), Distances.to(map, ReadingBoard.WHITE));
    }

    /** The dragons by the number of their first string, in the order of their origins. */
    static Map<Integer, Dragon> of(
            WormMap map, Worms worms, Caves caves, Amalgamation amalgamation, DragonEyes eyes, Statuses statuses,
            Effort effort) {
        Dragons dragons = new Dragons(map, worms, caves, amalgamation, eyes, statuses, effort);
        Map<Integer, Dragon> all = new TreeMap<>();
        Map<Integer, Look> looks = new TreeMap<>();
        amalgamation.numbers().forEach(number -> looks.put(number, dragons.look(number)));
        looks.forEach((number, look) -> {
            boolean isBeside = dragons.enemies(number).mapToObj(looks::get).anyMatch(other -> other != null && other.sight().looksDead());
            all.put(number, dragons.dragon(number, look, look.sight().besideDead(isBeside)));
        });
        return dragons.withSemeais(all);
    }

    /**
     * A look at a dragon by itself.
     *
     * @param key its largest string
     * @param lunch what it can capture, −1 for nothing
     * @param sight what is seen of it, but for those next to it
     */
    private record Look(Worm key, int lunch, Sight sight) {}

    private Look look(int dragon) {
        List<Integer> strings = amalgamation.stringsOf(dragon);
        int escapeRoute = strings.stream().mapToInt(string -> worms.string(string).liberties4()).max().orElse(0);
        int lunch = lunch(strings);
        Worm key = key(strings);
        boolean isCaptured = strings.stream().map(worms::string).allMatch(Worm::isDoomed);
        Optional<Sight.Capture> capture = isCaptured ? Optional.of(new Sight.Capture(key.attack(), key.defend())) : Optional.empty();
        int halfEyes = eyes.halves(dragon) + (lunch == Answer.NONE ? 0 : 1);
        return new Look(key, lunch, new Sight(halfEyes, escapeRoute, key.attack().fate().succeeds(), false, capture));
    }

    /** The largest string; among equals the first. */
    private Worm key(List<Integer> strings) {
        return strings.stream().map(worms::string)
                .max(Comparator.comparingInt(Worm::size).thenComparing(Worm::origin, PageOrder.of(map.topology()).reversed()))
                .orElseThrow();
    }

    /** The dragons of the other color next to a dragon. */
    private IntStream enemies(int dragon) {
        return neighbors(dragon).stream().filter(worm -> !map.isEmpty(worm)).map(amalgamation::dragon);
    }

    private Dragon dragon(int dragon, Look look, Sight sight) {
        List<Integer> strings = amalgamation.stringsOf(dragon);
        List<HalfEye> own = eyes.places(dragon, HalfEye.Type.HALF_EYE);
        int genus = genus(dragon);
        int value = 0;
        double effectiveSize = 0;
        for (int string : strings) {
            Worm worm = worms.string(string);
            value += worm.value();
            effectiveSize += worm.effectiveSize();
        }
        int escapeRoute = sight.escapeRoute();
        GroupStatus life = statuses.of(group(dragon, strings, look.key(), sight), effort);
        boolean isWeak = life.state() == State.UNKNOWN && influence.isWeak(dragon, escapeRoute);
        return new Dragon(map.color(dragon), map.origin(dragon), strings.stream().map(map::origin).toList(), life.group().stones(),
                effectiveSize, own.size(), own.isEmpty() ? Answer.NONE : own.getFirst().make(), genus, value, escapeRoute, look.lunch(),
                life, isWeak ? State.CRITICAL : life.state(), Vitality.of(genus, own.size(), escapeRoute), false);
    }

    /** The strings of a dragon as the group that is asked about. */
    private Group group(int dragon, List<Integer> strings, Worm key, Sight sight) {
        List<Integer> stones = strings.stream().flatMap(string -> map.points(string).stream())
                .sorted(PageOrder.of(map.topology())).toList();
        return new Group(map.seat(dragon), key.origin(), strings.stream().map(map::origin).toList(), stones, sight);
    }

    /** GENUS: the caves next to a dragon that it borders alone, less its false eyes among them. */
    private int genus(int dragon) {
        long all = neighbors(dragon).stream().filter(map::isEmpty).map(caves::cave).distinct().filter(cave -> isBorderedAlone(cave, dragon)).count();
        long falseEyes = eyes.places(dragon, HalfEye.Type.FALSE_EYE).stream()
                .filter(place -> isBorderedAlone(caves.cave(map.worm(place.point())), dragon)).count();
        return (int) (all - falseEyes);
    }

    private boolean isBorderedAlone(int cave, int dragon) {
        return caves.color(cave).seat() == map.seat(dragon)
                && caves.boundary(cave).stream().allMatch(string -> amalgamation.dragon(string) == dragon);
    }

    private BitSet neighbors(int dragon) {
        BitSet around = new BitSet();
        amalgamation.stringsOf(dragon).forEach(string -> around.or(map.neighbors(string)));
        return around;
    }

    /** The largest string next to a dragon that can be captured and also be saved; among equals the first. */
    private int lunch(List<Integer> strings) {
        Optional<Worm> lunch = strings.stream().flatMap(string -> map.enemies(string).stream()).distinct().map(worms::string)
                .filter(worm -> worm.isCapturable() && !worm.isDoomed())
                .max(Comparator.comparingInt(Worm::size).thenComparing(Worm::origin, PageOrder.of(map.topology()).reversed()));
        return lunch.map(Worm::origin).orElse(Answer.NONE);
    }

    /**
     * SEMEAI: a dragon races another of the other color next to it if both are dead or critical, or look dead, as far as they are known without
     * the race, and neither consists of strings alone that reading has captured.
     */
    private Map<Integer, Dragon> withSemeais(Map<Integer, Dragon> all) {
        Map<Integer, Dragon> with = new TreeMap<>();
        all.forEach((number, dragon) -> {
            boolean races = canRace(dragon) && enemies(number).mapToObj(all::get).anyMatch(other -> other != null && canRace(other));
            with.put(number, dragon.withSemeai(races));
        });
        return with;
    }

    private boolean canRace(Dragon dragon) {
        List<Worm> own = new ArrayList<>();
        dragon.worms().forEach(origin -> own.add(worms.string(map.worm(origin))));
        // A dragon that a race saves, or that takes its rival, may be killed without it.
        boolean isOpen = dragon.status() == State.DEAD || dragon.status() == State.CRITICAL || dragon.life().rival() != Answer.NONE
                || dragon.status() == State.UNKNOWN && dragon.life().group().sight().mayRace();
        return isOpen && !own.stream().allMatch(Worm::isDoomed);
    }
}
