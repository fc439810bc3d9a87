package org.openarbiter.rules.xiangqi.law;

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
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.evidence.NoCaptures;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * A number of moves without a capture after which either player may claim a draw, whoever has the move.
 *
 * @param moves the number of moves by each player
 * @param checks how many checks of the claimant count
 */
record NoCaptureClaim(Statement statement, int moves, int checks) implements Rule.Claimed<XiangqiBoard> {
    /** The name under which it is claimed, where it does not apply by itself. */
    private static final String CLAIM = "no-capture";

    @Override
    public String claim() {
        return CLAIM;
    }

    @Override
    public ClaimAnswer examine(Situation<XiangqiBoard> game, Act.Claim claim) {
        NoCaptures quiet = count(game, claim.by());
        return quiet.counted() >= 2 * moves
                ? new ClaimAnswer.Granted(
                        Outcome.DRAW,
                        XiangqiLexicon.say("claimed-no-capture", "player", game.seats().term(claim.by()), "quiet", quiet.sentence()), List.of(quiet))
                : new ClaimAnswer.Refused(
                        XiangqiLexicon.say("too-few-quiet", "moves", quiet.counted() / 2, "needed", moves), List.of(), List.of(quiet));
    }

    @Override
    public void available(Situation<XiangqiBoard> game, Consumer<Claimable> to) {
        if (game.board().pliesWithoutCapture(2 * moves) < 2 * moves) {
            return;
        }
        for (int seat : new int[] {game.next(), game.next() ^ 1}) {
            NoCaptures quiet = count(game, seat);
            if (quiet.counted() >= 2 * moves) {
                to.accept(new Claimable(seat, claim(), OptionalInt.empty(), List.of(quiet)));
            }
        }
    }

    private NoCaptures count(Situation<XiangqiBoard> game, int claimant) {
        return new QuietMoves(checks, claimant).count(game);
    }
}
