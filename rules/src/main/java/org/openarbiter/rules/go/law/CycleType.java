package org.openarbiter.rules.go.law;

import java.util.HashSet;
import java.util.Set;

/** The types of cycles that have names. */
enum CycleType {
    /** The board does not change: the suicide of a single stone. */
    NO_CHANGE("no change"),
    /** A ko taken and taken back at once. */
    BASIC_KO("basic ko"),
    /** Two stones are given and one taken in return. */
    SENDING_TWO("sending two, returning one"),
    /** Two kos taken in turn. */
    DOUBLE_KO("double ko"),
    /** Three kos taken in turn. */
    TRIPLE_KO("triple ko"),
    /** Four kos taken in turn. */
    QUADRUPLE_KO("quadruple ko"),
    /** Both sides give two stones at a time and lose as many in the end, again and again. */
    ETERNAL_LIFE("eternal life"),
    /** Two stones and single stones are taken in turn, and one side loses more. */
    ROUND_ROBIN("round-robin ko"),
    /** Any other. */
    OTHER("other");

    private static final int KOS = 4;

    private final String words;

    CycleType(String words) {
        this.words = words;
    }

    /** In words. */
    String words() {
        return words;
    }

    /** The type of a cycle, by what each play takes and where. */
    static CycleType of(Cycle cycle) {
        int length = cycle.plays().size();
        int passes = cycle.passes().stream().mapToInt(Integer::intValue).sum();
        if (length == 1) {
            return NO_CHANGE;
        }
        int stones = length - passes;
        int most = cycle.taken().stream().mapToInt(Integer::intValue).max().orElse(0);
        long taking = cycle.taken().stream().filter(taken -> taken > 0).count();
        if (length == 2 && most == 1) {
            return passes == 0 ? BASIC_KO : NO_CHANGE;
        }
        if (stones == 3 && most == 2) {
            return SENDING_TWO;
        }
        if (most == 1 && taking == stones) {
            return kos(cycle, stones);
        }
        if (most == 2 && passes == 0 && cycle.lost().stream().distinct().count() == 1) {
            return ETERNAL_LIFE;
        }
        return most == 2 && taking > 2 ? ROUND_ROBIN : OTHER;
    }

    /** Every stone takes a single one: as many kos as there are pairs of points. */
    private static CycleType kos(Cycle cycle, int stones) {
        Set<Integer> points = new HashSet<>(cycle.plays());
        int kos = Math.min(points.size(), stones) / 2;
        return switch (kos) {
            case 1 -> BASIC_KO;
            case 2 -> DOUBLE_KO;
            case 3 -> TRIPLE_KO;
            case KOS -> QUADRUPLE_KO;
            default -> OTHER;
        };
    }
}
