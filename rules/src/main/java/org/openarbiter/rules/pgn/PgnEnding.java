package org.openarbiter.rules.pgn;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;

/**
 * How a game for two ended off the board, according to its result and its {@code Termination} tag.
 *
 * <p>The first row of this table with a word that the tag contains decides. Case and punctuation do not matter.
 *
 * <table>
 * <caption>From Termination and result to the last act</caption>
 * <tr><th>Termination contains<th>1-0 or 0-1<th>1/2-1/2
 * <tr><td>resign<td>the player who is named resigns, otherwise the loser<td>the player who is named resigns; if none is, none
 * <tr><td>agree, accept (a claim excepted)<td>with draw or drawn: agreement on a draw; otherwise the loser resigns<td>agreement
 * <tr><td>failed to appear, did not arrive, no show, default<td>decided by the referee, for absence unless the loser has moved<td>decided by the referee
 * <tr><td>both, with time or flag<td>decided by the referee<td>both flags fell
 * <tr><td>time, timeout, flag, clock; not time trouble, the second time and the like<td>the flag of the player who is named fell, otherwise the loser's
 *     <td>the flag of the player who is named fell (white ran out of
 *     time); if no player is named, that of the player whose opponent has too little to mate with; if both have too little,
 *     that of the player to move; if neither has, none
 * <tr><td>checkmate, mate, stalemate, fivefold, insufficient, material, seventy-five, 75, dead, perpetual<td>none<td>none
 * <tr><td>{@code Insufficient material} and nothing else<td>none<td>the player whose opponent has too little to mate with offers a draw
 * <tr><td>unterminated, unfinished, adjourned, aborted<td>none<td>none
 * <tr><td>repetition, threefold, a position for the third time<td>none<td>the player to move claims {@code threefold}, at his cost if he is named;
 *     {@code claimed with f6g8} announces that move
 * <tr><td>fifty, 50<td>none<td>the same with {@code fifty}
 * <tr><td>illegal<td>the player who is named, otherwise the loser, completed a second illegal move<td>the player who is named did; otherwise
 *     decided by the referee
 * <tr><td>phone, smartwatch, electronic device<td>decided by the referee, for the device<td>decided by the referee
 * <tr><td>abandon, adjudicat, infraction, emergency, death, forfeit, disconnect, walkover, stall, arbiter, referee, cheat, fair, violation
 *     <td>decided by the referee<td>decided by the referee
 * <tr><td>anything else, such as {@code normal}, or no tag<td>the loser resigns (decided by the referee if no move is recorded)<td>agreement
 * </table>
 *
 * <p>Who is named counts for more than the result, which a slip of the pen turns round more easily than a sentence; but only if the
 * sentence says nothing else.
 * The names of the players are left aside, as far as they are those of the tags. If the record says that the game ended on the board, there is
 * no act: the board shows whether that is so. There is none
 * either without a result, or with {@code *} or {@code 0-0}.
 *
 * <p>The words are those of PGN (1994, 9.8.1), lichess.org, chess.com ({@code Game drawn by timeout vs insufficient material}), FICS
 * and ICC ({@code White ran out of time and Black has no material to mate}, also in the tag {@code ICCResult} and in the last
 * comment), cutechess and fastchess, and a few in Chinese.
 */
public final class PgnEnding {
    /** What stands before the move that was announced with a claim, in the machine notation of the game. */
    static final String ANNOUNCED = ", claimed with ";

    private PgnEnding() {}

    /** The last act of a game, or null if there are only plays; assumes that the first seat is to move. */
    public static @Nullable Act act(@Nullable String result, @Nullable String termination) {
        return act(result, PgnReason.of(termination), 0);
    }

    /**
     * The last act of a game, or null if there are only plays.
     *
     * @param next the seat to move after the last play: it claims, and its flag falls if the record names no player
     */
    static @Nullable Act act(@Nullable String result, PgnReason reason, int next) {
        return switch (PgnResult.outcome(result)) {
            case Outcome.Win win -> ofWin(win, reason);
            case Outcome.Draw draw -> ofDraw(draw, reason, next);
            case null, default -> null;
        };
    }

    private static @Nullable Act ofWin(Outcome.Win win, PgnReason reason) {
        int loser = reason.by() >= 0 ? reason.by() : 1 - win.winner();
        return switch (reason.kind()) {
            case RESIGNED, AGREED -> new Act.Resign(loser);
            case DRAW_AGREED -> new Act.Agree(Outcome.DRAW);
            case TIME -> new Act.Flag(loser);
            case BOARD, UNFINISHED, REPETITION, FIFTY -> null;
            case ILLEGAL -> new Act.IllegalAgain(loser);
            case TIME_OF_BOTH, REFEREE -> new Act.Decide(win);
            case ABSENCE -> decided(win, reason, Act.Decide.Ground.ABSENCE);
            case DEVICE -> decided(win, reason, Act.Decide.Ground.DEVICE);
            case UNKNOWN, NONE -> new Act.Resign(loser, true);
        };
    }

    /** A decision on these grounds, unless it is the winner of whom the record tells them. */
    private static Act decided(Outcome.Win win, PgnReason reason, Act.Decide.Ground ground) {
        return new Act.Decide(win, reason.blamesOnly(win.winner()) ? Act.Decide.Ground.OTHER : ground);
    }

    private static @Nullable Act ofDraw(Outcome draw, PgnReason reason, int next) {
        int by = reason.by() >= 0 ? reason.by() : next;
        return switch (reason.kind()) {
            case RESIGNED -> reason.by() >= 0 ? new Act.Resign(by) : null;
            case DRAW_AGREED, AGREED -> new Act.Agree(draw);
            case TIME -> new Act.Flag(by);
            case TIME_OF_BOTH -> new Act.AllFlags();
            case BOARD, UNFINISHED -> null;
            case REPETITION -> claim("threefold", next, reason);
            case FIFTY -> claim("fifty", next, reason);
            case ILLEGAL -> reason.by() >= 0 ? new Act.IllegalAgain(by) : new Act.Decide(draw);
            case REFEREE, ABSENCE, DEVICE -> new Act.Decide(draw);
            case UNKNOWN, NONE -> new Act.Agree(draw, true);
        };
    }

    /**
     * A claim on the position as it stands. Where the record names the player who made the last move, he may have written down the move that he
     * announced; then nobody is on record as having made this claim.
     */
    private static Act claim(String claim, int next, PgnReason reason) {
        return new Act.Claim(next, claim, OptionalInt.empty(), "", reason.by() != next);
    }

    /** The move that was announced with a claim, as it is written; null if none was. */
    static @Nullable String announced(PgnReason reason) {
        int at = reason.text().lastIndexOf(ANNOUNCED);
        return at < 0 ? null : reason.text().substring(at + ANNOUNCED.length()).strip();
    }

    /** Whether the record says that the game was drawn on time, and not whose time it was. */
    static boolean leavesOpenWhoseFlag(@Nullable String result, PgnReason reason) {
        return reason.kind() == PgnReason.Kind.TIME && reason.by() < 0 && Outcome.DRAW.equals(PgnResult.outcome(result));
    }

    /** Whether the record says that both players have lost, and gives another result than that. */
    static boolean contradictsForfeitOfBoth(@Nullable String result, PgnReason reason) {
        Outcome outcome = PgnResult.outcome(result);
        return outcome != null && !outcome.equals(Outcome.NONE) && reason.isForfeitOfBoth();
    }

    /**
     * Whether a draw was given to a player whose opponent had too little to win with, as lichess writes it: the words alone, while others say that
     * the game ended on the board.
     */
    static boolean isDrawOfferedAgainstMaterial(@Nullable String result, PgnReason reason) {
        return reason.text().strip().equalsIgnoreCase("insufficient material") && Outcome.DRAW.equals(PgnResult.outcome(result));
    }
}
