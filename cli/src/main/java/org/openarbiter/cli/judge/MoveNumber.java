package org.openarbiter.cli.judge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.archive.Reached;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;

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
    /** What follows a number that no other move has. */
    private static final String SINGLE = " ()";
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
        Search<B> search = new Search<>(game.game());
        Reached<B> end = Reached.of(game, game.record().plies(), search);
        if (search.isSingle && side != Side.BOTH) {
            throw Fault.usage("--move " + this + ": in this game every move has its own number, so that is " + number);
        }
        if (search.found == 0) {
            throw Fault.usage("--move " + this + ": this game has no such move" + (end.made() == 0 ? "" : "; its last is " + last(end)));
        }
        String there = search.there;
        if (!move.isEmpty() && !withoutSigns(move).equals(withoutSigns(there))) {
            throw Fault.usage("--move " + this + ": move " + number + " of " + (side == Side.FIRST ? "the first player" : "the second player")
                    + " is " + there + " in this game");
        }
        return search.found;
    }

    private static String last(Reached<?> end) {
        return end.numbered().isEmpty() ? "move " + end.made() + " (" + end.move() + ")" : end.numbered();
    }

    /** Looks for the ply; if a number comes up several times, the last counts. What can be played is all there is to choose from. */
    private final class Search<B extends Board> implements Reached.Onlooker<B> {
        private final Game<B> game;
        private int found;
        /** The move at the ply found. */
        private String there = "";
        /** Whether each move has its own number, whoever makes it. */
        private boolean isSingle;

        Search(Game<B> game) {
            this.game = game;
        }

        @Override
        public void see(int ply, B board, int play) {
            Matcher label = LABEL.matcher(board.numbered(""));
            isSingle |= label.matches() && label.group(2).equals(SINGLE);
            if (label.matches() && Integer.parseInt(label.group(1)) == number && isOf(label.group(2))) {
                found = ply;
                there = game.notation(board, play);
            }
        }
    }

    private static String withoutSigns(String written) {
        return SIGNS.matcher(written.strip()).replaceAll("");
    }

    private boolean isOf(String mark) {
        return side == Side.BOTH || mark.equals(SINGLE) || (side == Side.SECOND) == mark.equals("...");
    }

    @Override
    public String toString() {
        if (!move.isEmpty()) {
            return number + (side == Side.FIRST ? "." : "...") + move;
        }
        return number + (side == Side.BOTH ? "" : side == Side.FIRST ? "w" : "b");
    }
}
