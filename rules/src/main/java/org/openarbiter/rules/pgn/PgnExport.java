package org.openarbiter.rules.pgn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * Writes recorded games of two seats as PGN.
 *
 * <p>The main line is written in the notation of the game as far as it can be played, and behind that as it was. What a game from
 * PGN has besides, variations above all, stays as it was written.
 *
 * @param <B> the board of the game
 */
public abstract class PgnExport<B extends Board> {
    private final List<String> roster;

    /** A writer that puts these tags first, whether there is a value for them or not. */
    protected PgnExport(List<String> roster) {
        this.roster = roster;
    }

    /** A legal play in the notation of the movetext. */
    protected abstract String name(B board, int play);

    /** Adds the tags that say what game it is and where it starts, as far as that is not understood. */
    protected abstract void addStart(B start, Map<String, String> tags);

    /** The number of plies before the first move, as move numbers count them. */
    protected abstract int firstPly(B start);

    /** The tags of a game that was read from PGN, in the order in which they are written. */
    protected Map<String, String> kept(Map<String, String> tags) {
        return tags;
    }

    /** What the record of a game that is not from PGN says at a moment (0 is the start); null if nothing. */
    protected @Nullable String comment(RecordedGame<B> game, int moment) {
        return null;
    }

    /** A move that cannot be played, or follows one that cannot, as it is written: as it was, if that cannot be misread. */
    protected String unplayable(RecordedGame<B> game, String written) {
        return written;
    }

    /** A game as text, with an empty line at its end. */
    @SuppressWarnings("ReferenceEquality") // NONE keeps the remarks of earlier times; a ruling without any removes them.
    public final String write(RecordedGame<B> game, RecordFormat.Remarks remarks) {
        B start = game.start();
        PgnLine line = new MainLine(game).line();
        if (remarks != RecordFormat.Remarks.NONE) {
            line = PgnRemarks.into(line, remarks);
        }
        String result = result(game);
        Map<String, String> tags = game instanceof PgnRecord<B> ? kept(game.tags()) : tags(game, start, result);
        if (PgnResult.BOTH_LOST.equals(game.recorded()) && !PgnResult.BOTH_LOST.equals(PgnResult.canonical(tags.getOrDefault("Result", "")))) {
            // No termination marker says it.
            tags = new LinkedHashMap<>(tags);
            tags.put("Result", PgnResult.BOTH_LOST);
        }
        return PgnWriter.write(roster, tags, line, result, firstPly(start));
    }

    private final class MainLine {
        private final RecordedGame<B> game;
        private final B board;
        private boolean playable = true;
        private int next;

        MainLine(RecordedGame<B> game) {
            this.game = game;
            board = game.start();
        }

        PgnLine line() {
            List<PgnLine.Item> items = new ArrayList<>();
            if (game instanceof PgnRecord<B> pgn) {
                for (PgnLine.Item item : pgn.movetext().items()) {
                    items.add(item instanceof PgnLine.Move move ? move(move.text()) : item);
                }
                return new PgnLine(items);
            }
            addComment(items);
            while (next < game.plies()) {
                items.add(move(game.written(next).replaceAll("[\\s\\p{Cntrl}{}()\\[\\]<>;*$!?\"]", "_")));
                addComment(items);
            }
            return new PgnLine(items);
        }

        private void addComment(List<PgnLine.Item> items) {
            String comment = comment(game, next);
            if (comment != null) {
                items.add(new PgnLine.Comment(comment));
            }
        }

        private PgnLine.Move move(String written) {
            int index = next++;
            if (playable) {
                try {
                    int play = game.play(index, board);
                    String name = name(board, play);
                    board.play(board.toMove(), play);
                    return new PgnLine.Move(name);
                } catch (PlayException e) {
                    playable = false;
                }
            }
            return new PgnLine.Move(unplayable(game, written));
        }
    }

    private Map<String, String> tags(RecordedGame<B> game, B start, String result) {
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.putIfAbsent("Result", result);
        addStart(start, tags);
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

    private static <B extends Board> @Nullable Act lastAct(RecordedGame<B> game) {
        List<RecordedAct<B>> acts = game.acts();
        if (acts.isEmpty() || acts.getLast().after() < game.plies()) {
            return null;
        }
        // None of the acts that end a game asks for the position.
        return acts.getLast().act(game.start(), 0);
    }

    private static @Nullable String termination(RecordedGame<?> game) {
        return switch (lastAct(game)) {
            case Act.Flag flag when isDrawn(game) -> player(flag.by()) + " ran out of time";
            case Act.Flag flag -> "time forfeit";
            case Act.AllFlags flags -> "both players ran out of time";
            case Act.IllegalAgain again when isDrawn(game) -> player(again.by()) + " made an illegal move";
            case Act.IllegalAgain again -> "illegal move";
            case Act.Claim claim when isDrawn(game) && claim.claim().equals("threefold") -> "drawn by repetition" + announced(claim);
            case Act.Claim claim when isDrawn(game) && claim.claim().equals("fifty") -> "drawn by the 50-move rule" + announced(claim);
            case Act.Decide decision -> switch (decision.ground()) {
                case OTHER -> "adjudication";
                case ABSENCE -> "failed to appear";
                case DEVICE -> "electronic device";
            };
            // A draw would be taken for one agreed upon: the opponent cannot win.
            case Act.Resign resignation when isDrawn(game) -> player(resignation.by()) + " resigned";
            case Act.Agree agreement when isDrawn(game) && agreement.outcome() instanceof Outcome.Win win ->
                player(1 - win.winner()) + " resigned";
            case Act.Resign resignation -> "normal";
            case Act.Agree agreement -> "normal";
            case null, default -> null;
        };
    }

    private static boolean isDrawn(RecordedGame<?> game) {
        return Outcome.DRAW.equals(game.recordedOutcome());
    }

    /** The one of two players whose doing a draw leaves open. */
    private static String player(int seat) {
        return seat == 0 ? "White" : "Black";
    }

    /** The move that was announced with a claim and not made, so that it does not stand in the movetext. */
    private static String announced(Act.Claim claim) {
        return claim.written().isEmpty() ? "" : PgnEnding.ANNOUNCED + claim.written();
    }

    /** The termination marker of a game: its recorded outcome, else that of its last act. */
    public static String result(RecordedGame<?> game) {
        Outcome outcome = game.recordedOutcome();
        if (outcome == null) {
            outcome = switch (lastAct(game)) {
                case Act.Flag flag -> new Outcome.Win(1 - flag.by());
                case Act.IllegalAgain again -> new Outcome.Win(1 - again.by());
                case Act.AllFlags flags -> Outcome.DRAW;
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
