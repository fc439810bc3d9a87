package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds in every position, tried in those of seeded random games. */
final class XiangqiBoardPropertiesTest {

    @Test
    void legalMovesAreThoseOfThePlainGenerator() throws Exception {
        int[] met = new int[3];
        RandomGames.visit(1, 200, (board, random) -> {
            SlowXiangqi slow = SlowXiangqi.of(board.toText());
            var texts = new TreeSet<String>();
            for (int play : RandomGames.plays(board)) {
                texts.add(board.text(play));
            }
            assertThat(texts).as(board.toText()).isEqualTo(slow.moves());
            assertThat(board.inCheck()).as(board.toText()).isEqualTo(slow.inCheck());
            met[0]++;
            met[1] += board.inCheck() ? 1 : 0;
            met[2] += texts.isEmpty() ? 1 : 0;
        });
        assertThat(met[0]).as("positions").isGreaterThan(10_000);
        assertThat(met[1]).as("checks").isGreaterThan(500);
        assertThat(met[2]).as("positions without a move").isGreaterThan(5);
    }

    @Test
    void attacksMovesAndScreensAreThoseOfThePlainGeneratorBetweenAnyTwoPoints() throws Exception {
        RandomGames.visit(2, 12, (board, random) -> {
            SlowXiangqi slow = SlowXiangqi.of(board.toText());
            for (int from = 0; from < Point.COUNT; from++) {
                for (int to = 0; to < Point.COUNT; to++) {
                    compare(board, slow, from, to);
                }
            }
        });
    }

    private static void compare(XiangqiBoard board, SlowXiangqi slow, int from, int to) {
        String one = Point.name(from);
        String other = Point.name(to);
        boolean agree = board.screens(from, to) == slow.between(one, other);
        if (board.pieceAt(from) != Piece.NONE) {
            // canGo() leaves out only that a king takes the other one, which no legal position allows.
            boolean canGo = slow.canGo(one, other);
            agree &= board.attacks(from, to) == slow.attacks(one, other)
                    && board.canGo(from, to) == canGo
                    && board.canCapture(from, to) == (canGo && slow.at(other) != '.' && slow.isSafe(one, other));
            if (canGo) {
                agree &= board.isSafe(from, to) == slow.isSafe(one, other);
            }
        }
        assertThat(agree).as("%s %s-%s", board, one, other).isTrue();
    }

    @Test
    void aSetupIsAPositionExactlyIfTheKingOfTheSideNotToMoveCannotBeTaken() {
        var random = new Random(3);
        int[] met = new int[3];
        for (int i = 0; i < 3000; i++) {
            Setup setup = RandomGames.setup(random);
            SlowXiangqi slow = SlowXiangqi.of(text(setup));
            var flaws = setup.flaws().stream().map(Flaw::kind).toList();
            int red = setup.toMove();
            boolean safe = !slow.canBeTaken(red == Piece.RED ? 'k' : 'K');
            assertThat(flaws.isEmpty()).as("%s %s", text(setup), flaws).isEqualTo(safe);
            met[0] += flaws.isEmpty() ? 1 : 0;
            met[1] += flaws.contains(Flaw.Kind.KINGS_FACE) ? 1 : 0;
            met[2] += flaws.contains(Flaw.Kind.OPPONENT_IN_CHECK) ? 1 : 0;
        }
        assertThat(met).as("positions, facing kings, checks").doesNotContain(0);
    }

    @Test
    void theCountIsTheLengthOfTheListWithoutDoubles() throws Exception {
        RandomGames.visit(4, 600, (board, random) -> {
            int[] plays = RandomGames.plays(board);
            assertThat(new HashSet<>(Arrays.stream(plays).boxed().toList())).as(board.toText()).hasSize(plays.length);
            assertThat(board.countLegalPlays()).as(board.toText()).isEqualTo(plays.length);
            assertThat(board.hasLegalPlay(board.toMove())).as(board.toText()).isEqualTo(plays.length > 0);
            assertThat(board.hasLegalPlay(board.toMove() ^ 1)).isFalse();
            assertThat(board.legalPlays(board.toMove() ^ 1, new int[board.mostPlays()])).isZero();
        });
    }

    @Test
    void aLegalPlayIsOneThatIsListed() throws Exception {
        RandomGames.visit(5, 30, (board, random) -> {
            var all = new HashSet<Integer>();
            for (int play : RandomGames.plays(board)) {
                all.add(play);
            }
            for (int play : all) {
                assertLegal(board, play, true);
                assertThat(board.isLegal(board.toMove() ^ 1, play)).isFalse();
                for (int bit = 0; bit < 32; bit++) {
                    assertLegal(board, play ^ 1 << bit, all.contains(play ^ 1 << bit));
                }
            }
            for (int i = 0; i < 2000; i++) {
                int any = i % 2 == 0 ? random.nextInt(1 << 14) : random.nextInt();
                assertLegal(board, any, all.contains(any));
            }
            assertLegal(board, Move.NONE, false);
            assertLegal(board, -1, false);
        });
    }

    private static void assertLegal(XiangqiBoard board, int play, boolean legal) {
        if (board.isLegal(board.toMove(), play) != legal) {
            throw new AssertionError("%s %x".formatted(board, play));
        }
    }

    @Test
    void undoRestoresEverything() throws Exception {
        RandomGames.visit(6, 200, (board, random) -> {
            String before = everything(board);
            for (int play : RandomGames.plays(board)) {
                board.play(board.toMove(), play);
                board.undo();
                assertThat(everything(board)).isEqualTo(before);
            }
        });
    }

    @Test
    void undoingAWholeGameLeadsBackToItsStart() {
        for (int seed = 0; seed < 50; seed++) {
            var random = new Random(seed);
            XiangqiBoard board = XiangqiBoard.of(RandomGames.position(random));
            String start = everything(board);
            for (int ply = 0; ply < 400 && board.hasLegalPlay(board.toMove()); ply++) {
                int[] plays = RandomGames.plays(board);
                board.play(board.toMove(), plays[random.nextInt(plays.length)]);
            }
            while (board.plies() > 0) {
                board.undo();
            }
            assertThat(everything(board)).isEqualTo(start);
        }
    }

    @Test
    void piecesKeepTheirNumbers() throws Exception {
        RandomGames.visit(7, 100, (board, random) -> {
            for (int play : RandomGames.plays(board)) {
                int number = board.pieceNumber(Move.from(play));
                int taken = board.pieceAt(Move.to(play)) == Piece.NONE ? -1 : board.pieceNumber(Move.to(play));
                board.play(board.toMove(), play);
                assertThat(board.pieceNumber(Move.to(play))).isEqualTo(number);
                assertThat(board.pointOf(number)).isEqualTo(Move.to(play));
                assertThat(taken < 0 ? -1 : board.pointOf(taken)).isEqualTo(-1);
                board.undo();
            }
            for (int number = 0; number < 32; number++) {
                int point = board.pointOf(number);
                assertThat(point < 0 ? number : board.pieceNumber(point)).isEqualTo(number);
            }
            assertThat(count(board, Piece.RED) + count(board, Piece.BLACK)).isEqualTo((int) occupied(board));
        });
    }

    @Test
    void aBoardIsTheSameWhenReadFromItsTextAndWhenCopied() throws Exception {
        RandomGames.visit(8, 200, (board, random) -> {
            XiangqiBoard read = XiangqiBoard.of(board.toText());
            assertThat(state(read)).isEqualTo(state(board));
            // A text does not tell the latest step of a pawn, only the latest capture.
            assertThat(read.reversiblePlies()).isEqualTo(board.halfmoveClock()).isGreaterThanOrEqualTo(board.reversiblePlies());
            XiangqiBoard copy = board.copy();
            assertThat(state(copy) + numbers(copy)).isEqualTo(state(board) + numbers(board));
            assertThat(copy.reversiblePlies()).isEqualTo(board.reversiblePlies());
            assertThat(copy.plies()).isZero();
            String before = everything(board);
            for (int ply = 0; ply < 3 && copy.hasLegalPlay(copy.toMove()); ply++) {
                copy.play(copy.toMove(), RandomGames.plays(copy)[0]);
            }
            assertThat(everything(board)).isEqualTo(before);
        });
    }

    @Test
    void keyAndPackAreEqualExactlyIfThePlacementsAre() throws Exception {
        Map<String, String> known = new HashMap<>();
        int[] repeated = new int[1];
        RandomGames.visit(9, 200, (board, random) -> {
            String placement = board.toText().substring(0, board.toText().indexOf(' '));
            long[] words = new long[board.placementLength() + 2];
            board.packPlacement(words, 1);
            assertThat(words[0] | words[words.length - 1]).isZero();
            repeated[0] += known.containsKey(placement) ? 1 : 0;
            for (String name : new String[] {"pack " + Arrays.toString(words), "key " + board.placementKey()}) {
                assertThat(known.putIfAbsent(name, placement)).isIn(null, placement);
                assertThat(known.putIfAbsent(placement + " of " + name.charAt(0), name)).isIn(null, name);
            }
            known.put(placement, "");
            assertThat(board.rights()).isZero();
        });
        assertThat(repeated[0]).isGreaterThan(100);
    }

    @Test
    void theWingsAndTheSidesCanBeExchanged() throws Exception {
        RandomGames.visit(10, 12, (board, random) -> {
            if (board.plies() % 8 == 0) {
                XiangqiBoard mirrored = XiangqiBoard.of(changed(board, Point::mirrored, 0));
                XiangqiBoard turned = XiangqiBoard.of(changed(board, Point::turned, 1));
                for (int depth = 1; depth <= 3; depth++) {
                    long nodes = board.perft(depth);
                    assertThat(mirrored.perft(depth)).as("%s mirrored, depth %d", board, depth).isEqualTo(nodes);
                    assertThat(turned.perft(depth)).as("%s turned, depth %d", board, depth).isEqualTo(nodes);
                }
            }
        });
    }

    private static Setup changed(XiangqiBoard board, IntUnaryOperator point, int exchange) {
        var setup = new Setup().toMove(board.toMove() ^ exchange);
        for (int from = 0; from < Point.COUNT; from++) {
            int piece = board.pieceAt(from);
            if (piece != Piece.NONE) {
                setup.put(point.applyAsInt(from), Piece.of(Piece.kind(piece), Piece.side(piece) ^ exchange));
            }
        }
        return setup;
    }

    @Test
    void textsOfPlaysReadBack() throws Exception {
        RandomGames.visit(11, 100, (board, random) -> {
            for (int play : RandomGames.plays(board)) {
                assertThat(board.parse(board.text(play))).isEqualTo(play);
            }
        });
    }

    @Test
    void perftByHandIsPerft() throws Exception {
        RandomGames.visit(12, 20, (board, random) -> {
            String before = everything(board);
            long byHand = 0;
            for (int play : RandomGames.plays(board)) {
                board.play(board.toMove(), play);
                byHand += RandomGames.plays(board).length;
                board.undo();
            }
            assertThat(board.perft(2)).isEqualTo(byHand);
            assertThat(board.perft(0)).isOne();
            assertThat(everything(board)).isEqualTo(before);
        });
    }

    private static long occupied(XiangqiBoard board) {
        return board.toText().substring(0, board.toText().indexOf(' ')).chars().filter(Character::isLetter).count();
    }

    private static String everything(XiangqiBoard board) {
        return state(board) + numbers(board) + ' ' + board.plies() + ' ' + board.reversiblePlies();
    }

    private static String state(XiangqiBoard board) {
        long[] words = new long[board.placementLength()];
        board.packPlacement(words, 0);
        return board.toText() + Arrays.toString(words) + board.placementKey() + ' ' + board.rights() + ' '
                + board.fullMoveNumber() + ' ' + board.king(Piece.RED) + ' '
                + board.king(Piece.BLACK) + ' ' + count(board, Piece.RED) + ' ' + count(board, Piece.BLACK);
    }

    private static String numbers(XiangqiBoard board) {
        var numbers = new StringBuilder();
        for (int point = 0; point < Point.COUNT; point++) {
            numbers.append(' ').append(board.pieceAt(point) == Piece.NONE ? "" : board.pieceNumber(point));
        }
        for (int number = 0; number < 32; number++) {
            numbers.append(' ').append(board.pointOf(number));
        }
        return numbers.toString();
    }

    /** A FEN written by hand, as a setup with flaws makes no board. */
    private static String text(Setup setup) {
        var text = new StringBuilder();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            for (int file = 0; file < Point.FILES; file++) {
                int piece = setup.pieceAt(Point.of(file, rank));
                text.append(piece == Piece.NONE ? '1' : Piece.letter(piece));
            }
            text.append(rank > 0 ? "/" : "");
        }
        return text + (setup.toMove() == Piece.RED ? " w" : " b");
    }

    private static long count(XiangqiBoard board, int side) {
        return IntStream.range(0, Point.COUNT)
                .map(board::pieceAt)
                .filter(piece -> piece != Piece.NONE && Piece.side(piece) == side)
                .count();
    }
}
