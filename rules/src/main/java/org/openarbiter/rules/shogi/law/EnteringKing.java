package org.openarbiter.rules.shogi.law;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.evidence.CountedPoints;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The declaration of an entering king (入玉宣言): instead of a move, the player whose turn it is declares that king and pieces have entered.
 * If a condition is not met, the declaration loses.
 */
record EnteringKing(Statement statement, ShogiChoices chosen) implements Rule.Claimed<ShogiBoard> {
    /** What is claimed: the id of the rule. */
    static final String CLAIM = "declaration";

    @Override
    public ClaimAnswer examine(Situation<ShogiBoard> game, Act.Claim claim) {
        int by = claim.by();
        if (by != game.next()) {
            return new ClaimAnswer.Refused(ShogiLexicon.say("not-your-turn", "next", game.seats().term(game.next())), List.of(), List.of());
        }
        CountedPoints counted = counted(game, by, chosen);
        List<Sentence> missing = counted.missing(chosen.declaration().needed(by));
        Term player = game.seats().term(by);
        if (!missing.isEmpty()) {
            return new ClaimAnswer.Lost(
                    new Outcome.Win(by ^ 1),
                    ShogiLexicon.say("missing", "missing", missing),
                    ShogiLexicon.say("declared-in-vain", "player", player, "missing", missing),
                    List.of(counted));
        }
        boolean wins = counted.points() >= chosen.declaration().winning(by);
        return new ClaimAnswer.Granted(
                wins ? new Outcome.Win(by) : Repetitions.undecided(chosen),
                ShogiLexicon.say("declared", "player", player, "points", counted.points()), List.of(counted));
    }

    @Override
    public void available(Situation<ShogiBoard> game, Consumer<Claimable> to) {
        ShogiBoard board = game.board();
        int by = game.next();
        if (!board.hasEntered(by) || board.isInCheck(by)) {
            return;
        }
        CountedPoints counted = counted(game, by, chosen);
        if (counted.missing(chosen.declaration().needed(by)).isEmpty()) {
            to.accept(new Claimable(by, claim(), OptionalInt.empty(), List.of(counted)));
        }
    }

    /** What a side has for a declaration, with what the rulebook credits it with for a handicap. */
    static CountedPoints counted(Situation<ShogiBoard> game, int side, ShogiChoices chosen) {
        ShogiBoard board = game.board();
        int credit = chosen.handicapPoints() && side == Piece.WHITE ? board.handicapPoints() : 0;
        return new CountedPoints(
                game.record().plies(), side, board.pointsForDeclaration(side) + credit, true, board.piecesInZone(side),
                board.hasEntered(side), board.isInCheck(side));
    }
}
