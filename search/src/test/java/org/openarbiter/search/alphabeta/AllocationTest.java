package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.search.Allocation;

/** Nothing is allocated in the tree: a search of many nodes takes no more memory than one of few. */
class AllocationTest {
    private static final int FEW = 30_000;
    private static final int MANY = 300_000;
    /** What further iterations may take for their reports. */
    private static final long REPORTS = 64 << 10;

    @ParameterizedTest
    @CsvSource({
        "chess, r1bq1rk1/pp2bppp/2n1pn2/2pp4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 8",
        "chess, 8/5pk1/1p4p1/p1p1P2p/P1P2P1P/1P2K1P1/8/8 w - - 0 40",
        "xiangqi, r1bakab1r/9/1cn4c1/p1p1p1p1p/6n2/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R w - - 0 4",
        "xiangqi, 2bakab2/9/1n1n5/8c/9/7R1/9/9/9/3K5 w - - 0 1",
    })
    void many_nodes_allocate_no_more_than_few(String game, String fen) throws Exception {
        search(game, fen, FEW);
        long few = search(game, fen, FEW);
        long many = search(game, fen, MANY);
        assertThat(many - few).as("bytes for %d nodes more", MANY - FEW).isLessThan(REPORTS);
    }

    /** How many bytes a search allocates in this thread. */
    private static long search(String game, String fen, long nodes) throws Exception {
        var search = new Search(1);
        search.run(Arenas.at(game, fen), Limits.ofDepth(1));
        long before = Allocation.sinceStart();
        assertThat(search.run(Arenas.at(game, fen), Limits.ofNodes(nodes)).nodes()).isGreaterThanOrEqualTo(nodes);
        return Allocation.sinceStart() - before;
    }
}
