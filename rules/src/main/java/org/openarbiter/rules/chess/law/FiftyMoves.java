package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.choices.ClaimChoices;
import org.openarbiter.rules.chess.evidence.ClaimableDraw;
import org.openarbiter.rules.chess.evidence.QuietMoves;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The fifty-move rule, to be claimed: on moves completed, or on the move that the claimant announces.
 *
 * <p>Where results can be claimed from a tablebase, the rule is suspended for positions in it; how, is left to the arbiter.
 *
 * @param choices who may claim, and how
 * @param sources where it is written
 */
record FiftyMoves(Statement statement, ClaimChoices choices, ClaimSources sources) implements Rule.Claimed<ChessBoard> {
    /** The name under which the rule is claimed. */
    static final String CLAIM = "fifty";

    private static final int PLIES = 100;

    @Override
    public String claim() {
        return CLAIM;
    }

    @Override
    public ClaimAnswer examine(Situation<ChessBoard> game, Act.Claim claim) {
        Sentence outOfOrder = Claims.outOfOrder(game, claim, choices, sources);
        if (outOfOrder != null) {
            return Claims.refused(game, claim, choices, sources, outOfOrder, List.of());
        }
        ClaimAnswer answer = count(game, claim);
        return answer instanceof ClaimAnswer.Granted granted && TablebaseClaim.isInTablebase(game.board(), choices.tablebase())
                ? new ClaimAnswer.Referred(
                        List.of(Outcome.DRAW), ChessLexicon.say("suspended", "men", choices.tablebase()), List.of(), granted.findings())
                : answer;
    }

    /** Whether there are enough moves, wherever the rule applies. */
    private ClaimAnswer count(Situation<ChessBoard> game, Act.Claim claim) {
        ChessBoard board = game.board();
        QuietMoves quiet = MovesEnd.quietMoves(game);
        if (claim.announced().isEmpty()) {
            return board.halfmoveClock() >= PLIES
                    ? new ClaimAnswer.Granted(
                            Outcome.DRAW, Claims.claimedBy(game, claim, ChessLexicon.say("there-are", "quiet", quiet.sentence())),
                            List.of(quiet), sources.of(claim))
                    : Claims.refused(game, claim, choices, sources, only(quiet), List.of(quiet));
        }
        int play = claim.announced().getAsInt();
        String move = San.write(board, play);
        if (!Claims.isQuiet(board, play)) {
            return Claims.refused(
                    game, claim, choices, sources, ChessLexicon.say("announced.not-quiet", "move", move), List.of(quiet));
        }
        QuietMoves withMove = quiet.andOneMore();
        if (board.halfmoveClock() + 1 < PLIES) {
            return Claims.refused(
                    game, claim, choices, sources, ChessLexicon.say("announced.with", "move", move, "what", only(withMove)), List.of(withMove));
        }
        if (!choices.mating() && endsGame(board, play)) {
            return Claims.refused(
                    game, claim, choices, sources, ChessLexicon.say("announced.ends", "move", move), List.of(withMove));
        }
        Sentence there = ChessLexicon.say("there-are", "quiet", withMove.sentence());
        return new ClaimAnswer.Granted(
                Outcome.DRAW, Claims.claimedBy(game, claim, ChessLexicon.say("announced.with", "move", move, "what", there)),
                List.of(withMove), sources.of(claim));
    }

    @Override
    public void available(Situation<ChessBoard> game, Consumer<Claimable> to) {
        if (game.hasTouched(game.next()) || TablebaseClaim.isInTablebase(game.board(), choices.tablebase())) {
            return;
        }
        QuietMoves quiet = MovesEnd.quietMoves(game);
        if (game.board().halfmoveClock() >= PLIES) {
            to.accept(new Claimable(game.next(), claim(), OptionalInt.empty(), List.of(quiet)));
        }
        QuietMoves withMove = quiet.andOneMore();
        for (int play : announceable(game)) {
            to.accept(new Claimable(game.next(), claim(), OptionalInt.of(play), List.of(withMove)));
        }
    }

    @Override
    public void notice(Situation<ChessBoard> game, Consumer<Finding> to) {
        ChessBoard board = game.board();
        if (board.halfmoveClock() < PLIES - 1 || TablebaseClaim.isInTablebase(board, choices.tablebase())) {
            return;
        }
        QuietMoves quiet = MovesEnd.quietMoves(game);
        if (game.phase() == Phase.ENDED) {
            if (board.halfmoveClock() >= PLIES) {
                to.accept(quiet);
            }
            return;
        }
        int by = game.next();
        if (board.halfmoveClock() >= PLIES) {
            to.accept(new ClaimableDraw(quiet.to(), by, claim(), List.of(), quiet));
            return;
        }
        List<Integer> plays = announceable(game);
        if (!plays.isEmpty()) {
            to.accept(new ClaimableDraw(
                    quiet.to(), by, claim(), plays.stream().map(play -> MoveNames.written(board, play)).toList(),
                    quiet.andOneMore()));
        }
    }

    private List<Integer> announceable(Situation<ChessBoard> game) {
        ChessBoard board = game.board();
        List<Integer> plays = new ArrayList<>();
        if (choices.announcing() && board.halfmoveClock() + 1 >= PLIES) {
            Claims.eachQuietPlay(game, play -> {
                if (choices.mating() || !endsGame(board, play)) {
                    plays.add(play);
                }
            });
        }
        return plays;
    }

    private static boolean endsGame(ChessBoard board, int play) {
        board.play(board.toMove(), play);
        boolean ends = !board.hasLegalPlay(board.toMove());
        board.undo();
        return ends;
    }

    /** That there are not more of them. */
    private static Sentence only(QuietMoves quiet) {
        if (quiet.isNone()) {
            return quiet.sentenceOfNone();
        }
        return ChessLexicon.say(quiet.movesByEach() < 2 ? "there-is-only" : "there-are-only", "quiet", quiet.sentence());
    }
}
