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
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Counts of legal sequences of xiangqi are those of Fairy-Stockfish, move by move. */
class XiangqiPerftPeersTest {
    private static final int DEPTH = 3;
    private static final int POSITIONS = 60;
    /** In its UCI ranks run from 1 to 10. */
    private static final Pattern DIVIDED = Pattern.compile("([a-i])(\\d+)([a-i])(\\d+): (\\d+)");

    @TestFactory
    Stream<DynamicTest> fairy_stockfish_counts_alike_after_each_move() throws IOException {
        Optional<Path> program = Peer.find("fairy-stockfish");
        if (program.isEmpty()) {
            return Stream.empty();
        }
        Peer peer = Peer.start(program.get());
        peer.say("setoption name UCI_Variant value xiangqi");
        return Perfts.positions(XiangqiBoard::start, XiangqiBoard.class, POSITIONS, 5).stream()
                .map(board -> DynamicTest.dynamicTest(
                        board.toText(), () -> assertThat(Perfts.divide(board, DEPTH)).isEqualTo(divided(peer, board))))
                .onClose(peer::close);
    }

    private static Map<String, Long> divided(Peer peer, XiangqiBoard board) throws IOException {
        peer.say("position fen " + board.toText(), "go perft " + DEPTH);
        Map<String, Long> counts = new TreeMap<>();
        for (String line : peer.hear(line -> line.startsWith("Nodes searched"))) {
            Matcher count = DIVIDED.matcher(line);
            if (count.matches()) {
                String move = count.group(1) + (Integer.parseInt(count.group(2)) - 1)
                        + count.group(3) + (Integer.parseInt(count.group(4)) - 1);
                counts.put(move, Long.valueOf(count.group(5)));
            }
        }
        return counts;
    }
}
