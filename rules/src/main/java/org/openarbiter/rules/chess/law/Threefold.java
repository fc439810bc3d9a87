package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.notation.San;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.ClaimAnswer;
import org.openarbiter.rules.core.Claimable;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Moments;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Phase;
import org.openarbiter.rules.core.Repetition;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/**
 * Threefold repetition, to be claimed: on the position as it stands, or on the move that the claimant announces. Each announced
 * move is tested as itself; that some other move would repeat is no claim.
 *
 * @param penalty the seconds that the opponent of a wrong claimant receives
 */
record Threefold(Statement statement, int penalty) implements Rule.Claimed<ChessBoard> {
    private static final int TIMES = 3;

    @Override
    public ClaimAnswer examine(Situation<ChessBoard> game, Act.Claim claim) {
        String outOfOrder = Claims.outOfOrder(game, claim);
        if (outOfOrder != null) {
            return Claims.refused(game, claim, penalty, outOfOrder, List.of());
        }
        if (claim.announced().isEmpty()) {
            GameRecord record = game.record();
            if (record.occurrence(record.plies()) < TIMES) {
                return Claims.refused(
                        game, claim, penalty, tooFew(record.occurrences(record.plies()), ""), Samenesses.lookalikes(game));
            }
            PositionRepeated repetition = Samenesses.repetition(game);
            return new ClaimAnswer.Granted(
                    Outcome.DRAW, claimed(game, claim) + repetition.text(), Samenesses.withEnPassant(game, repetition));
        }
        int play = claim.announced().getAsInt();
        String move = San.write(game.board(), play);
        List<Integer> moments = momentsWith(game, play);
        if (moments.size() < TIMES) {
            return Claims.refused(game, claim, penalty, tooFew(moments, " with " + move), Samenesses.lookalikesWith(game, play));
        }
        PositionRepeated repetition = announced(game, moments, play);
        return new ClaimAnswer.Granted(
                Outcome.DRAW, claimed(game, claim) + "with the announced " + move + " " + repetition.text(), List.of(repetition));
    }

    private static String claimed(Situation<ChessBoard> game, Act.Claim claim) {
        return "claimed by " + game.seats().title(claim.by()) + "; ";
    }

    private static String tooFew(List<Integer> moments, String with) {
        return "the position" + with + " stands only " + Moments.times(moments.size()) + ", " + Moments.inWords(moments);
    }

    @Override
    public void available(Situation<ChessBoard> game, Consumer<Claimable> to) {
        GameRecord record = game.record();
        if (record.occurrence(record.plies()) >= TIMES) {
            to.accept(new Claimable(game.next(), claim(), OptionalInt.empty(), List.of(Samenesses.repetition(game))));
        }
        eachAnnounced(game, (play, moments) -> to.accept(
                new Claimable(game.next(), claim(), OptionalInt.of(play), List.of(announced(game, moments, play)))));
    }

    @Override
    public void notice(Situation<ChessBoard> game, Consumer<Finding> to) {
        GameRecord record = game.record();
        int now = record.plies();
        if (record.lookOccurrence(now) < TIMES && !canBeAnnounced(game)) {
            return;
        }
        String by = game.seats().title(game.next());
        if (game.phase() == Phase.ENDED) {
            if (record.occurrence(now) == TIMES && !Claims.isNoted(game, claim(), false)) {
                to.accept(Samenesses.repetition(game));
            }
            return;
        }
        if (record.occurrence(now) >= TIMES && !Claims.isNoted(game, claim(), false)) {
            to.accept(new Opportunity(now, by, claim(), null, null, Samenesses.repetition(game)));
        } else if (record.lookOccurrence(now) >= TIMES) {
            Samenesses.firstLookalike(game).forEach(to);
        }
        if (canBeAnnounced(game) && !Claims.isNoted(game, claim(), true)) {
            List<Opportunity> found = new ArrayList<>();
            eachAnnounced(game, (play, moments) -> found.add(
                    new Opportunity(
                            now, by, claim(), game.board().text(play), San.write(game.board(), play),
                            announced(game, moments, play))));
            if (!found.isEmpty()) {
                to.accept(found.getFirst());
            }
        }
    }

    /** A third occurrence needs a second one since the last irreversible move; without it no move need be tried. */
    private static boolean canBeAnnounced(Situation<ChessBoard> game) {
        GameRecord record = game.record();
        return record.latestRepeat() >= 0 && record.latestRepeat() >= record.plies() - game.board().reversiblePlies();
    }

    /** A visitor of announced moves and of the moments at which the position they lead to stood, the next one included. */
    private interface Visitor {
        void visit(int play, List<Integer> moments);
    }

    private static void eachAnnounced(Situation<ChessBoard> game, Visitor visitor) {
        if (canBeAnnounced(game)) {
            Claims.eachQuietPlay(game, play -> {
                if (occurrencesWith(game, play) >= TIMES) {
                    visitor.visit(play, momentsWith(game, play));
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

    private static List<Integer> momentsWith(Situation<ChessBoard> game, int play) {
        GameRecord record = game.record();
        int before = repeatedBy(game, play);
        List<Integer> moments = new ArrayList<>(before < 0 ? List.of() : record.occurrences(before));
        moments.add(record.plies() + 1);
        return moments;
    }

    private static PositionRepeated announced(Situation<ChessBoard> game, List<Integer> moments, int play) {
        int now = game.record().plies();
        List<Integer> played = moments.subList(0, moments.size() - 1);
        List<Repetition.CyclePlay> cycle = new ArrayList<>(Repetition.cycle(game, played.getLast(), now));
        cycle.add(new Repetition.CyclePlay(now + 1, game.seats().name(game.next()), game.board().text(play)));
        List<String> names = new ArrayList<>(MoveNames.of(game, played));
        names.add(MoveNames.of(game.board(), play));
        return new PositionRepeated(new Repetition(moments, game.record().sameness().says(), cycle), names);
    }
}
