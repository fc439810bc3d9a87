package org.openarbiter.rules.chess.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.chess.evidence.NotTheSame;
import org.openarbiter.rules.chess.evidence.RepeatedPosition;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.evidence.Repetition;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Situation;

/**
 * What makes two chess positions the same (article 9.2.3 of 2023), why two that look the same are not, and why two that may look
 * different are the same.
 */
final class Samenesses {
    /** Same player to move, same pieces on the same squares, same possible moves of all pieces of both players. */
    static final Sameness FIDE = new Sameness(true, true, "board, side to move, castling rights and en passant");

    /** The most occurrences that are listed, since there could be thousands; earlier ones have been listed before. */
    static final int MOST_LISTED = 5;

    private static final int EN_PASSANT_SHIFT = 8;
    private static final long SQUARE_MASK = 0xFF;

    private Samenesses() {}

    /** The repetition that the latest ply completes. */
    static RepeatedPosition repetition(Situation<ChessBoard> game) {
        Repetition repetition = game.repetition();
        return new RepeatedPosition(
                MoveNames.of(game, repetition.plies()), repetition.same(), repetition.cycle(), repetition.plies().size(), false);
    }

    /** The same without the plays in between, and with the latest moments only; it costs the same however long the game is. */
    static RepeatedPosition briefly(Situation<ChessBoard> game) {
        int now = game.record().plies();
        List<Integer> moments = game.record().latestOccurrences(now, MOST_LISTED);
        return new RepeatedPosition(MoveNames.of(game, moments), FIDE.says(), List.of(), game.record().occurrence(now), false);
    }

    /** A repetition, with the reason why an en passant capture was not possible where a reader might expect one. */
    static List<Finding> withEnPassant(Situation<ChessBoard> game, RepeatedPosition repetition) {
        List<Finding> findings = new ArrayList<>(List.of(repetition));
        int first = repetition.plies().getFirst();
        int now = game.record().plies();
        ChessBoard board = game.board();
        for (int ply = now; ply > first; ply--) {
            board.undo();
        }
        findings.addAll(EnPassantRefusals.at(board, first));
        for (int ply = first + 1; ply <= now; ply++) {
            board.play(game.record().by(ply), game.record().play(ply));
        }
        return findings;
    }

    /** The finding that something looks like a repetition and is not one, when this first happens in a game; otherwise empty. */
    static List<Finding> firstLookalike(Situation<ChessBoard> game) {
        boolean noted = game.noted().stream().anyMatch(NotTheSame.class::isInstance);
        return noted ? List.of() : lookalikes(game);
    }

    /** What looks like the latest position and is not the same, as evidence against a claim; empty if nothing does. */
    static List<Finding> lookalikes(Situation<ChessBoard> game) {
        GameRecord record = game.record();
        int now = record.plies();
        if (record.occurrence(now) == record.lookOccurrence(now)) {
            return List.of();
        }
        return List.of(notTheSame(game, looks(game, record.lookalikes(now))));
    }

    /** The same for the position that a play would lead to. */
    static List<Finding> lookalikesWith(Situation<ChessBoard> game, int play) {
        ChessBoard board = game.board();
        GameRecord record = game.record();
        String name = MoveNames.of(board, play);
        board.play(game.next(), play);
        int before = record.wouldLookLike(board);
        Look reached = new Look(new NamedPly(record.plies() + 1, name), board.toMove(), board.rights());
        board.undo();
        if (before < 0) {
            return List.of();
        }
        List<Look> looks = looks(game, record.lookalikes(before));
        looks.add(reached);
        NotTheSame finding = notTheSame(game, looks);
        return finding.differences().isEmpty() ? List.of() : List.of(finding);
    }

    private static NotTheSame notTheSame(Situation<ChessBoard> game, List<Look> looks) {
        List<NotTheSame.Difference> differences = new ArrayList<>();
        for (int i = 1; i < looks.size(); i++) {
            compare(game, looks.get(i - 1), looks.get(i), differences);
        }
        return new NotTheSame(looks.stream().map(Look::at).toList(), differences);
    }

    /** A moment with the player to move and the rights. */
    private record Look(NamedPly at, int next, long rights) {}

    /** The moments of a game so far, as they are to be compared. */
    private static List<Look> looks(Situation<ChessBoard> game, List<Integer> moments) {
        List<Look> looks = new ArrayList<>();
        for (NamedPly at : MoveNames.of(game, moments)) {
            looks.add(new Look(at, game.record().next(at.ply()), game.record().rights(at.ply())));
        }
        return looks;
    }

    private static void compare(
            Situation<ChessBoard> game, Look earlier, Look later, List<NotTheSame.Difference> differences) {
        if (earlier.next() != later.next()) {
            differences.add(new NotTheSame.SideToMove(earlier.at(), later.at(), earlier.next(), later.next()));
        }
        compareCastling(game, earlier, later, differences);
        long enPassant = enPassant(earlier.rights());
        if (enPassant != 0 && enPassant != enPassant(later.rights())) {
            differences.add(new NotTheSame.EnPassant(earlier.at(), later.at(), Square.name((int) enPassant)));
        }
    }

    private static void compareCastling(
            Situation<ChessBoard> game, Look earlier, Look later, List<NotTheSame.Difference> differences) {
        GameRecord record = game.record();
        long lost = castling(earlier.rights()) & ~castling(later.rights());
        for (; lost != 0; lost &= lost - 1) {
            int rook = Long.numberOfTrailingZeros(lost);
            int ply = earlier.at().ply();
            while (ply < later.at().ply() && ply <= record.plies() && (record.rights(ply) >>> rook & 1) != 0) {
                ply++;
            }
            NamedPly lostBy = ply > record.plies() ? later.at() : MoveNames.of(game, ply);
            int side = Square.rank(rook) == 0 ? Piece.WHITE : Piece.BLACK;
            differences.add(new NotTheSame.CastlingLost(earlier.at(), later.at(), lostBy, side, Square.name(rook)));
        }
    }

    private static long enPassant(long rights) {
        return rights >>> EN_PASSANT_SHIFT & SQUARE_MASK;
    }

    private static long castling(long rights) {
        return rights & ~(SQUARE_MASK << EN_PASSANT_SHIFT);
    }
}
