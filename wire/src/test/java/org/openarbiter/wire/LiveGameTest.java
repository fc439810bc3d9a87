package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;

class LiveGameTest {
    private final LiveGame<RingBoard> game;

    LiveGameTest() throws InputException {
        game = Ring.live();
    }

    @Test
    void actsGoInAndRulingsComeOut() {
        assertThat(say("{'kind':'play','move':'on'}")).contains("\"plies\":1", "\"status\":\"open\"");
        assertThat(say("{'kind':'play','move':'back','by':'blue'}")).contains("\"plies\":2");
        assertThat(say("{'kind':'claim','claim':'third'}"))
                .contains("\"claims\":[{\"ply\":2,\"by\":\"red\"", "\"granted\":false");
        assertThat(say("{'kind':'resign'}")).contains("\"outcome\":{\"kind\":\"win\",\"winner\":\"blue\"}");
        assertThat(say("{'kind':'play','move':'on'}")).contains("\"plies\":2", "\"afterEnd\":1");
        assertThat(say("{'kind':'ruling'}")).contains("\"afterEnd\":1");
    }

    /** A client that insists must not make every later answer longer. */
    @Test
    void aClaimThatIsRefusedAgainAndAgainIsCounted() {
        say("{'kind':'play','move':'on'}");
        int once = say("{'kind':'claim','claim':'third'}").length();
        for (int time = 2; time < 4000; time++) {
            say("{'kind':'claim','claim':'third'}");
        }
        String latest = say("{'kind':'claim','claim':'third'}");
        assertThat(latest).contains("\"times\":4000").hasSizeLessThan(once + 50);
        assertThat(say("{'kind':'undo'}")).contains("\"times\":3999");
    }

    @Test
    void aPlayThatIsNotAllowedIsRuledOnAndNotKept() {
        assertThat(say("{'kind':'play','move':'stay'}")).contains("\"status\":\"illegal\"", "\"rule\":\"ring:club/no-stay\"");
        assertThat(say("{'kind':'play','move':'fly'}")).contains("\"status\":\"illegal\"", "fly");
        assertThat(say("{'kind':'play','move':'on'}")).contains("\"status\":\"open\"", "\"plies\":1");
    }

    /** Cases have machine notation alone, so a snapshot can be judged whatever the players wrote. */
    @Test
    void movesAsPlayersWriteThemAreKeptInMachineNotation() throws InputException {
        LiveGame<?> chess = live(new Chess());
        assertThat(say(chess, "{'kind':'play','move':'Nf3'}")).contains("after 1.Nf3.");
        assertThat(say(chess, "{'kind':'play','move':'Nd6'}")).contains("1...Nd6 is illegal: no knight can go to d6.");
        assertThat(say(chess, "{'kind':'preview','move':'Nf6'}")).contains("\"allowed\":true");
        assertThat(say(chess, "{'kind':'preview','move':' Nf6 '}")).contains("\"allowed\":true");
        say(chess, "{'kind':'claim','claim':'threefold','move':'Nf6 '}");
        assertThat(say(chess, "{'kind':'snapshot'}")).contains("\"moves\":[\"g1f3\"]", "\"move\":\"g8f6\"");
    }

    private static <B extends Board> LiveGame<B> live(Game<B> game) throws InputException {
        return new LiveGame<>(Entry.begin(game, "startpos"), game.rulebooks().getFirst(), Options.DEFAULT.withStrict(true), false);
    }

    private static String say(LiveGame<?> game, String line) {
        return game.answer(CaseLines.of(line.replace('\'', '"').getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void theLatestActIsTakenBack() {
        String start = say("{'kind':'ruling'}");
        say("{'kind':'play','move':'on'}");
        String one = say("{'kind':'ruling'}");
        say("{'kind':'resign'}");
        assertThat(say("{'kind':'undo'}")).isEqualTo(one);
        assertThat(say("{'kind':'undo'}")).isEqualTo(start);
        assertThat(say("{'kind':'undo'}")).isEqualTo(start);
    }

    @Test
    void theLatestPlayIsTakenBackWithAllThatCameAfterIt() {
        game.takeBackPlay();
        say("{'kind':'offer'}");
        String before = say("{'kind':'ruling'}");
        String record = say("{'kind':'snapshot'}");
        say("{'kind':'play','move':'on'}");
        say("{'kind':'offer','by':'red'}");
        say("{'kind':'claim','claim':'third'}");
        game.takeBackPlay();
        assertThat(say("{'kind':'ruling'}")).isEqualTo(before);
        assertThat(say("{'kind':'snapshot'}")).isEqualTo(record);
    }

    @Test
    void questionsChangeNothing() {
        assertThat(say("{'kind':'legal'}")).isEqualTo("{\"by\":\"red\",\"legal\":[\"on\",\"back\"]}");
        String before = say("{'kind':'ruling'}");
        assertThat(say("{'kind':'preview','move':'stay'}"))
                .startsWith("{\"preview\":\"stay\",\"by\":\"red\",\"allowed\":false,\"ruling\":{")
                .contains("\"status\":\"illegal\"");
        assertThat(say("{'kind':'preview','move':'on'}")).contains("\"allowed\":true", "\"plies\":1");
        assertThat(say("{'kind':'preview','move':'fly'}")).contains("\"allowed\":false");
        assertThat(say("{'kind':'ruling'}")).isEqualTo(before);
        say("{'kind':'resign','by':'blue'}");
        assertThat(say("{'kind':'legal'}")).isEqualTo("{\"by\":null,\"legal\":[]}");
        assertThat(say("{'kind':'preview','move':'on'}")).contains("\"allowed\":false", "\"status\":\"ended\"");
    }

    @Test
    void anUnreadableLineIsAnsweredAndTheGameGoesOn() {
        String answer = say("{'kind':'dance'}");
        assertThat(answer).startsWith("{\"error\":{\"line\":1,\"column\":9,\"found\":\"\\\"dance\\\"\","
                + "\"expected\":\"one of play");
        assertThat(say("{'kind':'play','move':'on','by':'pink'}")).contains("\"column\":33");
        assertThat(say("{'kind':'play'}")).contains("\"column\":1", "move");
        assertThat(say("{'kind':'undo','move':'on'}")).contains("\"error\"");
        assertThat(say("nonsense")).contains("\"error\"");
        assertThat(say("{'kind':'play','move':'on'}")).contains("\"plies\":1");
    }

    @Test
    void thePositionIsShownOnDemand() throws InputException {
        LiveGame<RingBoard> shown = new LiveGame<>(
                Entry.begin(Ring.GAME, "3:2 blue"), Ring.GAME.rulebooks().getFirst(), Options.DEFAULT, true);
        assertThat(shown.answer(new Message.Play(OptionalInt.empty(), "on"))).endsWith("\"position\":\"3:0 red\"}");
    }

    @Test
    void mutatedMessagesAreAnsweredWithoutFail() {
        Random random = new Random(3);
        String[] messages = {
            "{'kind':'play','move':'on','by':'red'}", "{'kind':'claim','claim':'third','move':'on'}", "{'kind':'undo'}",
            "{'kind':'agree','outcome':{'kind':'draw'}}", "{'kind':'preview','move':'on'}"
        };
        for (int i = 0; i < 3_000; i++) {
            byte[] bytes = messages[random.nextInt(messages.length)].replace('\'', '"').getBytes(StandardCharsets.UTF_8);
            for (int edits = random.nextInt(3); edits > 0; edits--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            String answer = game.answer(CaseLines.of(bytes));
            assertThat(Conformance.faults(Schemas.ANSWER, answer)).as(answer).isEmpty();
        }
    }

    @Test
    void theRefereeDecidesWhatIsLeftToHim() {
        for (int i = 0; i < 3; i++) {
            say("{'kind':'play','move':'on'}");
            say("{'kind':'play','move':'back'}");
        }
        assertThat(say("{'kind':'ruling'}")).contains("\"status\":\"referred\"");
        assertThat(say("{'kind':'decide','outcome':{'kind':'no-result'}}"))
                .contains("\"kind\":\"no-result\"", "ring:club/fourth");
    }

    @Test
    void theRefereeDecidesAfterPlaysThatCameTooLate() {
        say("{'kind':'play','move':'on'}");
        assertThat(say("{'kind':'flag'}")).contains("\"status\":\"referred\"", "\"rule\":\"ring:club/late\"");
        assertThat(say("{'kind':'play','move':'on'}")).contains("\"plies\":1", "\"afterEnd\":1", "\"status\":\"referred\"");
        String decided = say("{'kind':'decide','outcome':{'kind':'draw'}}");
        assertThat(decided).contains("\"plies\":1", "\"afterEnd\":1", "\"outcome\":{\"kind\":\"draw\"}");
        assertThat(say("{'kind':'undo'}")).contains("\"status\":\"referred\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{'kind':'decide','outcome':{'kind':'draw'}}", "{'kind':'flag','by':'blue'}", "{'kind':'flags'}", "{'kind':'resign','by':'blue'}",
        "{'kind':'agree','outcome':{'kind':'draw'}}", "{'kind':'offer'}", "{'kind':'accept'}", "{'kind':'touch'}", "{'kind':'illegal'}",
        "{'kind':'claim','claim':'third'}"
    })
    void anActAfterTheEndIsRefusedAndNotKept(String act) {
        say("{'kind':'play','move':'on'}");
        String ended = say("{'kind':'resign','by':'red'}");
        String record = say("{'kind':'snapshot'}");
        assertThat(say(act)).contains("{\"kind\":\"passed-over\",\"ply\":1,\"text\":\"the game is over, so the act has no effect\"}");
        assertThat(say("{'kind':'snapshot'}")).isEqualTo(record);
        say("{'kind':'undo'}");
        assertThat(say("{'kind':'resign','by':'red'}")).isEqualTo(ended);
    }

    @Test
    void onlyADecisionIsTakenWhereTheGameWaitsForOne() {
        say("{'kind':'play','move':'on'}");
        say("{'kind':'flag'}");
        String record = say("{'kind':'snapshot'}");
        assertThat(say("{'kind':'resign'}")).contains("\"status\":\"referred\"", "the act has no effect while the");
        assertThat(say("{'kind':'snapshot'}")).isEqualTo(record);
        assertThat(say("{'kind':'decide','outcome':{'kind':'draw'}}")).contains("\"status\":\"ended\"").doesNotContain("passed-over");
    }

    @Test
    void aSnapshotRestoresTheGameAndIsJudgedAsTheGameIs() throws InputException {
        Random random = new Random(42);
        List<String> messages = List.of(
                "{'kind':'play','move':'on'}", "{'kind':'play','move':'on'}", "{'kind':'play','move':'back'}",
                "{'kind':'play','move':'back','by':'blue'}", "{'kind':'play','move':'stay'}", "{'kind':'offer'}",
                "{'kind':'accept','by':'red'}", "{'kind':'touch'}", "{'kind':'claim','claim':'third','move':'on'}",
                "{'kind':'claim','claim':'third'}", "{'kind':'undo'}", "{'kind':'undo'}", "{'kind':'preview','move':'on'}",
                "{'kind':'flag'}", "{'kind':'decide','outcome':{'kind':'draw'}}");
        for (int round = 0; round < 400; round++) {
            LiveGame<RingBoard> live = Ring.live();
            for (int i = random.nextInt(30); i >= 0; i--) {
                live.answer(Ring.raw(messages.get(random.nextInt(messages.size())).replace('\'', '"')));
            }
            live.answer(new Message.Play(OptionalInt.empty(), "on"));
            String snapshot = live.answer(new Message.Snapshot());
            assertThat(Conformance.faults(Schemas.CASE, snapshot)).isEmpty();
            LiveGame<?> restored = restore(Ring.read(snapshot));
            assertThat(restored.answer(new Message.Ask())).isEqualTo(live.answer(new Message.Ask()));
            assertThat(restored.answer(new Message.Snapshot())).isEqualTo(snapshot);
            Ruling judged = Ring.rule(snapshot);
            assertThat(judged).usingRecursiveComparison().isEqualTo(live.ruling());
        }
    }

    private static <B extends Board> LiveGame<B> restore(Entry<B> entry) throws InputException {
        return new LiveGame<>(entry, entry.rulebook(), Options.DEFAULT.withStrict(true), false);
    }

    /** Says it, with ' for ", and checks the answer against its schema. */
    private String say(String message) {
        String answer = game.answer(Ring.raw(message.replace('\'', '"')));
        List<String> faults = new ArrayList<>(Conformance.faults(Schemas.ANSWER, answer));
        assertThat(faults).as(answer).isEmpty();
        return answer;
    }
}
