package org.openarbiter.dragons.worms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;

/** An analysis is a pure function of position and budget, whoever asks, and whatever was asked before. */
class AnalystTest {
    private static final int THREADS = 4;
    private static final int PLIES = 10;

    @Test
    void aGamePlyByPlyIsAnalyzedAsEachPositionAlone() {
        Random random = new Random(31);
        long read = 0;
        long readAlone = 0;
        for (RecordedPosition start : RecordedPosition.all().subList(64, 68)) {
            ReadingBoard board = start.board();
            Analyst analyst = new Analyst(Effort.TABLE);
            for (int ply = 0; ply < PLIES; ply++) {
                Analyst alone = new Analyst(Effort.TABLE);
                assertThat(told(analyst.analyze(board))).as("%s", board).isEqualTo(told(alone.analyze(board)));
                readAlone += alone.read();
                int point = random.nextInt(board.points());
                if (board.isLegal(ply % 2, point)) {
                    board.play(ply % 2, point);
                }
            }
            read += analyst.read();
        }
        assertThat(readAlone).isGreaterThan(3 * read);
    }

    @Test
    void aMemoryOfOtherGamesChangesNothing() {
        Analyst analyst = new Analyst(Effort.TABLE);
        long readAlone = 0;
        for (ReadingBoard board : RandomPositions.of(32, 200, 3, 4)) {
            Analyst alone = new Analyst(Effort.TABLE);
            assertThat(told(analyst.analyze(board))).as("%s", board).isEqualTo(told(alone.analyze(board)));
            readAlone += alone.read();
        }
        assertThat(analyst.read()).isLessThan(readAlone);
    }

    /** Shapes that need equally many words for their points, so that only the shape itself tells them apart. */
    @Test
    void aMemoryOfABoardOfAnotherShapeChangesNothing() {
        List<ReadingBoard> wide = RandomPositions.of(33, 100, 6, 7);
        List<ReadingBoard> high = RandomPositions.of(33, 100, 7, 6);
        for (int i = 0; i < wide.size(); i++) {
            Analyst analyst = new Analyst(Effort.TABLE);
            analyst.analyze(wide.get(i));
            ReadingBoard board = high.get(i);
            assertThat(told(analyst.analyze(board))).as("%s", board).isEqualTo(told(Analysis.of(board, Effort.TABLE)));
        }
    }

    @Test
    void manyThreadsGetTheSameAnalysis() throws Exception {
        List<RecordedPosition> positions = RecordedPosition.all().subList(0, 12);
        List<List<Object>> alone = positions.stream().map(position -> told(Analysis.of(position.board(), Effort.TABLE))).toList();
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<List<List<Object>>>> together = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                together.add(threads.submit(() -> positions.stream().map(position -> told(Analysis.of(position.board(), Effort.TABLE)))
                        .toList()));
            }
            for (Future<List<List<Object>>> one : together) {
                assertThat(one.get()).isEqualTo(alone);
            }
        }
    }

    private static List<Object> told(Analysis analysis) {
        return List.of(analysis.worms(), analysis.cavities(), analysis.dragons(), analysis.caves(), analysis.bonds(),
                analysis.halfEyes(), analysis.cuttingPoints());
    }
}
