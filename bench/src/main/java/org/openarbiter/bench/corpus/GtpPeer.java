package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.util.List;
import org.openarbiter.bench.run.Program;
import org.openarbiter.dragons.read.ReadingBoard;

/** A program that is shown positions and asked about them over the Go Text Protocol. */
final class GtpPeer implements AutoCloseable {
    private static final String VERTEX_ORDER = "BW";

    private final Program.Talk talk;

    /**
     * Starts the program.
     *
     * @param command the program and its arguments; none for {@code arbiter gtp}
     */
    GtpPeer(List<String> command) throws IOException {
        talk = command.isEmpty() ? Program.arbiter().talk("gtp")
                : Program.find(command.getFirst()).orElseGet(() -> Program.named(command.getFirst()))
                        .talk(command.subList(1, command.size()).toArray(String[]::new));
    }

    /** Shows a position, stone by stone: none is taken on the way, since each string has a liberty in the end. */
    void show(ReadingBoard board) throws IOException {
        talk.ask("boardsize " + board.topology().width());
        talk.ask("clear_board");
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) != ReadingBoard.EMPTY) {
                talk.ask("play " + VERTEX_ORDER.charAt(board.stoneAt(point)) + " " + board.topology().pointName(point));
            }
        }
    }

    /** The answer to a command without its sign; a refusal as it is. */
    String answer(String command) throws IOException {
        String answer = talk.answer(command).strip();
        return answer.startsWith("=") ? answer.substring(1).strip() : answer;
    }

    @Override
    public void close() {
        talk.close();
    }
}
