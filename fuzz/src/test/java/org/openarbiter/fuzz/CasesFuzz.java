package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;
import org.openarbiter.wire.CaseWriter;
import org.openarbiter.wire.Entry;
import org.openarbiter.wire.RulingJson;

/** Any lines are cases or are refused with line and column, and whatever comes of them is one line of JSON. */
class CasesFuzz {
    private static final CaseReader READER = new CaseReader(Games.all());

    @FuzzTest(maxDuration = "3s")
    void anyLinesAreRuledOnOrRefused(byte[] input) throws IOException {
        try (RecordFormat.Splitter lines = new CaseLines(new ByteArrayInputStream(input))) {
            for (RawGame line = lines.next(); line != null; line = lines.next()) {
                strict(line);
                tolerant(line);
            }
        }
    }

    private static void strict(RawGame line) {
        try {
            READER.read(line, true);
        } catch (InputException e) {
            Umpire.assertJson(new RulingJson().unreadable("fuzz", null, null, null, e));
        }
    }

    private static void tolerant(RawGame line) {
        try {
            Entry<?> entry = READER.read(line, false);
            assertWrites(entry);
            ruled(entry);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            assertThat(e.line()).isEqualTo(line.line());
            assertThat(e.column()).isBetween(0, line.to() - line.from() + 1);
            Umpire.assertJson(new RulingJson().unreadable("fuzz", null, null, null, e));
        }
    }

    private static <B extends Board> void ruled(Entry<B> entry) throws InputException {
        Umpire.rule(entry.game(), entry.record(), entry.rulebook(), Umpire.TOLERANT);
        Umpire.rule(entry.game(), entry.record(), entry.rulebook(), Umpire.STRICT);
    }

    private static void assertWrites(Entry<?> entry) {
        String written = new CaseWriter().line(entry.source(), entry.seats());
        Umpire.assertJson(written);
        try {
            assertThat(READER.read(CaseLines.of(written.getBytes(UTF_8)), true).source()).isEqualTo(entry.source());
        } catch (InputException e) {
            throw new AssertionError("wrote " + written + " and cannot read it: " + e.message(), e);
        }
    }
}
