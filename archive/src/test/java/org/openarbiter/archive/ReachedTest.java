package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** Games that are played up to a ply on the board of their rulebook. */
class ReachedTest {
    private static Reached<?> reached(String name, String text, int ply) throws IOException, InputException {
        try (Archive archive = Archive.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name, Archive.AUTO, null)) {
            RawGame raw = archive.next();
            assertThat(raw).isNotNull();
            return Reached.of(archive.read(raw, false), ply);
        }
    }

    @Test
    void a_play_that_the_board_does_not_have_ends_the_way_there() throws Exception {
        Reached<?> reached = reached("x.sgf", "(;GM[1]FF[4]SZ[9];B[aa];W[aa];B[bb])", 3);
        assertThat(reached.made()).isEqualTo(1);
        assertThat(reached.fault()).isEqualTo("ply 2, 'W[aa]' (line 1), cannot be played on this board");
        assertThat(reached.board().toText()).isEqualTo("9x9 B:A9 W: to:W");
    }

    @Test
    void a_play_that_means_nothing_ends_the_way_there() throws Exception {
        Reached<?> reached = reached("x.sgf", "(;GM[1]FF[4]SZ[9];B[zz])", 1);
        assertThat(reached.made()).isZero();
        assertThat(reached.fault()).isEqualTo("ply 1, 'B[zz]' (line 1), cannot be played: it is not a point of a 9x9 board");
    }

    @Test
    void a_rulebook_may_have_plays_that_others_do_not() throws Exception {
        String game = "{\"id\":\"x\",\"game\":\"go\",\"rules\":\"go:katago-japanese\",\"start\":\"5x5 B:B3,C4,C2 W:D4,D2,E3,C3 to:B komi:0.5\","
                + "\"moves\":[\"B pass\",\"W pass\",\"B D3\",\"W D3\",\"B A1\",\"W C3\"]}\n";
        Reached<?> reached = reached("x.jsonl", game, 6);
        assertThat(reached.fault()).isNull();
        assertThat(reached.board().toText()).isEqualTo("5x5 B:A1,C2,B3,C4 W:D2,C3,E3,D4 to:B komi:0.5");
    }
}
