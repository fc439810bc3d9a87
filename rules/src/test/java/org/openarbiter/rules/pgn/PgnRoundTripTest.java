package org.openarbiter.rules.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** Properties of made-up games: what is written reads back, and what is damaged damages nothing else. */
class PgnRoundTripTest {
    private static final String SAFE = "[Event \"safe %d\"]\n[Result \"1-0\"]\n\n1. e4 e5 {safe} 2. Nf3 Nc6 1-0\n\n";

    private static PgnGame only(String text) throws Exception {
        List<RawGame> games = PgnTexts.split(PgnTexts.bytes(text));
        assertThat(games).hasSize(1);
        return PgnGame.read(games.getFirst(), false);
    }

    private static String write(PgnGame game) {
        return PgnWriter.write(List.of(), game.values(), game.movetext(), String.valueOf(game.marker()), 0);
    }

    private static List<String> mainLine(PgnGame game) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < game.plies(); i++) {
            moves.add(game.written(i));
        }
        return moves;
    }

    private static List<String> mainLine(PgnLine line) {
        return line.items().stream().filter(PgnLine.Move.class::isInstance).map(item -> ((PgnLine.Move) item).text()).toList();
    }

    @RepeatedTest(500)
    void whatIsWrittenReadsBack(RepetitionInfo repetition) throws Exception {
        Random random = new Random(repetition.getCurrentRepetition());
        List<String> moves = List.of("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "--", "0-0", "Bxc6+", "dxc6");
        PgnGame game = only(PgnTexts.game(random, "round trip", moves, "0-1"));
        assertThat(game.liberties()).isEmpty();
        assertThat(mainLine(game)).isEqualTo(moves).isEqualTo(mainLine(game.movetext()));
        String written = write(game);
        PgnGame again = only(written);
        assertThat(again.values()).isEqualTo(game.values());
        assertThat(again.movetext()).isEqualTo(game.movetext());
        assertThat(again.marker()).isEqualTo(game.marker());
        assertThat(again.liberties()).isEmpty();
        assertThat(write(again)).isEqualTo(written);
    }

    @Test
    void linesHaveAtMostEightyCharacters() throws Exception {
        String text = "x ".repeat(300);
        String written = write(only("1. e4 {" + text + "} (1. d4 {" + text + "}) e5 ".repeat(50) + "*"));
        assertThat(written.lines()).allMatch(line -> line.length() <= 80);
    }

    /** Whatever happens to one game, it fails as input does, and the games not touched stay as they are. */
    @RepeatedTest(500)
    void damageStaysWhereItIs(RepetitionInfo repetition) throws Exception {
        Random random = new Random(repetition.getCurrentRepetition());
        byte[] victim = PgnTexts.bytes(PgnTexts.game(random, "victim", List.of("e4", "e5", "Nf3", "Nc6"), "1-0"));
        byte[] damaged = victim.clone();
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            damaged[random.nextInt(victim.length - 2)] = (byte) (random.nextBoolean() ? random.nextInt(256)
                    : "{}()[];%\n\r*\"-$\\".charAt(random.nextInt(15)));
        }
        byte[] before = PgnTexts.bytes(SAFE.formatted(1));
        byte[] after = PgnTexts.bytes(SAFE.formatted(2) + SAFE.formatted(3));
        byte[] all = new byte[before.length + damaged.length + after.length];
        System.arraycopy(before, 0, all, 0, before.length);
        System.arraycopy(damaged, 0, all, before.length, damaged.length);
        System.arraycopy(after, 0, all, before.length + damaged.length, after.length);
        List<String> untouched = new ArrayList<>();
        for (RawGame raw : PgnTexts.split(all)) {
            try {
                PgnGame game = PgnGame.read(raw, false);
                assertThat(mainLine(game.movetext())).isEqualTo(mainLine(game));
                only(write(game));
                String event = game.value("Event");
                if (event != null && event.startsWith("safe")) {
                    assertThat(mainLine(game)).containsExactly("e4", "e5", "Nf3", "Nc6");
                    // What is left of the damaged game may look like text before the next one.
                    assertThat(game.liberties()).allMatch(l -> l.text().equals("text before the game was ignored"));
                    untouched.add(event);
                }
            } catch (InputException e) {
                assertThat(e.line()).isPositive();
            }
        }
        assertThat(untouched).containsExactly("safe 1", "safe 2", "safe 3");
    }

    @Test
    void remarksComeBehindTheirMovesAndReplaceEarlierOnes() throws Exception {
        PgnGame game = only("{Arbiter: old} 1. e4 $1 {mine} {Arbiter: old} e5 *");
        PgnLine line = PgnRemarks.into(game.movetext(), moment -> moment == 1 ? "a } remark" : moment == 2 ? "last" : null);
        assertThat(PgnWriter.write(List.of(), game.values(), line, "*", 0)).isEqualTo("""

                1. e4 $1 {Arbiter: a ) remark} {mine} 1... e5 {Arbiter: last} *

                """);
        assertThat(PgnRemarks.into(line, moment -> null)).isEqualTo(only("1. e4 $1 {mine} e5 *").movetext());
    }
}
