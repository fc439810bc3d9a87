package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.ruling.Verdict;

class CaseReaderTest {
    private static final String FULL = "{\"id\":\"r1\",\"game\":\"ring\",\"rules\":\"ring:club?dues=no\",\"start\":\"3:1 blue\","
            + "\"moves\":[\"on\",\"red back\",\"on\"],\"events\":[{\"after\":1,\"by\":\"red\",\"kind\":\"offer\"},"
            + "{\"after\":3,\"by\":\"red\",\"kind\":\"claim\",\"claim\":\"third\",\"move\":\"back\"},"
            + "{\"after\":3,\"kind\":\"agree\",\"outcome\":{\"kind\":\"ranked\",\"points\":{\"red\":1.5,\"blue\":2}}}],"
            + "\"recorded\":\"1-0\",\"tags\":{\"Event\":\"Café\"}}";

    @Test
    void everyFieldArrives() throws InputException {
        Entry<?> entry = Ring.read(FULL);
        assertThat(entry.source().id()).isEqualTo("r1");
        assertThat(entry.rulebook().id()).hasToString("ring:club?dues=no");
        assertThat(entry.record().start().toText()).isEqualTo("3:1 blue");
        assertThat(entry.record().plies()).isEqualTo(3);
        assertThat(entry.record().by(0, 1)).isEqualTo(1);
        assertThat(entry.record().by(1, 1)).isZero();
        assertThat(entry.record().written(1)).isEqualTo("red back");
        assertThat(entry.record().acts()).hasSize(3);
        assertThat(entry.record().recordedOutcome()).isEqualTo(new Outcome.Win(0));
        assertThat(entry.record().tags()).containsEntry("Event", "Café");
        assertThat(entry.record().liberties()).isEmpty();
        assertThat(Ring.rule(entry).outcome()).isEqualTo(new Outcome.Ranked(List.of(1.5, 2.0)));
    }

    @Test
    void aCaseIsWrittenAsItWasRead() throws InputException {
        Entry<?> entry = Ring.read(FULL);
        String again = new CaseWriter().line(entry.source(), entry.seats());
        assertThat(Ring.read(again).source()).isEqualTo(entry.source());
        assertThat(Conformance.faults(Schemas.CASE, again)).isEmpty();
    }

    @Test
    void anEmptyLineIsNoCase() {
        assertThat(fault("", false).expected()).isEqualTo("a JSON object");
        assertThat(fault(" ", false).column()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"game":x}          | 9  | not JSON: "x"; expected a string, a number, true, false, null, [ or {
            {"game":}           | 9  | not JSON: "}"; expected a string, a number, true, false, null, [ or {
            {"id":"a" "game":1} | 11 | not JSON: "\""; expected a comma or }
            {"id":"a",}         | 11 | not JSON: "}"; expected a name in double quotes
            {"id" "a"}          | 7  | not JSON: "\""; expected a colon
            {'id':1}            | 2  | not JSON: "'"; expected a name in double quotes
            {"moves":[1 2]}     | 13 | not JSON: "2"; expected a comma or ]
            {"moves":1]}        | 11 | not JSON: "]"; expected }
            {"id":1}}           | 9  | not JSON: "}"; expected the end
            {"id":"\\q"}        | 9  | not JSON: "\\q"; expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and four hexadecimal digits
            {"id":01}           | 8  | not JSON: a number that JSON does not allow; expected a number such as 12, -3.5 or 1e6
            {"id":"\u0001"}     | 8  | not JSON: a control character in a string; expected an escape such as \\n or \\t
            """)
    void what_is_not_JSON_is_said_in_plain_words(String line, int column, String reason) {
        assertThat(fault(line, false).reason()).isEqualTo(reason);
        assertThat(fault(line, false).column()).isEqualTo(column);
    }

    @Test
    void littleIsNeeded() throws InputException {
        Entry<?> entry = Ring.read("\uFEFF {\"game\":\"ring\",\"id\":null}\r");
        assertThat(entry.source().id()).isNull();
        assertThat(entry.rulebook().id()).hasToString("ring:club");
        assertThat(Ring.rule(entry).verdict()).isEqualTo(Verdict.OPEN);
    }

    @Test
    void aMoveThatCannotBePlayedIsForTheRefereeToSay() throws InputException {
        assertThat(Ring.rule("{\"game\":\"ring\",\"moves\":[\"on\",\"purple on\"]}").verdict().status()).isEqualTo("illegal");
    }

    @Test
    void anAnnouncedMoveThatCannotBePlayedIsKeptAsText() throws InputException {
        var claims = Ring.rule("{\"game\":\"ring\",\"events\":[{\"after\":0,\"by\":\"red\",\"kind\":\"claim\",\"claim\":"
                + "\"third\",\"move\":\"fly\"}]}").claims();
        assertThat(claims).singleElement().satisfies(claim -> {
            assertThat(claim.announced()).isEqualTo("fly");
            assertThat(claim.granted()).isFalse();
        });
    }

    @ParameterizedTest
    @CsvSource({"1-0, win", "0-1, win", "1/2-1/2, draw"})
    void aShortResultWillDoForTwo(String result, String kind) throws InputException {
        String line = "{\"game\":\"ring\",\"events\":[{\"after\":0,\"kind\":\"agree\",\"result\":\"" + result + "\"}]}";
        assertThat(Ring.rule(line).outcome().kind()).isEqualTo(kind);
    }

    @Test
    void anUnknownFieldIsALiberty() throws InputException {
        String line = "{\"game\":\"ring\",\"colour\":1,\"events\":[{\"after\":0,\"kind\":\"agree\","
                + "\"result\":\"1-0\",\"of\":\"all\"}]}";
        assertThat(Ring.read(line).record().liberties()).extracting(Liberty::column).containsExactly(16, 78);
        assertThatThrownBy(() -> Ring.readStrictly(line)).isInstanceOf(InputException.class);
        assertThat(fault("{\"game\":\"ring\",\"colour\":1}", true).column()).isEqualTo(16);
        assertThat(fault("{\"game\":\"ring\",\"colour\":1}", true).expected()).startsWith("a field named ").contains("moves", "events", " or ");
    }

    /** A caret stands under the offending value. */
    @ParameterizedTest
    @ValueSource(strings = {
        """
        [1]
        ^ an object""",
        """
        {"game":"ring"
                      ^ one JSON object""",
        """
        {"game":"ring",}
                       ^ a name in double quotes""",
        """
        {"game":"ring" "id":"x"}
                       ^ a comma or }""",
        """
        {"game":ring}
                ^ a string, a number""",
        """
        {"game":"ring"} {}
                        ^ one JSON object on the line""",
        """
        {"moves":[]}
        ^ the name of the game""",
        """
        {"game":7}
                ^ a string""",
        """
        {"game":"halma"}
                ^ ring""",
        """
        {"game":"ring","game":"ring"}
                       ^ each name once""",
        """
        {"id":"é😀","game":"halma"}
                          ^ ring""",
        """
        {"game":"ring","id":5}
                            ^ a string""",
        """
        {"game":"ring","moves":"on"}
                               ^ a list of strings""",
        """
        {"game":"ring","moves":["on",3]}
                                     ^ a string""",
        """
        {"game":"ring","start":"12"}
                                ^ a size""",
        """
        {"game":"ring","start":"4:9 red"}
                                  ^ a point below 4""",
        """
        {"game":"ring","start":"\\u0034:9 red"}
                                       ^ a point below 4""",
        """
        {"game":"ring","start":"4:1 pink"}
                                   ^ red or blue""",
        """
        {"game":"ring","players":["a","b"]}
                                 ^ red, blue""",
        """
        {"game":"ring","board":"3x3"}
                               ^ start""",
        """
        {"game":"ring","midgame":"no"}
                                 ^ true or false""",
        """
        {"game":"ring","events":{}}
                                ^ a list of events""",
        """
        {"game":"ring","events":[1]}
                                 ^ an event""",
        """
        {"game":"ring","events":[{"kind":"flag"}]}
                                 ^ a number from 0 to""",
        """
        {"game":"ring","moves":["on"],"events":[{"after":2,"kind":"flag","by":"red"}]}
                                                         ^ a number from 0 to 1""",
        """
        {"game":"ring","events":[{"after":-1,"kind":"flag","by":"red"}]}
                                          ^ a number from 0 to""",
        """
        {"game":"ring","events":[{"after":0.5,"kind":"flag","by":"red"}]}
                                          ^ a number from 0 to""",
        """
        {"game":"ring","events":[{"after":99999999999999999999,"kind":"flag","by":"red"}]}
                                          ^ a number from 0 to""",
        """
        {"game":"ring","moves":["on"],"events":[{"after":1,"kind":"touch","by":"red"},{"after":0,"kind":"flag","by":"red"}]}
                                                                                               ^ in the order""",
        """
        {"game":"ring","events":[{"after":0,"kind":"dance","by":"red"}]}
                                                   ^ one of claim""",
        """
        {"game":"ring","events":[{"after":0,"kind":"flag"}]}
                                 ^ who did it""",
        """
        {"game":"ring","events":[{"after":0,"kind":"flag","by":"green"}]}
                                                               ^ red or blue""",
        """
        {"game":"ring","events":[{"after":0,"kind":"claim","by":"red"}]}
                                 ^ the id""",
        """
        {"game":"ring","events":[{"after":0,"kind":"dead","points":["A1"]}]}
                                                   ^ can happen in ring""",
        """
        {"game":"ring","events":[{"after":0,"kind":"agree"}]}
                                 ^ what was agreed""",
        """
        {"game":"ring","events":[{"after":0,"kind":"agree","result":"2-0"}]}
                                                                    ^ 1-0""",
        """
        {"game":"ring","events":[{"after":0,"kind":"agree","outcome":{"kind":"win","winner":"pink"}}]}
                                                                                            ^ red or blue""",
        """
        {"game":"ring","events":[{"after":0,"kind":"agree","outcome":{"kind":"ranked","points":{"red":1e999,"blue":0}}}]}
                                                                                                      ^ a number of points""",
        """
        {"game":"ring","events":[{"after":0,"kind":"agree","outcome":{"kind":"ranked","points":{"red":1}}}]}
                                                                                               ^ points for each""",
        """
        {"game":"ring","tags":{"Event":1}}
                                       ^ a string""",
        """
        {"game":"ring","id":"\\ud800"}
                            ^ Unicode""",
    })
    void anErrorSaysWhereAndWhatWasExpected(String drawing) {
        String line = drawing.lines().findFirst().orElseThrow();
        String below = drawing.lines().skip(1).findFirst().orElseThrow();
        int caret = below.indexOf('^');
        String expected = below.substring(caret + 1).strip().replaceFirst("^an object$", "a JSON object");
        InputException fault = fault(line, false);
        assertThat(fault.line()).isEqualTo(1);
        assertThat(fault.expected()).contains(expected);
        assertThat(fault.column()).as(fault.message()).isEqualTo(caret + 1);
    }

    @Test
    void aRulebookIsLookedUpWhenItIsWanted() throws InputException {
        Entry<?> other = Ring.read("{\"game\":\"ring\",\"rules\":\"chess:fide-2023\"}");
        Entry<?> none = Ring.read("{\"game\":\"ring\",\"rules\":\"ring:pub\"}");
        assertThat(catchThrowableOfType(InputException.class, other::rulebook).column()).isEqualTo(24);
        assertThat(catchThrowableOfType(InputException.class, none::rulebook).message()).contains("club");
    }

    @Test
    void bytesThatAreNotUtf8AreFound() {
        byte[] bytes = "{\"id\":\"é?\",\"game\":\"ring\"}".getBytes(StandardCharsets.UTF_8);
        bytes[9] = (byte) 0xC0;
        InputException fault = fault(CaseLines.of(bytes), false);
        assertThat(fault.expected()).isEqualTo("UTF-8 text");
        assertThat(fault.column()).isEqualTo(9);
        assertThatThrownBy(() -> Ring.READER.read(CaseLines.of("\0{\0}".getBytes(StandardCharsets.UTF_8)), false))
                .isInstanceOf(InputException.class);
    }

    @Test
    void nestingAndSizeAreBounded() {
        assertThat(fault("{\"game\":\"ring\",\"x\":" + "[".repeat(1_000_000), false).message()).contains("nested");
        assertThat(fault("{\"game\":\"ring\",\"x\":[" + "1,".repeat(1_000_000) + "1]}", false).message())
                .contains("500000 values");
        assertThat(fault("{\"game\":\"ring\",\"x\":1" + "0".repeat(100_000) + "}", false).message()).contains("excessive");
        assertThat(fault("{\"game\":\"" + "ring".repeat(5_000_000) + "\"}", false).column()).isZero();
    }

    @Test
    void mutatedLinesRaiseNothingElse() {
        Random random = new Random(20250101);
        byte[] original = FULL.getBytes(StandardCharsets.UTF_8);
        byte[] alphabet = "{}[]\",:0123456789.eE+-\\untrfalsx \u00e9".getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = original.clone();
            for (int edits = random.nextInt(4); edits >= 0; edits--) {
                int at = random.nextInt(bytes.length);
                bytes[at] = random.nextBoolean() ? alphabet[random.nextInt(alphabet.length)] : (byte) random.nextInt(256);
            }
            RawGame raw = CaseLines.of(random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes);
            try {
                Entry<?> entry = Ring.READER.read(raw, random.nextBoolean());
                Ring.rule(entry);
                new CaseWriter().line(entry.source(), entry.seats());
            } catch (InputException e) {
                assertThat(e.line()).isEqualTo(1);
                assertThat(e.column()).isBetween(0, FULL.length() + 1);
                assertThat(e.expected()).isNotEmpty();
            }
        }
    }

    private static InputException fault(String line, boolean strict) {
        return fault(Ring.raw(line), strict);
    }

    private static InputException fault(RawGame raw, boolean strict) {
        return catchThrowableOfType(InputException.class, () -> Ring.READER.read(raw, strict));
    }
}
