package org.openarbiter.archive;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;

/**
 * A recorded game that was played up to a ply, or as far as it can be played.
 *
 * @param board the position there
 * @param made the number of plies played
 * @param last the last of them; −1 if there is none
 * @param move the last of them in the notation of the game; empty if there is none
 * @param numbered the same with its number as players write it, {@code 25...Ra8}; empty if they do not number moves that way
 * @param named the same with its number, to be said in any language; the start if there is none
 * @param fault why the next one cannot be played; null if none was wanted
 */
public record Reached<B extends Board>(B board, int made, int last, String move, String numbered, Sentence named, @Nullable String fault) {

    /** Sees each ply of a game on the board on which it is about to be made. */
    public interface Onlooker<B extends Board> {
        /**
         * A ply is about to be made.
         *
         * @param ply its number, from 1
         * @param board the position before it; only to be looked at
         */
        void see(int ply, B board, int play);
    }

    /**
     * Plays a game up to a ply.
     *
     * @param ply from 0 to the number of its plies
     */
    public static <B extends Board> Reached<B> of(ReadGame<B> game, int ply) {
        return of(game, ply, (number, board, play) -> {});
    }

    /**
     * Plays a game up to a ply, with somebody who looks on.
     *
     * @param ply from 0 to the number of its plies
     */
    public static <B extends Board> Reached<B> of(ReadGame<B> game, int ply, Onlooker<B> onlooker) {
        RecordedGame<B> record = game.record();
        B board = record.start();
        prepare(game, board);
        int made = 0;
        int last = -1;
        int by = -1;
        String fault = null;
        while (made < ply && fault == null) {
            try {
                int play = record.play(made, board);
                int mover = record.by(made, board.toMove());
                onlooker.see(made + 1, board, play);
                if (board.isLegal(mover, play)) {
                    board.play(mover, play);
                    by = mover;
                    last = play;
                    made++;
                } else {
                    fault = named(record, made) + " cannot be played on this board";
                }
            } catch (PlayException e) {
                fault = named(record, made) + " cannot be played: " + e.clause();
            }
        }
        if (made == 0) {
            return new Reached<>(board, 0, -1, "", "", Common.say("start"), fault);
        }
        // Moves are named on the board before them.
        board.undo();
        String move = game.game().notation(board, last);
        String numbered = board.numbered(move);
        Sentence named = board.namedPlay(last);
        board.play(by, last);
        return new Reached<>(board, made, last, move, Character.isDigit(numbered.charAt(0)) ? numbered : "", named, fault);
    }

    /** A ply with what was written, and with the line of the file where it stands on one. */
    private static String named(RecordedGame<?> record, int index) {
        String line = record.line(index) > 0 ? " (line " + record.line(index) + ")" : "";
        return "ply " + (index + 1) + ", '" + record.written(index) + "'" + line + ",";
    }

    /** Where the game was left, in a language: {@code after 25...Ra8 (ply 50)}, {@code after ply 3, C3}, {@code at the start}. */
    public String place(Words words) {
        if (made == 0) {
            return words.say(Common.say("at-start"));
        }
        Sentence said = words.isEnglish() && numbered.isEmpty() ? Sentence.verbatim("ply " + made + ", " + move) : named;
        return words.say(Common.say("reached", "move", said, "ply", made, "counted", isCounted(words)));
    }

    /** The last ply as people name it in a language: {@code ply 50 (25...Ra8)}, or {@code move 7 (B1)} if players of this game number every ply. */
    public String name(Words words) {
        Sentence said = words.isEnglish() && numbered.isEmpty() ? Sentence.verbatim("move " + made + " (" + move + ")") : named;
        return words.say(Common.say("named-ply", "move", said, "ply", made, "counted", isCounted(words)));
    }

    /**
     * Whether the move's name in a language says which ply it is. In English, where {@code 20.} can be both, only Go and its like do; elsewhere
     * also shogi, unless its start position gave the first ply another number.
     */
    private boolean isCounted(Words words) {
        return numbered.isEmpty() || !words.isEnglish() && board.numbersPlies() && numbered.startsWith(made + ".");
    }

    /** The last play in a list, or nothing. */
    public List<Integer> marked() {
        return made == 0 ? List.of() : List.of(last);
    }

    /** Gives the board what the rulebook of the record adds to it, such as plays that other rulebooks do not have. */
    private static <B extends Board> void prepare(ReadGame<B> game, B board) {
        String rules = game.record().namedOrAssumedRules();
        try {
            if (rules != null) {
                game.game().rulebook(RulebookId.parse(game.game().name(), rules)).prepare(board);
            }
        } catch (RulebookException unread) {
            // Judging says that there is no such rulebook; the usual board shows the game as well.
        }
    }
}
