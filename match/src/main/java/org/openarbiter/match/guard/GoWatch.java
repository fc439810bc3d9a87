package org.openarbiter.match.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * A game of Go that arrives over GTP, watched under a rulebook.
 *
 * <p>Only what the rulebook forbids, or makes the player pay for on the spot, is asked of it: either player may play at any time,
 * and nothing ends the game. Plays from the controller are accepted, forbidden or not.
 */
final class GoWatch {
    private static final String TURN = "occupied";
    private static final int USUAL_SIZE = 19;

    private final Go go = new Go();
    private final Rulebook<GoBoard> rulebook;
    private final Rulebook<GoBoard> forbidding;
    private final List<Made> plays = new ArrayList<>();
    private List<String> handicap = List.of();
    private int size = USUAL_SIZE;
    private Referee<GoBoard> referee;
    private CyclePrice price;

    /** A play that was followed. */
    private record Made(int by, int play, String vertex) {
        String command() {
            return "play " + (by == 0 ? "B" : "W") + " " + vertex;
        }
    }

    GoWatch(Rulebook<GoBoard> rulebook) {
        this.rulebook = rulebook;
        forbidding = rulebook.withRules(rules -> rules.stream()
                .filter(rule -> rule instanceof Rule.Forbids<GoBoard> && !rule.id().equals(TURN))
                .toList());
        referee = empty();
        price = new CyclePrice(rulebook, go, board(""));
    }

    private Referee<GoBoard> empty() {
        Referee<GoBoard> fresh = new Referee<>(forbidding, go.seats(), Options.DEFAULT, board(""));
        fresh.remember();
        return fresh;
    }

    private GoBoard board(String setUp) {
        try {
            return go.board((size + "x" + size + " " + setUp).strip());
        } catch (InputException e) {
            throw new IllegalArgumentException(e.message(), e);
        }
    }

    /** The rulebook. */
    Rulebook<GoBoard> rulebook() {
        return rulebook;
    }

    /**
     * Clears the board and gives it another size.
     *
     * @throws IllegalArgumentException if there is no such board
     */
    void resize(int lines) {
        size = lines;
        clear();
    }

    /** Clears the board. */
    void clear() {
        handicap = List.of();
        plays.clear();
        referee = empty();
        price = new CyclePrice(rulebook, go, board(""));
    }

    /** Puts Black's handicap stones on the empty board. */
    void giveHandicap(List<String> vertices) {
        clear();
        GoBoard board = referee.board();
        List<String> placed = new ArrayList<>();
        for (String vertex : vertices) {
            int point = point(vertex);
            if (point >= 0 && board.stoneAt(point) == GoBoard.EMPTY) {
                board.setUp(0, point);
                placed.add(board.pointName(point));
            }
        }
        referee.begin(board);
        handicap = List.copyOf(placed);
        price = priced();
    }

    /** The price of cycles in the game so far. */
    private CyclePrice priced() {
        CyclePrice fresh =
                new CyclePrice(rulebook, go, board(handicap.isEmpty() ? "" : "B:" + String.join(",", handicap) + " to:W"));
        plays.forEach(made -> fresh.follow(made.by(), made.play()));
        return fresh;
    }

    private int point(String vertex) {
        return referee.board().topology().point(vertex.toUpperCase(Locale.ROOT));
    }

    private int play(int by, String vertex) throws PlayException {
        GoBoard board = referee.board();
        return vertex.equalsIgnoreCase("pass")
                ? board.pass()
                : referee.meant(by, board.at(board.point(vertex.toUpperCase(Locale.ROOT))));
    }

    /** The seat of a color as GTP writes it; −1 if it is none. */
    static int seat(String color) {
        return switch (color.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> 0;
            case "w", "white" -> 1;
            default -> -1;
        };
    }

    /** Why a play is not allowed, or costs its player what no play is worth, with the rule; null if neither. */
    @Nullable String forbidden(int by, String vertex) {
        try {
            int play = play(by, vertex);
            if (!referee.board().isLegal(by, play)) {
                return "it cannot be played on this board";
            }
            for (Rule<GoBoard> rule : rulebook.rules()) {
                Prohibition prohibition = rule instanceof Rule.Forbids<GoBoard> forbids
                        ? forbids.forbids(referee, by, play)
                        : null;
                if (prohibition != null && (prohibition.impossible() || !rule.id().equals(TURN))) {
                    return rulebook.ruleName(rule) + " forbids it: " + prohibition.text();
                }
            }
            return play == referee.board().pass() ? null : price.of(by, play);
        } catch (PlayException e) {
            return "no move on this board: " + e.reason();
        }
    }

    /** The points on which a stone is allowed. */
    List<String> allowed(int by) {
        GoBoard board = referee.board();
        return IntStream.range(0, board.topology().size())
                .filter(point -> board.stoneAt(point) == GoBoard.EMPTY)
                .mapToObj(board::pointName)
                .filter(vertex -> forbidden(by, vertex) == null)
                .toList();
    }

    /** Follows a play; returns whether that was possible. */
    boolean follow(int by, String vertex) {
        try {
            int play = play(by, vertex);
            if (!referee.board().isLegal(by, play)) {
                return false;
            }
            referee.act(new Act.Play(by, play));
            plays.add(new Made(by, play, vertex));
            price.follow(by, play);
            return true;
        } catch (PlayException e) {
            return false;
        }
    }

    /** Takes the latest play back; returns whether there was one. */
    boolean undo() {
        if (plays.isEmpty()) {
            return false;
        }
        plays.removeLast();
        referee.stepBack();
        price = priced();
        return true;
    }

    /** The commands that bring an engine to this position. */
    List<String> commands() {
        List<String> commands = new ArrayList<>(List.of("boardsize " + size, "clear_board"));
        handicap.forEach(vertex -> commands.add("play B " + vertex));
        plays.forEach(made -> commands.add(made.command()));
        return commands;
    }
}
