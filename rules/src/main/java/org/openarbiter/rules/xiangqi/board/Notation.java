package org.openarbiter.rules.xiangqi.board;

import java.util.List;
import java.util.Locale;

/** The ways to write a move. */
public enum Notation {
    /** Letter, file, direction, number: {@code C2=5}, {@code H8+7}, {@code R+-2}. */
    WXF,
    /** The same in traditional characters: 炮二平五, 馬８進７, 前車退二. */
    CHINESE,
    /** The same in simplified characters: 炮二平五, 马８进７, 前车退二. */
    SIMPLIFIED,
    /** Two points with a dash, ranks 0–9: {@code H2-E2}. */
    ICCS,
    /** Two points, ranks 0–9: {@code h2e2}. */
    UCCI,
    /** Two points, ranks 1–10: {@code h3e3}, {@code a10a9}. */
    UCI;

    /**
     * A legal play of the side to move, as text. Different plays have different texts, and {@code MoveReader} reads each back.
     */
    public String write(XiangqiBoard board, int play) {
        return switch (this) {
            case WXF -> WxfWriter.write(board, play);
            case CHINESE -> ChineseWriter.traditional(board, play);
            case SIMPLIFIED -> ChineseWriter.simplified(board, play);
            case ICCS -> iccs(CoordinateMoves.write(play, 0));
            case UCCI -> CoordinateMoves.write(play, 0);
            case UCI -> CoordinateMoves.write(play, 1);
        };
    }

    /**
     * The notation in which the moves of a record are written.
     *
     * @param firstRank where ranks begin if they are written as points: 0 or 1
     */
    public static Notation of(List<String> moves, int firstRank) {
        String first = moves.isEmpty() ? "" : moves.getFirst();
        if (ChineseCharacters.isOne(first)) {
            return moves.stream().anyMatch(ChineseCharacters::isSimplified) ? SIMPLIFIED : CHINESE;
        }
        if (!CoordinateMoves.isOne(first)) {
            return WXF;
        }
        return first.indexOf('-') > 0 ? ICCS : firstRank == 0 ? UCCI : UCI;
    }

    private static String iccs(String ucci) {
        return (ucci.substring(0, 2) + '-' + ucci.substring(2)).toUpperCase(Locale.ROOT);
    }
}
