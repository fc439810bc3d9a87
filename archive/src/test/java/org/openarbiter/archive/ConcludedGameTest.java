package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.ForwardedGame;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;

/**
 * Games that end in every way, under all rulebooks: what is written of them is ruled on as they were. The games are cases; a note says why a format
 * has no words for the reason.
 */
class ConcludedGameTest {
    /** Formats with words for why a game ended; others have at most the result. */
    private static final Set<String> TELLING = Set.of("pgn", "pgn-wxf", "pgn-iccs", "sgf", "kif", "kifu", "ki2", "csa", "gib");
    /** Formats that have no room for a result. */
    private static final Set<String> MUTE = Set.of("uci", "ucci", "usi", "epd", "fen");

    /** A ruling in few words: who won, if anybody, and by which rule. */
    private record Brief(String outcome, String rule) {
        static Brief of(Ruling ruling) {
            String outcome = ruling.outcome() instanceof Outcome.Win win ? ruling.seats().name(win.winner()) : ruling.outcome().kind();
            return new Brief(outcome, String.valueOf(ruling.rule()));
        }
    }

    @Test
    void what_is_written_of_a_game_is_ruled_on_as_the_game_was() throws Exception {
        List<String> differences = new ArrayList<>();
        for (String line : lines()) {
            boolean hasWords = !line.contains("\"note\"");
            differences.addAll(differences(read(line.getBytes(StandardCharsets.UTF_8), "jsonl", null), hasWords));
        }
        assertThat(differences).isEmpty();
    }

    /** The words of the formats, for cases of which some have a result of their own. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            pgn | "game":"chess","moves":["e2e4","e7e5"],"events":[{"after":2,"by":"white","kind":"offer"},{"after":2,"by":"black","kind":"accept"}] \
                | [Result "1/2-1/2"] | [Termination "normal"]
            pgn | "game":"chess","moves":["g1f3","g8f6","f3g1","f6g8","g1f3","g8f6","f3g1"],"events":[{"after":7,"by":"black","kind":"claim","claim":"threefold","move":"f6g8"}] \
                | [Result "1/2-1/2"] | [Termination "drawn by repetition, claimed with f6g8"]
            pgn | "game":"chess","start":"8/8/4k3/8/8/4K3/8/7R b - - 0 60","moves":[],"events":[{"after":0,"by":"white","kind":"flag"}] \
                | [Result "1/2-1/2"] | [Termination "White ran out of time"]
            pgn | "game":"chess","moves":[],"events":[{"after":0,"by":"white","kind":"flag"},{"after":0,"kind":"decide","outcome":{"kind":"draw"}}] \
                | [Result "0-1"] | [Termination "time forfeit"]
            pgn | "game":"chess","moves":[],"events":[{"after":0,"by":"white","kind":"flag"}],"recorded":"1/2-1/2" | [Result "1/2-1/2"] | [Termination "White ran out of time"]
            pgn | "game":"chess","moves":["e2e4"],"events":[{"after":1,"by":"white","kind":"offer"}] | [Result "*"] | *
            sgf | "game":"go","board":"9x9","moves":[],"events":[{"after":0,"by":"B","kind":"flag"}],"recorded":"W+" | RE[W+T] | RE[W+T]
            sgf | "game":"go","board":"9x9","moves":[],"events":[{"after":0,"by":"B","kind":"flag"}],"recorded":"W+F" | RE[W+F] | RE[W+F]
            sgf | "game":"go","board":"9x9","moves":[],"events":[{"after":0,"by":"B","kind":"resign"}] | RE[W+R] | RE[W+R]
            sgf | "game":"go","rules":"go:japanese","board":"9x9","moves":["D4","F6","pass","pass"],"events":[{"after":4,"kind":"dead","points":["F6"]}],"recorded":"B+" \
                | RE[B+74.5] | TB[
            sgf | "game":"go","rules":"go:tromp-taylor?komi=7.5","board":"9x9","moves":["D4","pass","pass"] | RE[B+73.5] | RE[B+73.5]
            gib | "game":"janggi","moves":["a4a5"],"events":[{"after":1,"by":"cho","kind":"flag"}] | 한 시간승 | 한 시간승
            gib | "game":"janggi","moves":["a4a5"],"events":[{"after":1,"kind":"decide","outcome":{"kind":"win","winner":"cho"}}],"recorded":"1-0" | 초 판정승 | 초 판정승
            gib | "game":"janggi","rules":"janggi:kojf","moves":["e2e2","e9e9"],"recorded":"0-1" | 한 점수승 | 한 점수승
            """)
    void the_record_has_the_result_and_the_reason(String format, String fields, String first, String second) throws Exception {
        String text = written(read(("{" + fields + "}").getBytes(StandardCharsets.UTF_8), "jsonl", null), format);
        assertThat(text).contains(first, second);
    }

    private static <B extends Board> String written(ReadGame<B> game, String format) throws InputException {
        return Formats.of(game.game(), format).orElseThrow().write(ConcludedGame.of(game), RecordFormat.Remarks.NONE);
    }

    private static List<String> lines() {
        try (InputStream in = ConcludedGameTest.class.getResourceAsStream("endings.jsonl")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <B extends Board> List<String> differences(ReadGame<B> game, boolean hasWords) throws Exception {
        List<String> differences = new ArrayList<>();
        for (Rulebook<B> rulebook : game.game().rulebooks()) {
            ReadGame<B> ruled = new ReadGame<>(game.game(), game.seats(), new Under<>(game.record(), rulebook.id().toString()), 1, game.id(), null);
            Brief before = judged(ruled, rulebook);
            for (RecordFormat<B> format : game.game().formats()) {
                if (MUTE.contains(format.name()) || !Formats.canWrite(game.game(), format.name())) {
                    continue;
                }
                byte[] written;
                try {
                    written = format.encode(ConcludedGame.of(ruled), RecordFormat.Remarks.NONE);
                } catch (InputException e) {
                    differences.add(game.id() + " " + format.name() + ": " + e.message());
                    continue;
                }
                Brief after = judged(read(written, format.name(), game.game()), rulebook);
                boolean tellsWhy = hasWords && TELLING.contains(format.name()) && !before.outcome().equals("none");
                if (!after.outcome().equals(before.outcome()) || tellsWhy && !after.rule().equals(before.rule())) {
                    differences.add(game.id() + " " + rulebook.id() + " " + format.name() + ": " + before + " but " + after);
                }
            }
        }
        return differences;
    }

    private static Brief judged(ReadGame<?> game, Rulebook<?> rulebook) throws InputException, RulebookException {
        return Brief.of(new Judge(RulebookChoice.of(List.of(rulebook.id().toString())), Options.DEFAULT).judge(game).rulings().getFirst());
    }

    private static ReadGame<?> read(byte[] bytes, String format, @Nullable Game<?> game) throws Exception {
        try (Archive archive = Archive.of(new ByteArrayInputStream(bytes), "a." + format, format, game)) {
            return archive.read(archive.next(), false);
        }
    }

    /** The same game under another rulebook. */
    private record Under<B extends Board>(RecordedGame<B> game, String rules)
            implements ForwardedGame<B> {}
}
