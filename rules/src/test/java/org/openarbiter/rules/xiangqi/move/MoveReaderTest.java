package org.openarbiter.rules.xiangqi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

final class MoveReaderTest {
    private static final String BLACK_START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
    private static final String FIVE = "4k4/9/2P6/2P6/2P6/2P6/2P6/9/9/3K5 w - - 0 1";
    private static final String FOUR = "4k4/2P6/2P6/2P6/2P6/9/9/9/9/3K5 w - - 0 1";
    private static final String THREE = "4k4/2P6/2P6/2P6/9/9/9/9/9/3K5 w - - 0 1";
    private static final String THREE_ON_FILE_3 = "4k4/6P2/6P2/6P2/9/9/9/9/9/3K5 w - - 0 1";
    private static final String THREE_AND_TWO = "4k4/9/2P6/2P3P2/2P3P2/9/9/9/9/3K5 w - - 0 1";
    private static final String TWO_AND_THREE = "4k4/9/6P2/2P3P2/2P3P2/9/9/9/9/3K5 w - - 0 1";
    private static final String BLACK_TWO_AND_TWO = "4k4/9/9/9/9/9/1p4p2/1p4p2/9/3K5 b - - 0 1";
    private static final String BLACK_FOUR = "5k3/9/9/9/2p6/2p6/2p6/2p6/9/3K5 b - - 0 1";
    private static final String ROOKS = "4k4/9/9/R8/9/R8/9/9/9/3K5 w - - 0 1";
    /** The rook on c0 stands between its king and a rook. */
    private static final String PINNED = "3k5/9/9/9/2R6/9/9/9/9/r1R1K4 w - - 0 1";
    private static final String ADVISORS = "4k4/9/9/9/9/9/9/3A5/9/3A1K3 w - - 0 1";
    private static final String CHECK = "3k5/9/9/9/9/9/4r4/9/3N5/4K4 w - - 0 1";
    private static final String BLACK_FOUR_FAR = "5k3/9/9/9/9/2p6/2p6/2p6/2p6/4K4 b - - 0 1";
    private static final String ELEPHANTS = "3k5/9/9/6R2/9/6B2/9/9/5R3/3AK1B2 w - - 0 1";

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource({
        "startpos, h2e2, h2e2",
        "startpos, H2-E2, h2e2",
        "startpos, h2-e2, h2e2",
        "startpos, H2E2, h2e2",
        "startpos, C2=5, h2e2",
        "startpos, c2.5, h2e2",
        "startpos, C2+7, h2h9",
        "startpos, H8+7, b0c2",
        "startpos, n8+7, b0c2",
        "startpos, B3+5, g0e2",
        "startpos, 炮二平五, h2e2",
        "startpos, 炮2平5, h2e2",
        "startpos, 砲２平５, h2e2",
        "startpos, 包八平五, b2e2",
        "startpos, 傌八进七, b0c2",
        "startpos, 俥一進一, i0i1",
        "startpos, 將五進一, e0e1",
        "startpos, 士四進五, f0e1",
        "startpos, 象三進五, g0e2",
        "startpos, 卒三進一, g3g4",
        BLACK_START + ", 馬８進７, h9g7",
        BLACK_START + ", 马8进7, h9g7",
        BLACK_START + ", 马八进七, h9g7",
        BLACK_START + ", h8+7, h9g7",
        BLACK_START + ", C2=5, b7e7",
        FIVE + ", 17=6, c7d7",
        FIVE + ", Pa=6, c7d7",
        FIVE + ", pc=8, c5b5",
        FIVE + ", 前兵平六, c7d7",
        FIVE + ", 2兵平6, c6d6",
        FOUR + ", P+=6, c7d7",
        FOUR + ", P-=6, c6d6",
        FOUR + ", 47=6, c5d5",
        FOUR + ", Pd=6, c5d5",
        FOUR + ", 後兵平六, c5d5",
        THREE + ", P.=6, c7d7",
        THREE + ", P==6, c7d7",
        THREE + ", P7=6, c7d7",
        THREE + ", 27=6, c7d7",
        THREE + ", 中兵平六, c7d7",
        THREE + ", 兵中平六, c7d7",
        THREE_ON_FILE_3 + ", 33=4, g6f6",
        TWO_AND_THREE + ", 33=4, g6f6",
        TWO_AND_THREE + ", 23=4, g6f6",
        THREE_AND_TWO + ", 13=4, g6f6",
        THREE_AND_TWO + ", 7.=6, c6d6",
        THREE_AND_TWO + ", 23=4, g5f5",
        THREE_AND_TWO + ", Pc=6, c7d7",
        THREE_AND_TWO + ", 前兵三平四, g6f6",
        THREE_AND_TWO + ", 前三兵平四, g6f6",
        THREE_AND_TWO + ", 前三平四, g6f6",
        THREE_AND_TWO + ", 兵三前平四, g6f6",
        THREE_AND_TWO + ", 中七平六, c6d6",
        THREE_AND_TWO + ", 后七平六, c5d5",
        THREE_AND_TWO + ", 二三兵平四, g5f5",
        THREE_AND_TWO + ", 前兵平四, g6f6",
        BLACK_FOUR + ", 一卒平４, c2d2",
        BLACK_TWO_AND_TWO + ", 22=3, b3c3",
        ROOKS + ", R+-1, a6a5",
        ROOKS + ", +R-1, a6a5",
        ROOKS + ", -r+1, a4a5",
        ROOKS + ", 前車退一, a6a5",
        ROOKS + ", 車前退一, a6a5",
        ROOKS + ", 车后平五, a4e4",
        ADVISORS + ", A6-5, d2e1",
        ADVISORS + ", A+-5, d2e1",
        ADVISORS + ", 後仕進五, d0e1",
        ADVISORS + ", 仕六退五, d2e1"
    })
    void isReadWithoutALiberty(String fen, String text, String move) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen);
        var reader = new MoveReader();
        assertThat(board.text(reader.read(board, text))).isEqualTo(move);
        assertThat(reader.liberties()).isEmpty();
    }

    @ParameterizedTest(name = "{1} is {2}: {3}")
    @CsvSource(delimiter = ';', value = {
        "startpos; C25; h2e2; lacks the sign of a sideways move",
        "startpos; Ｃ２＝５; h2e2; uses characters other than ASCII",
        ROOKS + "; R+–1; a6a5; uses characters other than ASCII",
        ROOKS + "; R−+1; a4a5; uses characters other than ASCII",
        "startpos; S3+1; g3g4; uses an older letter for the piece",
        "startpos; M4+5; f0e1; uses an older letter for the piece",
        "startpos; M3+5; g0e2; uses an older letter for the piece",
        "startpos; G4+5; f0e1; uses an older letter for the piece",
        "startpos; G5+1; e0e1; uses an older letter for the piece",
        "startpos; 前馬進七; b0c2; distinguishes pieces on one file although only one piece can move like this",
        "startpos; H++7; b0c2; distinguishes pieces on one file although only one piece can move like this",
        ROOKS + "; R9+3; a6a9; does not say which piece of the file moves, but only one can",
        ROOKS + "; 車九進三; a6a9; does not say which piece of the file moves, but only one can",
        THREE + "; 兵七進一; c8c9; does not say which piece of the file moves, but only one can",
        THREE + "; P7+1; c8c9; does not say which piece of the file moves, but only one can",
        PINNED + "; R7+1; c5c6; does not say which piece of the file moves, but only one can",
        ROOKS + "; R+5; a6e6; lacks the sign of a sideways move"
    })
    void isReadWithALiberty(String fen, String text, String move, String liberty) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen);
        var reader = new MoveReader();
        assertThat(board.text(reader.read(board, text))).isEqualTo(move);
        assertThat(reader.liberties()).containsExactly(liberty);
        reader.read(XiangqiBoard.start(), "h2e2");
        assertThat(reader.liberties()).as("of the next move").isEmpty();
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(delimiter = ';', value = {
        "startpos; C3=5; there is no red cannon on file 3",
        "startpos; 炮三平五; there is no red cannon on file 3",
        "startpos; H2+5; the horse on h0 cannot go forward to file 5",
        "startpos; H2=4; the horse on h0 cannot go sideways",
        "startpos; H2+4; the horse on h0 cannot go to f1: its leg is blocked on g0",
        "startpos; 馬二進四; the horse on h0 cannot go to f1: its leg is blocked on g0",
        "startpos; R1+3; the rook on i0 cannot go to i3, where its own pawn stands",
        "startpos; R1+4; the rook on i0 cannot go to i4: there is a piece in the way",
        "startpos; C2+8; the cannon on h2 cannot go forward by 8",
        "startpos; C2-4; the cannon on h2 cannot go back by 4",
        "startpos; C2+5; the cannon on h2 cannot go to h7: to capture it must jump over exactly one piece, and there is none in between",
        "startpos; C2+6; the cannon on h2 cannot go to h8: there is a piece in the way",
        "startpos; P3=4; the pawn on g3 cannot go to f3",
        "startpos; P3-1; the pawn on g3 cannot go to g2",
        "startpos; R+=5; there are no two red rooks on one file",
        "startpos; 前車平五; there are no two red rooks on one file",
        "startpos; 二兵平三; there are no two red pawns on one file",
        "startpos; 23=4; there are no two red pawns on one file",
        "startpos; h2e9; the cannon on h2 cannot go to e9",
        "startpos; h9g7; the piece on h9 is a black horse, and Red is to move",
        "startpos; h5h6; there is no piece on h5",
        "startpos; h2e11; is not a move from point to point with files a–i and ranks 0–9",
        "startpos; h2j2; is not a move in WXF notation, such as C2=5, H8+7 or R+-2, nor in another known one",
        "startpos; X2=5; is not a move in WXF notation, such as C2=5, H8+7 or R+-2, nor in another known one",
        "startpos; C2=0; is not a move in WXF notation, such as C2=5, H8+7 or R+-2, nor in another known one",
        "startpos; Ra+1; is not a move in WXF notation, such as C2=5, H8+7 or R+-2, nor in another known one",
        "startpos; ''; is not a move in WXF notation, such as C2=5, H8+7 or R+-2, nor in another known one",
        "startpos; 炮二平; is not a move in Chinese notation, such as 炮二平五 or 前馬退６",
        "startpos; 炮二平五五; is not a move in Chinese notation, such as 炮二平五 or 前馬退６",
        "startpos; 二炮平五; is not a move in Chinese notation, such as 炮二平五 or 前馬退６",
        ROOKS + "; R9=5; is ambiguous: it could be a6e6 or a4e4",
        ROOKS + "; 車九平五; is ambiguous: it could be a6e6 or a4e4",
        ROOKS + "; R--5; the rook on a4 cannot go back by 5",
        ROOKS + "; R9+6; the rook on a6 cannot go forward by 6, and the rook on a4 cannot go forward by 6",
        THREE + "; 兵七平六; is ambiguous: it could be c8d8 or c7d7",
        THREE + "; 47=6; there is no number 4 red pawn among those that share a file on file 7",
        THREE_AND_TWO + "; 33=4; there is no number 3 red pawn among those that share a file on file 3",
        THREE_AND_TWO + "; 兵二三平四; is not a move in Chinese notation, such as 炮二平五 or 前馬退６",
        THREE_AND_TWO + "; 3.=4; there is no middle red pawn among those that share a file on file 3",
        BLACK_FOUR_FAR + "; Pa=4; is ambiguous: it could be c1d1 or c4d4",
        PINNED + "; R-+1; the king on e0 would be in check",
        CHECK + "; H6+8; the king on e0 would still be in check",
        CHECK + "; K5+1; the king would be in check on e1",
        ELEPHANTS + "; E3+5; the elephant on g4 cannot go to e6: the elephant stays on its own side of the river, and "
            + "the elephant on g0 cannot go to e2: its eye is blocked on f1",
        ELEPHANTS + "; C2=5; there is no red cannon on file 2"
    })
    void isRefusedWithTheReason(String fen, String text, String reason) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen);
        assertThatThrownBy(() -> new MoveReader().read(board, text)).isInstanceOfSatisfying(PlayException.class,
                e -> assertThat(e.reason()).isEqualTo(reason));
    }

    /** The moves of a record, played. */
    private static String played(XiangqiBoard start, List<String> moves) throws PlayException {
        MoveReader reader = MoveReader.of(start, moves);
        XiangqiBoard board = start.copy();
        var texts = new StringBuilder();
        for (String text : moves) {
            int play = reader.read(board, text);
            texts.append(texts.isEmpty() ? "" : " ").append(board.text(play));
            board.play(board.toMove(), play);
        }
        return texts.toString();
    }

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource({
        "startpos, h2e2 h9g7, h2e2 h9g7",
        "startpos, h3e3 h10g8, h2e2 h9g7",
        "startpos, h3e3, h2e2",
        "startpos, h3e3 h8e8, h2e2 h7e7",
        "startpos, H3-E3 h8e8, h2e2 h7e7",
        "startpos, C2=5 h8e8, h2e2 h7e7",
        "startpos, 炮二平五 h7e7 b0c2, h2e2 h7e7 b0c2",
        ROOKS + ", a6b6, a6b6",
        "4k4/9/9/R8/R8/9/9/9/9/3K5 w - - 0 1, a6b6, a6b6",
        "4k4/9/9/R8/R8/9/9/9/9/3K5 w - - 0 1, a6b6 e10e9, a5b5 e9e8",
        "4k4/9/9/R7r/R8/9/9/9/9/3K5 w - - 0 1, a6b6 i7h7, a5b5 i6h6"
    })
    void ranksAreSettledByTheWholeRecord(String fen, String moves, String played) throws Exception {
        XiangqiBoard start = XiangqiBoard.of(fen);
        String before = start.toText();
        assertThat(played(start, List.of(moves.split(" ")))).isEqualTo(played);
        assertThat(start.toText()).isEqualTo(before);
    }

    @Test
    void aRankTheOtherNumberingLacksIsRefused() {
        XiangqiBoard board = XiangqiBoard.start();
        MoveReader reader = MoveReader.of(board, List.of("h3e3", "a10a9"));
        assertThatThrownBy(() -> reader.read(board, "a0a1")).isInstanceOf(PlayException.class)
                .hasMessage("is not a move from point to point with files a–i and ranks 1–10");
        assertThatThrownBy(() -> reader.read(board, "a1b1")).isInstanceOf(PlayException.class)
                .hasMessage("the rook on a1 cannot go to b1, where its own horse stands");
    }

    @Test
    void aReaderWithoutTheRecordLearnsFromARank10() throws Exception {
        XiangqiBoard board = XiangqiBoard.of(BLACK_START);
        var reader = new MoveReader();
        assertThat(board.text(reader.read(board, "h7e7"))).isEqualTo("h7e7");
        assertThat(board.text(reader.read(board, "h10g8"))).isEqualTo("h9g7");
        assertThat(board.text(reader.read(board, "h8e8"))).isEqualTo("h7e7");
    }

    @Test
    void pawnsNamedByPlaceAndFileInOneMoveAreSoInAll() throws Exception {
        XiangqiBoard board = XiangqiBoard.of(TWO_AND_THREE);
        assertThat(played(board, List.of("33=4"))).isEqualTo("g6f6");
        assertThat(played(board, List.of("33=4", "K5+1", "17=6"))).isEqualTo("g5f5 e9e8 c6d6");
    }
}
