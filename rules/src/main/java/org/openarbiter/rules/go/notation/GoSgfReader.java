package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Liberty;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfPoints;
import org.openarbiter.rules.sgf.SgfProperty;
import org.openarbiter.rules.sgf.SgfText;
import org.openarbiter.rules.sgf.SgfTree;

/** One reading of a game tree as a game of Go. */
final class GoSgfReader {
    private static final int USUAL = 19;
    private static final Pattern WHOLE = Pattern.compile("\\d{1,3}");

    private final SgfNode root;
    private final boolean strict;
    private final List<Liberty> liberties;
    private final List<SgfNode> line;
    private final Map<String, SgfProperty> told = new HashMap<>();
    private final List<GoRecordedGame.Move> moves = new ArrayList<>();
    private GoLines lines = new GoLines(USUAL, USUAL);
    private @Nullable SgfNode startNode;

    /** The set-up, and what is known of who moves first. */
    private GoSetup setup = new GoSetup(lines);
    private @Nullable SgfProperty lastSetup;
    private int toMove = GoBoard.EMPTY;

    /** Removals of stones behind a move; they are no set-up if no other move follows. */
    private final List<SgfProperty> removals = new ArrayList<>();
    private @Nullable SgfNode removedAt;

    /** The board as the moves so far make it, once somebody asks; behind a move that cannot be made nobody can. */
    private @Nullable GoBoard replay;
    private boolean impossible;

    GoSgfReader(SgfTree tree, boolean strict) {
        root = tree.root();
        this.strict = strict;
        liberties = new ArrayList<>(tree.liberties());
        line = root.mainLine();
    }

    GoRecordedGame read() throws InputException {
        checkGame();
        lines = size();
        setup = new GoSetup(lines);
        for (SgfNode node : line) {
            read(node);
        }
        boolean played = handicapMoves();
        String komi = komi();
        GoBoard start = start();
        if (komi != null) {
            start.komi(Double.parseDouble(komi));
        }
        start.handicap(played ? setup.count(0) : handicap());
        checkHandicap();
        Map<String, String> tags = tags(komi);
        checkResult(tags.get("Result"));
        checkRules(tags.get("Rules"));
        return new GoRecordedGame(
                root, lines, start, startNode == null ? line.getLast() : startNode, moves, tags,
                GoRuleNames.rulebook(tags.get("Rules")), territory(), removed(), liberties);
    }

    private void checkGame() throws InputException {
        SgfProperty game = root.get("GM");
        if (game == null || game.simpleText().isEmpty() || game.simpleText().equals("1")) {
            return;
        }
        String number = game.simpleText();
        String name = GoTags.otherGame(number);
        throw new InputException(
                game.line(), game.column(), "a game of another kind, GM[" + number + "]" + name, "GM[1], which is Go");
    }

    private GoLines size() throws InputException {
        SgfProperty size = root.get("SZ");
        if (size == null) {
            return lines;
        }
        String text = size.simpleText();
        SgfText.Composed both = SgfText.composed(text);
        String width = (both == null ? text : both.first()).strip();
        String height = (both == null ? text : both.second()).strip();
        if (isSide(width) && isSide(height)) {
            return new GoLines(Integer.parseInt(width), Integer.parseInt(height));
        }
        throw new InputException(
                size.line(), size.column(), "a board of size \"" + text + "\"",
                "a number from 1 to " + SgfPoints.MOST_LINES + ", or two of them as in 13:9");
    }

    private static boolean isSide(String text) {
        return WHOLE.matcher(text).matches() && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= SgfPoints.MOST_LINES;
    }

    private void read(SgfNode node) throws InputException {
        // Stones that stand in the node of a move, which no file should have, are set up before it.
        for (SgfProperty property : node.properties()) {
            switch (property.name()) {
                case "AE" -> remove(node, property);
                case "AB", "AW" -> setUp(property);
                case "PL" -> player(property);
                default -> { }
            }
        }
        int made = 0;
        for (SgfProperty property : node.properties()) {
            switch (property.name()) {
                case "B", "W" -> {
                    move(node, property);
                    made += property.values().size();
                }
                case "AB", "AW", "AE", "PL" -> { }
                case "KO" -> liberty(property, "a move to be carried out even if it is illegal (KO); it is judged all the same");
                default -> told.putIfAbsent(property.name(), property);
            }
        }
        if (moves.isEmpty() || startNode == null) {
            startNode = node;
        }
        if (made > 1) {
            liberty(moves.get(moves.size() - made + 1).property(), "more than one move in a node, read one after the other");
        }
        if (made > 0 && (node.get("AB") != null || node.get("AW") != null)) {
            liberty(moves.get(moves.size() - made).property(), "stones set up and a move in one node");
        }
    }

    private void move(SgfNode node, SgfProperty property) throws InputException {
        if (!removals.isEmpty() && !node.equals(removedAt)) {
            for (SgfProperty removal : removals) {
                setUp(removal);
            }
            removals.clear();
        }
        for (String value : property.values()) {
            moves.add(new GoRecordedGame.Move(property, value, node));
        }
    }

    private void remove(SgfNode node, SgfProperty property) throws InputException {
        if (moves.isEmpty()) {
            setUp(property);
        } else {
            removals.add(property);
            removedAt = node;
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

    /** A set-up in the middle of a game: what follows is judged from it on, and nobody knows how it came about. */
    private void beginAnew(SgfProperty property, GoBoard board) throws InputException {
        liberty(property, "stones set up after move " + board.plies() + " (" + property.name() + "); the game is judged from there on");
        toMove = 1 - moves.getLast().by();
        setup = GoSetup.of(lines, board);
        setup.apply(property);
        lastSetup = property;
        moves.clear();
        replay = null;
    }

    /** Stones that Black plays one after the other before White's first move are a handicap; tells whether there are such. */
    private boolean handicapMoves() throws InputException {
        int stones = 0;
        while (stones < moves.size() && moves.get(stones).by() == 0 && isStone(moves.get(stones))) {
            stones++;
        }
        boolean answered = stones < moves.size() && moves.get(stones).by() == 1;
        boolean told = handicap() < 2 ? answered : stones == handicap() && (answered || stones == moves.size());
        if (stones < 2 || !told || setup.has(0) || setup.has(1) || toMove == 1) {
            return false;
        }
        liberty(moves.getFirst().property(), "the first " + stones + " moves are Black's; they were read as handicap stones");
        for (GoRecordedGame.Move move : moves.subList(0, stones)) {
            setup.put(0, play(move));
        }
        lastSetup = moves.get(stones - 1).property();
        startNode = moves.get(stones - 1).node();
        moves.subList(0, stones).clear();
        replay = null;
        toMove = 1;
        return true;
    }

    private boolean isStone(GoRecordedGame.Move move) {
        int play = play(move);
        return play >= 0 && play < lines.width() * lines.height();
    }

    private int play(GoRecordedGame.Move move) {
        try {
            return lines.play(move.value());
        } catch (PlayException e) {
            return -1;
        }
    }

    /** A handicap without stones: White is given nothing for it, but he may have been promised something. */
    private void checkHandicap() throws InputException {
        SgfProperty property = told.get("HA");
        if (property != null && handicap() >= 2 && !setup.has(0)) {
            liberty(property, "a handicap of " + handicap() + ", but no stones for it (AB)");
        }
    }

    /** The board after the moves so far. */
    private GoBoard replayed() throws InputException {
        GoBoard board = replay;
        if (board == null) {
            board = start();
            replay = board;
        }
        while (!impossible && board.plies() < moves.size()) {
            GoRecordedGame.Move move = moves.get(board.plies());
            try {
                int play = lines.play(move.value());
                impossible = !board.isLegal(move.by(), play);
                if (!impossible) {
                    board.play(move.by(), play);
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
            liberty(property, "nobody to move, PL[" + text + "]; passed over");
        } else if (moves.isEmpty()) {
            toMove = seat;
            if (Character.isDigit(text.charAt(0))) {
                liberty(property, "a number for the player to move, PL[" + text + "]; 1 is read as Black, 2 as White");
            }
        } else if (seat == moves.getLast().by()) {
            liberty(property, "a player to move twice in a row (PL); passed over, as moves say whose they are");
        }
    }

    private GoBoard start() throws InputException {
        int first = toMove;
        if (first == GoBoard.EMPTY) {
            first = handicap() >= 2 && setup.has(0) && !setup.has(1) ? 1 : moves.isEmpty() ? 0 : moves.getFirst().by();
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

    private int handicap() {
        SgfProperty handicap = told.get("HA");
        return handicap != null && WHOLE.matcher(handicap.simpleText()).matches() ? Integer.parseInt(handicap.simpleText()) : 0;
    }

    /** The komi as a plain number; null if there is none, or none that can be. */
    private @Nullable String komi() throws InputException {
        SgfProperty property = told.get("KM");
        if (property == null || property.simpleText().isEmpty()) {
            return null;
        }
        String text = property.simpleText();
        GoKomi komi = GoKomi.of(text, lines);
        if (komi.text() == null) {
            liberty(property, "a komi that cannot be, \"" + text + "\"; passed over");
        } else if (komi.unit() != null) {
            liberty(property, "a komi of " + text + " was read as " + komi.text() + " points: it is in " + komi.unit());
        }
        return komi.text();
    }

    private Map<String, String> tags(@Nullable String komi) {
        Map<String, String> tags = new LinkedHashMap<>();
        GoTags.NAMES.forEach((name, tag) -> {
            SgfProperty property = told.get(name);
            String text = property == null ? "" : property.simpleText();
            if (!text.isEmpty()) {
                tags.put(tag, tag.equals("Komi") && komi != null ? komi : text);
            }
        });
        String black = tags.get("Black");
        String white = tags.get("White");
        if (black != null) {
            tags.put("B", black);
        }
        if (white != null) {
            tags.put("W", white);
        }
        return Collections.unmodifiableMap(tags);
    }

    /** In FF[4] a result is one of a few words. */
    private void checkResult(@Nullable String result) throws InputException {
        SgfProperty format = told.get("FF");
        SgfProperty property = told.get("RE");
        boolean free = format == null || !format.simpleText().equals("4");
        if (!free && result != null && property != null && !result.equals("?") && GoResult.of(result).outcome() == null) {
            liberty(property, "a result that says nothing, \"" + result + "\"");
        }
    }

    /** A record that names rules which nobody here knows is judged by the usual ones; that is told. */
    private void checkRules(@Nullable String rules) {
        SgfProperty property = told.get("RU");
        if (property != null && rules != null && GoRuleNames.rulebook(rules) == null) {
            liberties.add(new Liberty(
                    property.line(), property.column(), "rules that are not known here, RU[" + rules + "]; the usual ones apply"));
        }
    }

    /** What the last node counts as whose; nothing, if it names what is no point. */
    private GoRecordedGame.@Nullable Territory territory() throws InputException {
        SgfProperty black = line.getLast().get("TB");
        SgfProperty white = line.getLast().get("TW");
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
            liberty(removals.getFirst(), "stones removed behind the last move (AE), read as agreed to be dead");
        }
        return points;
    }

    private @Nullable BitSet points(@Nullable SgfProperty property) throws InputException {
        BitSet points = new BitSet();
        if (property != null) {
            try {
                GoSetup.each(lines, property, points::set);
            } catch (InputException e) {
                liberty(property, e.message() + "; what " + property.name() + " counts is passed over");
                return null;
            }
        }
        return points;
    }

    private void liberty(SgfProperty property, String found) throws InputException {
        if (strict) {
            throw new InputException(property.line(), property.column(), found, "SGF as its specification has it");
        }
        liberties.add(new Liberty(property.line(), property.column(), found));
    }
}
