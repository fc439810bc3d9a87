package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.Square;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Repetition;
import org.openarbiter.rules.core.Sameness;
import org.openarbiter.rules.core.Situation;

/**
 * What makes two chess positions the same (article 9.2.3 of 2023), why two that look so are not, and why two that might be
 * thought different are the same.
 */
final class Samenesses {
    /** Same player to move, same pieces on the same squares, same possible moves of all pieces of both players. */
    static final Sameness FIDE = new Sameness(true, true, "board, side to move, castling rights and en passant");

    private static final int EN_PASSANT_SHIFT = 8;
    private static final long SQUARE_MASK = 0xFF;

    private Samenesses() {}

    /** The repetition that the latest ply completes. */
    static PositionRepeated repetition(Situation<ChessBoard> game) {
        Repetition repetition = Repetition.at(game);
        return new PositionRepeated(repetition, MoveNames.of(game, repetition.plies()));
    }

    /** A repetition with, where somebody would miss it, the reason why an en passant capture was not possible after all. */
    static List<Finding> withEnPassant(Situation<ChessBoard> game, PositionRepeated repetition) {
        List<Finding> findings = new ArrayList<>(List.of(repetition));
        int first = repetition.plies().getFirst();
        int now = game.record().plies();
        ChessBoard board = game.board();
        for (int ply = now; ply > first; ply--) {
            board.undo();
        }
        NoEnPassant.at(board, first).ifPresent(findings::add);
        for (int ply = first + 1; ply <= now; ply++) {
            board.play(game.record().by(ply), game.record().play(ply));
        }
        return findings;
    }

    /** Notes the first time in a game that something looks like a third occurrence and is none. */
    static void notice(Situation<ChessBoard> game, Consumer<Finding> to) {
        GameRecord record = game.record();
        int now = record.plies();
        boolean noted = game.noted().stream().anyMatch(NotTheSame.class::isInstance);
        if (!noted && record.occurrence(now) < record.lookOccurrence(now)) {
            to.accept(lookalike(game));
        }
    }

    /** What looks like the latest position and is not the same, as evidence against a claim; empty if nothing does. */
    static List<Finding> lookalikes(Situation<ChessBoard> game) {
        GameRecord record = game.record();
        int now = record.plies();
        return record.occurrence(now) < record.lookOccurrence(now) ? List.of(lookalike(game)) : List.of();
    }

    private static NotTheSame lookalike(Situation<ChessBoard> game) {
        List<Integer> moments = game.record().lookalikes(game.record().plies());
        List<NotTheSame.Difference> differences = new ArrayList<>();
        for (int i = 1; i < moments.size(); i++) {
            compare(game, moments.get(i - 1), moments.get(i), differences);
        }
        return new NotTheSame(moments, differences);
    }

    private static void compare(
            Situation<ChessBoard> game, int earlier, int later, List<NotTheSame.Difference> differences) {
        GameRecord record = game.record();
        if (record.next(earlier) != record.next(later)) {
            differences.add(new NotTheSame.Difference(
                    earlier, later, "side to move", later,
                    game.seats().title(record.next(earlier)) + " had the move " + at(earlier) + ", "
                            + game.seats().title(record.next(later)) + " " + at(later)));
        }
        long before = record.rights(earlier);
        long after = record.rights(later);
        compareCastling(game, earlier, later, differences);
        long enPassant = before >>> EN_PASSANT_SHIFT & SQUARE_MASK;
        if (enPassant != 0 && enPassant != (after >>> EN_PASSANT_SHIFT & SQUARE_MASK)) {
            differences.add(new NotTheSame.Difference(
                    earlier, later, "en passant", earlier + 1,
                    "a pawn could be captured en passant on " + Square.name((int) enPassant) + " " + at(earlier)));
        }
    }

    private static void compareCastling(
            Situation<ChessBoard> game, int earlier, int later, List<NotTheSame.Difference> differences) {
        GameRecord record = game.record();
        long enPassantField = SQUARE_MASK << EN_PASSANT_SHIFT;
        long lost = record.rights(earlier) & ~record.rights(later) & ~enPassantField;
        for (; lost != 0; lost &= lost - 1) {
            int rook = Long.numberOfTrailingZeros(lost);
            int ply = earlier;
            while ((record.rights(ply) >>> rook & 1) != 0) {
                ply++;
            }
            String side = game.seats().title(Square.rank(rook) == 0 ? 0 : 1);
            differences.add(new NotTheSame.Difference(
                    earlier, later, "castling", ply,
                    side + " lost the right to castle with the rook " + Square.name(rook) + " at ply " + ply + " ("
                            + game.board().text(record.play(ply)) + ")"));
        }
    }

    private static String at(int moment) {
        return moment == 0 ? "at the start" : "after ply " + moment;
    }
}
