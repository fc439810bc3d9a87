package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.xiangqi.CycleJudge;
import org.openarbiter.search.xiangqi.XiangqiArena;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;

/** The search sees every win that the page on them lists, and where the page says so, sees none without the rules. */
class WonByRepetitionTest {
    /** The nodes at which the wins on the page were confirmed; the page was made with a quarter of them. */
    private static final int NODES = 200_000;
    private static final Path PAGE = Path.of("..", "docs", "won-by-repetition.md");
    private static final Pattern ROW = Pattern.compile(
            "\\| ([a-z0-9-]+) \\| `([^`]+)` \\| (red|black) \\| ([a-i0-9]{4})[^|]*\\|[^|]*\\| (none|perpetual \\w+) \\|.*");

    /** A row of the page: who wins by which article, and the best move of the side to move. */
    record Row(String id, String fen, String winner, String move, String article) {
        Board board() {
            return Arenas.board(Arenas.XIANGQI, fen);
        }

        boolean moverWins() {
            return winner.equals(board().toMove() == 0 ? "red" : "black");
        }
    }

    static Stream<Row> rows() throws IOException {
        return Files.readAllLines(PAGE).stream().map(ROW::matcher).filter(row -> row.matches()).map(WonByRepetitionTest::row);
    }

    private static Row row(MatchResult row) {
        return new Row(row.group(1), row.group(2), row.group(3), row.group(4), row.group(5));
    }

    @Test
    void the_page_has_wins_by_every_article() throws IOException {
        List<String> articles = rows().map(Row::article).toList();
        assertThat(articles).hasSizeGreaterThan(30).contains("none", "perpetual check", "perpetual chase");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void a_win_by_mate_or_by_rule_is_seen(Row row) {
        XiangqiBoard board = (XiangqiBoard) row.board();
        Outcome ruled = search(board, new CycleJudge(board, true, DrawPolicy.FIRST));
        int score = row.moverWins() ? ruled.score() : -ruled.score();
        assertThat(score).as("%s: %s wins", row.id(), row.winner()).isGreaterThan(Score.MOST_EVALUATED);
        if (!row.article().equals("none")) {
            XiangqiBoard other = (XiangqiBoard) row.board();
            int drawn = search(other, new DrawJudge(other, new KeyList(), DrawPolicy.FIRST, Integer.MAX_VALUE)).score();
            assertThat(row.moverWins() ? drawn : -drawn)
                    .as("%s, where every repetition draws", row.id())
                    .isLessThan(Score.MOST_EVALUATED);
        }
    }

    private static Outcome search(XiangqiBoard board, PathJudge judge) {
        Arena arena = new XiangqiArena(board, new XiangqiEvaluation(), judge, 0);
        return new Search(16).run(() -> arena, Limits.ofNodes(NODES));
    }
}
