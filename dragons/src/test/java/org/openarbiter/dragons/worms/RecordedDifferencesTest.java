package org.openarbiter.dragons.worms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.eyes.StringReading;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.worms.RecordedPosition.RecordedDragon;
import org.openarbiter.dragons.worms.RecordedPosition.RecordedWorm;

/**
 * What an analysis says otherwise than GNU Go 2.6 does about 100 positions: the counts are those of the tables in
 * {@code docs/dragons.md}, which explain them. Readings are limited by positions looked at, not by time, so the counts are the
 * same on every machine; when reading changes, the table is counted again: a failure tells both.
 */
class RecordedDifferencesTest {
    private static final Path TABLES = Path.of("..", "docs", "dragons.md");
    private static final String DEFINITIONS = "### Where the definitions differ";
    private static final String READING = "### Differences that depend on reading";
    /** A row of a table: what is counted in backquotes, then how many. */
    private static final Pattern ROW = Pattern.compile("^\\| `([^`]+)` \\| (\\d+) \\|.*");

    private final Map<String, Integer> counts = new TreeMap<>();

    @Test
    void differencesOfDefinitionAreThoseOfTheTable() throws IOException {
        for (RecordedPosition position : RecordedPosition.all()) {
            Analysis analysis = Analysis.of(position.board(), new RecordedCaptures(position), new EyeShapes(),
                    new Statuses(position.board()), Effort.GLANCE);
            position.dragons().forEach(dragon -> formulas(dragon, position));
            WormMap map = WormMap.of(position.board());
            for (Worm worm : analysis.worms()) {
                RecordedWorm recorded = Objects.requireNonNull(position.worms().get(worm.origin()));
                cutstone(worm, recorded, map);
                value(recorded);
            }
        }
        assertThat(counts).isEqualTo(table(DEFINITIONS));
    }

    @Test
    void differencesOfReadingAreThoseOfTheTable() throws IOException {
        Analyst analyst = new Analyst(Effort.TABLE);
        for (RecordedPosition position : RecordedPosition.all()) {
            Analysis analysis = analyst.analyze(position.board());
            analysis.worms().forEach(worm -> captures(worm, Objects.requireNonNull(position.worms().get(worm.origin()))));
            caves(analysis, position);
            dragons(analysis, position);
        }
        assertThat(counts).isEqualTo(table(READING));
    }

    /** The table below a heading. */
    private static Map<String, Integer> table(String heading) throws IOException {
        List<String> lines = Files.readAllLines(TABLES, StandardCharsets.UTF_8);
        Map<String, Integer> table = new TreeMap<>();
        lines.stream().skip(lines.indexOf(heading) + 1L).takeWhile(line -> !line.startsWith("#")).forEach(line -> {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                table.put(row.group(1), Integer.valueOf(row.group(2)));
            }
        });
        return table;
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    private void cutstone(Worm worm, RecordedWorm recorded, WormMap map) {
        int ours = worm.cutstone().code();
        int theirs = recorded.cutstone();
        if (ours == theirs) {
            return;
        }
        String codes = "cutstone " + ours + ", theirs " + theirs;
        if (theirs < ours && recorded.attack() >= 0) {
            count(codes + ": can be captured");
        } else if (map.enemies(map.worm(worm.origin())).size() > 2) {
            count(codes + ": three neighbors or more");
        } else {
            count(codes + ": two neighbors");
        }
    }

    private void value(RecordedWorm recorded) {
        Cutstone cutstone = Arrays.stream(Cutstone.values()).filter(each -> each.code() == recorded.cutstone()).findFirst()
                .orElseThrow();
        if (WormValue.of(recorded.size(), cutstone) != recorded.value()) {
            count("value: given the same cutstone");
        }
    }

    /** What the program makes of its own fields is what we make of them. */
    private void formulas(RecordedDragon dragon, RecordedPosition position) {
        int escape = dragon.worms().stream()
                .mapToInt(worm -> Objects.requireNonNull(position.worms().get(worm)).liberties().get(3)).max()
                .orElseThrow();
        if (dragon.escape() != escape) {
            count("escape route");
        }
        if (dragon.vitality() != Vitality.of(dragon.genus(), dragon.heyes(), dragon.escape())) {
            count("vitality");
        }
    }

    private void captures(Worm worm, RecordedWorm recorded) {
        boolean theirAttack = recorded.attack() >= 0;
        boolean theirDefense = recorded.defend() >= 0;
        if (worm.isCapturable() != theirAttack) {
            String how = worm.liberties() >= StringReading.SAFE_LIBERTIES ? ", four liberties or more" : "";
            count(worm.isCapturable() ? "attack: only ours" : "attack: only theirs" + how);
        } else if (theirAttack && worm.defend().likely().succeeds() != theirDefense) {
            count("defend: only ours, or only theirs");
        }
        if (worm.inessential() != recorded.inessential()) {
            count(worm.inessential() ? "inessential: only ours" : "inessential: only theirs");
        }
    }

    private void caves(Analysis analysis, RecordedPosition position) {
        for (Cave cave : analysis.caves()) {
            RecordedPosition.RecordedCave recorded = position.caves().get(cave.origin());
            if (recorded == null || recorded.size() != cave.size() || recorded.color() != cave.color()) {
                count("caves");
            }
        }
    }

    private void dragons(Analysis analysis, RecordedPosition position) {
        Map<Set<Integer>, Dragon> ours = new HashMap<>();
        analysis.dragons().forEach(dragon -> ours.put(new TreeSet<>(dragon.worms()), dragon));
        Map<Integer, List<Integer>> theirs = new TreeMap<>();
        position.dragons().forEach(dragon -> dragon.worms().forEach(worm -> theirs.put(worm, dragon.worms())));
        for (Bond bond : analysis.bonds()) {
            if (!Objects.requireNonNull(theirs.get(bond.one())).contains(bond.other())) {
                count("joined: only by ours, " + bond.reason());
            }
        }
        for (RecordedDragon recorded : position.dragons()) {
            Set<Dragon> parts = new HashSet<>();
            recorded.worms().forEach(worm -> parts.add(analysis.dragonAt(worm).orElseThrow()));
            for (int part = 1; part < parts.size(); part++) {
                count("joined: only by theirs");
            }
            Dragon same = ours.get(new TreeSet<>(recorded.worms()));
            if (same != null) {
                compare(same, recorded);
            }
        }
    }

    private void compare(Dragon dragon, RecordedDragon recorded) {
        if (dragon.genus() != recorded.genus()) {
            count(dragon.genus() < recorded.genus() ? "genus: less than theirs" : "genus: more than theirs");
        }
        if (dragon.heyes() != recorded.heyes()) {
            count(dragon.heyes() < recorded.heyes() ? "heyes: less than theirs" : "heyes: more than theirs");
        }
        if (dragon.lunch() >= 0 != recorded.lunch() >= 0) {
            count(dragon.lunch() >= 0 ? "lunch: only ours" : "lunch: only theirs");
        }
        if (!dragon.status().toString().equals(recorded.status())) {
            count("status " + dragon.status() + ", theirs " + recorded.status());
        } else if (!dragon.safety().toString().equals(recorded.safety())) {
            count("safety " + dragon.safety() + ", theirs " + recorded.safety() + ": status unknown");
        }
    }
}
