package org.openarbiter.cli.judge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * A move as players number it.
 *
 * @param number as written before the move
 * @param side whose: both for the whole move
 * @param move the move that it must be, in the notation of the game; empty for any
 */
record MoveNumber(int number, Side side, String move) {
    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9})(?:(w|r|b|\\.|\\.\\.\\.|…)|(\\.\\.\\.|…|\\.) *([^. ].*))?");
    private static final Pattern SIGNS = Pattern.compile("[+#!?]+$");
    private static final Pattern LABEL = Pattern.compile("(?:move )?(\\d+)(\\.\\.\\.|\\.| \\(\\))");

    /** Whose move of a number. */
    enum Side {
        /** The side that moves first. */
        FIRST,
        /** The side that answers. */
        SECOND,
        /** Both. */
        BOTH
    }

    /** Reads {@code 26w}, {@code 26b}, {@code 26}, {@code 26...}, {@code 26...Ra4}. */
    static MoveNumber parse(String text) throws Fault {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            throw Fault.usage("--move: expected the number of a move, such as 26, 26w, 26b or 26...Ra4, not '" + text + "'");
        }
        String move = written.group(4) == null ? "" : written.group(4);
        String mark = written.group(2) != null ? written.group(2) : written.group(3) != null ? written.group(3) : "";
        Side side = switch (mark) {
            case "" -> Side.BOTH;
            case "b", "...", "…" -> Side.SECOND;
            default -> Side.FIRST;
        };
        return new MoveNumber(Integer.parseInt(written.group(1)), side, move);
    }

    /**
     * The ply of a game after which this move has been made.
     *
     * @throws Fault if the game has no such move, or another one there
     */
    <B extends Board> int plyIn(ReadGame<B> game) throws Fault {
        RecordedGame<B> record = game.record();
        B board = record.start();
        int found = 0;
        String last = "";
        String there = "";
        try {
            for (int made = 0; made < record.plies(); made++) {
                int play = record.play(made, board);
                last = board.numbered("");
                Matcher label = LABEL.matcher(last);
                if (label.matches() && Integer.parseInt(label.group(1)) == number && isOf(label.group(2))) {
                    found = made + 1;
                    there = game.game().notation(board, play);
                }
                board.play(record.by(made, board.toMove()), play);
            }
        } catch (PlayException e) {
            // What can be played is all there is to choose from.
        }
        if (found == 0) {
            throw Fault.usage("--move " + this + ": this game has no such move" + (last.isEmpty() ? "" : "; its last is " + last.replace(" ()", "")));
        }
        if (!move.isEmpty() && !withoutSigns(move).equals(withoutSigns(there))) {
            throw Fault.usage("--move " + this + ": move " + number + " of " + (side == Side.FIRST ? "the first player" : "the second player")
                    + " is " + there + " in this game");
        }
        return found;
    }

    private static String withoutSigns(String written) {
        return SIGNS.matcher(written.strip()).replaceAll("");
    }

    private boolean isOf(String mark) {
        return side == Side.BOTH || mark.equals(" ()") || (side == Side.SECOND) == mark.equals("...");
    }

    @Override
    public String toString() {
        if (!move.isEmpty()) {
            return number + (side == Side.FIRST ? "." : "...") + move;
        }
        return number + (side == Side.BOTH ? "" : side == Side.FIRST ? "w" : "b");
    }
}
