package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.choices.Loss;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.chess.evidence.CanMate;
import org.openarbiter.rules.chess.evidence.CannotMate;
import org.openarbiter.rules.chess.evidence.LacksMaterial;
import org.openarbiter.rules.chess.evidence.NumberedMove;
import org.openarbiter.rules.chess.material.MaterialTest;
import org.openarbiter.rules.chess.material.Men;
import org.openarbiter.rules.chess.material.OneMinor;
import org.openarbiter.rules.chess.material.Rule14E;
import org.openarbiter.rules.chess.material.Scalachess;
import org.openarbiter.rules.chess.material.TwoKnights;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Official;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/**
 * What follows when a player gives up or runs out of time.
 *
 * @param when when he loses
 * @param lost where it is written that he does
 * @param spared where it is written that he does not
 */
record Losing(Loss when, Source lost, Source spared) implements Forfeit<ChessBoard> {
    /** What follows where one source says it all. */
    Losing(Loss when, Statement statement) {
        this(when, statement.source(), statement.source());
    }

    @Override
    public Decision decide(Situation<ChessBoard> game, int loser, Sentence how) {
        return switch (decision(game, loser, how)) {
            case Decision.Ending end -> end.citing(end.outcome().equals(Outcome.DRAW) ? spared : lost);
            case Decision.Referral question -> question.citing(spared);
            case Decision other -> other;
        };
    }

    private Decision decision(Situation<ChessBoard> game, int loser, Sentence how) {
        return switch (when) {
            case ALWAYS -> loss(loser, how);
            case NOT_TO_BARE_KING -> Long.bitCount(game.board().squares(loser ^ 1)) > 1
                    ? loss(loser, how)
                    : new Decision.Ending(Outcome.DRAW, ChessLexicon.say("bare-king", "how", how, "player", game.seats().term(loser ^ 1)), List.of());
            case NOT_TO_ONE_MINOR -> byMaterial(game, loser, how, new OneMinor());
            case NOT_TO_TWO_KNIGHTS -> byMaterial(game, loser, how, new TwoKnights());
            case NOT_BY_SCALACHESS -> byMaterial(game, loser, how, new Scalachess());
            case NOT_BY_14E -> by14E(game, loser, how);
            case NOT_WITHOUT_MATE -> byProof(game, loser, how);
            case REFERRED -> new Decision.Referral(either(loser), how, List.of(), false);
        };
    }

    /** What a rule says of these values beyond that the player loses; empty if nothing. */
    static String sentence(Loss when, Official official) {
        return switch (when) {
            case ALWAYS -> "";
            case NOT_TO_BARE_KING -> "However, the game is drawn if the opponent has a bare king.";
            case NOT_TO_ONE_MINOR -> "However, the game is drawn if the opponent has at most one knight or bishop besides the king.";
            case NOT_TO_TWO_KNIGHTS -> "However, the game is drawn if the opponent has at most one knight or bishop besides the king, or just two knights.";
            case NOT_BY_SCALACHESS -> "However, the game is drawn if the opponent cannot win by the test of scalachess: it looks at the material, at locked"
                    + " pawns, and one move ahead.";
            case NOT_BY_14E -> "However, the game is drawn if the opponent has a bare king; with a bishop or a knight besides, or with two knights against no"
                    + " pawn, it is a draw unless there is a forced win. If a checkmate is possible at all, the director decides that.";
            case NOT_WITHOUT_MATE -> "However, the game is drawn if the opponent cannot checkmate by any series of legal moves.";
            case REFERRED -> "Here the " + official.term().english() + " decides what follows.";
        };
    }

    private static Decision.Ending loss(int loser, Sentence how) {
        return new Decision.Ending(new Outcome.Win(loser ^ 1), how, List.of());
    }

    private static List<Outcome> either(int loser) {
        return List.of(new Outcome.Win(loser ^ 1), Outcome.DRAW);
    }

    private static Decision byMaterial(Situation<ChessBoard> game, int loser, Sentence how, MaterialTest test) {
        int winner = loser ^ 1;
        if (!test.lacks(game.board(), winner)) {
            return loss(loser, how);
        }
        LacksMaterial little = lacking(game, winner, test);
        return new Decision.Ending(
                Outcome.DRAW,
                ChessLexicon.say("too-little", "how", how, "player", game.seats().term(winner), "men", little.men()),
                List.of(little));
    }

    /** The finding that a side has too little by a test. */
    static LacksMaterial lacking(Situation<ChessBoard> game, int side, MaterialTest test) {
        return new LacksMaterial(game.record().plies(), side, Men.of(game.board(), side), test.by());
    }

    /** Where 14E asks for a forced win, there is none if there is no mate at all; otherwise the director has to say. */
    private static Decision by14E(Situation<ChessBoard> game, int loser, Sentence how) {
        ChessBoard board = game.board();
        int winner = loser ^ 1;
        Rule14E test = new Rule14E();
        if (!test.lacks(board, winner)) {
            return loss(loser, how);
        }
        LacksMaterial material = lacking(game, winner, test);
        return switch (byProof(game, loser, how)) {
            case Decision.Ending drawn when drawn.outcome().equals(Outcome.DRAW) ->
                    new Decision.Ending(Outcome.DRAW, drawn.why(), with(material, drawn.findings()));
            case Decision possible -> new Decision.Referral(
                    either(loser),
                    ChessLexicon.say("forced-win", "how", how, "player", game.seats().term(winner), "men", material.men()),
                    with(material, possible.findings()), false);
        };
    }

    private static List<Finding> with(Finding first, List<Finding> others) {
        List<Finding> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }

    private static Decision byProof(Situation<ChessBoard> game, int loser, Sentence how) {
        ChessBoard board = game.board();
        int winner = loser ^ 1;
        return switch (MatingProspects.canMate(board, winner, game.options().proofNodes())) {
            case Prospect.Possible possible -> {
                CanMate finding = new CanMate(game.record().plies(), winner, written(board, possible.line()));
                yield new Decision.Ending(new Outcome.Win(winner), ChessLexicon.say("and", "first", how, "second", finding.claim()),
                        List.of(finding));
            }
            case Prospect.Impossible impossible -> new Decision.Ending(
                    Outcome.DRAW,
                    ChessLexicon.say(
                            "but-cannot-mate", "how", how, "player", game.seats().term(winner), "obstacle", impossible.obstacle().term()),
                    List.of(new CannotMate(game.record().plies(), winner, impossible.obstacle())));
            case Prospect.Unknown unknown -> new Decision.Referral(
                    either(loser),
                    ChessLexicon.say("could-not-tell", "how", how, "player", game.seats().term(winner)),
                    List.of(DeadPosition.undetermined(
                            board, ChessLexicon.say("question.can-mate", "player", game.seats().term(winner)), unknown)),
                    false);
        };
    }

    /** A line as it is written; it is played on a copy of the board. */
    private static List<NumberedMove> written(ChessBoard position, List<Integer> plays) {
        ChessBoard board = position.copy();
        List<NumberedMove> line = new ArrayList<>();
        for (int play : plays) {
            line.add(MoveNames.written(board, play));
            board.play(board.toMove(), play);
        }
        return line;
    }
}
