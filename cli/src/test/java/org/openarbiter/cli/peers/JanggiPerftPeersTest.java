package org.openarbiter.cli.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.janggi.Janggi;
import org.openarbiter.rules.janggi.board.JanggiBoard;

/** Move sequences of janggi that {@code fairy-stockfish} counts, too, in each of its four variants. */
final class JanggiPerftPeersTest {
    private static final int DEPTH = 3;
    private static final int POSITIONS = 30;
    private static final Pattern DIVIDED = Pattern.compile("([a-i0-9]+): (\\d+)");
    private static final String NO_LIMITS = "limit=none&quiet-limit=none&";

    @TestFactory
    Stream<DynamicTest> bikjang_is_answered_and_points_decide() throws Exception {
        return compared("janggi", "janggi:pychess?" + NO_LIMITS + "passes=stops");
    }

    @TestFactory
    Stream<DynamicTest> bikjang_is_answered_and_draws() throws Exception {
        return compared("janggitraditional", "janggi:traditional?" + NO_LIMITS + "bikjang=answered");
    }

    @TestFactory
    Stream<DynamicTest> no_bikjang_and_points_decide() throws Exception {
        return compared("janggimodern", "janggi:kakao?" + NO_LIMITS + "passes=stops");
    }

    @TestFactory
    Stream<DynamicTest> no_bikjang_and_no_points() throws Exception {
        return compared("janggicasual", "janggi:traditional?" + NO_LIMITS + "bikjang=none");
    }

    private static Stream<DynamicTest> compared(String variant, String rules) throws IOException, RulebookException {
        Optional<Path> program = Peer.find("fairy-stockfish");
        if (program.isEmpty()) {
            return Stream.empty();
        }
        Janggi janggi = new Janggi();
        Rulebook<JanggiBoard> rulebook = janggi.rulebook(rules);
        Peer peer = Peer.start(program.get());
        peer.say("uci", "setoption name UCI_Variant value " + variant);
        return Perfts.positions(JanggiBoard::start, JanggiBoard.class, POSITIONS, 7).stream()
                .map(board -> DynamicTest.dynamicTest(board.toText(), () -> {
                    Referee<JanggiBoard> referee = new Referee<>(rulebook, janggi.seats(), Options.DEFAULT, board.copy());
                    referee.remember();
                    assertThat(divide(referee)).isEqualTo(divided(peer, board));
                }))
                .onClose(peer::close);
    }

    private static Map<String, Long> divide(Referee<JanggiBoard> referee) {
        Map<String, Long> counts = new TreeMap<>();
        int by = referee.next();
        for (int play : referee.legalPlays()) {
            String text = referee.board().text(play);
            referee.act(new Act.Play(by, play));
            counts.put(text, count(referee, DEPTH - 1));
            referee.stepBack();
        }
        return counts;
    }

    private static long count(Referee<JanggiBoard> referee, int depth) {
        if (referee.isClosed()) {
            return 0;
        }
        int[] plays = referee.legalPlays();
        int by = referee.next();
        long nodes = depth == 1 ? plays.length : 0;
        for (int at = 0; depth > 1 && at < plays.length; at++) {
            referee.act(new Act.Play(by, plays[at]));
            nodes += count(referee, depth - 1);
            referee.stepBack();
        }
        return nodes;
    }

    private static Map<String, Long> divided(Peer peer, JanggiBoard board) throws IOException {
        peer.say("position fen " + board.toText(), "go perft " + DEPTH);
        Map<String, Long> counts = new TreeMap<>();
        for (String line : peer.hear(line -> line.startsWith("Nodes searched"))) {
            Matcher count = DIVIDED.matcher(line);
            if (count.matches()) {
                counts.put(count.group(1), Long.valueOf(count.group(2)));
            }
        }
        return counts;
    }
}
