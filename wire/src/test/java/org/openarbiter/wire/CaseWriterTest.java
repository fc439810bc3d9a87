package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Sentence;

class CaseWriterTest {

    /** A record in another notation: + goes on, - goes back, ! goes on out of turn, = stays, which is not allowed. */
    private record Signs(String plays, List<RecordedAct<RingBoard>> acts) implements RecordedGame<RingBoard> {
        @Override
        public RingBoard start() {
            return new RingBoard(5, 0, 0);
        }

        @Override
        public int plies() {
            return plays.length();
        }

        @Override
        public int play(int index, RingBoard board) throws PlayException {
            return switch (plays.charAt(index)) {
                case '+', '!' -> RingBoard.ON;
                case '-' -> RingBoard.BACK;
                default -> throw new PlayException(Sentence.english("no sign"));
            };
        }

        @Override
        public int attempt(int index, RingBoard board) throws PlayException {
            return plays.charAt(index) == '=' ? RingBoard.STAY : play(index, board);
        }

        @Override
        public int by(int index, int next) {
            return plays.charAt(index) == '!' ? 1 - next : next;
        }

        @Override
        public String written(int index) {
            return plays.substring(index, index + 1);
        }

        @Override
        public @Nullable String recorded() {
            return "0-1";
        }

        @Override
        public @Nullable Outcome recordedOutcome() {
            return new Outcome.Win(1);
        }

        @Override
        public @Nullable String rules() {
            return null;
        }

        @Override
        public Map<String, String> tags() {
            return Map.of("Site", "Aachen");
        }

        @Override
        public List<Liberty> liberties() {
            return List.of();
        }
    }

    @Test
    void aRecordBecomesACase() throws InputException {
        Signs record = new Signs("+-!?+", List.of(
                RecordedAct.of(1, new Act.Claim(1, "third", OptionalInt.of(RingBoard.BACK), "-")),
                RecordedAct.of(2, new Act.Agree(Outcome.DRAW))));
        String line = new CaseWriter().line(CaseWriter.caseOf(Ring.GAME, record, "s1"), Ring.GAME.seats());
        assertThat(line).isEqualTo("{\"id\":\"s1\",\"game\":\"ring\",\"start\":\"startpos\","
                + "\"moves\":[\"on\",\"back\",\"blue on\",\"?\",\"+\"],"
                + "\"events\":[{\"after\":1,\"by\":\"blue\",\"kind\":\"claim\",\"claim\":\"third\",\"move\":\"back\"},"
                + "{\"after\":2,\"kind\":\"agree\",\"outcome\":{\"kind\":\"draw\"}}],"
                + "\"recorded\":\"0-1\",\"tags\":{\"Site\":\"Aachen\"}}");
        assertThat(Conformance.faults(Schemas.CASE, line)).isEmpty();
        assertThat(Ring.rule(line).outcome()).isEqualTo(Outcome.DRAW);
        assertThat(Ring.rule(line).afterEnd()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "+-!", "=", "+-="})
    void aRecordIsACaseIfItsPlaysAreUnderstood(String signs) {
        assertThatCode(() -> CaseWriter.checkWritable(new Signs(signs, List.of()))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"?, ?", "+?, ?", "+?+, ?", "=+, ="})
    void aRecordIsNoCaseIfOneOfItsPlaysIsNot(String signs, String sign) {
        assertThatThrownBy(() -> CaseWriter.checkWritable(new Signs(signs, List.of()))).isInstanceOf(InputException.class)
                .hasMessage("'" + sign + "' cannot be played, so it cannot be written as a case: no sign");
    }

    @Test
    void aCaseOfACaseIsTheSame() throws InputException {
        Entry<RingBoard> entry = Entry.begin(Ring.GAME, "3:2 blue");
        assertThat(CaseWriter.caseOf(Ring.GAME, entry.record(), null)).isEqualTo(entry.source());
    }
}
