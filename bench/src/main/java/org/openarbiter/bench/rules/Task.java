package org.openarbiter.bench.rules;

import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;

/**
 * A position and the depth to which its legal sequences are counted.
 *
 * @param name as it was asked for: {@code start:6}
 * @param game the name of its game
 */
public record Task(String name, String game, String fen, int depth) {

    /**
     * A task by name.
     *
     * @param text {@code start} or {@code kiwipete}, which are chess, or {@code xiangqi} for its start; a colon, and the depth
     */
    public static Task of(String text) {
        String[] parts = text.split(":", 2);
        String fen = switch (parts[0]) {
            case "start" -> "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            case "kiwipete" -> "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
            case "xiangqi" -> "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
            default -> throw new IllegalArgumentException(
                    "'" + text + "': there is start:DEPTH, kiwipete:DEPTH and xiangqi:DEPTH");
        };
        if (parts.length < 2 || !parts[1].matches("[1-9]")) {
            throw new IllegalArgumentException("'" + text + "' names no depth from 1 to 9");
        }
        return new Task(text, parts[0].equals("xiangqi") ? "xiangqi" : "chess", fen, Integer.parseInt(parts[1]));
    }

    /** The position on a board of its game. */
    public Board board() {
        try {
            return Games.byName(game).orElseThrow().board(fen);
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }
}
