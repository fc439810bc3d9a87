package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;

/** Archives as a program meets them. */
class ArchiveTest {
    private static final String TWO = "1. e4 e5 *\n\n1. d4 Qd5 *\n";

    /** A stream that knows whether it was closed. */
    private static final class Watched extends ByteArrayInputStream {
        private boolean closed;

        Watched(String content) {
            super(content.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private static List<JudgedGame> judged(Archive archive, int jobs) throws IOException, RulebookException {
        List<JudgedGame> games = new ArrayList<>();
        Judge.all(archive, RulebookChoice.of(List.of("chess:fide-2023")), Options.DEFAULT, jobs, games::add);
        return games;
    }

    @Test
    void a_stream_is_closed_with_its_archive_and_left_open_where_it_is_none() throws IOException, RulebookException {
        Watched good = new Watched(TWO);
        try (Archive archive = Archive.of(good, "two.pgn", Archive.AUTO, null)) {
            assertThat(judged(archive, 2)).extracting(JudgedGame::id).containsExactly("two.pgn#1", "two.pgn#2");
        }
        assertThat(good.closed).isTrue();
        Watched bad = new Watched("\u0000\u0001\u0002");
        assertThatThrownBy(() -> Archive.of(bad, "notes.bin", Archive.AUTO, null)).isInstanceOf(UnrecognizedFormatException.class)
                .hasMessage("notes.bin: no game found in a known format");
        assertThat(bad.closed).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            a.usi  | position startpos                                                | shogi
            a.ucci | position startpos                                                | xiangqi
            a.uci  | position startpos                                                | chess
            a.kifu | \u624b\u5408\u5272\uff1a\u5e73\u624b\\n*(;GM[1]FF[4]SZ[9];B[aa])\\n | shogi
            a.csa  | V2.2\\n'(;GM[1]FF[4]SZ[9];B[aa])\\nPI\\n+\\n                       | shogi
            a.txt  | Played at the club.\\n(;GM[1]FF[4]SZ[9];B[aa])\\n                 | go
            """)
    void the_ending_of_a_name_outweighs_what_a_comment_quotes(String name, String content, String game) throws IOException {
        Watched file = new Watched(content.translateEscapes());
        try (Archive archive = Archive.of(file, name, Archive.AUTO, null)) {
            assertThat(archive.reader().game()).isEqualTo(game);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a.pgn  | [Result "1-0"]\\n\\n1. e4 e5 1-0\\n\\n[Result "0-1"]\\n\\n1. e4 e5 2. Nf3 Nc             | 1, broken
            a.pgn  | [Result "1-0"]\\n\\n1. e4 e5 1-0\\n\\n[Result "0-1"]\\n\\n1. e4 e5 2. Nf3 Nc6\\n         | 1, broken
            a.pgn  | [Result "1-0"]\\n\\n1. e4 e5 1-0\\n\\n[Result "0-1"]\\n\\n1. e4 e5\\n0-1               | 1, 2
            a.sgf  | (;SZ[9];B[aa])\\n(;SZ[9];B[aa];W[bb                                                 | 1, broken
            a.sgf  | (;SZ[9];B[aa])\\n(;SZ[9];B[aa];W[bb])                                               | 1, 2
            a.kifu | \u624b\u5408\u5272\uff1a\u5e73\u624b\\n1 \uff17\u516d\u6b69(77)\\n2 \u6295\u4e86 | broken
            """)
    void the_last_game_of_a_file_that_breaks_off_is_unreadable_unless_it_ends_as_a_whole_one_does(String name, String content, String games)
            throws IOException {
        InputStream breaks = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the disk is damaged");
            }
        };
        byte[] bytes = content.translateEscapes().getBytes(StandardCharsets.UTF_8);
        List<String> found = new ArrayList<>();
        try (Archive archive = Archive.of(new SequenceInputStream(new ByteArrayInputStream(bytes), breaks), name, Archive.AUTO, null)) {
            assertThatThrownBy(() -> {
                for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                    try {
                        archive.read(raw, false);
                        found.add(String.valueOf(raw.number()));
                    } catch (InputException e) {
                        assertThat(e).hasMessageContaining("the file is truncated in this game");
                        found.add("broken");
                    }
                }
            }).isInstanceOf(ArchiveException.class).hasMessage(name + ": cannot be read: the disk is damaged");
        }
        assertThat(String.join(", ", found)).isEqualTo(games);
    }

    @Test
    void files_are_named_as_they_were_called(@TempDir Path folder) throws IOException, RulebookException {
        Path file = folder.resolve("two.pgn");
        Files.writeString(file, TWO);
        try (Archive archive = Archive.open(file, "a//b.pgn", Archive.AUTO, null)) {
            assertThat(judged(archive, 1)).extracting(JudgedGame::id).containsExactly("a//b.pgn#1", "a//b.pgn#2");
        }
        assertThatThrownBy(() -> Archive.open(folder)).isInstanceOf(ArchiveException.class).hasMessage(folder + ": is a folder");
        assertThatThrownBy(() -> Archive.open(folder.resolve("none"))).isInstanceOf(ArchiveException.class).hasMessageEndingWith("none: no such file");
        assertThatThrownBy(() -> Archive.open(file, "odd", null)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_cannot_be_read_is_reported_apart() throws IOException, RulebookException {
        try (Archive archive = Archive.of(new Watched(TWO), "two.pgn", Archive.AUTO, null)) {
            assertThat(judged(archive, 1)).element(1)
                    .isInstanceOfSatisfying(JudgedGame.Ruled.class, game -> assertThat(game.text()).contains("illegal"));
        }
        try (Archive archive = Archive.of(new Watched("1. e4 e5 2. Nxx *\n"), "odd.pgn", Archive.AUTO, null)) {
            assertThat(judged(archive, 1)).singleElement()
                    .isInstanceOfSatisfying(JudgedGame.Unreadable.class, game -> assertThat(game.text()).contains("Nxx"));
        }
    }
}
