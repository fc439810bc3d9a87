package org.openarbiter.rules.xiangqi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Gain;
import org.openarbiter.rules.xiangqi.evidence.RepeatedCycle;
import org.openarbiter.rules.xiangqi.law.SlowPosition.Spot;

/**
 * The plies of cycles under {@code xiangqi:cxa-2020} against a slow account of them: threats of mate and captures that win material, on what
 * really happened in games and on the same with pieces taken away.
 */
final class ForbiddenTwinTest {
    private static final int CHECKS = 2;
    private static final int EVERY = 16;

    private final Map<Deed.Kind, Integer> kinds = new EnumMap<>(Deed.Kind.class);

    @Test
    void agrees_on_real_games() throws Exception {
        List<String[]> lines = lines();
        for (int i = 0; i < lines.size(); i += EVERY) {
            compare(lines.get(i)[0], lines.get(i)[1]);
        }
        assertThat(kinds).containsKeys(Deed.Kind.CHECK, Deed.Kind.KILL, Deed.Kind.CHASE, Deed.Kind.IDLE);
    }

    @Test
    void agrees_on_real_games_with_fewer_pieces() throws Exception {
        var random = new Random(2020);
        List<String[]> lines = lines();
        for (int i = 1; i < lines.size(); i += EVERY / 4) {
            String fen = thinned(lines.get(i)[0], random);
            if (isPlayable(fen, lines.get(i)[1])) {
                compare(fen, lines.get(i)[1]);
            }
        }
        assertThat(kinds).containsKeys(Deed.Kind.CHECK, Deed.Kind.KILL, Deed.Kind.CHASE, Deed.Kind.IDLE);
    }

    /** Compares what each ply of the first lap of a cycle is. */
    private void compare(String fen, String moves) throws Exception {
        var xiangqi = new Xiangqi();
        XiangqiBoard board = XiangqiBoard.of(fen);
        var referee = new Referee<>(xiangqi.rulebook("xiangqi:cxa-2020"), xiangqi.seats(), Options.DEFAULT, board);
        List<SlowPosition> positions = new ArrayList<>(List.of(SlowPosition.of(fen)));
        for (String move : moves.split(" ", -1)) {
            referee.act(new Act.Play(board.toMove(), board.parse(move)));
            positions.add(positions.getLast().after(Spot.of(move.substring(0, 2)), Spot.of(move.substring(2))));
        }
        if (!(referee.ruling().findings().getFirst() instanceof RepeatedCycle cycle)) {
            return;
        }
        int lap = cycle.plies().get(1) - cycle.plies().getFirst();
        for (Deed deed : cycle.judgment().deeds().subList(0, lap)) {
            String move = board.text(deed.move());
            compare(positions.get(deed.ply() - 1), positions.get(deed.ply()), deed, move, fen + " moves " + moves + ", ply " + deed.ply());
        }
    }

    private void compare(SlowPosition before, SlowPosition after, Deed deed, String move, String where) {
        kinds.merge(deed.kind(), 1, Integer::sum);
        boolean red = before.isRedToMove();
        assertThat(deed.kind() == Deed.Kind.CHECK).as(where).isEqualTo(after.isKingExposed(!red));
        Spot from = Spot.of(move.substring(0, 2));
        Spot to = Spot.of(move.substring(2));
        if (deed.kind() == Deed.Kind.CHECK || before.isKingExposed(red)) {
            return;
        }
        boolean mates = deed.prospect() != null && deed.prospect().mates() && deed.prospect().series().answer() == Gain.YES;
        boolean standing = deed.prospect() != null && deed.prospect().standing();
        boolean soon = SlowForbidden.mates(after, red, CHECKS);
        assertThat(mates || !soon).as(where).isTrue();
        assertThat(soon || !mates || deed.prospect().series().checks() > CHECKS).as(where).isTrue();
        assertThat(deed.kind() == Deed.Kind.KILL).as(where).isEqualTo(mates && !standing);
        assertThat(chases(deed)).as(where).isEqualTo(SlowForbidden.chases(before, after, from, to));
    }

    private static Set<String> chases(Deed deed) {
        return deed.chases().stream()
                .map(chase -> Point.name(chase.attack().from()) + "x" + Point.name(chase.attack().at()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The position without some of its pieces. */
    private static String thinned(String fen, Random random) {
        StringBuilder text = new StringBuilder();
        for (char c : fen.substring(0, fen.indexOf(' ')).toCharArray()) {
            text.append(Character.isLetter(c) && "kK".indexOf(c) < 0 && random.nextInt(8) == 0 ? '1' : c);
        }
        return text + fen.substring(fen.indexOf(' '));
    }

    private static boolean isPlayable(String fen, String moves) throws Exception {
        try {
            XiangqiBoard board = XiangqiBoard.of(fen);
            for (String move : moves.split(" ", -1)) {
                int play = board.parse(move);
                if (!board.isLegal(board.toMove(), play)) {
                    return false;
                }
                board.play(board.toMove(), play);
            }
            return true;
        } catch (InputException | PlayException e) {
            return false;
        }
    }

    private static List<String[]> lines() throws IOException {
        List<String[]> lines = new ArrayList<>();
        var stream = Objects.requireNonNull(ForbiddenTwinTest.class.getResourceAsStream("/xiangqi/threefolds.tsv"));
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line : reader.lines().filter(text -> !text.startsWith("#")).toList()) {
                String[] fields = line.split("\t", -1);
                lines.add(new String[] {fields[0] + " - - 0 1", fields[1]});
            }
        }
        return lines;
    }
}
