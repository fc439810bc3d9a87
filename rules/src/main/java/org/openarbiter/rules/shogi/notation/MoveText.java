package org.openarbiter.rules.shogi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Piece;

/** The parts of which moves in KIF and KI2 are made: the mark of the player, the square, the piece, and in KI2 the words that tell pieces apart. */
final class MoveText {
    /** The marks of the players: filled for Black, empty for White. */
    static final String MARKS = "▲▼☗△▽☖";
    /** One mark. */
    static final String MARK = "[" + MARKS + "]";
    private static final String FILE = "[1-9１-９]";
    private static final String RANK = "[1-9１-９一二三四五六七八九]";
    private static final String PIECES = "成[銀桂香]|[玉王飛龍竜角馬金銀桂香歩と全圭杏]";
    /** The words that tell pieces apart. */
    private static final String WHERE = "[右左直上行入引寄]{0,3}";
    private static final String PROMOTION = "不成|成|生";
    /** File and rank in two groups, or the character for the square of the move before. */
    static final String SQUARE = "(?:(" + FILE + ")(" + RANK + ")|同)";
    /** The piece, in a group. */
    static final String PIECE = "(" + PIECES + ")";

    private static final String BLANKS = "[\\s　]*+";
    /** What ends a word. */
    private static final String END = "(?=[\\s　" + MARKS + "]|まで|$)";
    private static final String PLACE = "(?:" + FILE + RANK + "|同)";
    private static final String NAMED =
            "(?:" + PLACE + BLANKS + "(?:" + PIECES + ")(?:" + WHERE + "(?:" + PROMOTION + ")?|打))" + END;

    /** A move in KI2: the mark, file and rank, the piece, the words that tell pieces apart, and whether it promotes or is dropped. */
    static final Pattern WORD = Pattern.compile(
            "(" + MARK + ")?" + BLANKS + SQUARE + BLANKS + PIECE + "(?:(" + WHERE + ")(" + PROMOTION + ")?|(打))" + END);
    /** A word for the end of the game. */
    private static final String ENDED = Ending.words().stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:(?:", ")" + END + ")"));
    /** Nothing but marked moves in KI2, and perhaps how the game ended. */
    static final Pattern LINE = Pattern.compile(BLANKS + "(?:" + MARK + BLANKS + "(?:" + NAMED + "|" + ENDED + ")" + BLANKS + ")++(?:まで.*+)?+");
    /** A mark with which a line begins, and behind it what can only be meant as a move, right or wrong, or as the end of the game. */
    static final Pattern MEANT = Pattern.compile(BLANKS + MARK + BLANKS + "(?:" + FILE + RANK + "|同|" + ENDED + ")");
    /** A numbered move in KIF with which a line begins. */
    static final Pattern NUMBERED = Pattern.compile("\\s*+[0-9]++\\s++" + MARK + "?" + PLACE + "[\\s　]*+(?:" + PIECES + ")");

    private MoveText() {}

    /** The mark of a player. */
    static String mark(int side) {
        return side == Piece.BLACK ? "▲" : "△";
    }

    /** The player of a mark. */
    static int side(char mark) {
        return MARKS.indexOf(mark) < 3 ? Piece.BLACK : Piece.WHITE;
    }

    /** The kind of a piece by its name. */
    static int kind(String name) {
        return name.length() == 2 ? Japanese.kindOf(name.charAt(1)) + Piece.PROMOTED : Japanese.kindOf(name.charAt(0));
    }

    /** A file or rank by its digit, of any width or Chinese. */
    static int number(String digit) {
        char c = digit.charAt(0);
        int rank = Japanese.RANKS.indexOf(c);
        int file = Japanese.FILES.indexOf(c);
        return rank >= 0 ? rank + 1 : file >= 0 ? file + 1 : c - '0';
    }

    /**
     * Whether moves in KI2 rather than those in KIF come first in a text.
     *
     * @param wholly whether a whole line of them is asked for, and not only its beginning
     */
    static boolean beginsWithWords(String text, boolean wholly) {
        Pattern pattern = wholly ? LINE : MEANT;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            if (line.startsWith("手数-") || NUMBERED.matcher(line).lookingAt()) {
                return false;
            }
            Matcher words = pattern.matcher(line);
            if (wholly ? words.matches() : words.lookingAt()) {
                return true;
            }
        }
        return false;
    }
}
