package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfPoints;
import org.openarbiter.rules.sgf.SgfProperty;
import org.openarbiter.rules.sgf.SgfWriter;

/** Writes games of Go in SGF: as they were, if they are from SGF, else FF[4] from scratch. */
final class GoSgfWriter {
    private static final Pattern DOTTED = Pattern.compile("\\d{4}\\.\\d\\d\\.\\d\\d");

    private final RecordedGame<GoBoard> game;
    private final RecordFormat.Remarks remarks;
    private final GoBoard board;
    private final GoLines lines;

    private GoSgfWriter(RecordedGame<GoBoard> game, RecordFormat.Remarks remarks) throws InputException {
        this.game = game;
        this.remarks = remarks;
        board = game.start();
        Topology shape = board.topology();
        lines = new GoLines(shape.width(), shape.height());
        if (shape.width() == 0 || Math.max(shape.width(), shape.height()) > SgfPoints.MOST_LINES) {
            String name = shape.name().isEmpty() ? "drawn as a graph" : "of the shape " + shape.name();
            throw new InputException(0, 0, "SGF cannot describe a board " + name, "a rectangle of at most 52 lines either way");
        }
        if (board.seats().count() != 2) {
            throw new InputException(0, 0, "SGF has no games with " + board.seats().count() + " players", "two players");
        }
    }

    static String write(RecordedGame<GoBoard> game, RecordFormat.Remarks remarks) throws InputException {
        if (game instanceof GoRecordedGame own) {
            return SgfWriter.write(own.tree(), GoRemarks.of(own, remarks));
        }
        return SgfWriter.write(new GoSgfWriter(game, remarks).line());
    }

    private List<SgfNode> line() throws InputException {
        List<SgfProperty> properties = new ArrayList<>();
        properties.add(SgfProperty.of("FF", List.of("4")));
        properties.add(SgfProperty.of("GM", List.of("1")));
        properties.add(SgfProperty.of("CA", List.of("UTF-8")));
        properties.add(SgfProperty.of("SZ", List.of(
                lines.width() == lines.height() ? "" + lines.width() : lines.width() + ":" + lines.height())));
        tags(properties);
        points(properties, "AB", point -> board.stoneAt(point) == 0);
        points(properties, "AW", point -> board.stoneAt(point) == 1);
        properties.add(SgfProperty.of("PL", List.of(board.toMove() == 0 ? "B" : "W")));
        remark(properties, 0);
        List<SgfNode> line = new ArrayList<>();
        for (int index = 0; index < game.plies(); index++) {
            line.add(new SgfNode(properties));
            properties = new ArrayList<>();
            int by = game.by(index, board.toMove());
            properties.add(SgfProperty.of(by == 0 ? "B" : "W", List.of(move(index, by))));
            remark(properties, index + 1);
        }
        territory(properties);
        line.add(new SgfNode(properties));
        return line;
    }

    /** Marks on the last node what belongs to whom, where the record tells which stones are dead; their points are the other's. */
    private void territory(List<SgfProperty> last) {
        for (RecordedAct<GoBoard> act : game.acts()) {
            if (act.act(board, board.toMove()) instanceof Act.Dead dead) {
                List<Integer> owner = Score.of(board, dead.points(), Scoring.AREA, 0).owner();
                points(last, "TB", point -> isTerritory(point, 0, owner, dead));
                points(last, "TW", point -> isTerritory(point, 1, owner, dead));
            }
        }
    }

    private boolean isTerritory(int point, int seat, List<Integer> owner, Act.Dead dead) {
        int stone = board.stoneAt(point);
        return stone == GoBoard.EMPTY ? owner.get(point) == seat : stone == 1 - seat && dead.points().contains(point);
    }

    private void tags(List<SgfProperty> root) {
        Map<String, String> tags = game.tags();
        String rules = game.rules();
        String result = result();
        GoTags.NAMES.forEach((name, tag) -> {
            String value = switch (name) {
                case "PB" -> tags.getOrDefault(tag, tags.get(board.seats().title(0)));
                case "PW" -> tags.getOrDefault(tag, tags.get(board.seats().title(1)));
                case "RU" -> tags.getOrDefault(tag, GoRuleNames.inSgf(rules));
                case "KM" -> tags.getOrDefault(tag, board.komi().isPresent() ? "" + board.komi().getAsDouble() : null);
                case "HA" -> tags.getOrDefault(tag, board.handicap() > 0 ? "" + board.handicap() : null);
                case "DT" -> date(tags.get(tag));
                case "RE" -> result;
                default -> tags.get(tag);
            };
            if (value != null && !value.isBlank()) {
                root.add(SgfProperty.ofText(name, value));
            }
        });
    }

    /** A date as SGF writes it, if it is one with dots, as in PGN. */
    private static @Nullable String date(@Nullable String written) {
        return written != null && DOTTED.matcher(written).matches() ? written.replace('.', '-') : written;
    }

    private void points(List<SgfProperty> node, String property, IntPredicate belongs) {
        List<String> points = IntStream.range(0, board.topology().size()).filter(belongs).mapToObj(lines::name).toList();
        if (!points.isEmpty()) {
            node.add(SgfProperty.of(property, points));
        }
    }

    private void remark(List<SgfProperty> node, int moment) {
        String remark = remarks.at(moment);
        if (remark != null) {
            node.add(SgfProperty.of("C", List.of(GoRemarks.line(remark))));
        }
    }

    private String move(int index, int by) throws InputException {
        try {
            int play = game.play(index, board);
            if (play == board.refresh()) {
                throw new InputException(0, 0, "SGF has no refreshing passes, but ply " + (index + 1) + " is one", "stones and passes");
            }
            if (board.isLegal(by, play)) {
                board.play(by, play);
                return play == board.pass() ? "" : lines.name(play);
            }
            return lines.name(play);
        } catch (PlayException e) {
            String found = "SGF cannot express ply " + (index + 1) + ", " + game.written(index);
            throw new InputException(0, 0, found, "stones and passes");
        }
    }

    private @Nullable String result() {
        String recorded = game.recorded();
        if (recorded != null) {
            return recorded;
        }
        List<RecordedAct<GoBoard>> acts = game.acts();
        Act last = acts.isEmpty() ? null : acts.getLast().act(board, board.toMove());
        return GoResult.written(outcome(last), last, null);
    }

    private Outcome outcome(@Nullable Act last) {
        Outcome outcome = game.recordedOutcome();
        return outcome != null ? outcome : switch (last) {
            case Act.Resign resign -> new Outcome.Win(1 - resign.by());
            case Act.Flag flag -> new Outcome.Win(1 - flag.by());
            case Act.Decide decide -> decide.outcome();
            case Act.Agree agree -> agree.outcome();
            case null, default -> Outcome.NONE;
        };
    }
}
