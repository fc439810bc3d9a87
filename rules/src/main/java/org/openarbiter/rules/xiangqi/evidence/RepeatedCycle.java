package org.openarbiter.rules.xiangqi.evidence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.words.Columns;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Gain;
import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * The finding that a position came back, with what both sides did on the way, ply by ply.
 *
 * @param plies the moments at which the position occurred, rising
 * @param same what was compared
 * @param chases whether chases were looked for
 * @param judgment the stretch from the first of these moments to the last, with what each side's plies amount to
 */
public record RepeatedCycle(List<Integer> plies, String same, boolean chases, Judgment judgment) implements XiangqiFinding {
    private static final int[] WIDTHS = {12, 4, 5};

    public RepeatedCycle {
        plies = List.copyOf(plies);
    }

    @Override
    public String kind() {
        return "repetition";
    }

    /** {@inheritDoc} Such as {@code red perpetual check, black idle}. */
    @Override
    public String cycleType() {
        return words().summary();
    }

    @Override
    public Sentence namedCycle() {
        return words().levels();
    }

    @Override
    public Map<String, Object> values() {
        return values(Words.ENGLISH);
    }

    /** {@inheritDoc} In English the threats say it in their values. */
    @Override
    public Map<String, Object> values(Words words) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies);
        values.put("after", moments().stream().map(NamedPly::move).toList());
        values.put("same", same);
        Map<String, Object> levels = new LinkedHashMap<>();
        for (int side = Piece.RED; side <= Piece.BLACK; side++) {
            levels.put(Sides.name(side), judgment.part(side).sentence().text());
        }
        values.put("levels", levels);
        values.put("type", cycleType());
        Precedent precedent = precedent();
        if (precedent != null) {
            values.put("precedent", precedent.sentence().text());
            if (!words.isEnglish()) {
                values.put("precedentText", words.say(precedent.sentence()));
            }
        }
        values.put("cycle", judgment.deeds().stream().map(deed -> values(deed, words)).toList());
        return values;
    }

    private static Map<String, Object> values(Deed deed, Words words) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", deed.ply());
        values.put("player", Sides.name(deed.by()));
        values.put("move", Move.text(deed.move()));
        values.put("notation", deed.notation());
        values.put("class", deed.kind().word());
        if (!deed.chases().isEmpty()) {
            values.put("chases", deed.chases().stream().map(threat -> values(threat, words)).toList());
        }
        if (!deed.others().isEmpty()) {
            values.put("attacks", deed.others().stream().map(threat -> values(threat, words)).toList());
        }
        if (deed.prospect() != null) {
            values.put("prospect", values(deed.prospect()));
        }
        return values;
    }

    private static Map<String, Object> values(Deed.Prospect prospect) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("of", prospect.mates() ? "mate" : "material");
        values.put("answer", prospect.series().answer().name().toLowerCase(Locale.ROOT));
        if (prospect.series().answer() == Gain.YES) {
            values.put("checks", prospect.series().checks());
        }
        if (prospect.series().first() != Move.NONE) {
            values.put("first", Move.text(prospect.series().first()));
        }
        if (prospect.standing()) {
            values.put("standing", true);
        }
        values.put("positions", prospect.series().positions());
        return values;
    }

    private static Map<String, Object> values(Deed.Threat chase, Words words) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("attacker", Piece.name(Piece.kind(chase.attack().attacker())));
        values.put("from", Point.name(chase.attack().from()));
        values.put("victim", Piece.name(Piece.kind(chase.attack().victim())));
        values.put("at", Point.name(chase.attack().at()));
        values.put("why", chase.attack().why().text());
        if (chase.attack().counts() && chase.reply().isNamed()) {
            values.put("reply", chase.reply().word());
        }
        if (!words.isEnglish()) {
            values.put("text", words.say(chase.sentence()));
        }
        return values;
    }

    /** The moments at which the position occurred, with the moves that led there, rising. */
    public List<NamedPly> moments() {
        List<NamedPly> moments = new ArrayList<>();
        for (int ply : plies) {
            int deed = ply - plies.getFirst() - 1;
            moments.add(new NamedPly(ply, deed < 0 ? judgment.before() : judgment.deeds().get(deed).name()));
        }
        return moments;
    }

    /** {@inheritDoc} Such as {@code the position after 4...H8+7 also occurred at the start and after 2...H8+7}. */
    @Override
    public Sentence sentence() {
        return NamedPly.repeated(moments());
    }

    /** What decides, as a clause, with the item of the rules to which it belongs. */
    public Sentence reason() {
        Precedent precedent = precedent();
        Sentence reason = judgment.mixed() ? new ForbiddenWords(judgment).reason() : words().reason();
        return precedent == null ? reason : XiangqiLexicon.say("by-precedent", "reason", reason, "precedent", precedent.sentence());
    }

    /** The item of the Asian rules that shows such a cycle; null if it is no plain example of any, or chases were not looked for. */
    public @Nullable Precedent precedent() {
        return chases && !judgment.mixed() ? Precedent.of(judgment) : null;
    }

    private CycleWords words() {
        return new CycleWords(chases, judgment);
    }

    @Override
    public List<String> table() {
        return table(Words.ENGLISH);
    }

    @Override
    public List<String> table(Words said) {
        List<String> lines = new ArrayList<>();
        lines.add(row(
                said.say(XiangqiLexicon.say("table.move")), "UCCI", said.say(XiangqiLexicon.say("table.class")),
                chases ? said.say(XiangqiLexicon.say("table.attacks")) : ""));
        for (Deed deed : judgment.deeds()) {
            List<String> attacks = new ArrayList<>();
            deed.chases().forEach(chase -> attacks.add(deed.kind() == Deed.Kind.IDLE
                    ? "(" + said.say(XiangqiLexicon.say("evading", "threat", chase.sentence())) + ")" : said.say(chase.sentence())));
            if (deed.prospect() != null) {
                attacks.add(said.say(deed.prospect().sentence()));
            }
            deed.others().forEach(chase -> attacks.add("(" + said.say(chase.sentence()) + ")"));
            lines.add(row(said.say(deed.name()), Move.text(deed.move()), said.say(deed.kind().term()), attacks.isEmpty() ? "" : attacks.getFirst()));
            attacks.stream().skip(1).forEach(more -> lines.add(row("", "", "", more)));
        }
        lines.add(said.say(words().levels()));
        return lines;
    }

    /** A row of the table; Chinese characters are as wide as two others. */
    private static String row(String... cells) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            row.append(i < WIDTHS.length ? Columns.padded(cells[i], WIDTHS[i]) + "  " : cells[i]);
        }
        return row.toString().stripTrailing();
    }
}
