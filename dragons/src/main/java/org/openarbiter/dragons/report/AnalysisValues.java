package org.openarbiter.dragons.report;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Bond;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Cavity;
import org.openarbiter.dragons.worms.Color;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.HalfEye;
import org.openarbiter.dragons.worms.Worm;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The worms and dragons of a position as named values: every field, with points by their names. Maps keep the order of the fields;
 * values are strings, numbers, booleans, lists, maps and null, as JSON has them.
 */
public final class AnalysisValues {

    /** The schema of these values. Version 2 names its fields as the contract does. */
    public static final String SCHEMA = "arbiter.dragons/2";

    private final GoBoard board;
    private final Analysis analysis;
    private final Words words;
    private final Unconditional settled;

    /**
     * The values of an analysis.
     *
     * @param board the board that was analyzed
     * @param words the language of texts; all other values are the same in every language
     */
    public AnalysisValues(GoBoard board, Analysis analysis, Words words) {
        this.board = board;
        this.words = words;
        this.analysis = analysis;
        settled = Unconditional.of(board.topology(), board::stoneAt);
    }

    /**
     * The values of the whole position.
     *
     * @param source the file of the game, or {@code -}
     * @param id the name of the game, or its place in the file
     * @param ply the number of plies played
     */
    public Map<String, @Nullable Object> of(String source, String id, int ply) {
        DragonPicture picture = new DragonPicture(analysis);
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("schema", SCHEMA);
        values.put("source", source);
        values.put("id", id);
        values.put("ply", ply);
        values.put("width", board.topology().width());
        values.put("height", board.topology().height());
        values.put("dragons", each(analysis.dragons(), dragon -> dragon(dragon, picture.letter(dragon))));
        values.put("worms", each(analysis.worms(), this::worm));
        values.put("caves", each(analysis.caves(), this::cave));
        values.put("cavities", each(analysis.cavities(), this::cavity));
        values.put("halfEyes", each(analysis.halfEyes(), this::halfEye));
        values.put("bonds", each(analysis.bonds(), this::bond));
        values.put("cuttingPoints", points(analysis.cuttingPoints()));
        values.put("distances", each(
                analysis.cavities().stream().flatMap(cavity -> cavity.points().stream()).toList(), this::distances));
        return values;
    }

    private static <T> List<Map<String, @Nullable Object>> each(Collection<T> all, Function<T, Map<String, @Nullable Object>> values) {
        return all.stream().map(values).toList();
    }

    private Map<String, @Nullable Object> dragon(Dragon dragon, char letter) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("letter", String.valueOf(letter));
        values.put("color", dragon.color().toString());
        values.put("origin", point(dragon.origin()));
        values.put("size", dragon.size());
        values.put("effectiveSize", hundredths(dragon.effectiveSize()));
        values.put("worms", points(dragon.worms()));
        values.put("stones", points(dragon.points()));
        values.put("heyes", dragon.heyes());
        values.put("heye", point(dragon.heye()));
        values.put("genus", dragon.genus());
        values.put("value", dragon.value());
        values.put("escapeRoute", dragon.escapeRoute());
        values.put("lunch", point(dragon.lunch()));
        values.put("attack", answer(dragon.attack()));
        values.put("defend", answer(dragon.defend()));
        values.put("status", dragon.status().toString());
        values.put("safety", dragon.safety().toString());
        values.put("effort", dragon.life().effort().toString());
        values.put("known", of(dragon.life().known(), words));
        values.put("key", point(dragon.group().key()));
        values.put("rival", point(dragon.life().rival()));
        values.put("vitality", dragon.vitality());
        values.put("semeai", dragon.semeai());
        return values;
    }

    private Map<String, @Nullable Object> worm(Worm worm) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("color", worm.color().toString());
        values.put("origin", point(worm.origin()));
        values.put("size", worm.size());
        values.put("effectiveSize", hundredths(worm.effectiveSize()));
        values.put("stones", points(worm.points()));
        values.put("liberties", List.of(worm.liberties(), worm.liberties2(), worm.liberties3(), worm.liberties4()));
        values.put("attack", answer(worm.attack()));
        values.put("defend", answer(worm.defend()));
        values.put("lunch", point(worm.lunch()));
        values.put("cutstone", worm.cutstone().code());
        values.put("genus", worm.genus());
        values.put("value", worm.value());
        values.put("ko", worm.ko());
        values.put("inessential", worm.inessential());
        values.put("unconditional", settled.at(worm.origin()).name().toLowerCase(Locale.ROOT));
        values.put("invincible", settled.isInvincible(worm.origin()));
        return values;
    }

    private Map<String, @Nullable Object> cave(Cave cave) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("origin", point(cave.origin()));
        values.put("size", cave.size());
        values.put("border", border(cave.color()));
        values.put("dragon", point(cave.border()));
        values.put("cavities", points(cave.cavities()));
        values.put("points", points(cave.points()));
        return values;
    }

    private Map<String, @Nullable Object> cavity(Cavity cavity) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("origin", point(cavity.origin()));
        values.put("size", cavity.size());
        values.put("border", border(cavity.color()));
        values.put("points", points(cavity.points()));
        values.put("ko", cavity.ko());
        return values;
    }

    private Map<String, @Nullable Object> halfEye(HalfEye eye) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("type", eye.type().toString());
        values.put("point", point(eye.point()));
        values.put("make", point(eye.make()));
        values.put("kill", point(eye.kill()));
        values.put("dragon", point(eye.dragon()));
        return values;
    }

    private Map<String, @Nullable Object> bond(Bond bond) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("reason", bond.reason().toString());
        values.put("one", point(bond.one()));
        values.put("other", point(bond.other()));
        values.put("points", points(bond.points()));
        values.put("pattern", bond.pattern());
        return values;
    }

    private Map<String, @Nullable Object> distances(int point) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("point", point(point));
        values.put("black", steps(analysis.distance(Color.BLACK, point)));
        values.put("white", steps(analysis.distance(Color.WHITE, point)));
        values.put("strategicBlack", steps(analysis.strategicDistance(Color.BLACK, point)));
        values.put("strategicWhite", steps(analysis.strategicDistance(Color.WHITE, point)));
        return values;
    }

    private Map<String, @Nullable Object> answer(Answer answer) {
        return of(board, answer);
    }

    /** What a reading on a board found, as named values. */
    public static Map<String, @Nullable Object> of(GoBoard board, Answer answer) {
        boolean unknown = answer.isUnknown();
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("fate", unknown ? "unknown" : ReportLexicon.id(answer.fate()));
        values.put("code", unknown ? null : answer.fate().code());
        values.put("likely", answer.isOpen() ? "unknown" : ReportLexicon.id(answer.likely()));
        values.put("point", answer.point() < 0 ? null : board.pointName(answer.point()));
        values.put("line", answer.line().stream().map(play -> play < 0 ? "pass" : board.pointName(play)).toList());
        values.put("complete", answer.complete());
        values.put("assumptions", ids(answer.assumptions()));
        return values;
    }

    /** How an answer is known, as named values; the text is in the language of the words. */
    public static Map<String, @Nullable Object> of(Known known, Words words) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("how", known.word());
        values.put("assumptions", known instanceof Known.ProvedUnder under
                ? ids(under.assumptions()) : List.of());
        values.put("by", known instanceof Known.Estimated estimated ? ReportLexicon.id(estimated.by()) : null);
        values.put("percent", known instanceof Known.Estimated estimated && estimated.percent() >= 0 ? estimated.percent() : null);
        values.put("text", words.say(ReportLexicon.clause(known)));
        return values;
    }

    private static List<String> ids(Set<Assumption> assumptions) {
        return assumptions.stream().map(ReportLexicon::id).toList();
    }

    private static @Nullable Integer steps(int distance) {
        return distance < 0 ? null : distance;
    }

    private static double hundredths(double size) {
        return Math.round(size * 100) / 100.0;
    }

    private static String border(Color color) {
        return switch (color) {
            case BLACK, BLACK_BORDER -> "black";
            case WHITE, WHITE_BORDER -> "white";
            case GRAY_BORDER -> "gray";
        };
    }

    private @Nullable String point(int point) {
        return point < 0 ? null : board.pointName(point);
    }

    private List<String> points(List<Integer> points) {
        return points.stream().map(board::pointName).toList();
    }
}
