package org.openarbiter.rules.janggi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What holds in every position, tried in those of seeded random games. */
final class JanggiBoardPropertiesTest {

    @Test
    void legalMovesAreThoseOfThePlainGenerator() throws Exception {
        int[] met = new int[5];
        int[] game = {-1};
        RandomGames.visit(1, 60, (board, random) -> {
            game[0] += board.plies() == 0 ? 1 : 0;
            boolean answers = game[0] % 4 > 1;
            if (random.nextInt(6) > 0 && !board.inCheck() && !board.isFacing()) {
                return;
            }
            SlowJanggi slow = SlowJanggi.of(board.toText());
            var texts = new TreeSet<String>();
            for (int play : RandomGames.plays(board)) {
                texts.add(board.text(play));
            }
            assertThat(texts).as(board.toText()).isEqualTo(slow.moves(answers));
            assertThat(board.inCheck()).as(board.toText()).isEqualTo(slow.inCheck());
            assertThat(board.isFacing()).as(board.toText()).isEqualTo(slow.facing());
            assertThat(board.points(Piece.CHO)).isEqualTo(slow.points(true));
            assertThat(board.points(Piece.HAN)).isEqualTo(slow.points(false));
            met[0]++;
            met[1] += board.inCheck() ? 1 : 0;
            met[2] += texts.isEmpty() ? 1 : 0;
            met[3] += board.isFacing() && answers ? 1 : 0;
            met[4] += board.isFacing() && board.inCheck() && answers ? 1 : 0;
        });
        assertThat(met[0]).as("positions").isGreaterThan(1000);
        assertThat(met[1]).as("checks").isGreaterThan(200);
        assertThat(met[2]).as("mates").isPositive();
        assertThat(met[3]).as("generals that face each other").isGreaterThan(100);
        assertThat(met[4]).as("the same in check").isPositive();
    }

    @Test
    void whatIsLegalIsAskedOfEveryCode() throws Exception {
        RandomGames.visit(3, 12, (board, random) -> {
            var all = new HashSet<Integer>();
            for (int play : RandomGames.plays(board)) {
                all.add(play);
            }
            assertThat(board.hasLegalPlay(board.toMove())).isEqualTo(!all.isEmpty());
            for (int code = 0; code < 1 << 15; code += 1 + random.nextInt(16)) {
                assertThat(board.isLegal(board.toMove(), code)).as("%s %s", board, code).isEqualTo(all.contains(code));
            }
            for (int play : all) {
                assertThat(board.isLegal(board.toMove(), play)).as("%s %s", board, board.text(play)).isTrue();
                assertThat(board.isLegal(board.toMove() ^ 1, play)).isFalse();
                assertThat(board.parse(board.text(play))).isEqualTo(play);
            }
            assertThat(board.isLegal(board.toMove(), -1)).isFalse();
        });
    }

    @Test
    void aPlayTakenBackLeavesEverythingAsItWas() throws Exception {
        RandomGames.visit(4, 60, (board, random) -> {
            JanggiBoard fresh = JanggiBoard.of(board.toText());
            assertThat(board.placementKey()).as(board.toText()).isEqualTo(fresh.placementKey());
            assertThat(packed(board)).isEqualTo(packed(fresh));
            assertThat(board.reversiblePlies()).isLessThanOrEqualTo(board.clock());
            assertThat(board.clock()).isEqualTo(fresh.clock());
            String before = board.toText();
            long key = board.placementKey();
            int[] plays = RandomGames.plays(board);
            for (int i = 0; i < Math.min(8, plays.length); i++) {
                board.play(board.toMove(), plays[random.nextInt(plays.length)]);
                board.undo();
                assertThat(board.toText()).isEqualTo(before);
                assertThat(board.placementKey()).isEqualTo(key);
                assertThat(RandomGames.plays(board)).isEqualTo(plays);
            }
        });
    }

    @Test
    void noPositionBeforeAnIrreversiblePlyComesBack() throws Exception {
        RandomGames.visit(5, 40, (board, random) -> {
            if (board.reversiblePlies() > 0 || board.plies() == 0) {
                return;
            }
            int soldiers = ranks(board);
            board.undo();
            assertThat(ranks(board)).as(board.toText()).isNotEqualTo(soldiers);
            int[] plays = RandomGames.plays(board);
            board.play(board.toMove(), plays[random.nextInt(plays.length)]);
        });
    }

    /** A number that only grows with captures and steps of soldiers forward: pieces lost count more than all ranks together. */
    private static int ranks(JanggiBoard board) {
        int sum = 0;
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            sum += piece == Piece.NONE ? 1000 : Piece.kind(piece) == Piece.SOLDIER ? Point.depth(Piece.side(piece), point) : 0;
        }
        return sum;
    }

    private static long[] packed(JanggiBoard board) {
        long[] words = new long[board.placementLength() + 1];
        Arrays.fill(words, -1);
        board.packPlacement(words, 0);
        return words;
    }
}
