package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;

/** Games that are read apart from their archive. */
class GameReaderTest {
    private static JudgedGame fromArchive(String content, String name, Judge judge) throws IOException {
        try (Archive archive = Archive.of(new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)), name, Archive.AUTO, null)) {
            return judge.judge(archive, archive.next());
        }
    }

    private static JudgedGame alone(GameReader reader, String content, String name, Judge judge) {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        return judge.judge(reader, name, new RawGame(1, 1, bytes, 0, bytes.length));
    }

    @Test
    void a_game_is_read_alone_as_in_its_archive() throws IOException, RulebookException {
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        for (String game : List.of("1. f3 e5 2. g4 Qh4# 0-1", "1. e4 Nxx *")) {
            JudgedGame there = fromArchive(game, "a.pgn", judge);
            JudgedGame here = alone(GameReader.of("pgn", "chess"), game, "a.pgn", judge);
            assertThat(here.id()).isEqualTo(there.id()).isEqualTo("a.pgn#1");
            assertThat(here.text()).isEqualTo(there.text());
        }
    }

    @Test
    void a_case_that_cannot_be_read_keeps_its_name() throws IOException, RulebookException {
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        String odd = "{\"id\":\"odd\",\"game\":\"checkers\"}";
        assertThat(alone(GameReader.of(Archive.CASES, null), odd, "b.jsonl", judge).id()).isEqualTo("odd")
                .isEqualTo(fromArchive(odd, "b.jsonl", judge).id());
        assertThat(alone(GameReader.of(Archive.CASES, null), "{", "b.jsonl", judge).id()).isEqualTo("b.jsonl#1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "gib | janggi | [초차림 \"상마상마\"];1. 71졸72 {x};2. 49병48;;| 5",
        "uci | chess | position startpos moves e2e4 x;| 2",
        "dhtmlxq | xiangqi | [DhtmlXQ];[DhtmlXQ_title]x[/DhtmlXQ_title];[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist];[/DhtmlXQ];| 5"
    })
    void a_game_that_is_too_long_is_unreadable_and_leaves_the_next_one_whole(String format, String game, String text, long next) throws Exception {
        GameReader reader = GameReader.of(format, game);
        String one = text.replace(';', '\n');
        byte[] bytes = (one.replace("x", "x".repeat((16 << 20) + 1)) + one.replace("x", "")).getBytes(StandardCharsets.UTF_8);
        try (RecordFormat.Splitter splitter = reader.split(new ByteArrayInputStream(bytes))) {
            RawGame abandoned = Objects.requireNonNull(splitter.next());
            assertThatThrownBy(() -> reader.read(abandoned, false)).isInstanceOfSatisfying(InputException.class, fault -> {
                assertThat(fault.message()).isEqualTo("a game of more than 16 MiB");
                assertThat(fault.line()).isEqualTo(1);
            });
            RawGame second = Objects.requireNonNull(splitter.next());
            assertThat(second.line()).isEqualTo(next);
            assertThat(second.number()).isEqualTo(2);
            assertThat(reader.read(second, false).record().plies()).isPositive();
            assertThat(splitter.next()).isNull();
        }
    }

    @Test
    void a_game_is_read_in_its_own_formats_only() {
        assertThatThrownBy(() -> GameReader.of("sgf", "chess")).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("'sgf'");
        assertThatThrownBy(() -> GameReader.of("pgn", null)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameReader.of("pgn", "checkers")).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("'checkers'");
    }

    @Test
    void folders_stand_for_the_files_of_games_in_them(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("b"));
        for (String name : List.of("b/z.sgf", "a.pgn.zst", ".hidden.pgn", "notes.txt", "c.jsonl")) {
            Files.writeString(folder.resolve(name), "");
        }
        assertThat(ArchiveFiles.of(List.of("none.txt", folder.toString(), "-")).files()).containsExactly(
                "none.txt", folder + "/a.pgn.zst", folder + "/b/z.sgf", folder + "/c.jsonl", "-");
        assertThat(ArchiveFiles.of(List.of("none.zip", folder.toString())).packedOtherwise().byEnding()).isEmpty();
    }

    @Test
    void what_a_folder_holds_in_other_packings_is_known(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("b"));
        for (String name : List.of("b/a.ZIP", "c.zip", "d.tgz", "e.pgn.bz2", "f.tar.gz", "a.pgn.gz", ".g.zip", "zip")) {
            Files.writeString(folder.resolve(name), "");
        }
        assertThat(ArchiveFiles.of(List.of("none.zip", folder.toString(), "")).packedOtherwise().byEnding()).isEqualTo(Map.of(
                ".zip", List.of(folder + "/b/a.ZIP", folder + "/c.zip"), ".tgz", List.of(folder + "/d.tgz"),
                ".bz2", List.of(folder + "/e.pgn.bz2"), ".tar.gz", List.of(folder + "/f.tar.gz")));
    }
}
