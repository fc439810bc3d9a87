package org.openarbiter.rules.chess.dead;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The search for an answer to whether a side can mate: one method after the other, until the budget is used up.
 *
 * <p>A short search answers nearly all questions; if there is a queen, it is usually a direct attack on the king
 * ({@link Assault}). Next comes the proof for locked positions, and then rounds in which each guide ({@link MatingPicture},
 * {@link Breakthrough}, {@link MatingChances}) has a search of its own. If one guide fails on a position, another usually finds
 * it easy, as with the alternating heuristics of planning systems (S. Richter and M. Westphal, <i>The LAMA Planner</i>, JAIR 39,
 * 2010). They get a quarter of the budget; the rest is for a search that may visit every reachable position.
 */
final class Inquiry {
    /** The most positions that an {@link Assault} may visit; when it succeeds, it usually needs fewer than two hundred. */
    private static final int DASH = 300;

    /** How many positions each guide may look at in the first round. */
    private static final int SHORT = 1_500;

    /** How many pictures of mate are tried. */
    private static final int PICTURES = 6;

    private final ChessBoard board;
    private final int side;
    private int left;
    private int positions;
    private int depth;
    private @Nullable Prospect found;

    /** A question with a budget of positions. */
    Inquiry(ChessBoard board, int side, int budget) {
        this.board = board;
        this.side = side;
        left = budget;
    }

    /** The answer. */
    Prospect answer() {
        Guide usual = MatingChances.PLANS.getFirst();
        if (board.squares(Piece.QUEEN, side) != 0) {
            search(Assault.GUIDE, DASH, false, false);
        }
        search(usual, SHORT, false, false);
        if (isOpen() && MatingNets.areExcluded(board, side)) {
            return new Prospect.Impossible(Obstacle.LOCKED);
        }
        List<Guide> guides = isOpen() ? guides() : List.of();
        guides.forEach(guide -> search(guide, SHORT, true, true));
        int share = left / 4 / Math.max(guides.size(), 1);
        guides.forEach(guide -> search(guide, guide == Breakthrough.GUIDE ? 4 * share : share, false, true));
        search(usual, left, true, true);
        return found != null ? found : new Prospect.Unknown(positions, depth);
    }

    private boolean isOpen() {
        return found == null && left > 0;
    }

    private List<Guide> guides() {
        List<MatingPicture> pictures = MatingPicture.of(board, side);
        pictures = pictures.subList(0, Math.min(PICTURES, pictures.size()));
        List<Guide> guides = new ArrayList<>(pictures);
        pictures.forEach(picture -> guides.add(picture.withKingFirst()));
        if (board.squares(Piece.PAWN, side) == 0) {
            guides.addAll(MatingChances.PLANS);
        } else {
            guides.addAll(0, MatingChances.PLANS);
        }
        if (Breakthrough.isWanted(board, side)) {
            guides.addFirst(Breakthrough.GUIDE);
        }
        return guides;
    }

    /**
     * Searches on if there is no answer yet.
     *
     * @param most how many positions to look at, at most
     * @param direct whether to prefer short ways
     * @param locks whether to ask on the way if a position has become locked
     */
    private void search(Guide guide, int most, boolean direct, boolean locks) {
        if (!isOpen()) {
            return;
        }
        int room = Math.min(Math.min(most, left), SearchMemory.MOST_POSITIONS);
        Prospect prospect = SearchMemory.use(room, () -> new HelpmateSearch(board, side, guide, direct, room).run(locks));
        if (prospect instanceof Prospect.Unknown unknown) {
            left -= unknown.positions();
            positions += unknown.positions();
            depth = Math.max(depth, unknown.depth());
        } else {
            found = prospect;
        }
    }
}
