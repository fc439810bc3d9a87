package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;
import org.openarbiter.wire.Entry;
import org.openarbiter.wire.LiveGame;
import org.openarbiter.wire.Message;

/** Whatever a client says is answered with one line of JSON, and its game can be taken up again from a snapshot. */
class LiveGameFuzz {
    private static final Chess CHESS = new Chess();
    private static final CaseReader READER = new CaseReader(List.of(CHESS));
    /** A replay after each of many messages takes the square of their number. */
    private static final int MOST_MESSAGES = 60;

    @FuzzTest(maxDuration = "3s")
    void anyMessageIsAnsweredAndTheGameCanBeRestored(byte[] input) throws IOException, InputException {
        LiveGame<ChessBoard> game = live(Entry.begin(CHESS, "startpos"));
        try (RecordFormat.Splitter lines = new CaseLines(new ByteArrayInputStream(input))) {
            int messages = 0;
            for (RawGame line = lines.next(); line != null && messages < MOST_MESSAGES; line = lines.next()) {
                Umpire.assertJson(game.answer(line));
                messages++;
            }
        }
        assertRestores(game);
    }

    private static <B extends Board> LiveGame<B> live(Entry<B> entry) throws InputException {
        return new LiveGame<>(entry, entry.rulebook(), Umpire.STRICT, true);
    }

    private static void assertRestores(LiveGame<ChessBoard> game) {
        // What was announced in vain and played in vain is ruled on and not kept: the ruling is asked for anew.
        game.answer(new Message.Undo());
        String snapshot = game.answer(new Message.Snapshot());
        Umpire.assertJson(snapshot);
        try {
            LiveGame<?> restored = live(READER.read(CaseLines.of(snapshot.getBytes(UTF_8)), true));
            assertThat(restored.answer(new Message.Snapshot())).isEqualTo(snapshot);
            assertThat(restored.answer(new Message.Ask())).isEqualTo(game.answer(new Message.Ask()));
        } catch (InputException e) {
            throw new AssertionError("the snapshot " + snapshot + " cannot be read: " + e.message(), e);
        }
    }
}
