package org.openarbiter.cli.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.match.Journal;
import org.openarbiter.match.Match;
import org.openarbiter.match.MatchFault;
import org.openarbiter.match.MatchPlan;
import org.openarbiter.match.MatchWatcher;
import org.openarbiter.match.PlayedGame;
import org.openarbiter.match.MatchScore;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.match.stats.Strength;

/** The progress of a match on a terminal: a line for each finished game, a live line below, and the result. */
final class MatchReport implements MatchWatcher, AutoCloseable {
    private static final long NANOS = 1_000_000_000;
    private static final long REDRAW = NANOS / 8;
    private static final int BAR = 16;
    private static final int MINUTE = 60;
    private static final double PERCENT = 100;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉█";
    private static final String ERASE = "\r\u001b[K";
    /** Between these two the terminal cuts a line off at its right margin: one that went over it could not be erased. */
    private static final String CUT = "\u001b[?7l";

    private static final String WRAP = "\u001b[?7h";

    private final Terminal terminal;
    private final MatchPlan<?> plan;
    private final @Nullable Journal journal;
    /** How many plies each running game has. */
    private final Map<Integer, Integer> running = new TreeMap<>();
    private final long begun = System.nanoTime();
    private @Nullable MatchScore standing;
    private int gamesBefore;
    private long drawn;

    MatchReport(Terminal terminal, MatchPlan<?> plan, @Nullable Journal journal) {
        this.terminal = terminal;
        this.plan = plan;
        this.journal = journal;
    }

    /** The match begins, or goes on. */
    void begin(MatchScore before) {
        standing = before;
        gamesBefore = before.games();
        if (gamesBefore > 0) {
            Terminal.tell(gamesBefore < plan.games() ? "resuming after " + gamesBefore + " games"
                    : "all " + gamesBefore + " games were played before; nothing is left to play");
        }
    }

    @Override
    public synchronized void began(int number, List<String> players) {
        running.put(number, 0);
        draw(true);
    }

    @Override
    public synchronized void moved(int number, int plies) {
        running.put(number, plies);
        draw(false);
    }

    @Override
    public synchronized void ended(PlayedGame game, MatchScore now) throws MatchFault {
        running.remove(game.number());
        standing = now;
        if (journal != null) {
            journal.keep(game);
        }
        erase();
        int plies = game.opening().moves().size() + game.plies().size();
        terminal.line(String.format(
                Locale.ROOT, "%4d  %-34s %-7s %4d plies  %s", game.number() + 1,
                Terminal.clean(game.players().get(0) + " – " + game.players().get(1)), game.ending().result(), plies,
                Terminal.clean(game.ending().text())));
        draw(true);
    }

    /** The result. */
    void end(Match<?> match) {
        erase();
        MatchScore last = match.standing();
        List<PlayedGame> games = match.games();
        String first = games.isEmpty() ? "" : name(games.getFirst(), 0);
        terminal.line("");
        terminal.line(terminal.strong(first + "  " + score(last)) + "  " + percent(last.share()) + " of " + last.games()
                + " games");
        terminal.line("pairs   " + pairs(last));
        terminal.line("Elo     " + elo(last));
        if (last.efforts().stream().anyMatch(effort -> effort.nodesPerSecond().isPresent())) {
            terminal.line("speed   " + speed(games.getFirst(), last, 0) + ", " + speed(games.getFirst(), last, 1)
                    + " nodes a second");
        }
        Sprt test = plan.sprt();
        if (test != null) {
            terminal.line("SPRT    " + sprt(test, last) + switch (test.state(last.pairs())) {
                case OPEN -> ", undecided";
                case FIRST -> ", rather " + number(test.elo0());
                case SECOND -> ", rather " + number(test.elo1());
            });
        }
        last.endings().forEach((how, count) -> terminal.line(String.format(Locale.ROOT, "%6d  %s", count, Terminal.clean(how))));
    }

    /** What an engine is called; the first of the match or the second, from 0. */
    private static String name(PlayedGame game, int engine) {
        return Terminal.clean(game.players().get((game.number() + engine) % 2));
    }

    /** Nodes a second of an engine; a dash if it reported none. */
    private static String speed(PlayedGame game, MatchScore now, int engine) {
        OptionalLong speed = now.efforts().get(engine).nodesPerSecond();
        return name(game, engine) + " " + (speed.isPresent() ? String.format(Locale.ROOT, "%,d", speed.getAsLong()) : "–");
    }

    private static String score(MatchScore now) {
        return "+" + now.wins() + " =" + now.draws() + " −" + now.losses();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share * PERCENT);
    }

    private static String pairs(MatchScore now) {
        List<Integer> counts = now.pairs().counts();
        return String.format(
                Locale.ROOT, "%d at 0, %d at ½, %d at 1, %d at 1½, %d at 2 points", counts.get(0), counts.get(1), counts.get(2),
                counts.get(3), counts.get(4));
    }

    private static String elo(MatchScore now) {
        Strength strength = Strength.of(now.pairs());
        if (!strength.isMeasured()) {
            return strength.eloText() + " (" + (now.pairs().pairs() == 1 ? "one pair" : "every pair had the same score")
                    + ": too few games for an error margin)";
        }
        return strength.eloText() + ", normalized " + strength.normalizedText()
                + " (95 %); likelihood of superiority " + percent(strength.likelihood());
    }

    private static String sprt(Sprt test, MatchScore now) {
        return String.format(
                Locale.ROOT, "%s Elo %s to %s: log ratio %.2f (%.2f to %.2f)", test.model().name().toLowerCase(Locale.ROOT),
                number(test.elo0()), number(test.elo1()), test.ratio(now.pairs()), test.lower(), test.upper());
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : Double.toString(value);
    }

    /**
     * The match is interrupted by the end of this program.
     *
     * @param kept where its games are kept; empty if nowhere
     */
    synchronized void interrupted(String kept) {
        erase();
        MatchScore known = standing;
        if (known != null) {
            Terminal.tell("interrupted after " + known.games() + " of " + plan.games() + " games: " + score(known)
                    + (kept.isEmpty()
                            ? "; without --out nothing is kept"
                            : "; progress is saved in " + kept + "; run the same command to resume"));
        }
    }

    private void erase() {
        if (terminal.progress()) {
            System.err.print(ERASE);
            System.err.flush();
        }
    }

    private void draw(boolean now) {
        MatchScore known = standing;
        long time = System.nanoTime();
        if (!terminal.progress() || known == null || !now && time - drawn < REDRAW) {
            return;
        }
        drawn = time;
        String line = bar(known.games()) + " " + known.games() + "/" + plan.games() + "  " + score(known) + "  "
                + percent(known.share())
                + (known.pairs().pairs() == 0 ? "" : "  Elo " + Strength.of(known.pairs()).eloText())
                + ratio(known) + running() + left(known.games(), time);
        System.err.print(ERASE + CUT + line + WRAP);
        System.err.flush();
    }

    private String ratio(MatchScore known) {
        Sprt test = plan.sprt();
        return test == null
                ? ""
                : String.format(Locale.ROOT, "  LLR %.2f (%.2f, %.2f)", test.ratio(known.pairs()), test.lower(), test.upper())
                        .replace('-', '−');
    }

    /** Which games are played, and how far they have come. */
    private String running() {
        StringBuilder games = new StringBuilder();
        running.forEach((number, plies) -> games.append(games.isEmpty() ? "  ▸ " : " · ").append(number + 1).append(": ply ")
                .append(plies));
        return games.toString();
    }

    private String bar(int games) {
        int eighths = games * BAR * 8 / Math.max(1, plan.games());
        StringBuilder bar = new StringBuilder("▕");
        for (int i = 0; i < BAR; i++) {
            bar.append(EIGHTHS.charAt(Math.clamp(eighths - 8L * i, 0, 8)));
        }
        return bar.append('▏').toString();
    }

    private String left(int games, long time) {
        int here = games - gamesBefore;
        if (here == 0) {
            return "";
        }
        long seconds = (time - begun) / here * (plan.games() - games) / NANOS;
        return String.format(Locale.ROOT, "  %d:%02d left", seconds / MINUTE, seconds % MINUTE);
    }

    @Override
    public void close() {
        erase();
    }
}
