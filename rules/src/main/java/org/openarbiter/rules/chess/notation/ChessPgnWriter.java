package org.openarbiter.rules.chess.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.core.RecordFormat;
import org.openarbiter.rules.core.RecordedAct;
import org.openarbiter.rules.core.RecordedGame;
import org.openarbiter.rules.pgn.PgnLine;
import org.openarbiter.rules.pgn.PgnRemarks;
import org.openarbiter.rules.pgn.PgnWriter;

/**
 * Writes recorded games of chess as PGN.
 *
 * <p>The main line is written in standard algebraic notation as far as it can be played, and behind that as it was. What a game
 * from PGN has besides, variations above all, stays as it was written.
 */
final class ChessPgnWriter {
    private final RecordedGame<ChessBoard> game;
    private final ChessBoard board;
    private boolean playable = true;
    private int next;

    private ChessPgnWriter(RecordedGame<ChessBoard> game) {
        this.game = game;
        board = game.start();
    }

    @SuppressWarnings("ReferenceEquality") // NONE keeps the remarks of earlier times; a ruling without any removes them.
    static String write(RecordedGame<ChessBoard> game, RecordFormat.Remarks remarks) {
        ChessBoard start = game.start();
        PgnLine line = new ChessPgnWriter(game).line();
        if (remarks != RecordFormat.Remarks.NONE) {
            line = PgnRemarks.into(line, remarks);
        }
        String result = result(game);
        Map<String, String> tags = game instanceof ChessPgnGame ? game.tags() : tags(game, start, result);
        int firstPly = 2 * (start.fullMoveNumber() - 1) + start.toMove();
        return PgnWriter.write(PgnWriter.SEVEN_TAG_ROSTER, tags, line, result, firstPly);
    }

    private PgnLine line() {
        List<PgnLine.Item> items = new ArrayList<>();
        if (game instanceof ChessPgnGame pgn) {
            for (PgnLine.Item item : pgn.movetext().items()) {
                items.add(item instanceof PgnLine.Move move ? move(move.text()) : item);
            }
        } else {
            while (next < game.plies()) {
                items.add(move(game.written(next).replaceAll("[\\s{}()\\[\\]<>;*$!?\"]", "_")));
            }
        }
        return new PgnLine(items);
    }

    private PgnLine.Move move(String written) {
        int index = next++;
        if (playable) {
            try {
                int play = game.play(index, board);
                String san = San.write(board, play);
                board.play(board.toMove(), play);
                return new PgnLine.Move(san);
            } catch (PlayException e) {
                playable = false;
            }
        }
        return new PgnLine.Move(written);
    }

    private static Map<String, String> tags(RecordedGame<ChessBoard> game, ChessBoard start, String result) {
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.putIfAbsent("Result", result);
        if (start.chess960()) {
            tags.putIfAbsent("Variant", "Chess960");
        }
        if (start.chess960() || !start.toText().equals(ChessBoard.start().toText())) {
            tags.putIfAbsent("SetUp", "1");
            tags.putIfAbsent("FEN", start.toText());
        }
        String rules = game.rules();
        if (rules != null) {
            tags.putIfAbsent("RuleSet", rules);
        }
        String termination = termination(game);
        if (termination != null) {
            tags.putIfAbsent("Termination", termination);
        }
        return tags;
    }

    private static @Nullable Act lastAct(RecordedGame<ChessBoard> game) {
        List<RecordedAct<ChessBoard>> acts = game.acts();
        if (acts.isEmpty() || acts.getLast().after() < game.plies()) {
            return null;
        }
        // None of the acts that end a game asks for the position.
        return acts.getLast().act(game.start(), 0);
    }

    private static @Nullable String termination(RecordedGame<ChessBoard> game) {
        return switch (lastAct(game)) {
            case Act.Flag flag -> "time forfeit";
            case Act.Decide decision -> "adjudication";
            case Act.Resign resignation -> "normal";
            case Act.Agree agreement -> "normal";
            case null, default -> null;
        };
    }

    private static String result(RecordedGame<ChessBoard> game) {
        Outcome outcome = game.recordedOutcome();
        if (outcome == null) {
            outcome = switch (lastAct(game)) {
                case Act.Flag flag -> new Outcome.Win(1 - flag.by());
                case Act.Resign resignation -> new Outcome.Win(1 - resignation.by());
                case Act.Decide decision -> decision.outcome();
                case Act.Agree agreement -> agreement.outcome();
                case null, default -> Outcome.NONE;
            };
        }
        return switch (outcome) {
            case Outcome.Win win -> win.winner() == 0 ? "1-0" : "0-1";
            case Outcome.Draw draw -> "1/2-1/2";
            default -> "*";
        };
    }
}
