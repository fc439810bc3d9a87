package org.openarbiter.players.go;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openarbiter.dragons.player.Outlook;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.Worm;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The commands that show the analysis on the board of a graphical user interface, and the list of what can be shown.
 *
 * <p>Formats: GoGui's manual, chapters "Analyze Commands" (the types of responses) and "Live Graphics".
 */
final class DisplayCommands {
    private static final Map<State, String> COLORS =
            new EnumMap<>(Map.of(State.ALIVE, "green", State.UNKNOWN, "yellow", State.CRITICAL, "red", State.DEAD, "gray"));
    private static final double HUNDRED = 100;
    private static final String COMMANDS = read("analyze-commands.txt");

    private final GoSession session;

    private DisplayCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        DisplayCommands family = new DisplayCommands(session);
        return List.of(
                new GtpCommand("gogui-analyze_commands", arguments -> COMMANDS),
                new GtpCommand("arbiter-dragons_gfx", family::dragonsGfx),
                new GtpCommand("arbiter-dragons_cboard", family::dragonsCboard),
                new GtpCommand("arbiter-worms_gfx", family::wormsGfx),
                new GtpCommand("arbiter-liberties_sboard", family::libertiesSboard),
                new GtpCommand("arbiter-influence_dboard", family::influenceDboard),
                new GtpCommand("arbiter-influence_gfx", family::influenceGfx));
    }

    private static String read(String resource) {
        try (InputStream in = Objects.requireNonNull(DisplayCommands.class.getResourceAsStream(resource))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("the program is incomplete: " + resource + " cannot be read", e);
        }
    }

    /** Dragons in the color of their status, and the moves that kill (square) and save (triangle) what is critical. */
    private String dragonsGfx(GtpArguments arguments) {
        GfxText gfx = new GfxText(session.board());
        Map<State, Long> counts = session.analysis().dragons().stream()
                .collect(Collectors.groupingBy(Dragon::status, () -> new EnumMap<>(State.class), Collectors.counting()));
        for (State state : State.values()) {
            gfx.add("COLOR " + COLORS.get(state), session.analysis().dragons().stream()
                    .filter(dragon -> dragon.status() == state)
                    .flatMap(dragon -> dragon.points().stream())
                    .toList());
        }
        List<Dragon> critical = session.analysis().dragons().stream().filter(dragon -> dragon.status() == State.CRITICAL).toList();
        gfx.add("SQUARE", critical.stream().map(dragon -> dragon.attack().point()).toList());
        gfx.add("TRIANGLE", critical.stream().map(dragon -> dragon.defend().point()).toList());
        gfx.text(counts.isEmpty() ? "no stones"
                : counts.entrySet().stream().map(count -> count.getValue() + " " + count.getKey()).collect(Collectors.joining(", ")));
        return gfx.toString();
    }

    private String dragonsCboard(GtpArguments arguments) {
        return BoardText.of(session.board(), point -> session.analysis().dragonAt(point)
                .map(dragon -> Objects.requireNonNull(COLORS.get(dragon.status()))).orElse(BoardText.NOTHING));
    }

    /** Strings that can be captured, gray if they cannot be saved, else red, with the moves that capture (square) and save (triangle). */
    private String wormsGfx(GtpArguments arguments) {
        List<Integer> doomed = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        TreeSet<Integer> attacks = new TreeSet<>();
        TreeSet<Integer> defenses = new TreeSet<>();
        for (Worm worm : session.analysis().worms()) {
            if (worm.isDoomed()) {
                doomed.addAll(worm.points());
            } else if (worm.isCapturable()) {
                open.addAll(worm.points());
                attacks.add(worm.attack().point());
                defenses.add(worm.defend().point());
            }
        }
        GfxText gfx = new GfxText(session.board());
        gfx.add("COLOR gray", doomed);
        gfx.add("COLOR red", open);
        gfx.add("SQUARE", attacks);
        gfx.add("TRIANGLE", defenses);
        gfx.text(doomed.size() + " stones cannot be saved, " + open.size() + " can be captured and saved");
        return gfx.toString();
    }

    private String libertiesSboard(GtpArguments arguments) {
        return BoardText.of(session.board(), point -> session.analysis().wormAt(point)
                .map(worm -> Integer.toString(worm.liberties())).orElse(BoardText.NOTHING));
    }

    private Outlook outlook() {
        return Outlook.of(ReadingBoard.of(session.board()), session.analysis(), session.next());
    }

    /** Whose each point is likely to be: 1 Black's, −1 White's. */
    private String influenceDboard(GtpArguments arguments) {
        Outlook outlook = outlook();
        return BoardText.of(session.board(), point -> hundredths(outlook.owner(point)));
    }

    /** A number with two decimals, without a sign if that is zero. */
    private static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", Math.round(HUNDRED * value) / HUNDRED);
    }

    private String influenceGfx(GtpArguments arguments) {
        Outlook outlook = outlook();
        GoBoard board = session.board();
        GfxText gfx = new GfxText(board);
        gfx.addPairs("INFLUENCE", point -> hundredths(outlook.owner(point)));
        double lead = outlook.lead(0) - session.given();
        gfx.text(String.format(Locale.ROOT, "%s is expected to lead by %.1f", lead < 0 ? "White" : "Black", Math.abs(lead)));
        return gfx.toString();
    }
}
