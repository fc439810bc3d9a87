package org.openarbiter.rules.chess.law;

import java.util.List;
import org.openarbiter.rules.core.rule.Statement;

/** The rules of chess in our own words, in order of precedence. */
enum ChessWording {
    ILLEGAL_MOVE(
            "illegal-move",
            "Illegal move",
            "A move must be legal, and it must be made by the player whose turn it is."),
    CHECKMATE(
            "checkmate",
            "Checkmate",
            "A player who is in check and has no legal move loses. Checkmate comes before every other ending on the same"
                    + " move."),
    STALEMATE("stalemate", "Stalemate", "The game is drawn when the player to move is not in check and has no legal move."),
    DEAD_POSITION(
            "dead-position",
            "Dead position",
            "The game is drawn at once when neither player can checkmate the other by any series of legal moves. The limits"
                    + " on repetitions and on moves do not apply to such a series."),
    FIVEFOLD(
            "fivefold",
            "Fivefold repetition",
            "The game is drawn without a claim when the same position appears for the fifth time, not necessarily in"
                    + " succession."),
    THREEFOLD(
            "threefold",
            "Threefold repetition",
            "The same position for the third time: the same player to move, the same pieces on the same squares, and the same"
                    + " possible moves, so castling rights and a legal capture en passant count."),
    SEQUENCE(
            "sequence",
            "Sequence of moves",
            "The game is drawn when a sequence of moves, with all pieces in the same positions, has been played three times in"
                    + " succession."),
    SEVENTY_FIVE(
            "seventy-five-moves",
            "Seventy-five moves",
            "The game is drawn without a claim after seventy-five moves by each player without a capture or a pawn move. If the"
                    + " last move gives checkmate, checkmate takes precedence."),
    FIFTY(
            "fifty-moves",
            "Fifty moves",
            "Fifty moves by each player without a capture or a pawn move."),
    TABLEBASE(
            "tablebase",
            "Tablebase",
            "The player to move may claim a win or a draw from a tablebase, on the position as it stands or with a declared move, if neither side"
                    + " can castle. The tournament director looks the position up. The rules on fifty"
                    + " and seventy-five moves are suspended for such positions."),
    LOSING_CHANCES(
            "insufficient-losing-chances",
            "Insufficient losing chances",
            "In sudden death without delay or increment, a player with little time left asks the director to declare a draw, on the ground that a"
                    + " weak player could hold the position against a master. The director decides, if the event allows the claim."),
    INTERVENTION(
            "intervention",
            "Draw declared by the director",
            "The director may declare a draw when a position has appeared for the fifth time, and after seventy-five moves by each player"
                    + " without a capture or a pawn move."),
    OFFER(
            "offer",
            "Offer that draws",
            "A draw offer ends the game at once in any of these cases: the position has appeared for the third time, or does so while the offer"
                    + " stands; the opponent cannot win by the test of scalachess; or the opponent's flag falls while the offer stands."),
    AGREEMENT("agreement", "Agreement", "The players agree to a draw, usually by an offer that is accepted."),
    RESIGNATION("resignation", "Resignation", "A player who resigns loses."),
    FLAG(
            "flag",
            "Flag fall",
            "A player who does not complete the required moves in the allotted time loses."),
    SECOND_ILLEGAL_MOVE("second-illegal-move", "Second illegal move", "A player who makes a second illegal move loses."),
    ADJUDICATION(
            "adjudication", "Decision of the {official}", "The {official} decides the game for a reason other than the play on the board.");

    private final String id;
    private final String title;
    private final String says;

    ChessWording(String id, String title, String says) {
        this.id = id;
        this.title = title;
        this.says = says;
    }

    /** The name of the rule within its rulebook. */
    String id() {
        return id;
    }

    /** The rule as an edition has it, with what a rulebook adds to it. */
    Statement in(Edition edition, String... more) {
        StringBuilder text = new StringBuilder(says);
        for (String sentence : List.of(more)) {
            text.append(sentence.isEmpty() ? "" : " ").append(sentence);
        }
        return new Statement(id, told(title, edition), told(text.toString(), edition), edition.source(id));
    }

    private static String told(String text, Edition edition) {
        return text.replace("{official}", edition.official().term().english());
    }
}
