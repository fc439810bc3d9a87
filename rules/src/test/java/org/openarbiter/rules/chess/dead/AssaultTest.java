package org.openarbiter.rules.chess.dead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.Piece;

/** In openings a dash of the queen shows either side a mate after a few positions; the usual guess needs thousands there. */
final class AssaultTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"})
    void it_mates_in_openings(String fen) throws FenException {
        for (int side : new int[] {Piece.WHITE, Piece.BLACK}) {
            ChessBoard board = ChessBoard.of(fen);
            Prospect prospect = new HelpmateSearch(board, side, Assault.GUIDE, false, 1_000).run(false);
            assertThat(prospect).as("side %d", side).isInstanceOf(Prospect.Possible.class);
            for (int play : ((Prospect.Possible) prospect).line()) {
                assertThat(board.isLegal(board.toMove(), play)).isTrue();
                board.play(board.toMove(), play);
            }
            assertThat(board.isCheckmate()).as("side %d", side).isTrue();
            assertThat(board.toMove()).isNotEqualTo(side);
        }
    }

    /** The nearer the queen is to a supported square beside the king, the smaller the distance. */
    @ParameterizedTest
    @ValueSource(strings = {
        "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1|rnbqkbnr/pppp1ppp/8/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
        "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 0 1|rnbqkbnr/pppp1ppp/8/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1"})
    void what_is_nearer_to_scholars_mate_is_rated_nearer(String pair) throws FenException {
        String[] fens = pair.split("\\|", -1);
        assertThat(Assault.GUIDE.distance(ChessBoard.of(fens[1]), Piece.WHITE))
                .isLessThan(Assault.GUIDE.distance(ChessBoard.of(fens[0]), Piece.WHITE));
    }
}
