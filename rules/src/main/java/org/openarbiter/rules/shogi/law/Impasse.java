package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.PassedOver;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.evidence.CountedPoints;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The players agree to end the game as an impasse (持将棋) once a king has entered: whoever has fewer than 24 points loses. Without such a king they can
 * only agree to a repetition, see {@link Repetitions}.
 */
record Impasse(Statement statement, ShogiChoices chosen) implements Rule.Follows<ShogiBoard> {
    private static final int NEEDED = 24;

    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        return isAgreement(game, act) ? agreed(game) : null;
    }

    /** Whether both players want to end the game without a winner. */
    static boolean isAgreement(Situation<ShogiBoard> game, Act act) {
        return switch (act) {
            case Act.Accept accept -> game.hasOffered(accept.by() ^ 1);
            case Act.Offer offer -> game.hasOffered(offer.by() ^ 1);
            case Act.Agree agree -> agree.outcome().equals(Outcome.DRAW) || agree.outcome() instanceof Outcome.NoResult;
            default -> false;
        };
    }

    /** Whether a king has entered. */
    static boolean isPossible(ShogiBoard board) {
        return board.hasEntered(Piece.BLACK) || board.hasEntered(Piece.WHITE);
    }

    private Decision agreed(Situation<ShogiBoard> game) {
        ShogiBoard board = game.board();
        GameRecord record = game.record();
        if (!isPossible(board)) {
            return new Decision.Note(List.of(new PassedOver(record.plies(), ShogiLexicon.say("agreed-for-nothing"))));
        }
        CountedPoints black = counted(game, Piece.BLACK);
        CountedPoints white = counted(game, Piece.WHITE);
        Sentence sums = ShogiLexicon.say(
                "impasse", "black", Piece.sideTerm(Piece.BLACK), "blackPoints", black.points(),
                "white", Piece.sideTerm(Piece.WHITE), "whitePoints", white.points());
        boolean blackLacks = black.points() < NEEDED;
        if (blackLacks && white.points() < NEEDED) {
            return new Decision.Referral(
                    List.of(new Outcome.Win(Piece.BLACK), new Outcome.Win(Piece.WHITE), Repetitions.undecided(chosen)),
                    ShogiLexicon.say("neither-has", "sums", sums, "needed", NEEDED), List.of(black, white), false);
        }
        boolean decided = blackLacks || white.points() < NEEDED;
        Outcome outcome = decided ? new Outcome.Win(blackLacks ? Piece.WHITE : Piece.BLACK) : Repetitions.undecided(chosen);
        return new Decision.Ending(outcome, sums, List.of(black, white));
    }

    private static CountedPoints counted(Situation<ShogiBoard> game, int side) {
        ShogiBoard board = game.board();
        return new CountedPoints(
                game.record().plies(), side, board.points(side), false, board.piecesInZone(side), board.hasEntered(side), board.isInCheck(side));
    }
}
