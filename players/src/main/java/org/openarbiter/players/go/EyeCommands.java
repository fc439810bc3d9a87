package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.openarbiter.dragons.eyes.EyePlace;
import org.openarbiter.dragons.eyes.EyeSpace;
import org.openarbiter.dragons.eyes.EyeSpaces;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.PageOrder;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** The commands that ask for eyes, with the fields of GNU Go 3.8. */
final class EyeCommands {
    /** What 3.8 prints for a point whose diagonals it has not examined. */
    private static final double NOT_JUDGED = 10;

    private final GoSession session;
    private final EyeReading reading;

    private EyeCommands(GoSession session) {
        this.session = session;
        reading = new EyeReading(session);
    }

    static List<GtpCommand> of(GoSession session) {
        EyeCommands family = new EyeCommands(session);
        return List.of(
                new GtpCommand("eval_eye", family::evalEye),
                new GtpCommand("eye_data", family::eyeData),
                new GtpCommand("half_eye_data", family::halfEyeData));
    }

    /**
     * How many eyes a space is worth: if attacked first, if defended first, and the two moves where that is not the same. Of a
     * point in the eye spaces of both, that of the one who makes more of it.
     */
    private String evalEye(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int point = GoWords.vertex(arguments, 0, board);
        EyeSpaces spaces = reading.spaces();
        Comparator<EyeValue> worth = Comparator.comparingInt(EyeValue::max).thenComparingInt(EyeValue::min);
        Optional<EyeValue> most = Stream.of(ReadingBoard.WHITE, ReadingBoard.BLACK)
                .flatMap(color -> spaces.at(color, point).stream())
                .map(EyeSpace::value)
                .max(worth);
        if (most.isEmpty()) {
            return "-1";
        }
        EyeValue value = most.get();
        String eyes = value.min() + " " + value.max();
        return value.isSettled() ? eyes : eyes + " " + first(board, value.attacks()) + " " + first(board, value.defenses());
    }

    private static String first(GoBoard board, List<Integer> moves) {
        return moves.isEmpty() ? GoWords.PASS : board.pointName(moves.getFirst());
    }

    /** The eye space of a color that a point belongs to, and what the point is in it. */
    private String eyeData(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int color = GoWords.color(arguments, 0);
        int point = GoWords.vertex(arguments, 1, board);
        Optional<EyeSpace> found = reading.spaces().at(color, point);
        List<String> lines = new ArrayList<>();
        if (found.isEmpty()) {
            add(lines, "origin", GoWords.PASS);
            add(lines, "color", GoWords.color(GoBoard.EMPTY));
            List.of("esize", "msize").forEach(field -> add(lines, field, 0));
            add(lines, "value", "0000");
            List.of("marginal", "neighbors", "marginal_neighbors").forEach(field -> add(lines, field, 0));
            return String.join("\n", lines);
        }
        EyeSpace space = found.get();
        EyeValue value = space.value();
        int origin = space.points().stream().min(PageOrder.of(board.topology())).orElseThrow();
        add(lines, "origin", board.pointName(origin));
        add(lines, "color", GoWords.color(color));
        add(lines, "esize", space.points().size());
        add(lines, "msize", space.margins().size());
        add(lines, "value", "" + value.least() + value.min() + value.max() + value.most());
        add(lines, "marginal", space.margins().contains(point) ? 1 : 0);
        add(lines, "neighbors", neighbors(point, space.points()));
        add(lines, "marginal_neighbors", neighbors(point, space.margins()));
        return String.join("\n", lines);
    }

    private int neighbors(int point, List<Integer> points) {
        Topology topology = session.board().topology();
        int count = 0;
        for (int i = 0; i < topology.degree(point); i++) {
            count += points.contains(topology.neighbor(point, i)) ? 1 : 0;
        }
        return count;
    }

    /** What the diagonals of a point make of it as an eye. */
    private String halfEyeData(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        int point = GoWords.vertex(arguments, 0, board);
        EyeSpaces spaces = reading.spaces();
        Optional<EyePlace> place = spaces.place(ReadingBoard.BLACK, point).or(() -> spaces.place(ReadingBoard.WHITE, point));
        boolean isHalf = place.filter(EyePlace::isHalf).isPresent();
        boolean isFalse = place.filter(EyePlace::isFalse).isPresent();
        List<String> lines = new ArrayList<>();
        add(lines, "value", String.format(Locale.ROOT, "%.2f", place.map(EyePlace::sum).orElse(NOT_JUDGED)));
        add(lines, "type", isHalf ? "HALF_EYE" : isFalse ? "FALSE_EYE" : "0");
        List<Integer> attacks = isHalf ? place.orElseThrow().attacks() : List.of();
        List<Integer> defenses = isHalf ? place.orElseThrow().defenses() : List.of();
        addMoves(lines, "num_attacks", "attack_point", attacks);
        addMoves(lines, "num_defenses", "defense_point", defenses);
        return String.join("\n", lines);
    }

    private void addMoves(List<String> lines, String count, String move, List<Integer> points) {
        add(lines, count, points.size());
        for (int i = 0; i < points.size(); i++) {
            add(lines, move + "[" + i + "]", session.board().pointName(points.get(i)));
        }
    }

    private static void add(List<String> lines, String field, Object value) {
        lines.add(String.format(Locale.ROOT, "%-20s %s", field, value));
    }
}
