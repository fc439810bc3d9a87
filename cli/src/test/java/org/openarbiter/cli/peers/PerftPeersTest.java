package org.openarbiter.cli.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.rules.chess.board.ChessBoard;

/** Counts of legal sequences are those of Stockfish and Fairy-Stockfish, move by move, and of Sjaak II. */
class PerftPeersTest {
    private static final int DEPTH = 3;
    private static final Pattern DIVIDED = Pattern.compile("([a-h][1-8][a-h][1-8][nbrq]?): (\\d+)");
    private static final Pattern COUNTED = Pattern.compile("\\s*" + DEPTH + "\\s+(\\d+)\\s.*nps");

    /** Asks a program what it counts; each answer is compared with ours. */
    private interface Question<T> {
        T ask(Peer peer, ChessBoard board) throws IOException;
    }

    @TestFactory
    Stream<DynamicTest> stockfish_counts_alike_after_each_move() throws IOException {
        return tests("stockfish", Positions.sixty(), PerftPeersTest::divided, PerftPeersTest::divide);
    }

    @TestFactory
    Stream<DynamicTest> fairy_stockfish_counts_alike_after_each_move() throws IOException {
        return tests("fairy-stockfish", Positions.sixty(), PerftPeersTest::divided, PerftPeersTest::divide);
    }

    @TestFactory
    Stream<DynamicTest> sjaak_counts_alike() throws IOException {
        List<ChessBoard> standard = Positions.sixty().stream().filter(board -> !board.chess960()).toList();
        return tests("sjaakii", standard, PerftPeersTest::counted, (none, board) -> board.perft(DEPTH));
    }

    private static <T> Stream<DynamicTest> tests(
            String name, List<ChessBoard> boards, Question<T> theirs, Question<T> ours) throws IOException {
        Optional<Path> program = Peer.find(name);
        if (program.isEmpty()) {
            return Stream.empty();
        }
        Peer peer = Peer.start(program.get());
        return boards.stream()
                .map(board -> DynamicTest.dynamicTest(
                        board.toText(), () -> assertThat(ours.ask(peer, board)).isEqualTo(theirs.ask(peer, board))))
                .onClose(peer::close);
    }

    private static Map<String, Long> divided(Peer peer, ChessBoard board) throws IOException {
        peer.say(
                "setoption name UCI_Chess960 value " + board.chess960(),
                "position fen " + board.toText(),
                "go perft " + DEPTH);
        Map<String, Long> counts = new TreeMap<>();
        for (String line : peer.hear(line -> line.startsWith("Nodes searched"))) {
            Matcher count = DIVIDED.matcher(line);
            if (count.matches()) {
                counts.put(count.group(1), Long.valueOf(count.group(2)));
            }
        }
        return counts;
    }

    private static Map<String, Long> divide(Peer none, ChessBoard board) {
        Map<String, Long> counts = new TreeMap<>();
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        for (int i = 0; i < count; i++) {
            String text = board.text(plays[i]);
            board.play(board.toMove(), plays[i]);
            counts.put(text, board.perft(DEPTH - 1));
            board.undo();
        }
        return counts;
    }

    private static long counted(Peer peer, ChessBoard board) throws IOException {
        peer.say("setboard " + board.toText(), "perft " + DEPTH);
        List<String> heard = peer.hear(line -> COUNTED.matcher(line).matches());
        Matcher count = COUNTED.matcher(heard.getLast());
        return count.matches() ? Long.parseLong(count.group(1)) : -1;
    }
}
