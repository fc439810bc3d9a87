package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.choices.ClaimChoices;
import org.openarbiter.rules.chess.choices.Claimant;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.words.Sentence;

/** What all claims of a draw have in common: who may make them, when, and what a wrong claim costs (articles 9.4 and 9.5). */
final class Claims {
    private Claims() {}

    /** Why a claim is refused without being examined, or null if it is to be examined. */
    static @Nullable Sentence outOfOrder(Situation<ChessBoard> game, Act.Claim claim, ClaimChoices choices, ClaimSources sources) {
        if (choices.claimant() == Claimant.TO_MOVE && claim.by() != game.next()) {
            return ChessLexicon.say("claim.not-to-move", "next", game.seats().term(game.next()));
        }
        if (game.hasTouched(claim.by())) {
            return ChessLexicon.say("claim.touched", "article", article(sources.touched()));
        }
        if (!choices.announcing() && !claim.written().isEmpty()) {
            return ChessLexicon.say("claim.no-announcing");
        }
        if (!claim.written().isEmpty() && claim.by() != game.next()) {
            return ChessLexicon.say("claim.not-to-announce", "next", game.seats().term(game.next()));
        }
        OptionalInt duty = game.duty(claim.by());
        if (claim.announced().isPresent() && duty.isPresent() && duty.getAsInt() != claim.announced().getAsInt()) {
            return ChessLexicon.say("claim.announced-before", "article", article(sources.declared()));
        }
        if (claim.announced().isEmpty() && !claim.written().isEmpty()) {
            return ChessLexicon.say("claim.illegal", "move", claim.written());
        }
        return null;
    }

    private static String article(String article) {
        return article.isEmpty() ? "none" : article;
    }

    /**
     * A refusal with its consequences: the opponent gets extra time, if any, the announced move must be played if it is legal, and the
     * claim counts as an offer of a draw. None of that follows for a claim that only the record implies.
     */
    static ClaimAnswer refused(
            Situation<ChessBoard> game, Act.Claim claim, ClaimChoices choices, ClaimSources sources, Sentence why, List<Finding> findings) {
        if (claim.implied()) {
            return new ClaimAnswer.Refused(ChessLexicon.say("claim.implied", "why", why), List.of(), findings);
        }
        List<Consequence> cost = new ArrayList<>();
        if (choices.penalty() > 0) {
            cost.add(new Consequence.Time(claim.by() ^ 1, choices.penalty()));
        }
        if (choices.announcing() && claim.by() == game.next() && game.duty(claim.by()).isEmpty()) {
            claim.announced().ifPresent(play -> cost.add(new Consequence.MustPlay(claim.by(), play)));
        }
        cost.add(new Consequence.StandingOffer(claim.by()));
        return new ClaimAnswer.Refused(why, cost, findings, sources.wrong());
    }

    /** The words for a claim that is right, for a reason. */
    static Sentence claimedBy(Situation<ChessBoard> game, Act.Claim claim, Sentence why) {
        return Sentence.row(ChessLexicon.say("claimed-by", "player", game.seats().term(claim.by()), "implied", claim.implied()), why);
    }

    /** Passes on the plays that the side to move can announce and that neither capture nor move a pawn. */
    static void eachQuietPlay(Situation<ChessBoard> game, IntConsumer to) {
        ChessBoard board = game.board();
        OptionalInt duty = game.duty(game.next());
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        for (int i = 0; i < count; i++) {
            boolean free = duty.isEmpty() || duty.getAsInt() == plays[i];
            if (free && isQuiet(board, plays[i])) {
                to.accept(plays[i]);
            }
        }
    }

    /** Whether a play neither captures nor moves a pawn. */
    static boolean isQuiet(ChessBoard board, int play) {
        return !Move.isCapture(play) && Piece.kind(board.pieceAt(Move.from(play))) != Piece.PAWN;
    }
}
