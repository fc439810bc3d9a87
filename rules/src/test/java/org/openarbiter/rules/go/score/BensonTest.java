package org.openarbiter.rules.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Benson's algorithm against its definition: a string lives if it belongs to any set of strings that live by each other alone. */
class BensonTest {
    private static final int MOST = 6;

    /** Where strings and regions meet, and where the region is vital to the string; the number of regions that each string needs. */
    private record Meetings(boolean[][] border, boolean[][] vital, int[] needed) {
        static Meetings of(Random random, int strings, int regions) {
            boolean[][] border = new boolean[strings][regions];
            boolean[][] vital = new boolean[strings][regions];
            int[] needed = new int[strings];
            for (int string = 0; string < strings; string++) {
                needed[string] = random.nextInt(6) == 0 ? 0 : Benson.TWO;
                for (int region = 0; region < regions; region++) {
                    border[string][region] = random.nextInt(2) == 0;
                    vital[string][region] = border[string][region] && random.nextInt(4) > 0;
                }
            }
            return new Meetings(border, vital, needed);
        }

        /** Whether a region is bordered by strings of a set only. */
        private boolean isHeldBy(int set, int region) {
            return IntStream.range(0, needed.length).noneMatch(string -> border[string][region] && (set >> string & 1) == 0);
        }

        private long vitalRegions(int set, int string) {
            return IntStream.range(0, vital[string].length).filter(region -> vital[string][region] && isHeldBy(set, region)).count();
        }

        private boolean livesByItself(int set) {
            return IntStream.range(0, needed.length)
                    .allMatch(string -> (set >> string & 1) == 0 || vitalRegions(set, string) >= needed[string]);
        }

        int living() {
            return IntStream.range(0, 1 << needed.length).filter(this::livesByItself).reduce(0, (one, other) -> one | other);
        }
    }

    @Test
    void stringsLiveThatLiveByEachOther() {
        Random random = new Random(9);
        Benson benson = new Benson();
        int mixed = 0;
        for (int round = 0; round < 3000; round++) {
            int strings = 1 + random.nextInt(MOST);
            int regions = round % 10 == 0 ? 60 + random.nextInt(80) : 1 + random.nextInt(8);
            Meetings meetings = Meetings.of(random, strings, regions);
            int living = meetings.living();
            strike(benson, meetings, regions);
            for (int string = 0; string < strings; string++) {
                assertThat(benson.lives(string)).as("string %d of %s", string, meetings).isEqualTo((living >> string & 1) != 0);
                assertThat(benson.vitalRegions(string)).isEqualTo((int) meetings.vitalRegions(living, string));
            }
            for (int region = 0; region < regions; region++) {
                assertThat(benson.isHeld(region)).isEqualTo(meetings.isHeldBy(living, region));
            }
            mixed += living != 0 && living != (1 << strings) - 1 ? 1 : 0;
        }
        assertThat(mixed).isGreaterThan(200);
    }

    private static void strike(Benson benson, Meetings meetings, int regions) {
        benson.begin(regions);
        for (int string = 0; string < meetings.needed().length; string++) {
            int number = benson.addString(meetings.needed()[string]);
            for (int region = 0; region < regions; region++) {
                if (meetings.border()[string][region]) {
                    benson.meet(number, region, meetings.vital()[string][region]);
                }
            }
        }
        benson.strike();
    }
}
