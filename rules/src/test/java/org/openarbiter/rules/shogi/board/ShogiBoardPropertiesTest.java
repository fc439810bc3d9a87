package org.openarbiter.rules.shogi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What holds in every position, tried in those of seeded random games. */
final class ShogiBoardPropertiesTest {

    @Test
    void legalMovesAreThoseOfThePlainGenerator() throws Exception {
        int[] met = new int[4];
        RandomGames.visit(1, 24, (board, random) -> {
            if (random.nextInt(6) > 0 && !board.inCheck()) {
                return;
            }
            SlowShogi slow = SlowShogi.of(board.toText());
            var texts = new TreeSet<String>();
            for (int play : RandomGames.plays(board)) {
                texts.add(board.text(play));
            }
            assertThat(texts).as(board.toText()).isEqualTo(slow.moves());
            assertThat(board.inCheck()).as(board.toText()).isEqualTo(slow.inCheck());
            met[0]++;
            met[1] += board.inCheck() ? 1 : 0;
            met[2] += texts.isEmpty() ? 1 : 0;
            met[3] += texts.stream().anyMatch(text -> text.charAt(1) == '*') ? 1 : 0;
        });
        assertThat(met[0]).as("positions").isGreaterThan(300);
        assertThat(met[1]).as("checks").isGreaterThan(50);
        assertThat(met[2]).as("mates").isPositive();
        assertThat(met[3]).as("positions with drops").isGreaterThan(200);
    }

    @Test
    void aDroppedPawnMatesExactlyWhereThePlainGeneratorSaysSo() throws Exception {
        int[] met = new int[2];
        Random random = new Random(2);
        for (int i = 0; i < 4000; i++) {
            ShogiBoard board = ShogiBoard.of(cornered(random));
            int side = board.toMove();
            int king = board.king(side ^ 1);
            int to = side == Piece.BLACK ? king + Square.SIDE : king - Square.SIDE;
            int drop = to < 0 || to >= Square.COUNT ? Move.NONE : Move.drop(Piece.PAWN, to);
            Offense offense = drop == Move.NONE ? Offense.NO_WAY : board.offense(side, drop);
            if (offense == null || offense == Offense.DROP_PAWN_MATE) {
                assertThat(SlowShogi.of(board.toText()).moves().contains(board.text(drop))).as(board.toText()).isEqualTo(offense == null);
                met[offense == null ? 0 : 1]++;
            }
        }
        assertThat(met[0]).as("checks").isGreaterThan(300);
        assertThat(met[1]).as("mates").isGreaterThan(10);
    }

    /** A king on the edge with little to defend it, an attacker with a pawn in hand. */
    private static Setup cornered(Random random) {
        while (true) {
            Setup setup = new Setup().toMove(Piece.BLACK);
            setup.put(random.nextInt(Square.SIDE), Piece.of(Piece.KING, Piece.WHITE));
            setup.put(80, Piece.of(Piece.KING, Piece.BLACK));
            setup.hold(Piece.BLACK, Piece.PAWN, 1);
            for (int piece = 0; piece < 8; piece++) {
                int square = random.nextInt(4 * Square.SIDE);
                int kind = Piece.LANCE + random.nextInt(6);
                if (setup.pieceAt(square) == Piece.NONE && setup.left(kind) > 0) {
                    setup.put(square, Piece.of(kind, random.nextInt(3) == 0 ? Piece.WHITE : Piece.BLACK));
                }
            }
            if (setup.flaws().isEmpty()) {
                return setup;
            }
        }
    }

    @Test
    void whatMakesAPlayIllegalIsAskedOfEveryCode() throws Exception {
        RandomGames.visit(3, 8, (board, random) -> {
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
            ShogiBoard fresh = ShogiBoard.of(board.toText());
            assertThat(board.placementKey()).as(board.toText()).isEqualTo(fresh.placementKey());
            assertThat(board.rights()).isEqualTo(fresh.rights());
            assertThat(packed(board)).isEqualTo(packed(fresh));
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
    void noPieceIsEverLost() throws Exception {
        RandomGames.visit(5, 60, (board, random) -> {
            int points = board.points(Piece.BLACK) + board.points(Piece.WHITE);
            assertThat(points).as(board.toText()).isEqualTo(54);
        });
    }

    private static long[] packed(ShogiBoard board) {
        long[] words = new long[board.placementLength() + 1];
        Arrays.fill(words, -1);
        board.packPlacement(words, 0);
        return words;
    }
}
