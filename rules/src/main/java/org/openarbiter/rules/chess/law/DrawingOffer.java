package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.LacksMaterial;
import org.openarbiter.rules.chess.evidence.RepeatedPosition;
import org.openarbiter.rules.chess.material.Scalachess;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/**
 * An offer of a draw that ends the game before it is accepted, as on lichess: if the position has appeared for the third time, or does so while the
 * offer stands; if the opponent cannot win; and if the opponent's flag falls.
 */
record DrawingOffer(Statement statement) implements Rule.Follows<ChessBoard> {
    private static final int TIMES = 3;

    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        return switch (act) {
            case Act.Play play -> game.hasOffered(0) || game.hasOffered(1) ? ofRepetition(game, ChessLexicon.say("draw-offered")) : null;
            case Act.Offer offer -> {
                Decision repeated = ofRepetition(game, ChessLexicon.say("offered-draw", "player", game.seats().term(offer.by())));
                yield repeated != null ? repeated : ofMaterial(game, offer.by());
            }
            case Act.Flag flag -> game.hasOffered(flag.by() ^ 1)
                    ? new Decision.Ending(
                            Outcome.DRAW,
                            ChessLexicon.say(
                                    "flag-during-offer", "player", game.seats().term(flag.by()), "other", game.seats().term(flag.by() ^ 1)),
                            List.of())
                    : null;
            default -> null;
        };
    }

    private static @Nullable Decision ofRepetition(Situation<ChessBoard> game, Sentence why) {
        GameRecord record = game.record();
        int now = record.plies();
        if (record.lookOccurrence(now) < TIMES || record.occurrence(now) < TIMES) {
            return null;
        }
        RepeatedPosition repetition = Samenesses.repetition(game);
        return new Decision.Ending(Outcome.DRAW, ChessLexicon.say("and", "first", why, "second", repetition.sentence()), List.of(repetition));
    }

    private static @Nullable Decision ofMaterial(Situation<ChessBoard> game, int by) {
        int other = by ^ 1;
        Scalachess test = new Scalachess();
        if (!test.lacks(game.board(), other)) {
            return null;
        }
        LacksMaterial little = Losing.lacking(game, other, test);
        return new Decision.Ending(
                Outcome.DRAW,
                ChessLexicon.say(
                        "offered-and-cannot-win", "player", game.seats().term(by), "other", game.seats().term(other), "men", little.men()),
                List.of(little));
    }
}
