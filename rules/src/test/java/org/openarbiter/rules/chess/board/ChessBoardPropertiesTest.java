package org.openarbiter.rules.chess.board;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.board.PlayException;

/** What holds in every position, tried in those of seeded random games. */
final class ChessBoardPropertiesTest {

    @Test
    void legalMovesAreThoseOfThePlainGenerator() throws Exception {
        RandomGames.visit(1, 60, (board, random) -> {
            SlowChess slow = SlowChess.of(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP));
            var texts = new TreeSet<>(RandomGames.texts(board));
            assertThat(texts).as(board.toText()).isEqualTo(slow.moves());
            int square = board.legalEnPassantSquare();
            assertThat(square == 0 ? "" : Square.name(square)).as(board.toText()).isEqualTo(slow.legalPassed());
            assertThat(board.inCheck()).as(board.toText()).isEqualTo(slow.inCheck());
        });
    }

    @Test
    void theCountIsTheLengthOfTheListWithoutDoubles() throws Exception {
        RandomGames.visit(2, 400, (board, random) -> {
            int[] plays = plays(board);
            assertThat(plays).as(board.toText()).doesNotHaveDuplicates();
            assertThat(board.countLegalPlays()).as(board.toText()).isEqualTo(plays.length);
            assertThat(board.hasLegalPlay(board.toMove())).isEqualTo(plays.length > 0);
            assertThat(board.hasLegalPlay(board.toMove() ^ 1)).isFalse();
            assertThat(board.isCheckmate()).isEqualTo(plays.length == 0 && board.inCheck());
            assertThat(board.isStalemate()).isEqualTo(plays.length == 0 && !board.inCheck());
        });
    }

    @Test
    void aLegalPlayIsOneThatIsListed() throws Exception {
        RandomGames.visit(3, 30, (board, random) -> {
            int[] plays = plays(board);
            var all = new HashSet<Integer>();
            Arrays.stream(plays).forEach(all::add);
            for (int play : plays) {
                assertThat(board.isLegal(board.toMove(), play)).as("%s %s", board, board.text(play)).isTrue();
                assertThat(board.isLegal(board.toMove() ^ 1, play)).isFalse();
                for (int bit = 0; bit < 32; bit++) {
                    int other = play ^ 1 << bit;
                    assertThat(board.isLegal(board.toMove(), other)).as("%s %x", board, other).isEqualTo(all.contains(other));
                }
            }
            for (int i = 0; i < 2000; i++) {
                int any = random.nextInt(1 << 19);
                assertThat(board.isLegal(board.toMove(), any)).as("%s %x", board, any).isEqualTo(all.contains(any));
            }
            assertThat(board.isLegal(board.toMove(), Move.NONE)).isFalse();
        });
    }

    @Test
    void undoRestoresEverything() throws Exception {
        RandomGames.visit(4, 200, (board, random) -> {
            String before = everything(board);
            for (int play : plays(board)) {
                board.play(board.toMove(), play);
                board.undo();
                assertThat(everything(board)).isEqualTo(before);
            }
        });
    }

    @Test
    void theKeyAfterAQuietPlayIsKnownBeforeItIsMade() throws Exception {
        RandomGames.visit(7, 200, (board, random) -> {
            for (int play : plays(board)) {
                if (!Move.isCapture(play) && Move.promotion(play) == Piece.NONE) {
                    long foretold = board.quietKey(play);
                    board.play(board.toMove(), play);
                    assertThat(foretold).isEqualTo(board.placementKey());
                    board.undo();
                }
            }
        });
    }

    @Test
    void undoingAWholeGameLeadsBackToItsStart() {
        for (int seed = 0; seed < 50; seed++) {
            ChessBoard board = ChessBoard.of(Chess960.setup(seed * 19));
            String start = everything(board);
            var random = new Random(seed);
            int[] plays = new int[board.mostPlays()];
            for (int ply = 0; ply < 300 && board.hasLegalPlay(board.toMove()); ply++) {
                board.play(board.toMove(), plays[random.nextInt(board.legalPlays(board.toMove(), plays))]);
            }
            while (board.plies() > 0) {
                board.undo();
            }
            assertThat(everything(board)).isEqualTo(start);
        }
    }

    @Test
    void aBoardIsTheSameWhenReadFromItsText() throws Exception {
        RandomGames.visit(5, 200, (board, random) -> {
            ChessBoard read = ChessBoard.of(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP));
            assertThat(state(read)).isEqualTo(state(board));
            assertThat(read.enPassantSquare()).isEqualTo(board.enPassantSquare());
            assertThat(state(ChessBoard.of(board.toText()))).isEqualTo(state(board));
            assertThat(state(board.copy())).isEqualTo(state(board));
            assertThat(board.copy().plies()).isZero();
        });
    }

    @Test
    void keyPackAndRightsAreEqualExactlyIfThePositionsAre() throws Exception {
        var compared = new Comparison();
        RandomGames.visit(6, 40, (board, random) -> compared.add(board));
        // Castling rights, en passant and transpositions, which chance hardly repeats.
        compared.addTree(ChessBoard.of("r3k2r/7p/8/6P1/1p6/8/P7/R3K2R w KQkq - 0 1"), 3);
        assertThat(compared.repeated).isGreaterThan(1000);
    }

    /** Positions met so far by what the board tells of them, and by what the plain generator does. */
    private static final class Comparison {
        private final Map<String, String> placements = new HashMap<>();
        private final Map<String, String> positions = new HashMap<>();
        private int repeated;

        void add(ChessBoard board) {
            String placement = board.toText().substring(0, board.toText().indexOf(' '));
            long[] words = new long[9];
            board.packPlacement(words, 1);
            assertThat(words[0] | words[8]).isZero();
            String pack = Arrays.toString(words);
            pair(placements, pack, placement);
            pair(placements, "key " + board.placementKey(), placement);
            String slow = SlowChess.of(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP)).position();
            repeated += pair(positions, pack + board.rights() + board.toMove(), slow) ? 1 : 0;
        }

        void addTree(ChessBoard board, int depth) {
            add(board);
            for (int play : depth == 0 ? new int[0] : plays(board)) {
                board.play(board.toMove(), play);
                addTree(board, depth - 1);
                board.undo();
            }
        }

        /** Checks that two names of one thing always go together; says whether they were met before. */
        private static boolean pair(Map<String, String> known, String ours, String theirs) {
            String before = known.putIfAbsent(ours, theirs);
            assertThat(before).isIn(null, theirs);
            assertThat(known.putIfAbsent(theirs + " of " + ours.startsWith("key "), ours)).isIn(null, ours);
            return before != null;
        }
    }

    @Test
    void theColorsCanBeExchanged() throws Exception {
        RandomGames.visit(7, 100, (board, random) -> {
            ChessBoard flipped = ChessBoard.of(flip(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP)));
            var moves = new TreeSet<String>();
            for (String text : RandomGames.texts(flipped)) {
                moves.add("" + text.charAt(0) + (char) ('1' + '8' - text.charAt(1)) + text.charAt(2)
                        + (char) ('1' + '8' - text.charAt(3)) + text.substring(4));
            }
            assertThat(moves).isEqualTo(new TreeSet<>(RandomGames.texts(board)));
        });
    }

    @Test
    void textsOfPlaysReadBack() throws Exception {
        RandomGames.visit(8, 100, (board, random) -> {
            for (int play : plays(board)) {
                assertThat(board.parse(board.text(play))).isEqualTo(play);
                String san = San.write(board, play);
                assertThat(San.read(board, san)).as("%s %s", board, san).isEqualTo(play);
            }
        });
    }

    @Test
    void anyBytesAreReadAsALegalMoveOrRefused() throws Exception {
        String letters = "abcdefgh12345678NBRQKPO0ox-=+#()/.!? \u00e9";
        int[] count = new int[2];
        RandomGames.visit(10, 40, (board, random) -> {
            for (int play : plays(board)) {
                byte[] text = San.write(board, play).getBytes(ISO_8859_1);
                text[random.nextInt(text.length)] = (byte) letters.charAt(random.nextInt(letters.length()));
                String before = everything(board);
                try {
                    int read = new SanReader(board).verifyChecks(true).read(text, 0, text.length);
                    assertThat(board.isLegal(board.toMove(), read)).as(new String(text, ISO_8859_1)).isTrue();
                    count[0]++;
                } catch (PlayException refused) {
                    assertThat(refused.getMessage()).isNotBlank();
                    count[1]++;
                }
                assertThat(everything(board)).isEqualTo(before);
            }
        });
        assertThat(count[0]).isGreaterThan(1000);
        assertThat(count[1]).isGreaterThan(1000);
    }

    @Test
    void anyTextIsReadAsAPositionOrRefused() throws Exception {
        String letters = "pnbrqkPNBRQK12345678/ -wbabcdefgh";
        int[] count = new int[2];
        RandomGames.visit(11, 100, (board, random) -> {
            var text = new StringBuilder(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP));
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                text.setCharAt(random.nextInt(text.length()), letters.charAt(random.nextInt(letters.length())));
            }
            try {
                ChessBoard read = Fen.read(text.toString(), new ArrayList<>());
                assertThat(read.countLegalPlays()).as(read.toText()).isEqualTo(plays(read).length);
                assertThat(ChessBoard.of(read.toText()).toText()).isEqualTo(read.toText());
                count[0]++;
            } catch (FenException refused) {
                assertThat(refused.column()).isBetween(1, text.length() + 1);
                count[1]++;
            }
        });
        assertThat(count[0]).isGreaterThan(1000);
        assertThat(count[1]).isGreaterThan(1000);
    }

    @Test
    void perftByHandIsPerft() throws Exception {
        RandomGames.visit(9, 10, (board, random) -> {
            long byHand = 0;
            for (int play : plays(board)) {
                board.play(board.toMove(), play);
                byHand += plays(board).length;
                board.undo();
            }
            assertThat(board.perft(2)).isEqualTo(byHand);
            assertThat(board.perft(0)).isOne();
        });
    }

    private static int[] plays(ChessBoard board) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        return Arrays.copyOf(plays, count);
    }

    private static String everything(ChessBoard board) {
        return state(board) + ' ' + board.plies() + ' ' + board.enPassantSquare();
    }

    private static String state(ChessBoard board) {
        long[] words = new long[7];
        board.packPlacement(words, 0);
        return board.toText() + Arrays.toString(words) + board.placementKey() + ' ' + board.rights() + ' '
                + board.reversiblePlies() + ' ' + board.fullMoveNumber() + ' ' + board.squares(Piece.BLACK);
    }

    private static String flip(String fen) {
        String[] fields = fen.split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        var turned = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (char letter : ranks[rank].toCharArray()) {
                turned.append(exchanged(letter));
            }
            turned.append(rank > 0 ? "/" : "");
        }
        var castling = new StringBuilder();
        for (char letter : fields[2].toCharArray()) {
            castling.append(exchanged(letter));
        }
        String passed = fields[3].replace('3', '*').replace('6', '3').replace('*', '6');
        return turned + " " + (fields[1].equals("w") ? "b" : "w") + " " + castling + " " + passed + " 0 1";
    }

    private static char exchanged(char letter) {
        return Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter);
    }
}
