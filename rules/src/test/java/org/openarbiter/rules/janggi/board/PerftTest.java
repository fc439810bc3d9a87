package org.openarbiter.rules.janggi.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.janggi.law.JanggiRulebooks;

/** Counts of move sequences against published ones, which end with two passes and with an accepted bikjang. */
final class PerftTest {

    /** The last counts are those in the test suite of Fairy-Stockfish. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1|32 1024 33000 1065277",
        "1n1kaabn1/cr2N4/5C1c1/p1pNp3p/9/9/P1PbP1P1P/3r1p3/4A4/R1BA1KB1R b - - 0 1|0 0 0 76763",
        "1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23|0 0 0 151202"
    })
    void countsTheSequences(String fen, String counts) throws Exception {
        Rulebook<JanggiBoard> rulebook = JanggiRulebooks.all().stream().filter(book -> book.name().endsWith("pychess")).findFirst().orElseThrow();
        Referee<JanggiBoard> referee = new Referee<>(rulebook, Seats.of("cho", "han"), Options.DEFAULT, JanggiBoard.of(fen));
        referee.remember();
        String[] expected = counts.split(" ", -1);
        for (int depth = 1; depth <= expected.length; depth++) {
            if (!expected[depth - 1].equals("0")) {
                assertThat(count(referee, depth)).as("depth %d", depth).isEqualTo(Long.parseLong(expected[depth - 1]));
            }
        }
        assertThat(referee.board().toText()).isEqualTo(fen);
    }

    private static long count(Referee<JanggiBoard> referee, int depth) {
        if (referee.isClosed()) {
            return 0;
        }
        int[] plays = referee.legalPlays();
        if (depth == 1) {
            return plays.length;
        }
        int by = referee.next();
        long nodes = 0;
        for (int play : plays) {
            referee.act(new Act.Play(by, play));
            nodes += count(referee, depth - 1);
            referee.stepBack();
        }
        return nodes;
    }

    /** Without rules nothing ends: two passes in a row are followed by every play. */
    @ParameterizedTest
    @CsvSource("33348")
    void countsOnTheBoardAlone(long nodes) {
        assertThat(JanggiBoard.start().perft(3)).isEqualTo(nodes);
    }
}
