package org.openarbiter.cli.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Worm;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.Shapes;

/**
 * GNU Go 3.8 reports the same strings on boards after random plays: color, origin, size, liberties, genus, whether they cut, and
 * whether nothing can capture them.
 *
 * <p>Cutting is compared where a string has at most two neighbors and cannot be captured for either: of more neighbors 3.8
 * looks at two, and strings that it captures do not cut for it. Its liberties of higher order follow another rule than those of
 * the GNU Go 2.6 Documentation, and it shares empty points in another way when it comes to the effective size.
 */
class GnugoWormsTest {
    private static final Seats SEATS = new Go().seats();
    private static final int POSITIONS = 4;

    @TestFactory
    Stream<DynamicTest> gnugo_reports_the_same_strings() {
        return Peer.find("gnugo").stream().flatMap(gnugo -> IntStream.of(7, 9, 13)
                .mapToObj(side -> DynamicTest.dynamicTest(side + "x" + side, () -> compare(gnugo, side))));
    }

    private static void compare(Path gnugo, int side) throws IOException, InputException {
        int strings = 0;
        int cutting = 0;
        for (int position = 0; position < POSITIONS; position++) {
            ReadingBoard board = ReadingBoard.of(Shapes.of(side + "x" + side));
            List<String> commands = new ArrayList<>(List.of("boardsize " + side, "clear_board"));
            play(board, new Random(100L * side + position), commands);
            Map<String, Map<String, String>> theirs = wormData(gnugo, commands);
            Unconditional settled = Unconditional.of(board.topology(), board::stoneAt);
            Analysis analysis = Analysis.of(board, Effort.TABLE);
            for (Worm worm : analysis.worms()) {
                Map<String, String> told = told(worm, board, settled);
                Map<String, String> recorded = theirs.getOrDefault(board.topology().pointName(worm.origin()), Map.of());
                boolean canBeCaptured = worm.isCapturable() || !recorded.getOrDefault("attack_code", "").equals("0");
                if (neighbors(worm, analysis).size() < 3 && !canBeCaptured) {
                    told.put("cutstone", Integer.toString(worm.cutstone().code()));
                    cutting += worm.cutstone().code();
                }
                assertThat(recorded).as("%s", commands).containsAllEntriesOf(told);
                strings++;
            }
            assertThat(theirs.values().stream().filter(fields -> !fields.getOrDefault("color", "").equals("empty"))
                    .map(fields -> fields.getOrDefault("origin", ""))
                    .distinct().count()).isEqualTo(analysis.worms().size());
        }
        assertThat(strings).isGreaterThan(2 * side);
        assertThat(cutting).isPositive();
    }

    private static Map<String, String> told(Worm worm, ReadingBoard board, Unconditional settled) {
        Map<String, String> fields = new HashMap<>();
        fields.put("origin", board.topology().pointName(worm.origin()));
        fields.put("color", worm.color().toString());
        fields.put("size", Integer.toString(worm.size()));
        fields.put("liberties", Integer.toString(worm.liberties()));
        fields.put("genus", Integer.toString(worm.genus()));
        fields.put("invincible", settled.isInvincible(worm.origin()) ? "1" : "0");
        return fields;
    }

    private static Set<Worm> neighbors(Worm worm, Analysis analysis) {
        Set<Worm> neighbors = new HashSet<>();
        for (int stone : worm.points()) {
            for (int i = 0; i < analysis.topology().degree(stone); i++) {
                analysis.wormAt(analysis.topology().neighbor(stone, i)).ifPresent(neighbors::add);
            }
        }
        neighbors.remove(worm);
        return neighbors;
    }

    /** Plays at random until about half the board has been played on. */
    private static void play(ReadingBoard board, Random random, List<String> commands) {
        int plays = board.points() / 2;
        for (int ply = 0; ply < plays; ply++) {
            int seat = ply % 2;
            List<Integer> legal = IntStream.range(0, board.points()).filter(point -> board.isLegal(seat, point)).boxed().toList();
            if (!legal.isEmpty()) {
                int point = legal.get(random.nextInt(legal.size()));
                board.play(seat, point);
                commands.add("play " + SEATS.name(seat) + " " + board.topology().pointName(point));
            }
        }
    }

    /**
     * The fields of each string, under the point that it is asked at; each position in a process of its own, as it keeps what it
     * finds.
     */
    private static Map<String, Map<String, String>> wormData(Path gnugo, List<String> commands) throws IOException {
        try (Peer peer = Peer.start(gnugo, "--mode", "gtp", "--level", "10")) {
            for (String command : commands) {
                peer.say(command);
                assertThat(peer.hear(String::isEmpty).getFirst()).startsWith("=");
            }
            peer.say("worm_data");
            Map<String, Map<String, String>> points = new HashMap<>();
            Map<String, String> fields = new HashMap<>();
            for (String line : peer.hear(String::isEmpty)) {
                String text = line.replaceFirst("^= *", "").strip();
                if (text.endsWith(":")) {
                    fields = new HashMap<>();
                    points.put(text.substring(0, text.length() - 1), fields);
                } else if (!text.isEmpty()) {
                    String[] words = text.split("\\s+", 2);
                    fields.put(words[0], words[1]);
                }
            }
            return points;
        }
    }
}
