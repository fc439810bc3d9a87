package org.openarbiter.rules.chess.board;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;

final class SanTest {
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource({
        "startpos, g1f3, Nf3",
        "startpos, e2e4, e4",
        KIWIPETE + ", e1g1, O-O",
        KIWIPETE + ", e1c1, O-O-O",
        KIWIPETE + ", d5e6, dxe6",
        KIWIPETE + ", f3f6, Qxf6",
        KIWIPETE + ", c3b5, Nb5",
        "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1, b1d2, Nbd2",
        "4k3/8/8/5N2/8/8/8/4KN2 w - - 0 1, f5g3, N5g3",
        "4k3/8/8/8/1N6/8/8/1N2KN2 w - - 0 1, f1d2, Nfd2",
        "6k1/8/8/8/8/Q1Q5/8/Q3K3 w - - 0 1, a1b2, Q1b2",
        "6k1/8/8/8/7p/Q1Q4K/8/Q1Q5 w - - 0 1, a1b2, Qa1b2",
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1, g1e2, Ne2",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8q, a8=Q+",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8n, a8=N",
        "1n1k4/P7/8/8/8/8/8/4K3 w - - 0 1, a7b8q, axb8=Q+",
        "7k/Q7/6K1/8/8/8/8/8 w - - 0 1, a7a8, Qa8#",
        "7k/Q7/6K1/8/8/8/8/8 w - - 0 1, a7g7, Qg7#",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, O-O+"
    })
    void isWrittenAndReadBack(String fen, String move, String san) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        int play = board.parse(move);
        assertThat(San.write(board, play)).isEqualTo(san);
        var reader = new SanReader(board).verifyChecks(true);
        byte[] text = ("(" + san + ")").getBytes(ISO_8859_1);
        assertThat(reader.read(text, 1, text.length - 1)).isEqualTo(play);
        assertThat(SanLiberty.of(reader.liberties())).isEmpty();
        assertThat(board.plies()).isZero();
    }

    @ParameterizedTest(name = "{1}: {3}")
    @CsvSource({
        KIWIPETE + ", 0-0, e1g1, CASTLING_ZEROS",
        KIWIPETE + ", o-o-o, e1c1, CASTLING_ZEROS",
        KIWIPETE + ", e1g1, e1g1, LONG_ALGEBRAIC",
        KIWIPETE + ", e1h1, e1g1, LONG_ALGEBRAIC",
        KIWIPETE + ", Ke1-c1, e1c1, LONG_ALGEBRAIC",
        KIWIPETE + ", O-O+, e1g1, CHECK_SUPERFLUOUS",
        KIWIPETE + ", Qf6, f3f6, CAPTURE_MISSING",
        KIWIPETE + ", Nxb5, c3b5, CAPTURE_SUPERFLUOUS",
        KIWIPETE + ", N3b5, c3b5, ORIGIN_SUPERFLUOUS",
        KIWIPETE + ", Nb5!?, c3b5, SUFFIX",
        KIWIPETE + ", Pa4, a2a4, PAWN_LETTER",
        KIWIPETE + ", de6, d5e6, CAPTURE_MISSING",
        KIWIPETE + ", xe6, d5e6, ORIGIN_MISSING",
        KIWIPETE + ", aa4, a2a4, ORIGIN_SUPERFLUOUS",
        KIWIPETE + ", a2a4, a2a4, LONG_ALGEBRAIC",
        KIWIPETE + ", a2-a4, a2a4, LONG_ALGEBRAIC",
        KIWIPETE + ", d5xe6, d5e6, LONG_ALGEBRAIC",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8Q+, a7a8q, PROMOTION_FORM",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8(Q)+, a7a8q, PROMOTION_FORM",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8=q+, a7a8q, PROMOTION_FORM",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8/Q+, a7a8q, PROMOTION_FORM",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8=Q, a7a8q, CHECK_MISSING",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8=Q++, a7a8q, SUFFIX",
        "3k4/P7/8/8/8/8/8/4K3 w - - 0 1, a8=Q#, a7a8q, CHECK_SUPERFLUOUS",
        "7k/Q7/6K1/8/8/8/8/8 w - - 0 1, Qa8+, a7a8, CHECK_MISSING",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6e.p., e5d6, EN_PASSANT_MARK",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6 e.p., e5d6, EN_PASSANT_MARK",
        "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1, Nb1d2, b1d2, ORIGIN_SUPERFLUOUS"
    })
    void aLibertyIsReported(String fen, String text, String move, SanLiberty liberty) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        var reader = new SanReader(board).verifyChecks(true);
        byte[] bytes = text.getBytes(ISO_8859_1);
        assertThat(board.text(reader.read(bytes, 0, bytes.length))).isEqualTo(move);
        assertThat(SanLiberty.of(reader.liberties())).contains(liberty);
        assertThat(liberty.message()).isNotBlank();
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(delimiter = ';', value = {
        "startpos; Nf6; no knight can go to f6",
        "startpos; Ngf6; no knight on the g-file can go to f6",
        "startpos; N1f6; no knight on rank 1 can go to f6",
        "startpos; Nb1f3; no knight on b1 can go to f3",
        "startpos; Nbf3; contradicts itself: no knight on the b-file can go to f3, but the knight on g1 can",
        "startpos; Nc4f3; contradicts itself: no knight on c4 can go to f3, but the knight on g1 can",
        "startpos; Ne2; there is a white piece on e2",
        "startpos; e5; no pawn can go to e5",
        "startpos; e7e5; there is no white piece on e7",
        "startpos; e3e4; there is no white piece on e3",
        "startpos; O-O; a piece stands between king and rook",
        "startpos; O-; is not a move: castling is written O-O or O-O-O",
        "startpos; e4=Q; only a pawn that reaches the last rank promotes",
        "startpos; N; is not a move: it names no square to go to",
        "startpos; Nf; is not a move: it names no square to go to",
        "startpos; +; is not a move",
        "startpos; hello; is not a move: unexpected 'l'",
        "startpos; nf3; is not a move",
        "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1; Nd2; is ambiguous: the knights on b1 and f1 can go to d2",
        "4k3/8/8/8/8/5N2/8/RN2KN2 w - - 0 1; Nd2; is ambiguous: the knights on b1, f1 and f3 can go to d2",
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1; Nb5; the knight on c3 is pinned",
        "4k3/8/8/8/1b6/8/8/4K1N1 w - - 0 1; Nf3; it leaves the king in check",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1; a8; the promotion piece is missing",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1; a8=K; a pawn cannot become a king",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1; O-O; the right to castle on that side is lost",
        "4k3/8/8/3pPp2/8/8/8/4K3 w - - 0 1; exd6; no pawn on the e-file can go to d6"
    })
    void aRefusedMoveNamesTheReason(String fen, String text, String reason) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        assertThatThrownBy(() -> San.read(board, text)).isInstanceOf(PlayException.class).hasMessage(reason);
        assertThat(board.plies()).isZero();
    }
}
