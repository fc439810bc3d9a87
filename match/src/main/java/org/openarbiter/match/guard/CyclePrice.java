package org.openarbiter.match.guard;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * What a stone costs its player under a rulebook that does not forbid it: the right to play on, where it closes a cycle under the
 * Kee rules, or the game, where a board that comes back ends it.
 *
 * <p>It follows a game as long as the players take turns and play goes on; after that nothing has a price.
 */
final class CyclePrice {
    private final Rulebook<GoBoard> rulebook;
    private final Referee<GoBoard> game;
    private boolean isLost;

    /** A game that begins on this board. */
    CyclePrice(Rulebook<GoBoard> rulebook, Go go, GoBoard start) {
        this.rulebook = rulebook;
        game = new Referee<>(rulebook, go.seats(), Options.DEFAULT, start);
        game.remember();
    }

    /** A play was made. */
    void follow(int by, int play) {
        if (!isLost) {
            isLost = game.next() != by || game.isClosed() || game.act(new Act.Play(by, play)) instanceof Verdict.Illegal;
        }
    }

    /** What a stone would cost its player, with the rule; null if nothing. */
    @Nullable String of(int by, int play) {
        if (isLost || game.next() != by || game.isClosed()) {
            return null;
        }
        Verdict verdict = game.act(new Act.Play(by, play));
        String price = null;
        if (verdict instanceof Verdict.Ended ended && ended.outcome() instanceof Outcome.Win win && win.winner() != by) {
            price = rulebook.ruleName(ended.rule()) + " makes it lose: " + ended.text();
        } else if (verdict instanceof Verdict.Open && !game.isActive(by)) {
            Finding last = game.noted().getLast();
            price = rulebook.name() + "/" + last.kind() + " makes its player the one to blame, who may play no more: "
                    + last.text();
        }
        game.stepBack();
        return price;
    }
}
