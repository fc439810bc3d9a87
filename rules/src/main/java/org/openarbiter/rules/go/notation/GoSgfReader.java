package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.GameTerms;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfProperty;
import org.openarbiter.rules.sgf.SgfTree;

/** One reading of a game tree as a game of Go. */
final class GoSgfReader {
    private final SgfTree tree;
    private final GoSgfHead head;
    private final GoLiberties liberties;
    private final GoFacts facts = new GoFacts();
    private GoMoves moves = new GoMoves();
    private final GoLines lines;
    private int startNode;
    private boolean begun;
    /** The node that is being read, by its number in the main line; and the last one that was. */
    private int at;
    private SgfNode last;

    /** The set-up, and the player to move if it is known. */
    private GoSetup setup;
    private @Nullable SgfProperty lastSetup;
    private int toMove = GoBoard.EMPTY;

    /** Removals of stones behind a move; they are no set-up if no other move follows. */
    private final List<SgfProperty> removals = new ArrayList<>();
    private int removedAt = -1;

    /** The board after the moves so far, computed on demand; not available after a move that cannot be made. */
    private @Nullable GoBoard replay;
    private boolean impossible;

    GoSgfReader(SgfTree tree, boolean strict) throws InputException {
        this.tree = tree;
        last = tree.root();
        head = new GoSgfHead(tree.root());
        head.checkGame();
        lines = head.lines();
        setup = new GoSetup(lines);
        liberties = new GoLiberties(tree.liberties(), strict);
    }

    GoRecordedGame read() throws InputException {
        for (SgfNode node : tree.mainLine()) {
            read(node);
            last = node;
            at++;
        }
        boolean played = handicapMoves();
        GoKomi komi = GoKomi.read(facts.get("KM"), lines, liberties);
        GoBoard start = start();
        GameTerms terms = start.terms().withHandicap(played || handicapSetUp(start) ? setup.count(0) : handicap());
        start.terms(komi.text() == null ? terms : terms.withKomi(Double.parseDouble(komi.text())));
        checkHandicap(start);
        Map<String, String> tags = facts.tags(komi.text());
        checkResult(tags.get("Result"));
        String rules = GoRuleNames.rulebook(tags.get("Rules"), this::isPlayedOn);
        GoAssumption assumption = rules == null
                ? GoAssumption.of(tags, head.application(), komi.isInStones(), points())
                : GoAssumption.NOTHING;
        return new GoRecordedGame(
                tree, lines, start, startNode, moves, tags, rules, assumption, territory(), removed(), liberties.all());
    }

    private void read(SgfNode node) throws InputException {
        // Stones that stand in the node of a move, which no file should have, are set up before it.
        for (SgfProperty property : node.properties()) {
            switch (property.name()) {
                case "AE" -> remove(property);
                case "AB", "AW" -> setUp(property);
                case "PL" -> player(property);
                default -> { }
            }
        }
        SgfProperty contradiction = GoSetup.contradiction(lines, node);
        if (contradiction != null) {
            liberties.fault(contradiction, contradiction.name()
                    + " lists a point that another property of the node sets differently; the last one counts");
        }
        List<SgfProperty> made = new ArrayList<>(1);
        for (SgfProperty property : node.properties()) {
            switch (property.name()) {
                case "B", "W" -> {
                    move(property);
                    made.add(property);
                }
                case "AB", "AW", "AE", "PL" -> { }
                case "KO" -> liberties.fault(property, "a move marked to be played even if it is illegal (KO); it is judged like any other");
                default -> {
                    String contradicted = facts.add(property, node);
                    if (contradicted != null) {
                        liberties.fault(property, contradicted);
                    }
                }
            }
        }
        if (!begun || moves.isEmpty()) {
            begun = true;
            startNode = at;
        }
        if (made.isEmpty()) {
            return;
        }
        if (made.size() > 1 || made.getFirst().values().size() > 1) {
            liberties.fault(made.get(made.getFirst().values().size() > 1 ? 0 : 1), "more than one move in a node, read one after the other");
        }
        if (node.get("AB") != null || node.get("AW") != null) {
            liberties.fault(made.getFirst(), "stones set up in the node of a move; they were set up before it");
        }
    }

    private void move(SgfProperty property) throws InputException {
        if (!removals.isEmpty() && at != removedAt) {
            for (SgfProperty removal : removals) {
                setUp(removal);
            }
            removals.clear();
        }
        for (String value : property.values()) {
            moves.add(property.name().equals("B") ? 0 : 1, value, at);
        }
    }

    private void remove(SgfProperty property) throws InputException {
        if (moves.isEmpty()) {
            setUp(property);
        } else {
            removals.add(property);
            removedAt = at;
        }
    }

    private void setUp(SgfProperty property) throws InputException {
        if (moves.isEmpty()) {
            setup.apply(property);
            lastSetup = property;
            return;
        }
        GoBoard board = replayed();
        int seat = GoSetup.seat(property);
        boolean[] changes = {false};
        GoSetup.each(lines, property, point -> changes[0] |= !impossible && board.stoneAt(point) != seat);
        if (changes[0]) {
            beginAnew(property, board);
        }
    }

    /** A set-up in the middle of a game: the rest is judged from it on, because it does not show how the position arose. */
    private void beginAnew(SgfProperty property, GoBoard board) throws InputException {
        liberties.fault(property, "stones set up after move " + board.plies() + " (" + property.name() + "); the game is judged from there on");
        toMove = 1 - moves.lastBy();
        setup = GoSetup.of(lines, board);
        setup.apply(property);
        lastSetup = property;
        moves.clear();
        replay = null;
    }

    /** Stones that Black plays one after the other before White's first move are a handicap; returns whether there are any. */
    private boolean handicapMoves() throws InputException {
        int stones = 0;
        while (stones < moves.size() && moves.by(stones) == 0 && isStone(stones)) {
            stones++;
        }
        boolean answered = stones < moves.size() && moves.by(stones) == 1;
        boolean meant = handicap() < 2 ? answered : stones == handicap() && (answered || stones == moves.size());
        long points = IntStream.range(0, stones).map(this::play).distinct().count();
        if (stones < 2 || !meant || points < stones || setup.has(0) || setup.has(1) || toMove == 1) {
            return false;
        }
        liberties.fault(blackMove(0), "the first " + stones + " moves are Black's; they were read as handicap stones");
        for (int index = 0; index < stones; index++) {
            setup.put(0, play(index));
        }
        lastSetup = blackMove(stones - 1);
        startNode = moves.node(stones - 1);
        moves = moves.without(stones);
        replay = null;
        toMove = 1;
        return true;
    }

    /**
     * Whether stones that the record does not call a handicap can be nothing else: they are all Black's, they stood there before the first
     * move, and White makes it.
     */
    private boolean handicapSetUp(GoBoard start) {
        SgfProperty named = facts.get("HA");
        boolean isNamed = named != null && !named.simpleText().isEmpty();
        if (isNamed || start.isMidgame() || start.toMove() != 1 || setup.count(0) < 2 || setup.has(1) || lastSetup == null) {
            return false;
        }
        liberties.remark(lastSetup, setup.count(0) + " black stones were set up before White's first move; they were read as handicap stones, "
                + "though the record names no handicap (HA)");
        return true;
    }

    /** The property of a move by Black. */
    private SgfProperty blackMove(int index) {
        return Objects.requireNonNull(tree.mainLine(moves.node(index)).get("B"), "not a move by Black");
    }

    private boolean isStone(int index) {
        int play = play(index);
        return play >= 0 && play < points();
    }

    private int play(int index) {
        try {
            return lines.play(moves.value(index));
        } catch (PlayException e) {
            return -1;
        }
    }

    /**
     * Checks that the handicap which the record names is a number, and that of the stones that were set up. Of a handicap without stones
     * White is given nothing, but he may have been promised something.
     */
    private void checkHandicap(GoBoard start) throws InputException {
        SgfProperty property = facts.get("HA");
        if (property == null || property.simpleText().isEmpty()) {
            return;
        }
        if (!facts.namesHandicap()) {
            liberties.fault(property, "HA[" + property.simpleText() + "] is not a number of handicap stones; ignored");
            return;
        }
        int named = facts.handicap();
        if (named > points()) {
            liberties.fault(property, "HA[" + property.simpleText() + "] is more than the " + points() + " points of the board; ignored");
            return;
        }
        int stones = setup.count(0);
        boolean arePlaced = named >= 2 ? stones > 0 : stones >= 2 && start.toMove() == 1;
        if (named >= 2 && stones == 0) {
            liberties.fault(property, "a handicap of " + named + ", but no handicap stones (AB)");
        } else if (arePlaced && stones != named && !setup.has(1) && !start.isMidgame()) {
            liberties.fault(property, "a handicap of " + named + ", but the number of black stones set up (AB) is " + stones
                    + "; the game was read with a handicap of " + named);
        }
    }

    /** The handicap that the record names; none if there are fewer points than that. */
    private int handicap() {
        return facts.handicap() <= points() ? facts.handicap() : 0;
    }

    private int points() {
        return lines.width() * lines.height();
    }

    /** The board after the moves so far. */
    private GoBoard replayed() throws InputException {
        GoBoard board = replay;
        if (board == null) {
            board = start();
            replay = board;
        }
        while (!impossible && board.plies() < moves.size()) {
            int by = moves.by(board.plies());
            try {
                int play = lines.play(moves.value(board.plies()));
                impossible = !board.isLegal(by, play);
                if (!impossible) {
                    board.play(by, play);
                }
            } catch (PlayException e) {
                impossible = true;
            }
        }
        return board;
    }

    private void player(SgfProperty property) throws InputException {
        String text = property.simpleText();
        int seat = switch (text.isEmpty() ? ' ' : Character.toLowerCase(text.charAt(0))) {
            case 'b', '1' -> 0;
            case 'w', '2' -> 1;
            default -> -1;
        };
        if (seat < 0) {
            liberties.fault(property, "PL[" + text + "] names no player; ignored");
        } else if (moves.isEmpty()) {
            toMove = seat;
            if (Character.isDigit(text.charAt(0))) {
                liberties.fault(property, "PL[" + text + "] is a number; 1 was read as Black, 2 as White");
            }
        } else if (seat == moves.lastBy()) {
            liberties.fault(property, "PL gives a player two turns in a row; ignored, because each move names its player");
        }
    }

    private GoBoard start() throws InputException {
        int first = toMove;
        if (first == GoBoard.EMPTY) {
            first = handicap() >= 2 && setup.has(0) && !setup.has(1) ? 1 : moves.isEmpty() ? 0 : moves.by(0);
        }
        GoBoard board = setup.board(first);
        int breathless = board.breathless();
        if (breathless >= 0 && lastSetup != null) {
            throw new InputException(
                    lastSetup.line(), lastSetup.column(),
                    "a stone set up on " + board.pointName(breathless) + " without a liberty", "strings with a liberty");
        }
        return board;
    }

    /** Whether the game goes on after two passes in succession. */
    private boolean isPlayedOn() {
        int passes = 0;
        for (int index = 0; index < moves.size() && passes < 2; index++) {
            passes = play(index) == lines.width() * lines.height() ? passes + 1 : 0;
            if (passes == 2) {
                return index + 1 < moves.size();
            }
        }
        return false;
    }

    /** In FF[4] a result is one of a few words. */
    private void checkResult(@Nullable String result) throws InputException {
        SgfProperty format = facts.get("FF");
        SgfProperty property = facts.get("RE");
        if (result == null || property == null) {
            return;
        }
        boolean free = format == null || !format.simpleText().equals("4");
        GoResult understood = GoResult.of(result);
        if (!free && !result.equals("?") && understood.outcome() == null) {
            liberties.fault(property, "RE[" + result + "] is not a result that SGF defines");
        }
        if (understood.isUnexplained(result)) {
            liberties.remark(property, "RE[" + result + "] gives no known reason for the win; taken for a decision of the referee");
        }
    }

    /** What the last node counts as whose; nothing, if it names what is no point. */
    private GoRecordedGame.@Nullable Territory territory() throws InputException {
        SgfProperty black = last.get("TB");
        SgfProperty white = last.get("TW");
        if (black == null && white == null) {
            return null;
        }
        BitSet ofBlack = points(black);
        BitSet ofWhite = points(white);
        return ofBlack == null || ofWhite == null ? null : new GoRecordedGame.Territory(ofBlack, ofWhite);
    }

    /** What was taken off the board behind the last move. */
    private BitSet removed() throws InputException {
        BitSet points = new BitSet();
        for (SgfProperty removal : removals) {
            GoSetup.each(lines, removal, points::set);
        }
        if (!removals.isEmpty()) {
            liberties.fault(removals.getFirst(), "stones removed after the last move (AE), read as agreed to be dead");
        }
        return points;
    }

    private @Nullable BitSet points(@Nullable SgfProperty property) throws InputException {
        BitSet points = new BitSet();
        if (property != null) {
            try {
                GoSetup.each(lines, property, points::set);
            } catch (InputException e) {
                liberties.fault(property, e.message() + "; " + property.name() + " was ignored");
                return null;
            }
        }
        return points;
    }
}
