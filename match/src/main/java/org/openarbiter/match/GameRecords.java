package org.openarbiter.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.GoChoices;
import org.openarbiter.rules.go.evidence.CountedScore;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.pgn.PgnLine;
import org.openarbiter.rules.pgn.PgnRemarks;
import org.openarbiter.rules.pgn.PgnWriter;

/**
 * Writes the games of a match as records: PGN with score, depth and time behind each move, or SGF in games that have no PGN. The
 * last comment is the ruling.
 *
 * @param <B> the board of the game
 */
public final class GameRecords<B extends Board> {
    private static final String PGN = "pgn";

    private final Game<B> game;
    private final Rulebook<B> rulebook;
    private final String event;

    /**
     * Records of a match.
     *
     * @param rulebook the rulebook of the match
     * @param event what the match is called
     */
    public GameRecords(Game<B> game, Rulebook<B> rulebook, String event) {
        this.game = game;
        this.rulebook = rulebook;
        this.event = event;
    }

    /** How the names of files with such records end, without the dot. */
    public String ending() {
        return format() == null ? PGN : format().name();
    }

    /** The format for games without PGN; null where there is PGN. */
    private @Nullable RecordFormat<B> format() {
        boolean pgn = game.formats().stream().anyMatch(format -> format.name().equals(PGN));
        return pgn ? null : game.formats().getFirst();
    }

    /** A game as text, with what separates it from the next one. */
    public String write(PlayedGame played) {
        RecordFormat<B> format = format();
        if (format == null) {
            return pgn(played);
        }
        int last = played.opening().moves().size() + played.plies().size();
        try {
            return format.write(new Told(played), moment -> moment == last ? played.ending().text() : remark(played, moment))
                    + "\n";
        } catch (InputException e) {
            throw new IllegalStateException(e.message(), e);
        }
    }

    private static @Nullable String remark(PlayedGame played, int moment) {
        int index = moment - played.opening().moves().size() - 1;
        return index < 0 ? null : thought(played.plies().get(index));
    }

    private static String thought(PlayedGame.Ply ply) {
        String time = String.format(Locale.ROOT, "%.3fs", ply.millis() / 1000.0);
        return ply.thought().isEmpty() ? time : ply.thought() + " " + time;
    }

    private String pgn(PlayedGame played) {
        B board = played.opening().board(game);
        int firstPly = board.toMove();
        Map<String, String> tags = tags(played);
        if (!board.toText().equals(Opening.NONE.board(game).toText())) {
            tags.put("SetUp", "1");
            tags.put("FEN", board.toText());
        }
        List<PgnLine.Item> items = new ArrayList<>();
        List<String> moves = moves(played);
        for (int index = 0; index < moves.size(); index++) {
            try {
                int play = board.parse(moves.get(index));
                items.add(new PgnLine.Move(game.notation(board, play)));
                board.play(board.toMove(), play);
            } catch (PlayException e) {
                throw new IllegalStateException(moves.get(index) + " " + e.reason(), e);
            }
            String remark = remark(played, index + 1);
            items.add(new PgnLine.Comment(remark == null ? "book" : remark));
        }
        items.add(new PgnLine.Comment(PgnRemarks.MARK + played.ending().text().replace('{', '(').replace('}', ')')));
        return PgnWriter.write(roster(), tags, new PgnLine(items), played.ending().result(), firstPly);
    }

    private List<String> roster() {
        List<String> roster = new ArrayList<>(PgnWriter.SEVEN_TAG_ROSTER);
        roster.set(4, game.seats().title(0));
        roster.set(5, game.seats().title(1));
        return roster;
    }

    private Map<String, String> tags(PlayedGame played) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Date", played.date());
        tags.put("Round", played.pair() + 1 + "." + (played.number() % 2 + 1));
        for (int seat = 0; seat < 2; seat++) {
            tags.put(title(seat), played.players().get(seat));
        }
        tags.put("Result", played.ending().result());
        boolean is960 = played.opening().board(game) instanceof ChessBoard chess && chess.chess960();
        if (is960 || !game.name().equals("chess")) {
            tags.put("Variant", is960 ? "Chess960" : game.name());
        }
        tags.put("RuleSet", rulebook.id().toString());
        tags.put("Opening", played.opening().name());
        tags.put("Termination", termination(played.ending().cause()));
        return tags;
    }

    /** The tag of a player; in SGF they are the colors, whatever the seats are called. */
    private String title(int seat) {
        if (format() == null) {
            return game.seats().title(seat);
        }
        return seat == 0 ? "Black" : "White";
    }

    /** The word of the PGN standard for a cause. */
    private static String termination(Cause cause) {
        return switch (cause) {
            case RULE, RESIGNATION, DRAW -> "normal";
            case TIME, HANG -> "time forfeit";
            case ILLEGAL_MOVE -> "rules infraction";
            case CRASH, NONSENSE -> "abandoned";
            case ADJUDICATION -> "adjudication";
        };
    }

    private static List<String> moves(PlayedGame played) {
        List<String> moves = new ArrayList<>(played.opening().moves());
        played.plies().forEach(ply -> moves.add(ply.move()));
        return moves;
    }

    /** The game in the form that formats write. */
    private final class Told implements RecordedGame<B> {
        private final PlayedGame played;
        private final List<String> moves;

        Told(PlayedGame played) {
            this.played = played;
            moves = moves(played);
        }

        /** {@inheritDoc} The komi of the rulebook stands in the record as well: who reads it may know no rulebooks. */
        @Override
        public B start() {
            B board = played.opening().board(game);
            if (board instanceof GoBoard go && go.komi().isEmpty()) {
                go.terms(go.terms().withKomi(rulebook.choices(GoChoices.class).komi()));
            }
            return board;
        }

        @Override
        public int plies() {
            return moves.size();
        }

        @Override
        public int play(int index, B board) throws PlayException {
            return board.parse(moves.get(index));
        }

        @Override
        public String written(int index) {
            return moves.get(index);
        }

        /** {@inheritDoc} If the game had to be counted, the dead stones explain its end. */
        @Override
        public List<RecordedAct<B>> acts() {
            List<String> dead = played.dead();
            if (dead != null && played.ending().cause() == Cause.RULE) {
                return List.of(RecordedAct.of(plies(), new Act.Dead(points(dead))));
            }
            int winner = played.ending().winner();
            return List.of(RecordedAct.of(plies(), winner == Ending.DRAW ? new Act.Decide(Outcome.DRAW) : loss(winner)));
        }

        private Act loss(int winner) {
            return switch (played.ending().cause()) {
                case RESIGNATION -> new Act.Resign(1 - winner);
                case TIME, HANG -> new Act.Flag(1 - winner);
                default -> new Act.Decide(new Outcome.Win(winner));
            };
        }

        private List<Integer> points(List<String> names) {
            B board = start();
            List<Integer> points = new ArrayList<>();
            for (String name : names) {
                try {
                    points.add(board.point(name));
                } catch (PlayException e) {
                    throw new IllegalStateException(name + " " + e.reason(), e);
                }
            }
            return points;
        }

        /** {@inheritDoc} If the board was counted, the result has the margin. */
        @Override
        public @Nullable String recorded() {
            if (played.ending().cause() != Cause.RULE) {
                return null;
            }
            return switch (played.ending().winner()) {
                case 0 -> "B+" + margin();
                case 1 -> "W+" + margin();
                default -> "0";
            };
        }

        /** By how many points the winner is ahead; empty if nothing was counted. */
        private String margin() {
            Referee<B> referee = new Referee<>(rulebook, game.seats(), Options.DEFAULT, start());
            try {
                Replay.run(referee, this);
            } catch (InputException e) {
                throw new IllegalStateException("a play that was made is not understood", e);
            }
            for (Finding finding : referee.ruling().findings()) {
                if (finding instanceof CountedScore counted) {
                    List<Double> points = counted.score().points();
                    return Score.plain(Math.abs(points.get(0) - points.get(1)));
                }
            }
            return "";
        }

        @Override
        public @Nullable Outcome recordedOutcome() {
            int winner = played.ending().winner();
            return winner == Ending.DRAW ? Outcome.DRAW : new Outcome.Win(winner);
        }

        @Override
        public String rules() {
            return rulebook.id().toString();
        }

        @Override
        public Map<String, String> tags() {
            return GameRecords.this.tags(played);
        }

        @Override
        public List<Liberty> liberties() {
            return List.of();
        }
    }
}
