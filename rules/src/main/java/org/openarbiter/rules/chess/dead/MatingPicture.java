package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Setup;
import org.openarbiter.rules.chess.board.Square;

/**
 * A guide towards one mate in a corner by minor pieces: the distance is how far the pieces are from their squares.
 *
 * <p>Four pieces make the picture: both kings, the piece that gives check, and a helper. If the winner has a single minor piece,
 * the helper belongs to the loser and stands beside his king; he may first have to promote a pawn to get it. Otherwise it is
 * another minor piece of the winner. A search that aims at one picture succeeds where one that aims at all of them at once makes
 * no progress.
 *
 * @param king where the loser's king stands
 * @param own where the winner's king stands
 * @param kind the kind of the piece that gives check
 * @param from where it stands
 * @param helper the helper, a piece
 * @param at where it stands
 * @param kingFirst whether the loser's king should get there before the piece that gives check
 */
record MatingPicture(int king, int own, int kind, int from, int helper, int at, boolean kingFirst) implements Guide {
    private static final int[] CORNERS = {0, 7, 56, 63};
    private static final int[] HELPERS = {KNIGHT, BISHOP, ROOK, PAWN};
    private static final int FAR = Steps.NEVER;

    /** The pictures by corner, checking piece and winner. No board has any part in them, and it takes longer to make them than to use them. */
    private static final Map<Integer, List<MatingPicture>> KNOWN = new ConcurrentHashMap<>();

    /**
     * The pictures that the material allows, the nearest first, one for each corner and helper; none if the winner has a queen or
     * a rook.
     */
    static List<MatingPicture> of(ChessBoard board, int winner) {
        if ((board.squares(ROOK, winner) | board.squares(QUEEN, winner)) != 0) {
            return List.of();
        }
        Map<Integer, MatingPicture> best = new HashMap<>();
        for (int corner : CORNERS) {
            for (int kind : new int[] {KNIGHT, BISHOP}) {
                if (board.squares(kind, winner) != 0) {
                    for (MatingPicture picture : KNOWN.computeIfAbsent(corner << 4 | kind << 1 | winner, key -> in(corner, kind, winner))) {
                        if (picture.distance(board, winner) < FAR) {
                            best.merge(corner << 10 | picture.helper << 6 | picture.at, picture, (a, b) ->
                                    a.distance(board, winner) <= b.distance(board, winner) ? a : b);
                        }
                    }
                }
            }
        }
        List<MatingPicture> pictures = new ArrayList<>(best.values());
        pictures.sort(Comparator.<MatingPicture>comparingInt(picture -> picture.distance(board, winner))
                .thenComparingInt(picture -> picture.king << 10 | picture.helper << 6 | picture.at));
        return pictures;
    }

    /** The same, but the loser's king goes to its corner before the check is prepared, so that nothing blocks its path. */
    MatingPicture withKingFirst() {
        return new MatingPicture(king, own, kind, from, helper, at, true);
    }

    /** All pictures in a corner in which a piece of this kind gives check. */
    private static List<MatingPicture> in(int corner, int kind, int winner) {
        List<MatingPicture> pictures = new ArrayList<>();
        for (long owns = around(corner, 2, 2); owns != 0; owns &= owns - 1) {
            int own = Long.numberOfTrailingZeros(owns);
            long checks = around(corner, 1, 3) & Steps.piece(kind, corner, 0) & ~(1L << own);
            for (; checks != 0; checks &= checks - 1) {
                withHelper(corner, own, kind, Long.numberOfTrailingZeros(checks), winner, pictures);
            }
        }
        return pictures;
    }

    private static void withHelper(int corner, int own, int kind, int from, int winner, List<MatingPicture> to) {
        for (long places = around(corner, 1, 3) & ~(1L << own | 1L << from); places != 0; places &= places - 1) {
            int at = Long.numberOfTrailingZeros(places);
            for (int helper : HELPERS) {
                if (Steps.distance(corner, at) == 1) {
                    add(new MatingPicture(corner, own, kind, from, Piece.of(helper, winner ^ 1), at, false), winner, to);
                }
                if (helper == KNIGHT || helper == BISHOP) {
                    add(new MatingPicture(corner, own, kind, from, Piece.of(helper, winner), at, false), winner, to);
                }
            }
        }
    }

    /** The squares at such distances from a square. */
    private static long around(int square, int least, int most) {
        long squares = 0;
        for (int other = 0; other < 64; other++) {
            int distance = Steps.distance(square, other);
            squares |= distance >= least && distance <= most ? 1L << other : 0;
        }
        return squares;
    }

    private static void add(MatingPicture picture, int winner, List<MatingPicture> to) {
        boolean endRank = picture.at < 8 || picture.at > 55;
        if (Piece.kind(picture.helper) == PAWN && endRank) {
            return;
        }
        Setup setup = new Setup().toMove(winner ^ 1)
                .put(picture.king, Piece.of(KING, winner ^ 1)).put(picture.own, Piece.of(KING, winner))
                .put(picture.from, Piece.of(picture.kind, winner)).put(picture.at, picture.helper);
        if (setup.flaws().isEmpty() && ChessBoard.of(setup).isCheckmate()) {
            to.add(picture);
        }
    }

    @Override
    public int distance(ChessBoard board, int winner) {
        int loser = winner ^ 1;
        long checkers = board.squares(kind, winner);
        int toGo = Steps.distance(board.kingSquare(loser), king);
        int check = nearest(kind, checkers, from);
        int guess = Steps.distance(board.kingSquare(winner), own)
                + (kingFirst ? 3 * toGo + (toGo > 0 && check < 2 ? 2 : check) : toGo + check);
        int helps = Piece.kind(helper);
        if (Piece.side(helper) == winner) {
            long others = helps == kind ? checkers & ~closest(kind, checkers, from) : board.squares(helps, winner);
            guess += nearest(helps, others, at);
        } else {
            int ready = nearest(helps, board.squares(helps, loser), at);
            guess += helps == PAWN ? advance(board, loser) : Math.min(ready, promotion(board, loser, helps));
            long idle = board.squares(loser) & ~(board.squares(PAWN, loser) | board.squares(KING, loser));
            guess += Long.bitCount(idle) + 2 * Long.bitCount(board.squares(QUEEN, loser));
        }
        return guess;
    }

    private static int nearest(int kind, long pieces, int to) {
        int nearest = FAR;
        for (long set = pieces; set != 0; set &= set - 1) {
            nearest = Math.min(nearest, Steps.moves(kind, Long.numberOfTrailingZeros(set), to));
        }
        return nearest;
    }

    private static long closest(int kind, long pieces, int to) {
        long closest = 0;
        int nearest = FAR;
        for (long set = pieces; set != 0; set &= set - 1) {
            int moves = Steps.moves(kind, Long.numberOfTrailingZeros(set), to);
            if (moves < nearest) {
                nearest = moves;
                closest = set & -set;
            }
        }
        return closest;
    }

    /** The distance of the loser's best pawn from promotion, plus that of the promoted piece from its square. */
    private int promotion(ChessBoard board, int loser, int to) {
        int best = FAR;
        for (long pawns = board.squares(PAWN, loser); pawns != 0; pawns &= pawns - 1) {
            int pawn = Long.numberOfTrailingZeros(pawns);
            int end = loser == Piece.WHITE ? 56 + Square.file(pawn) : Square.file(pawn);
            int way = Math.abs(Square.rank(pawn) - Square.rank(end)) + 2 * obstacles(board, pawn, loser);
            best = Math.min(best, way + Steps.moves(to, end, at));
        }
        return best;
    }

    /** The way of a pawn on the helper's file to its square. */
    private int advance(ChessBoard board, int loser) {
        int best = FAR;
        for (long pawns = board.squares(PAWN, loser); pawns != 0; pawns &= pawns - 1) {
            int pawn = Long.numberOfTrailingZeros(pawns);
            boolean behind = loser == Piece.WHITE ? pawn <= at : pawn >= at;
            if (behind && Square.file(pawn) == Square.file(at)) {
                best = Math.min(best, Math.abs(Square.rank(pawn) - Square.rank(at)));
            }
        }
        return best;
    }

    private static int obstacles(ChessBoard board, int pawn, int side) {
        long ahead = side == Piece.WHITE ? 0x0101010101010100L << pawn : 0x0080808080808080L >>> 63 - pawn;
        return Long.bitCount(ahead & board.occupied());
    }
}
