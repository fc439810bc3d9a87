package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.choices.ClaimChoices;
import org.openarbiter.rules.chess.choices.Claimant;
import org.openarbiter.rules.chess.evidence.ClaimableDraw;
import org.openarbiter.rules.chess.evidence.RepeatedPosition;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * Threefold repetition, to be claimed: on the position as it stands, or on the move that the claimant announces. Only the
 * announced move counts: a claim fails even if another move would have repeated the position.
 *
 * @param choices who may claim, and how
 * @param sources where it is written
 */
record Threefold(Statement statement, ClaimChoices choices, ClaimSources sources) implements Rule.Claimed<ChessBoard> {
    private static final int TIMES = 3;
    private static final int ALL = Integer.MAX_VALUE;
    private static final String NOT_ANNOUNCED = "none";

    @Override
    public ClaimAnswer examine(Situation<ChessBoard> game, Act.Claim claim) {
        Sentence outOfOrder = Claims.outOfOrder(game, claim, choices, sources);
        if (outOfOrder != null) {
            return Claims.refused(game, claim, choices, sources, outOfOrder, List.of());
        }
        if (claim.announced().isEmpty()) {
            GameRecord record = game.record();
            RepeatedPosition earlier = choices.claimant() == Claimant.EITHER_LATE ? thirdBefore(game) : null;
            if (record.occurrence(record.plies()) < TIMES && earlier != null) {
                Sentence why = ChessLexicon.say("before-last-move", "stood", earlier.sentence());
                return new ClaimAnswer.Granted(
                        Outcome.DRAW, Claims.claimedBy(game, claim, why), List.of(earlier), sources.of(claim));
            }
            if (record.occurrence(record.plies()) < TIMES) {
                return Claims.refused(
                        game, claim, choices, sources, tooFew(MoveNames.of(game, record.occurrences(record.plies())), NOT_ANNOUNCED),
                        Samenesses.lookalikes(game));
            }
            RepeatedPosition repetition = Samenesses.repetition(game);
            return new ClaimAnswer.Granted(
                    Outcome.DRAW, Claims.claimedBy(game, claim, repetition.sentence()), Samenesses.withEnPassant(game, repetition),
                    sources.of(claim));
        }
        int play = claim.announced().getAsInt();
        String move = San.write(game.board(), play);
        List<Integer> moments = momentsWith(game, play, ALL);
        if (moments.size() < TIMES) {
            return Claims.refused(game, claim, choices, sources, tooFew(announced(game, moments, play).moments(), move),
                    Samenesses.lookalikesWith(game, play));
        }
        RepeatedPosition repetition = withCycle(game, announced(game, moments, play), play);
        return new ClaimAnswer.Granted(
                Outcome.DRAW,
                Sentence.row(
                        ChessLexicon.say("claimed-announcing", "player", game.seats().term(claim.by()), "move", move), repetition.sentence()),
                List.of(repetition),
                sources.of(claim));
    }

    /** The third or later occurrence, before the last move; null if there was none. */
    private static @Nullable RepeatedPosition thirdBefore(Situation<ChessBoard> game) {
        GameRecord record = game.record();
        int before = record.plies() - 1;
        if (before < 0 || record.occurrence(before) < TIMES) {
            return null;
        }
        List<Integer> moments = record.occurrences(before);
        return new RepeatedPosition(MoveNames.of(game, moments), record.sameness().says(), List.of(), moments.size(), false);
    }

    private static Sentence tooFew(List<NamedPly> moments, String move) {
        return ChessLexicon.say("too-few", "move", move, "times", Common.times(moments.size()), "when", NamedPly.when(moments));
    }

    @Override
    public void available(Situation<ChessBoard> game, Consumer<Claimable> to) {
        if (game.hasTouched(game.next())) {
            return;
        }
        GameRecord record = game.record();
        if (record.occurrence(record.plies()) >= TIMES) {
            to.accept(new Claimable(game.next(), claim(), OptionalInt.empty(), List.of(Samenesses.repetition(game))));
        }
        eachAnnounced(game, play -> to.accept(new Claimable(
                game.next(), claim(), OptionalInt.of(play), List.of(withCycle(game, announced(game, momentsWith(game, play, ALL), play), play)))));
    }

    @Override
    public void notice(Situation<ChessBoard> game, Consumer<Finding> to) {
        GameRecord record = game.record();
        int now = record.plies();
        if (record.lookOccurrence(now) < TIMES && !canBeAnnounced(game)) {
            return;
        }
        int by = game.next();
        if (game.phase() == Phase.ENDED) {
            if (record.occurrence(now) == TIMES) {
                to.accept(Samenesses.briefly(game));
            }
            return;
        }
        if (record.occurrence(now) >= TIMES) {
            to.accept(new ClaimableDraw(now, by, claim(), List.of(), Samenesses.briefly(game)));
        } else if (record.lookOccurrence(now) >= TIMES) {
            Samenesses.firstLookalike(game).forEach(to);
        }
        eachAnnounced(game, play -> to.accept(new ClaimableDraw(
                now, by, claim(), List.of(MoveNames.written(game.board(), play)),
                announced(game, momentsWith(game, play, Samenesses.MOST_LISTED), play))));
    }

    /** A third occurrence needs a second one since the last irreversible move; without it no move need be tried. */
    private static boolean canBeAnnounced(Situation<ChessBoard> game) {
        GameRecord record = game.record();
        return record.latestRepeat() >= 0 && record.latestRepeat() >= record.plies() - game.board().reversiblePlies();
    }

    private void eachAnnounced(Situation<ChessBoard> game, IntConsumer to) {
        if (choices.announcing() && canBeAnnounced(game)) {
            Claims.eachQuietPlay(game, play -> {
                if (game.record().mayLookLike(game.board().quietKey(play)) && occurrencesWith(game, play) >= TIMES) {
                    to.accept(play);
                }
            });
        }
    }

    private static int occurrencesWith(Situation<ChessBoard> game, int play) {
        int before = repeatedBy(game, play);
        return before < 0 ? 1 : game.record().occurrence(before) + 1;
    }

    private static int repeatedBy(Situation<ChessBoard> game, int play) {
        ChessBoard board = game.board();
        board.play(game.next(), play);
        int before = game.record().wouldRepeat(board, board.toMove());
        board.undo();
        return before;
    }

    /** The latest moments, up to a limit, at which the position that a play leads to has occurred, and the moment after the play. */
    private static List<Integer> momentsWith(Situation<ChessBoard> game, int play, int most) {
        GameRecord record = game.record();
        int before = repeatedBy(game, play);
        List<Integer> moments = new ArrayList<>(before < 0 ? List.of() : record.latestOccurrences(before, most - 1));
        moments.add(record.plies() + 1);
        return moments;
    }

    private static RepeatedPosition announced(Situation<ChessBoard> game, List<Integer> moments, int play) {
        List<Integer> played = moments.subList(0, moments.size() - 1);
        List<NamedPly> names = new ArrayList<>(MoveNames.of(game, played));
        names.add(new NamedPly(moments.getLast(), MoveNames.of(game.board(), play)));
        int occurrence = played.isEmpty() ? 1 : game.record().occurrence(played.getLast()) + 1;
        return new RepeatedPosition(names, game.record().sameness().says(), List.of(), occurrence, true);
    }

    /** The same with the plays of the latest cycle. */
    private static RepeatedPosition withCycle(Situation<ChessBoard> game, RepeatedPosition repeated, int play) {
        int now = game.record().plies();
        List<Integer> moments = repeated.plies();
        List<CyclePlay> cycle = new ArrayList<>(game.cycle(moments.get(moments.size() - 2), now));
        cycle.add(new CyclePlay(now + 1, game.seats().name(game.next()), game.board().text(play)));
        return repeated.with(cycle);
    }
}
