package org.openarbiter.rules.janggi.notation;

import org.openarbiter.rules.janggi.board.Piece;

/** The words of Korean records: pieces, tags, and the pass. */
final class Words {
    /** A pass. */
    static final String PASS = "한수쉼";
    /** Check. */
    static final String CHECK = "장군";
    /** The characters that say whose piece it is, Cho's first. */
    static final String SIDES = "초楚한漢";

    private static final String[][] TAGS = {
        {"대회명", "Event"}, {"회전", "Round"}, {"대국일자", "Date"}, {"대국장소", "Site"}, {"초대국자", "Cho"}, {"한대국자", "Han"},
        {"제한시간", "TimeControl"}
    };
    /** By kind, the syllable of a piece and the characters with the same meaning. */
    private static final String[] PIECES = {"", "장궁왕將楚漢", "사士", "상象", "마馬", "차車", "포包砲", "졸병卒兵"};

    private Words() {}

    /** The kind of piece that a character means; {@link Piece#NONE} if it means none. */
    static int kind(char word) {
        for (int kind = Piece.GENERAL; kind <= Piece.SOLDIER; kind++) {
            if (PIECES[kind].indexOf(word) >= 0) {
                return kind;
            }
        }
        return Piece.NONE;
    }

    /** The syllable of a piece: {@code 졸} for a soldier of Cho, {@code 병} for one of Han. */
    static char of(int piece) {
        int kind = Piece.kind(piece);
        return PIECES[kind].charAt(kind == Piece.SOLDIER && Piece.side(piece) == Piece.HAN ? 1 : 0);
    }

    /** The name under which the value of a Korean tag is kept; its own for tags that are not known. */
    static String tag(String korean) {
        for (String[] tag : TAGS) {
            if (tag[0].equals(korean)) {
                return tag[1];
            }
        }
        return korean;
    }

    /** The Korean tag for a name. */
    static String korean(String name) {
        for (String[] tag : TAGS) {
            if (tag[1].equals(name)) {
                return tag[0];
            }
        }
        return name;
    }
}
