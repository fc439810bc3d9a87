package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Cavity;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.PageOrder;
import org.openarbiter.dragons.worms.Worm;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The commands that print the fields of worms and dragons.
 *
 * <p>Names and form of the fields are those of GNU Go 3.8, as far as it has them; what the GNU Go 2.6 Documentation defines and 3.8 has no more
 * ({@code ko}, {@code value}, {@code heyes}, {@code vitality}) stands beside them. {@code cutstone2} is left out: nothing defines
 * it.
 */
final class WormCommands {
    private static final int WORM_NAMES = 21;
    private static final int DRAGON_NAMES = 24;

    private final GoSession session;

    private WormCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        WormCommands family = new WormCommands(session);
        return List.of(
                new GtpCommand("worm_data", family::wormData),
                new GtpCommand("worm_stones", family::wormStones),
                new GtpCommand("worm_cutstone", family::wormCutstone),
                new GtpCommand("dragon_data", family::dragonData),
                new GtpCommand("dragon_stones", family::dragonStones),
                new GtpCommand("same_dragon", family::sameDragon));
    }

    /** The worms of one point, or of all points. */
    private String wormData(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        Unconditional settled = session.statuses().unconditional();
        List<String> lines = new ArrayList<>();
        for (int point : points(arguments)) {
            Fields fields = new Fields(lines, WORM_NAMES);
            lines.add(board.pointName(point) + ":");
            session.analysis().wormAt(point).ifPresent(worm -> worm(fields, worm));
            session.analysis().cavityAt(point).ifPresent(cavity -> cavity(fields, cavity));
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                fields.add("invincible", settled.isInvincible(point) ? 1 : 0);
            }
            Unconditional.Status status = settled.at(point);
            boolean isUnknown = status == Unconditional.Status.UNDECIDED;
            fields.add("unconditional_status", isUnknown ? "unknown" : GoWords.word(status));
        }
        return String.join("\n", lines);
    }

    private List<Integer> points(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        if (arguments.has(0)) {
            return List.of(GoWords.vertex(arguments, 0, board));
        }
        return IntStream.range(0, board.topology().size()).boxed().sorted(PageOrder.of(board.topology())).toList();
    }

    private void worm(Fields fields, Worm worm) {
        fields.add("origin", name(worm.origin()));
        fields.add("color", worm.color());
        fields.add("size", worm.size());
        fields.add("effective_size", String.format(Locale.ROOT, "%.2f", worm.effectiveSize()));
        fields.add("liberties", worm.liberties());
        fields.add("liberties2", worm.liberties2());
        fields.add("liberties3", worm.liberties3());
        fields.add("liberties4", worm.liberties4());
        fields.add("attack", "defense", worm.attack(), worm.defend());
        fields.add("lunch", name(worm.lunch()));
        fields.add("cutstone", worm.cutstone().code());
        fields.add("genus", worm.genus());
        fields.add("value", worm.value());
        fields.add("ko", worm.ko() ? 1 : 0);
        fields.add("inessential", worm.inessential() ? 1 : 0);
    }

    private void cavity(Fields fields, Cavity cavity) {
        fields.add("origin", name(cavity.origin()));
        fields.add("color", cavity.color());
        fields.add("size", cavity.size());
        fields.add("ko", cavity.ko() ? 1 : 0);
    }

    private String wormStones(GtpArguments arguments) throws GtpException {
        return stones(arguments, Worm::points, session.analysis().worms(), worm -> worm.color().seat());
    }

    private String dragonStones(GtpArguments arguments) throws GtpException {
        return stones(arguments, Dragon::points, session.analysis().dragons(), dragon -> dragon.color().seat());
    }

    /** Of a vertex its stones; of a color, or of both, a line for each. */
    private <T> String stones(
            GtpArguments arguments, Function<T, List<Integer>> stones, Collection<T> all, Function<T, Integer> seat)
            throws GtpException {
        if (arguments.has(0) && arguments.text(0, "vertex").matches("(?i)b|w|black|white")) {
            int wanted = GoWords.color(arguments, 0);
            return lines(all.stream().filter(one -> seat.apply(one) == wanted).map(stones).toList());
        }
        if (arguments.has(0)) {
            int point = GoWords.stone(arguments, 0, session.board());
            return lines(all.stream().map(stones).filter(points -> points.contains(point)).toList());
        }
        return lines(all.stream().map(stones).toList());
    }

    private String lines(List<List<Integer>> sets) {
        return sets.stream().map(points -> GoWords.list(session.board(), points)).collect(Collectors.joining("\n"));
    }

    private String wormCutstone(GtpArguments arguments) throws GtpException {
        int point = GoWords.vertex(arguments, 0, session.board());
        return Integer.toString(session.analysis().wormAt(point).map(worm -> worm.cutstone().code()).orElse(0));
    }

    /** The dragon of a stone, or all dragons. */
    private String dragonData(GtpArguments arguments) throws GtpException {
        Analysis analysis = session.analysis();
        if (arguments.has(0) && session.board().stoneAt(GoWords.vertex(arguments, 0, session.board())) == GoBoard.EMPTY) {
            return arguments.text(0, "vertex").toUpperCase(Locale.ROOT) + " empty";
        }
        List<Dragon> dragons = arguments.has(0)
                ? List.of(analysis.dragonAt(GoWords.stone(arguments, 0, session.board())).orElseThrow())
                : analysis.dragons();
        List<String> lines = new ArrayList<>();
        for (Dragon dragon : dragons) {
            lines.add((arguments.has(0) ? arguments.text(0, "vertex").toUpperCase(Locale.ROOT) : name(dragon.origin())) + ":");
            dragon(new Fields(lines, DRAGON_NAMES), dragon);
        }
        return String.join("\n", lines);
    }

    private void dragon(Fields fields, Dragon dragon) {
        fields.add("color", dragon.color());
        fields.add("origin", name(dragon.origin()));
        fields.add("size", dragon.size());
        fields.add("effective_size", String.format(Locale.ROOT, "%.2f", dragon.effectiveSize()));
        fields.add("genus", dragon.genus());
        fields.add("heyes", dragon.heyes());
        fields.add("heye", name(dragon.heye()));
        fields.add("escape_route", dragon.escapeRoute());
        fields.add("lunch", name(dragon.lunch()));
        fields.add("value", dragon.value());
        fields.add("status", dragon.status());
        fields.add("safety", dragon.safety());
        fields.add("vitality", dragon.vitality());
        fields.add("semeais", dragon.semeai() ? 1 : 0);
        fields.add("strings", dragon.worms().stream().map(this::name).collect(Collectors.joining(" ")));
    }

    private String sameDragon(GtpArguments arguments) throws GtpException {
        Analysis analysis = session.analysis();
        Dragon one = analysis.dragonAt(GoWords.stone(arguments, 0, session.board())).orElseThrow();
        Dragon other = analysis.dragonAt(GoWords.stone(arguments, 1, session.board())).orElseThrow();
        return one.origin() == other.origin() ? "1" : "0";
    }

    private String name(int point) {
        return GoWords.name(session.board(), point);
    }

    /** Lines of names and values, the values in one column. */
    private final class Fields {
        private final List<String> lines;
        private final int width;

        Fields(List<String> lines, int width) {
            this.lines = lines;
            this.width = width;
        }

        void add(String field, Object value) {
            lines.add(field + " ".repeat(width - field.length()) + value);
        }

        /** What an attack comes to and what a defense, with their moves. */
        void add(String attack, String defense, Answer attacks, Answer defends) {
            add(attack + "_code", GoWords.rawCode(attacks.likely()));
            add(attack + "_point", name(attacks.point()));
            Fate saved = attacks.likely().succeeds() ? defends.likely() : Fate.LOSS;
            add(defense + "_code", GoWords.rawCode(saved));
            add(defense + "_point", name(saved.succeeds() ? defends.point() : Answer.NONE));
        }
    }
}
