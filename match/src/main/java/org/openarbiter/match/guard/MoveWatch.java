package org.openarbiter.match.guard;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Verdict;

/**
 * A position of chess or xiangqi that arrives over UCI or UCCI, watched under a rulebook.
 *
 * <p>A move is let through if it is legal and does not lose the game on the spot, as the move does that closes a perpetual check
 * or chase; where every legal move loses, all are let through.
 */
final class MoveWatch<B extends Board> {
    private final Game<B> game;
    private final Rulebook<B> rulebook;
    private @Nullable Referee<B> referee;

    MoveWatch(Game<B> game, Rulebook<B> rulebook) {
        this.game = game;
        this.rulebook = rulebook;
    }

    /**
     * Takes a {@code position} line; a line that makes no sense leaves no position.
     *
     * @return what is wrong with it; null if nothing is
     */
    @Nullable String position(String line, MoveNotation notation) {
        referee = null;
        List<String> words = List.of(line.strip().split("\\s+"));
        int moves = words.indexOf("moves");
        List<String> start = words.subList(1, moves < 0 ? words.size() : moves);
        boolean usual = start.equals(List.of("startpos"));
        if (!usual && (start.isEmpty() || !start.getFirst().equals("fen"))) {
            return "a position is startpos or a fen";
        }
        String move = "";
        try {
            B board = game.board(usual ? "startpos" : String.join(" ", start.subList(1, start.size())), new ArrayList<>());
            Referee<B> replayed = new Referee<>(rulebook, game.seats(), Options.DEFAULT, board);
            for (String written : words.subList(moves < 0 ? words.size() : moves + 1, words.size())) {
                move = written;
                replayed.act(new Act.Play(replayed.next(), replayed.board().parse(notation.fromEngine(written))));
            }
            replayed.remember();
            referee = replayed;
            return null;
        } catch (InputException e) {
            return e.message();
        } catch (PlayException e) {
            return "'" + move + "': " + e.reason();
        }
    }

    /** Whether white or red is to move after a {@code position} line. */
    static boolean firstMoves(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        int moves = words.indexOf("moves");
        int made = moves < 0 ? 0 : words.size() - moves - 1;
        boolean blackStarts = line.matches("position\\s+fen\\s+\\S+\\s+b\\b.*");
        return (made + (blackStarts ? 1 : 0)) % 2 == 0;
    }

    /** Whether there is a position in which something can be played. */
    boolean isOpen() {
        return referee != null && !referee.isClosed();
    }

    /** Why a move is held back; null if it is. */
    @Nullable String refusal(String move) {
        Referee<B> now = referee;
        if (now == null || now.isClosed()) {
            return null;
        }
        try {
            int play = now.board().parse(move);
            String loss = loss(now, play);
            return loss == null || letThrough().isEmpty() ? null : loss;
        } catch (PlayException e) {
            return "no move on this board: " + e.reason();
        }
    }

    /** The moves that are let through without losing, in the words of the rules library. */
    List<String> letThrough() {
        Referee<B> now = referee;
        Map<String, Boolean> moves = new LinkedHashMap<>();
        if (now != null) {
            for (int play : now.legalPlays()) {
                moves.put(now.board().text(play), loss(now, play) == null);
            }
        }
        return moves.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
    }

    /** All legal moves, in the words of the rules library. */
    List<String> legal() {
        Referee<B> now = referee;
        List<String> moves = new ArrayList<>();
        if (now != null) {
            for (int play : now.legalPlays()) {
                moves.add(now.board().text(play));
            }
        }
        return moves;
    }

    /** The rule by which a legal play loses on the spot, with its reason; null if it does not. */
    private @Nullable String loss(Referee<B> now, int play) {
        int by = now.next();
        Verdict verdict = now.act(new Act.Play(by, play));
        String loss = verdict instanceof Verdict.Ended ended && ended.outcome() instanceof Outcome.Win win && win.winner() != by
                ? rulebook.ruleName(ended.rule()) + " makes it lose: " + ended.text()
                : null;
        now.stepBack();
        return loss;
    }
}
