package org.openarbiter.rules.shogi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/**
 * Shogi boards as SVG and as text, seen from Black's side, with the pieces in hand.
 *
 * <p>The squares of marked plays stand out, and in the SVG an arrow leads from one to the other. So does a king in check. Without color a marked
 * square stands in brackets and a king in check in parentheses. The places on the stands can be pointed at, too: {@code P*} is where Black has
 * pawns in hand, {@code p*} where White has.
 */
public final class ShogiPicture implements Picture<ShogiBoard> {

    @Override
    public List<String> lines(ShogiBoard board, List<Integer> marked, Style style) {
        var highlights = Highlights.of(board, marked);
        return switch (style) {
            case PLAIN -> TextBoard.letters(board, highlights);
            case SIGNS -> TextBoard.signs(board, highlights);
            case COLOR -> ColorBoard.lines(board, highlights);
        };
    }

    @Override
    public String svg(ShogiBoard board, List<Integer> marked) {
        return new SvgBoard(board, Highlights.of(board, marked)).document();
    }

    @Override
    public List<Spot> spots(ShogiBoard board) {
        List<Spot> spots = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            spots.add(new Spot(
                    Square.name(square), SvgBoard.x(square), SvgBoard.y(square), SvgBoard.APART, piece == Piece.NONE ? "" : Piece.words(piece)));
        }
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            for (int kind : Hands.KINDS) {
                int count = board.inHand(side, kind);
                String holds = count == 0 ? "" : count + " " + Piece.words(Piece.of(kind, side)) + (count > 1 ? "s" : "") + " in hand";
                spots.add(new Spot(Hands.place(kind, side), SvgBoard.handX(side), SvgBoard.handY(kind, side), SvgBoard.APART, holds));
            }
        }
        return spots;
    }

    @Override
    public List<String> way(ShogiBoard board, int play) {
        if (play == Move.NONE) {
            return List.of();
        }
        String to = Square.name(Move.to(play));
        return List.of(Move.isDrop(play) ? Hands.place(Move.dropped(play), board.toMove()) : Square.name(Move.from(play)), to);
    }

    @Override
    public List<List<String>> checks(ShogiBoard board) {
        return board.checkers().stream()
                .map(from -> List.of(Square.name(from), Square.name(board.king(board.toMove()))))
                .toList();
    }
}
