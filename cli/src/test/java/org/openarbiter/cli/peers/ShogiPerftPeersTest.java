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
import org.openarbiter.rules.shogi.board.ShogiBoard;

/** Counts of legal sequences of shogi are those of Fairy-Stockfish, move by move. */
class ShogiPerftPeersTest {
    private static final int DEPTH = 2;
    private static final int POSITIONS = 80;
    private static final Pattern DIVIDED = Pattern.compile("([0-9A-Za-z*+]+): (\\d+)");

    @TestFactory
    Stream<DynamicTest> fairy_stockfish_counts_alike_after_each_move() throws IOException {
        Optional<Path> program = Peer.find("fairy-stockfish");
        if (program.isEmpty()) {
            return Stream.empty();
        }
        Peer peer = Peer.start(program.get());
        peer.say("usi", "setoption name USI_Variant value shogi");
        return Perfts.positions(ShogiBoard::start, ShogiBoard.class, POSITIONS, 4).stream()
                .map(board -> DynamicTest.dynamicTest(
                        board.toText(), () -> assertThat(Perfts.divide(board, DEPTH)).isEqualTo(divided(peer, board))))
                .onClose(peer::close);
    }

    private static Map<String, Long> divided(Peer peer, ShogiBoard board) throws IOException {
        peer.say("position sfen " + board.toText(), "go perft " + DEPTH);
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
