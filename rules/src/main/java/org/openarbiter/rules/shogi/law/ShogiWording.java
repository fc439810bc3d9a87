package org.openarbiter.rules.shogi.law;

import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;

/** The rules of shogi in our own words, in order of precedence. */
enum ShogiWording {
    IMPOSSIBLE("impossible-move", "Impossible move", "A player can only move a piece of their own, or drop one that they have in hand."),
    OUT_OF_TURN("out-of-turn", "Move out of turn",
            "Only the player whose turn it is may move. Two moves in a row are a foul, and so is a first move by White."),
    WRONG_MOVE("wrong-move", "Move that the piece cannot make",
            "A piece moves as its kind does, not to a square where a piece of the same side stands; a piece is dropped on an empty square; a"
                    + " piece promotes when its move begins or ends in the three farthest ranks."),
    DEAD_END("dead-end", "Piece that could never move again",
            "A pawn or lance may not come to the farthest rank, nor a knight to the two farthest ranks, without promoting."),
    NIFU("nifu", "Two pawns on a file", "A pawn may not be dropped on a file where the player already has an unpromoted pawn."),
    KING_LEFT("king-left-in-check", "King left in check", "A move may not leave or put the player's own king in check."),
    UCHIFUZUME("uchifuzume", "Drop-pawn mate", "A pawn may not be dropped so that it mates at once. A pawn on the board may be moved to mate."),
    CHECKMATE("checkmate", "Checkmate", "A player whose king is in check and who has no legal move or drop loses."),
    NO_LEGAL_MOVE("no-legal-move", "No legal move", "A player who is not in check and has no legal move or drop loses."),
    ENTERED_KING("entered-king", "Entered king",
            "The player to move wins, without declaring it, if the king stands in the three farthest ranks with ten other pieces and is not in"
                    + " check, and these pieces and those in hand make 28 points for Black or 27 for White."),
    PERPETUAL_CHECK("perpetual-check", "Perpetual check",
            "If a position appears %s, with the same pieces in hand and the same player to move, and one player gave perpetual check, that player"
                    + " loses: %s."),
    REPETITION("repetition", "Repetition",
            "If a position appears %s, with the same pieces in hand and the same player to move, and neither gave perpetual check, %s."),
    BARE_KINGS("bare-kings", "Bare kings", "If nothing is left but the kings, the game is drawn."),
    MOVE_LIMIT("move-limit", "Greatest number of moves",
            "When %s moves have been made, counting those of both players, the game ends without a winner%s."),
    IMPASSE("impasse", "Impasse by agreement",
            "The players may agree to an impasse once a king has entered. Rook and bishop count 5 points, all other pieces but the king 1, on the"
                    + " board and in hand; a player with fewer than 24 points loses, otherwise nobody wins."),
    AGREEMENT("agreement", "Agreement", "What the players may agree upon could not be verified; it is left to the referee."),
    DECLARATION("declaration", "Declaration of an entering king",
            "The player to move may, instead of moving, declare that the king stands in the three farthest ranks with ten other pieces and is not"
                    + " in check. These pieces and those in hand are counted: %s. If a condition is not met, the declaration loses."),
    FOUL("foul", "Foul", "A player who commits another foul, which is not among the moves, loses."),
    RESIGNATION("resignation", "Resignation", "A player who resigns loses."),
    FLAG("flag", "Time", "A player who runs out of time loses."),
    FLAG_UNLESS_BARE("flag", "Time", "A player who runs out of time loses, unless the opponent has no more than two pieces, including the king."),
    ADJUDICATION("adjudication", "Decision of the referee", "The referee decides the game for a reason other than the play on the board.");

    private final String id;
    private final String title;
    private final String says;

    ShogiWording(String id, String title, String says) {
        this.id = id;
        this.title = title;
        this.says = says;
    }

    /** The rule as some text has it. */
    Statement from(Source source) {
        return new Statement(id, title, says, source);
    }

    /** A rule with something in it that is chosen. */
    Statement from(Source source, String detail) {
        return new Statement(id, title, says.formatted(detail), source);
    }

    /** A rule with two things in it that are chosen. */
    Statement from(Source source, String first, String second) {
        return new Statement(id, title, says.formatted(first, second), source);
    }

    /** A rule on repetitions, for a number of occurrences. */
    Statement from(Source source, int occurrences, String detail) {
        return from(source, Moments.times(occurrences), detail);
    }
}
