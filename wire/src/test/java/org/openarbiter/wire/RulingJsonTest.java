package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.words.Sentence;

class RulingJsonTest {
    private static final String ALL_REPEAT = "\"on\",\"back\",\"on\",\"back\",\"on\",\"back\",\"on\",\"back\",\"on\",\"back\"";

    private final RulingJson json = new RulingJson();

    /** The repetition of the contract's example, whose cycle tells a class for each play. */
    private record Chased() implements Finding {
        @Override
        public String kind() {
            return "repetition";
        }

        @Override
        public List<Integer> plies() {
            return List.of(0, 4, 8);
        }

        @Override
        public Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("positions", plies());
            values.put("same", "board and side to move");
            values.put("cycle", List.of(play(1, "red", "h8h9", "check"), play(2, "black", "f9f8", "idle")));
            return values;
        }

        private static Map<String, Object> play(int ply, String player, String move, String kind) {
            Map<String, Object> play = new LinkedHashMap<>();
            play.put("ply", ply);
            play.put("player", player);
            play.put("move", move);
            play.put("class", kind);
            return play;
        }

        @Override
        public Sentence sentence() {
            return Sentence.english("thrice");
        }
    }

    @Test
    void theExampleOfTheContractComesOutFieldByField() {
        Rule<RingBoard> rule = Ring.GAME.rulebooks().getFirst().rules().getFirst();
        Ruling ruling = new Ruling(
                Seats.of("red", "black"), new RulebookId("xiangqi", "wxf"), 8, new Verdict.Ended(new Outcome.Win(1), rule, 8, Sentence.english("…"), rule.statement().source()),
                "perpetual-check", "WXF …", 8, List.of(new Chased()), List.of(), List.of(), List.of(), List.of(),
                List.of(), 0, Sentence.english("Black wins: …"));
        String line = json.line(new RulingJson.Heading("d1", "xiangqi", null, List.of(), null), ruling);
        assertThat(line).isEqualTo("{\"schema\":\"arbiter.ruling/1\",\"id\":\"d1\",\"game\":\"xiangqi\","
                + "\"rules\":\"xiangqi:wxf\",\"plies\":8,\"recorded\":null,"
                + "\"status\":\"ended\",\"outcome\":{\"kind\":\"win\",\"winner\":\"black\"},"
                + "\"rule\":\"xiangqi:wxf/perpetual-check\",\"source\":\"WXF …\",\"ply\":8,"
                + "\"findings\":[{\"kind\":\"repetition\",\"positions\":[0,4,8],\"same\":\"board and side to move\","
                + "\"cycle\":[{\"ply\":1,\"player\":\"red\",\"move\":\"h8h9\",\"class\":\"check\"},"
                + "{\"ply\":2,\"player\":\"black\",\"move\":\"f9f8\",\"class\":\"idle\"}],\"text\":\"thrice\"}],"
                + "\"text\":\"Black wins: …\"}");
        assertThat(Conformance.faults(Schemas.RULING, line)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{\"game\":\"ring\"}",
        "{\"game\":\"ring\",\"moves\":[\"stay\",\"on\"],\"extra\":1}",
        "{\"game\":\"ring\",\"moves\":[\"fly\"]}",
        "{\"game\":\"ring\",\"moves\":[\"on\",\"back\",\"on\",\"back\"]}",
        "{\"game\":\"ring\",\"moves\":[\"on\",\"back\",\"on\",\"back\",\"on\",\"back\"]}",
        "{\"game\":\"ring\",\"moves\":[" + ALL_REPEAT + "]}",
        "{\"game\":\"ring\",\"moves\":[\"on\",\"on\"],\"events\":[{\"after\":1,\"by\":\"red\",\"kind\":\"resign\"}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"by\":\"red\",\"kind\":\"claim\",\"claim\":\"third\"}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"by\":\"red\",\"kind\":\"claim\",\"claim\":\"x\",\"move\":\"on\"}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"kind\":\"agree\",\"outcome\":{\"kind\":\"ranked\","
                + "\"points\":{\"red\":1.5,\"blue\":7}}}]}",
    })
    void rulingsOfAllKindsConform(String line) throws InputException {
        Entry<?> entry = Ring.read(line);
        RulingJson.Heading heading =
                new RulingJson.Heading("f#1", "ring", "½-½", entry.record().liberties(), Map.of("stones", List.of()));
        String out = json.line(heading, Ring.rule(entry));
        assertThat(Conformance.faults(Schemas.RULING, out)).as(out).isEmpty();
        assertThat(out).doesNotContain("\n");
    }

    @Test
    void whatIsLeftToTheRefereeHasOptions() throws InputException {
        assertThat(out("{\"game\":\"ring\",\"moves\":[\"on\",\"back\",\"on\",\"back\",\"on\",\"back\"]}")).contains(
                "\"status\":\"referred\",\"outcome\":{\"kind\":\"none\","
                        + "\"options\":[{\"kind\":\"draw\"},{\"kind\":\"no-result\"}]},"
                        + "\"rule\":\"ring:club/fourth\",\"source\":\"Rules of the Ring, 1\",\"ply\":6,\"findings\":[{",
                "\"claimable\":[{\"by\":\"red\",\"claim\":\"third\",\"findings\":[{\"kind\":\"repetition\"",
                "\"warnings\":[{\"player\":null,\"rule\":\"ring:club/fifth\",\"text\":\"once more is a draw\"}]");
    }

    @Test
    void anOpenRulingHasNoRule() throws InputException {
        assertThat(out("{\"game\":\"ring\",\"rules\":\"ring:club?dues=no\",\"moves\":[\"on\"]}")).isEqualTo(
                "{\"schema\":\"arbiter.ruling/1\",\"id\":\"x\",\"game\":\"ring\",\"rules\":\"ring:club?dues=no\",\"plies\":1,"
                        + "\"recorded\":null,\"status\":\"open\",\"outcome\":{\"kind\":\"none\"},\"rule\":null,\"source\":null,"
                        + "\"ply\":1,\"findings\":[],\"text\":\"The game is still open after move 1 (on).\"}");
    }

    @Test
    void violationsAndClaimsAreTold() throws InputException {
        assertThat(out("{\"game\":\"ring\",\"rules\":\"ring:club?dues=no\",\"moves\":[\"stay\",\"on\"],"
                        + "\"events\":[{\"after\":0,\"by\":\"red\",\"kind\":\"claim\",\"claim\":\"third\",\"move\":\"on\"}]}"))
                .contains("\"violations\":[{\"ply\":1,\"player\":\"red\",\"move\":\"stay\",\"rule\":\"ring:club/no-stay\","
                        + "\"text\":\"the piece must move\"}]")
                .contains("\"claims\":[{\"ply\":0,\"by\":\"red\",\"claim\":\"third\",\"move\":\"on\",\"granted\":false,"
                        + "\"reason\":\"no third time\",\"penalty\":{\"to\":\"blue\",\"seconds\":120},"
                        + "\"text\":\"Red claimed third, declaring move 1 (on); the claim is refused: no third time; two minutes are added to Blue's clock\"}]");
    }

    @Test
    void theRestIsToldLast() {
        Ruling ruling = new Ruling(
                Seats.of("B", "W", "R"), new RulebookId("go", "kee"), 9, Verdict.OPEN, null, "", 9, List.of(), List.of(), List.of(), List.of(),
                List.of(), List.of(new Ban(1, 9, 0), new Ban(2, 9, -1)), 3, Sentence.english("Open."));
        String line = json.line(
                new RulingJson.Heading("g", "go", "B+3.5", List.of(new Liberty(2, 7, "odd")), "5:1 red"), ruling);
        assertThat(line).endsWith("\"text\":\"Open.\",\"banned\":[{\"player\":\"W\",\"ply\":9,\"finding\":0},"
                + "{\"player\":\"R\",\"ply\":9}],\"afterEnd\":3,\"liberties\":[{\"line\":2,\"column\":7,\"text\":\"odd\"}],"
                + "\"position\":\"5:1 red\"}");
        assertThat(Conformance.faults(Schemas.RULING, line)).isEmpty();
    }

    @Test
    void anUnreadableGameIsAnsweredWithItsError() {
        String line = json.unreadable("f#2", null, null, null, new InputException(3, 14, "\"dance\"", "one of claim, offer"));
        assertThat(line).isEqualTo("{\"schema\":\"arbiter.ruling/1\",\"id\":\"f#2\",\"game\":null,\"rules\":null,\"plies\":0,"
                + "\"recorded\":null,\"status\":\"unreadable\",\"outcome\":{\"kind\":\"none\"},\"rule\":null,\"source\":null,"
                + "\"ply\":0,\"findings\":[],"
                + "\"text\":\"Not readable: line 3, column 14: \\\"dance\\\"; expected one of claim, offer.\","
                + "\"error\":{\"line\":3,\"column\":14,\"found\":\"\\\"dance\\\"\",\"expected\":\"one of claim, offer\","
                + "\"message\":\"line 3, column 14: \\\"dance\\\"; expected one of claim, offer\"}}");
        assertThat(Conformance.faults(Schemas.RULING, line)).isEmpty();
        String bare = json.unreadable("", "ring", "ring:club", "won", new InputException(0, 0, "no", ""));
        assertThat(bare).contains("\"rules\":\"ring:club\",\"plies\":0,\"recorded\":\"won\",");
        assertThat(Conformance.faults(Schemas.RULING, bare)).isEmpty();
    }

    @Test
    void aFindingNamesItsPliesOnce() {
        assertThat(withFinding(Map.of("lost", "O-O"))).contains("{\"kind\":\"not-the-same\",\"plies\":[12],\"lost\":\"O-O\",");
        assertThat(withFinding(Map.of("ply", 12))).contains("{\"kind\":\"not-the-same\",\"ply\":12,\"text\"");
    }

    private String withFinding(Map<String, Object> values) {
        Finding finding = new Finding() {
            @Override
            public String kind() {
                return "not-the-same";
            }

            @Override
            public List<Integer> plies() {
                return List.of(12);
            }

            @Override
            public Map<String, Object> values() {
                return values;
            }

            @Override
            public Sentence sentence() {
                return Sentence.english("castling right lost");
            }
        };
        return json.line(heading(null), new Ruling(
                Seats.of("a", "b"), new RulebookId("x", "y"), 12, Verdict.OPEN, null, "", 12, List.of(finding), List.of(), List.of(), List.of(),
                List.of(), List.of(), 0, Sentence.english("Open.")));
    }

    private static RulingJson.Heading heading(@Nullable Object position) {
        return new RulingJson.Heading("x", "ring", null, List.of(), position);
    }

    private String out(String line) throws InputException {
        String out = json.line(heading(null), Ring.rule(line));
        assertThat(Conformance.faults(Schemas.RULING, out)).isEmpty();
        return out;
    }
}
