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
    private static final Pattern KOMI = Pattern.compile("[-+]?(\\d{1,4}([.,]\\d{0,3})?|[.,]\\d{1,3})");

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
        String komi = komi();
        GoBoard start = start();
        if (komi != null) {
            start.komi(Double.parseDouble(komi));
        }
        start.handicap(handicap());
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
        String name = switch (number) {
            case "2" -> ", which is Othello";
            case "3" -> ", which is chess";
            case "4" -> ", which is gomoku or renju";
            case "5" -> ", which is nine men's morris";
            case "6" -> ", which is backgammon";
            case "7" -> ", which is xiangqi";
            case "8" -> ", which is shogi";
            case "11" -> ", which is hex";
            default -> "";
        };
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
        int movesBefore = moves.size();
        // Stones that stand in the node of a move, which no file should have, are set up before it.
        for (SgfProperty property : node.properties()) {
            switch (property.name()) {
                case "AE" -> remove(node, property);
                case "AB", "AW" -> setUp(property);
                case "PL" -> player(property);
                default -> { }
            }
        }
        for (SgfProperty property : node.properties()) {
            switch (property.name()) {
                case "B", "W" -> move(node, property);
                case "AB", "AW", "AE", "PL" -> { }
                case "KO" -> liberty(property, "a move to be carried out even if it is illegal (KO); it is judged all the same");
                default -> told.putIfAbsent(property.name(), property);
            }
        }
        if (moves.isEmpty() || startNode == null) {
            startNode = node;
        }
        if (moves.size() > movesBefore + 1) {
            liberty(moves.get(movesBefore + 1).property(), "more than one move in a node, read one after the other");
        }
        if (moves.size() > movesBefore && (node.get("AB") != null || node.get("AW") != null)) {
            liberty(moves.get(movesBefore).property(), "stones set up and a move in one node");
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
        GoSetup.each(lines, property, point -> {
            if (!impossible && board.stoneAt(point) != seat) {
                throw new InputException(
                        property.line(), property.column(),
                        property.name() + " changes " + board.pointName(point) + " after the first move, which no play does",
                        "moves only");
            }
        });
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
        if (KOMI.matcher(text).matches()) {
            String plain = plain(Double.parseDouble(text.replace(',', '.')));
            if (Math.abs(Double.parseDouble(plain)) <= lines.width() * lines.height()) {
                return plain;
            }
        }
        liberty(property, "a komi that cannot be, \"" + text + "\"; passed over");
        return null;
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString(Math.round(number)) : Double.toString(number);
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
