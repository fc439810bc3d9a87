package org.openarbiter.rules.chess.dead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;

final class MatingProspectsTest {
    private static final int BUDGET = 300_000;

    @ParameterizedTest
    @CsvFileSource(resources = "/chess/dead/cases.tsv", delimiter = '\t', quoteCharacter = '\0')
    void decides(String fen, String white, String black, String about) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        assertThat(verdict(board, Piece.WHITE, BUDGET)).as(about).isEqualTo(white);
        assertThat(verdict(board, Piece.BLACK, BUDGET)).as(about).isEqualTo(black);
        assertThat(board.toText()).isEqualTo(fen);
        assertThat(board.plies()).isZero();
    }

    @Test
    void saysDeadAliveOrUnknown() throws Exception {
        assertThat(MatingProspects.vitality(ChessBoard.of("8/8/4k3/8/8/3K1N2/8/8 w - - 0 1"), BUDGET))
                .isEqualTo(new Vitality.Dead(
                        new Prospect.Impossible(Obstacle.MATERIAL),
                        new Prospect.Impossible(Obstacle.MATERIAL)));
        assertThat(MatingProspects.vitality(ChessBoard.of("8/8/8/8/8/2k5/1q6/K7 w - - 0 1"), BUDGET))
                .isEqualTo(new Vitality.Alive(Piece.BLACK, List.of()));
        assertThat(MatingProspects.vitality(ChessBoard.start(), 10)).isInstanceOf(Vitality.Unknown.class);
        assertThat(MatingProspects.vitality(ChessBoard.start(), BUDGET)).isInstanceOf(Vitality.Alive.class);
    }

    @Test
    void mayHaveToPromoteToLessThanAQueen() throws Exception {
        ChessBoard board = ChessBoard.of("8/8/8/8/8/4k3/4p3/K2B4 b - - 0 1");
        var possible = (Prospect.Possible) MatingProspects.canMate(board, Piece.WHITE, BUDGET);
        assertThat(possible.line()).anyMatch(play ->
                Move.promotion(play) != Piece.NONE && Move.promotion(play) != Piece.QUEEN && Move.promotion(play) != Piece.ROOK);
    }

    @Test
    void answersTheSameEveryTime() throws Exception {
        ChessBoard board = ChessBoard.of("r1b4r/pppp2k1/8/4npp1/8/1P2P1P1/P1P4P/RNBQK1R1 w Q - 1 16");
        Prospect first = MatingProspects.canMate(board, Piece.BLACK, BUDGET);
        assertThat(first).isInstanceOf(Prospect.Possible.class).isEqualTo(MatingProspects.canMate(board, Piece.BLACK, BUDGET));
        assertThat(MatingProspects.canMate(board, Piece.BLACK, 50)).isInstanceOf(Prospect.Unknown.class);
    }

    @Test
    void agreesWithTheSlowWayOnFewMen() {
        var random = new Random(1);
        var tally = new Tally();
        while (tally.asked < 12_000) {
            SmallPositions.few(random, 3 + random.nextInt(3)).ifPresent(board -> tally.compare(board, 1_500));
        }
        assertThat(tally.denied).isGreaterThan(50);
        assertThat(tally.granted).isGreaterThan(1_000);
    }

    @Test
    void agreesWithTheSlowWayOnLockedPawns() {
        var random = new Random(2);
        var tally = new Tally();
        while (tally.asked < 3_000) {
            SmallPositions.locked(random, random.nextInt(3)).ifPresent(board -> tally.compare(board, 4_000));
        }
        assertThat(tally.denied).isGreaterThan(80);
        assertThat(tally.granted).isGreaterThan(20);
    }

    /** What was compared with the slow way. */
    private static final class Tally {
        private int asked;
        private int denied;
        private int granted;

        void compare(ChessBoard board, int limit) {
            var slow = SlowProspects.of(board, limit);
            for (int side = 0; side < 2; side++) {
                asked++;
                String verdict = slow.isKnown(side) ? verdict(board, side, 20_000) : "unknown";
                if (!verdict.equals("unknown")) {
                    boolean possible = slow.canMate(side);
                    assertThat(verdict.equals("yes")).as(board.toText()).isEqualTo(possible);
                    denied += possible ? 0 : 1;
                    granted += possible ? 1 : 0;
                }
            }
        }
    }

    @Test
    void theColorsAndTheWingsMakeNoDifference() {
        var random = new Random(3);
        for (int i = 0; i < 3_000; i++) {
            (i % 2 == 0 ? SmallPositions.few(random, 3 + i % 3) : SmallPositions.locked(random, i % 3)).ifPresent(board -> {
                for (int side = 0; side < 2; side++) {
                    String verdict = verdict(board, side, 20_000);
                    assertSame(verdict, board, SmallPositions::swapped, side ^ 1);
                    assertSame(verdict, board, SmallPositions::mirrored, side);
                }
            });
        }
    }

    /** The kinds of proof agree too, but for what the order of the moves decides: when a budget is used up. */
    private static void assertSame(String verdict, ChessBoard board, Function<ChessBoard, ChessBoard> turn, int side) {
        String turned = verdict(turn.apply(board), side, 20_000);
        if (!verdict.equals("unknown") && !turned.equals("unknown")) {
            assertThat(turned.equals("yes")).as(board.toText()).isEqualTo(verdict.equals("yes"));
        }
    }

    @Test
    void whatIsProvedFromTheLocksIsNotContradictedByASearch() {
        var random = new Random(4);
        int locked = 0;
        for (int i = 0; i < 12_000; i++) {
            var position = SmallPositions.locked(random, i % 7);
            for (int side = 0; side < 2 && position.isPresent(); side++) {
                ChessBoard board = position.get();
                if (board.hasLegalPlay(board.toMove()) && MatingNets.areExcluded(board, side)) {
                    locked++;
                    for (MatingChances plan : MatingChances.PLANS) {
                        assertThat(new HelpmateSearch(board, side, plan, true, 1_000).run(false))
                                .as(board.toText()).isNotInstanceOf(Prospect.Possible.class);
                    }
                }
            }
        }
        assertThat(locked).isGreaterThan(500);
    }

    @Test
    void answersWhereASingleLightPieceMates() {
        var random = new Random(5);
        int asked = 0;
        int granted = 0;
        while (asked < 400) {
            var position = SmallPositions.lonelyPiece(random);
            if (position.isPresent()) {
                asked++;
                String verdict = verdict(position.get(), Piece.WHITE, BUDGET);
                assertThat(verdict).as(position.get().toText()).isNotEqualTo("unknown");
                granted += verdict.equals("yes") ? 1 : 0;
            }
        }
        assertThat(granted).isGreaterThan(300);
    }

    @Test
    void answersWherePawnsStandInTwoWalls() {
        var random = new Random(6);
        int asked = 0;
        int denied = 0;
        while (asked < 400) {
            var position = SmallPositions.walls(random, random.nextInt(3));
            for (int side = 0; side < 2 && position.isPresent(); side++) {
                asked++;
                String verdict = verdict(position.get(), side, BUDGET);
                assertThat(verdict).as(position.get().toText()).isNotEqualTo("unknown");
                denied += verdict.equals("yes") ? 0 : 1;
            }
        }
        assertThat(denied).isBetween(40, 360);
    }

    @Test
    void linesAreShort() throws Exception {
        ChessBoard board = ChessBoard.of("8/8/6k1/p4pp1/Bb6/5K2/8/8 w - - 0 1");
        var possible = (Prospect.Possible) MatingProspects.canMate(board, Piece.WHITE, BUDGET);
        assertThat(possible.line()).hasSizeLessThan(60);
    }

    @Test
    void threadsThatWaitForMemoryGetTheSameAnswers() throws Exception {
        String fen = "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1";
        int budget = SearchMemory.MOST_POSITIONS / 4;
        Prospect alone = MatingProspects.canMate(ChessBoard.of(fen), Piece.WHITE, budget);
        try (var threads = Executors.newFixedThreadPool(6)) {
            List<Callable<Prospect>> questions =
                    Collections.nCopies(6, () -> MatingProspects.canMate(ChessBoard.of(fen), Piece.WHITE, budget));
            for (Future<Prospect> answer : threads.invokeAll(questions)) {
                assertThat(answer.get()).isEqualTo(alone);
            }
        }
    }

    @Test
    void neverDeniesAMateThatWasPlayed() {
        int mates = 0;
        for (int seed = 0; seed < 1_200; seed++) {
            var random = new Random(seed);
            ChessBoard board = ChessBoard.start();
            int[] plays = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), plays);
            while (count > 0 && board.plies() < 400) {
                board.play(board.toMove(), plays[random.nextInt(count)]);
                count = board.legalPlays(board.toMove(), plays);
            }
            if (board.isCheckmate()) {
                mates++;
                int winner = board.toMove() ^ 1;
                for (int back = 1; board.plies() > 0; back++) {
                    assertThat(verdict(board, winner, back < 20 ? 3_000 : 500)).isIn("yes", "unknown");
                    for (int i = 0; i < back && board.plies() > 0; i++) {
                        board.undo();
                    }
                }
            }
        }
        assertThat(mates).isGreaterThan(100);
    }

    /** The obstacle, "unknown", or "yes" after the line has been played out. */
    private static String verdict(ChessBoard board, int side, int budget) {
        return switch (MatingProspects.canMate(board, side, budget)) {
            case Prospect.Possible possible -> {
                ChessBoard copy = board.copy();
                for (int play : possible.line()) {
                    assertThat(copy.isLegal(copy.toMove(), play)).as(board.toText()).isTrue();
                    copy.play(copy.toMove(), play);
                }
                assertThat(copy.isCheckmate()).as(board.toText()).isTrue();
                assertThat(copy.toMove()).isEqualTo(side ^ 1);
                yield "yes";
            }
            case Prospect.Impossible impossible -> impossible.obstacle().name();
            case Prospect.Unknown unknown -> "unknown";
        };
    }
}
