package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Asides;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfProperty;
import org.openarbiter.rules.sgf.SgfTree;

/** A game of Go that was read from SGF. */
public final class GoRecordedGame implements RecordedGame<GoBoard> {
    static final Seats SEATS = Seats.of("B", "W");

    private final SgfTree tree;
    private final GoLines lines;
    private final GoBoard start;
    private final int startNode;
    private final GoMoves moves;
    private final Map<String, String> tags;
    private final @Nullable String rules;
    private final GoAssumption assumption;
    private final GoResult result;
    private final @Nullable Territory territory;
    private final BitSet removed;
    private final List<Liberty> liberties;

    /** Points that the record counts as those of each seat. */
    record Territory(BitSet black, BitSet white) {}

    /** Properties of SGF that judge a move or a position, or mark points. */
    private static final Set<String> SIGNS = Set.of(
            "TE", "BM", "DO", "IT", "GB", "GW", "UC", "DM", "HO", "V", "LB", "TR", "SQ", "CR", "MA", "SL", "AR", "LN", "DD");

    private static final Territory NO_TERRITORY = new Territory(new BitSet(), new BitSet());

    /**
     * A game.
     *
     * @param startNode the number in the main line of the last node before the first move, or the one in which it stands
     * @param tags with the result under {@code Result}
     * @param assumption what the rules are if the record names none
     * @param territory null if the last node has none
     * @param removed points that were emptied behind the last move
     */
    GoRecordedGame(
            SgfTree tree,
            GoLines lines,
            GoBoard start,
            int startNode,
            GoMoves moves,
            Map<String, String> tags,
            @Nullable String rules,
            GoAssumption assumption,
            @Nullable Territory territory,
            BitSet removed,
            List<Liberty> liberties) {
        this.tree = tree;
        this.lines = lines;
        this.start = start;
        this.startNode = startNode;
        this.moves = moves;
        this.tags = tags;
        this.rules = rules;
        this.assumption = assumption;
        this.territory = territory;
        this.removed = removed;
        this.liberties = List.copyOf(liberties);
        result = GoResult.of(tags.get("Result"));
    }

    @Override
    public GoBoard start() {
        return start.copy();
    }

    @Override
    public Seats seats() {
        return SEATS;
    }

    @Override
    public int plies() {
        return moves.size();
    }

    /** {@inheritDoc} A point that is occupied is left to the referee. */
    @Override
    public int play(int index, GoBoard board) throws PlayException {
        int play = lines.play(moves.value(index));
        return board.isStone(play) ? board.at(play) : play;
    }

    @Override
    public int by(int index, int next) {
        return moves.by(index);
    }

    @Override
    public String written(int index) {
        return SEATS.name(moves.by(index)) + '[' + moves.value(index) + ']';
    }

    /** {@inheritDoc} It names the place of the property. */
    @Override
    public InputException fault(int index, String found, String expected) {
        SgfProperty move = index < 0 ? null : tree.mainLine(moves.node(index)).get(SEATS.name(moves.by(index)));
        return move == null
                ? RecordedGame.super.fault(index, found, expected)
                : new InputException(move.line(), move.column(), found, expected);
    }

    @Override
    public long line(int index) {
        SgfProperty move = tree.mainLine(moves.node(index)).get(SEATS.name(moves.by(index)));
        return move == null ? 0 : move.line();
    }

    /** {@inheritDoc} Which stones are dead comes first, unless the game ended before anybody had to ask. */
    @Override
    public List<RecordedAct<GoBoard>> acts() {
        List<RecordedAct<GoBoard>> acts = new ArrayList<>();
        Act act = result.act();
        boolean scored = act instanceof Act.Agree || result.outcome() == null;
        if (scored && (territory != null || !removed.isEmpty())) {
            acts.add(new DeadStones(plies(), territory == null ? NO_TERRITORY : territory, removed));
        }
        if (act != null) {
            acts.add(RecordedAct.of(plies(), act));
        }
        return List.copyOf(acts);
    }

    @Override
    public Asides asides() {
        int comments = 0;
        int signs = 0;
        for (SgfNode node : tree.mainLine()) {
            comments += node.get("C") == null ? 0 : 1;
            signs += (int) SIGNS.stream().filter(name -> node.get(name) != null).count();
        }
        return new Asides(comments, signs, tree.variations());
    }

    /** That the stones are dead which stand in the other's territory or were taken off. */
    private record DeadStones(int after, Territory territory, BitSet removed) implements RecordedAct<GoBoard> {
        @Override
        public Act act(GoBoard board, int next) {
            List<Integer> dead = new ArrayList<>();
            for (int point = 0; point < board.topology().size(); point++) {
                int stone = board.stoneAt(point);
                BitSet against = stone == 0 ? territory.white() : territory.black();
                if (stone != GoBoard.EMPTY && (removed.get(point) || against.get(point))) {
                    dead.add(point);
                }
            }
            return new Act.Dead(dead);
        }
    }

    @Override
    public @Nullable String recorded() {
        return tags.get("Result");
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return result.outcome();
    }

    @Override
    public OptionalDouble recordedMargin() {
        return result.margin() == null ? OptionalDouble.empty() : OptionalDouble.of(result.margin());
    }

    @Override
    public @Nullable String rules() {
        return rules;
    }

    /** {@inheritDoc} See {@code GoAssumption}: place, margin and komi suggest it. */
    @Override
    public String assumedRules() {
        return assumption.rules();
    }

    @Override
    public Optional<Sentence> assumedBecause() {
        return assumption.because();
    }

    /** {@inheritDoc} Besides: ranks, {@code Rules}, {@code Komi}, {@code Handicap} and {@code Result}; the players as {@code B} and
     * {@code W} too. */
    @Override
    public Map<String, String> tags() {
        return tags;
    }

    @Override
    public List<Liberty> liberties() {
        return liberties;
    }

    /** The tree that was read. */
    SgfTree tree() {
        return tree;
    }

    /** The node of a moment, 0 being the start, by its number in the main line. */
    int node(int moment) {
        return moment == 0 ? startNode : moves.node(moment - 1);
    }
}
