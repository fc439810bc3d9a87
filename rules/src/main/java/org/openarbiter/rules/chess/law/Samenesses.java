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
        List<String> after = MoveNames.of(game, moments);
        List<NotTheSame.Difference> differences = new ArrayList<>();
        for (int i = 1; i < moments.size(); i++) {
            Stretch stretch = new Stretch(moments.get(i - 1), moments.get(i), at(after.get(i - 1)), at(after.get(i)));
            compare(game, stretch, differences);
        }
        return new NotTheSame(moments, after, differences);
    }

    /** Two moments, each with its name. */
    private record Stretch(int earlier, int later, String atEarlier, String atLater) {
        NotTheSame.Difference difference(String differs, int ply, String text) {
            return new NotTheSame.Difference(earlier, later, differs, ply, text);
        }
    }

    private static void compare(
            Situation<ChessBoard> game, Stretch stretch, List<NotTheSame.Difference> differences) {
        GameRecord record = game.record();
        int before = record.next(stretch.earlier());
        int after = record.next(stretch.later());
        if (before != after) {
            differences.add(stretch.difference(
                    "side to move",
                    stretch.later(),
                    game.seats().title(before) + " had the move " + stretch.atEarlier() + ", "
                            + game.seats().title(after) + " " + stretch.atLater()));
        }
        compareCastling(game, stretch, differences);
        long enPassant = enPassant(record.rights(stretch.earlier()));
        if (enPassant != 0 && enPassant != enPassant(record.rights(stretch.later()))) {
            differences.add(stretch.difference(
                    "en passant",
                    stretch.earlier() + 1,
                    "a pawn could be captured en passant on " + Square.name((int) enPassant) + " " + stretch.atEarlier()));
        }
    }

    private static void compareCastling(
            Situation<ChessBoard> game, Stretch stretch, List<NotTheSame.Difference> differences) {
        GameRecord record = game.record();
        long lost = castling(record.rights(stretch.earlier())) & ~castling(record.rights(stretch.later()));
        for (; lost != 0; lost &= lost - 1) {
            int rook = Long.numberOfTrailingZeros(lost);
            int ply = stretch.earlier();
            while ((record.rights(ply) >>> rook & 1) != 0) {
                ply++;
            }
            String side = game.seats().title(Square.rank(rook) == 0 ? 0 : 1);
            differences.add(stretch.difference(
                    "castling",
                    ply,
                    side + " lost the right to castle with the rook " + Square.name(rook) + " by "
                            + MoveNames.of(game, List.of(ply)).getFirst()));
        }
    }

    private static long enPassant(long rights) {
        return rights >>> EN_PASSANT_SHIFT & SQUARE_MASK;
    }

    private static long castling(long rights) {
        return rights & ~(SQUARE_MASK << EN_PASSANT_SHIFT);
    }

    private static String at(String name) {
        return name.equals(MoveNames.START) ? "at " + name : "after " + name;
    }
}
