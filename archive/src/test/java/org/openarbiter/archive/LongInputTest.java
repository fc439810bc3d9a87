package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;

/** Values, lines and comments that go on and on: they take neither the stack nor time out of proportion, and no other game. */
class LongInputTest {
    private static List<JudgedGame> judged(String name, String games, Judge judge) throws IOException {
        List<JudgedGame> judged = new ArrayList<>();
        try (Archive archive = Archive.of(new ByteArrayInputStream(games.getBytes(StandardCharsets.UTF_8)), name, Archive.AUTO, null)) {
            for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                judged.add(judge.judge(archive, raw));
            }
        }
        return judged;
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            a.sgf,  go:a,             .a,         80000, (;SZ[9]RU[*];B[aa])
            a.sgf,  黑,               番,         80000, (;SZ[9]RE[*勝];B[aa])
            a.sgf,  黑,               1,          80000, (;SZ[9]RE[*];B[aa])
            a.sgf,  B+5,              ` `,        80000, (;SZ[9]RE[*x];B[aa])
            a.sgf,  b won,            ` `,        80000, (;SZ[9]RE[*^x];B[aa])
            a.sgf,  ` `,              (A[,       400000, (;SZ[9];B[aa]C[*])
            a.sgf,  ` `,              (A[,       400000, (;SZ[9];B[aa]C[*\\];W[bb])
            a.sgf,  ` `,              (A[]A[,    200000, (;SZ[9];B[aa]C[*])
            a.sgf,  ` `,              ~(;A[,     200000, (;SZ[9];B[aa]C[*\\])
            a.pgn,  chess:a,          .a,         80000, [RuleSet "*"]~1. e4 *
            a.pgn,  1. e4 {,          [%,        200000, [Event "x"]~[Result "1-0"]~~*} 1-0
            a.pgn,  1. e4 {,          `and `,     50000, [Event "x"]~[White "and x"]~[Result "1-0"]~~*} 1-0
            a.kifu, 1 ７六歩(77),     ` `,        80000, 手合割：平手~*x~
            a.kifu, 1 ７六歩(77),     (1:1,       80000, 手合割：平手~*~
            a.ki2,  ▲７六歩,          ` `,        80000, 手合割：平手~*x~
            a.ki2,  ▲７六,            左,         80000, 手合割：平手~*歩~
            a.ki2,  ▲７六歩,          △同▲,       80000, 手合割：平手~*~
            a.txt,  ▲７六歩,          △３四歩▲７六歩, 20000, 手合割：平手~*~
            a.csa,  `summary:toryo:`, ` win:`,    20000, V2.2~PI~+~+7776FU~'*~
            a.gib,  [대회명 "x"],     ` `,        80000, *x~1. 71졸72~
            a.gib,  [대회명 "x"],     [x,         80000, *~1. 71졸72~
            a.jsonl, `{"after":1,"by":"white","kind":"offer","x":1,"y":1}`, `,{"after":1,"by":"white","kind":"offer","x":1,"y":1}`, 40000, `{"id":"黑","game":"chess","moves":["e2e4"],"events":[*]}`
            """)
    void long_input_is_read(String name, String begin, String again, int times, String game) {
        String text = game.replace("*", begin + again.repeat(times)).replace("~", "\n").replace("^", "\u2028");
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        assertThat(assertTimeoutPreemptively(Duration.ofSeconds(30), () -> judged(name, text, judge))).hasSize(1);
    }

    @Test
    void a_file_of_comments_is_none_of_csa() {
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        assertThatThrownBy(() -> judged("a.txt", "'\n".repeat(1000), judge)).isInstanceOf(ArchiveException.class);
    }
}
