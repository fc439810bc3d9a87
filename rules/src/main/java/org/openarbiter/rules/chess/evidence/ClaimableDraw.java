package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Listing;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * The finding that a draw could have been claimed (articles 9.2 and 9.3), or still can be.
 *
 * @param ply the moment at which the claimant had the move
 * @param by the claimant
 * @param claim the name under which it could be claimed: {@code threefold} or {@code fifty}
 * @param announced the moves of which one had to be announced with the claim; empty where the position itself was enough
 * @param open whether it can still be claimed
 * @param basis what the claim would have rested on: a {@link RepeatedPosition} or {@link QuietMoves}
 */
public record ClaimableDraw(int ply, int by, String claim, List<NumberedMove> announced, boolean open, ChessFinding basis)
        implements ChessFinding, MomentFinding {
    public ClaimableDraw {
        announced = List.copyOf(announced);
    }

    /** A claim that nobody made, as far as is known. */
    public ClaimableDraw(int ply, int by, String claim, List<NumberedMove> announced, ChessFinding basis) {
        this(ply, by, claim, announced, false, basis);
    }

    @Override
    public Finding inPlay(int now, Set<String> claims) {
        return now == ply && claims.contains(claim) ? new ClaimableDraw(ply, by, claim, announced, true, basis) : this;
    }

    @Override
    public boolean isOfRulebook() {
        return true;
    }

    /** {@inheritDoc} Whoever made the claim: where either player may, one is enough. */
    @Override
    public boolean isSettledBy(int moment, String granted) {
        return moment == ply && granted.equals(claim);
    }

    @Override
    public String kind() {
        return "claimable";
    }

    /** {@inheritDoc} Claims differ in what can be claimed, and in whether a move has to be announced. */
    @Override
    public String countedAs() {
        return kind() + " " + claim + (announced.isEmpty() ? "" : " announced");
    }

    @Override
    public String cycleType() {
        return basis.cycleType();
    }

    @Override
    public @Nullable Sentence namedCycle() {
        return basis.namedCycle();
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("by", Piece.sideName(by));
        values.put("claim", claim);
        if (!announced.isEmpty()) {
            values.put("move", announced.getFirst().uci());
        }
        if (announced.size() > 1) {
            values.put("moves", announced.stream().map(NumberedMove::uci).toList());
        }
        values.putAll(basis.values());
        values.remove("cycle");
        return values;
    }

    /** What would come about only with the announced move has not come about. */
    @Override
    public List<Finding> includes() {
        return announced.isEmpty() ? List.of(basis) : List.of();
    }

    @Override
    public Sentence sentence() {
        int more = Listing.leftOut(announced.size());
        List<String> named = announced.stream().limit(announced.size() - more).map(NumberedMove::text).toList();
        return ChessLexicon.say(
                "claimable", "player", Sides.term(by), "open", open, "claim", Term.of("claim", claim), "moves", named, "more", more,
                "basis", basis.sentence());
    }
}
