package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;

/**
 * Writes rulings, one JSON object a line.
 *
 * <p>The fields up to {@code text} stand in every ruling, in this order, {@code null} where there is nothing to say; {@code
 * error} stands in every unreadable one; the others are left out where they would be empty. Confined to one thread; it keeps its
 * buffer from ruling to ruling.
 */
public final class RulingJson {

    /** The schema that every ruling names. */
    public static final String SCHEMA = "arbiter.ruling/1";

    private final Json json = new Json();

    /**
     * What a ruling says besides what the referee said.
     *
     * @param id the case's, or {@code FILE#N}
     * @param game the name of the game
     * @param recorded the result that the record gives; null if it gives none
     * @param liberties what was read with a liberty
     * @param position the position after the last play: a text, or a map of strings, numbers, lists and maps; null if it is not
     *     wanted
     */
    public record Heading(
            String id, String game, @Nullable String recorded, List<Liberty> liberties, @Nullable Object position) {
        public Heading {
            liberties = List.copyOf(liberties);
        }
    }

    /** A ruling as one line, without a line end, in English. */
    public String line(Heading heading, Ruling ruling) {
        return line(heading, ruling, Words.ENGLISH);
    }

    /** The same in another language: what is said to people follows it; names, kinds and values are the same in every language. */
    public String line(Heading heading, Ruling ruling, Words words) {
        return json.line(out -> write(out, heading, ruling, words));
    }

    /**
     * The answer to a game that could not be read, as one line.
     *
     * @param game null if not even that is known
     * @param rules the rulebook it would have been ruled by; null if that is not known
     * @param recorded the result that the record gives; null if it gives none, or none could be read
     */
    public String unreadable(
            String id, @Nullable String game, @Nullable String rules, @Nullable String recorded, InputException error) {
        return json.line(out -> {
            out.writeStartObject();
            head(out, id, game, rules, 0, recorded, "unreadable");
            outcome(out, Outcome.NONE, List.of(), Seats.of("first", "second"));
            decision(out, null, "", 0);
            Values.findings(out, "findings", List.of(), true, Words.ENGLISH);
            out.writeStringField("text", "Not readable: " + error.sentence() + ".");
            error(out, error);
            out.writeEndObject();
        });
    }

    static void write(JsonGenerator out, Heading heading, Ruling ruling, Words words) throws IOException {
        Seats seats = ruling.seats();
        Verdict verdict = ruling.verdict();
        out.writeStartObject();
        head(out, heading.id(), heading.game(), ruling.rulebook().toString(), ruling.plies(), heading.recorded(), verdict.status());
        outcome(out, ruling.outcome(), verdict instanceof Verdict.Referred referred ? referred.options() : List.of(), seats);
        decision(out, ruling.rule(), ruling.source(), ruling.ply());
        if (!words.isEnglish() && ruling.ruleId() != null) {
            out.writeStringField("ruleText", words.say(Term.rule(ruling.ruleId())));
        }
        Values.findings(out, "findings", ruling.findings(), true, words);
        out.writeStringField("text", words.say(ruling.sentence()));
        violations(out, ruling, words);
        claims(out, ruling, words);
        claimable(out, ruling, words);
        warnings(out, ruling, words);
        banned(out, ruling);
        if (ruling.afterEnd() > 0) {
            out.writeNumberField("afterEnd", ruling.afterEnd());
        }
        liberties(out, heading.liberties(), words);
        if (heading.position() != null) {
            out.writeFieldName("position");
            Values.write(out, heading.position());
        }
        out.writeEndObject();
    }

    /** Writes the field {@code error}. */
    static void error(JsonGenerator out, InputException error) throws IOException {
        out.writeObjectFieldStart("error");
        out.writeNumberField("line", error.line());
        out.writeNumberField("column", error.column());
        out.writeStringField("found", error.message());
        out.writeStringField("expected", error.expected());
        out.writeStringField("message", error.sentence());
        out.writeEndObject();
    }

    private static void head(
            JsonGenerator out, String id, @Nullable String game, @Nullable String rules, int plies, @Nullable String recorded,
            String status) throws IOException {
        out.writeStringField("schema", SCHEMA);
        out.writeStringField("id", id);
        out.writeStringField("game", game);
        out.writeStringField("rules", rules);
        out.writeNumberField("plies", plies);
        out.writeStringField("recorded", recorded);
        out.writeStringField("status", status);
    }

    private static void decision(JsonGenerator out, @Nullable String rule, String source, int ply) throws IOException {
        out.writeStringField("rule", rule);
        out.writeStringField("source", source.isEmpty() ? null : source);
        out.writeNumberField("ply", ply);
    }

    private static void outcome(JsonGenerator out, Outcome outcome, List<Outcome> options, Seats seats) throws IOException {
        out.writeObjectFieldStart("outcome");
        Outcomes.fields(out, outcome, seats);
        if (!options.isEmpty()) {
            out.writeArrayFieldStart("options");
            for (Outcome option : options) {
                Outcomes.write(out, option, seats);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    private static void violations(JsonGenerator out, Ruling ruling, Words words) throws IOException {
        if (!begin(out, "violations", ruling.violations())) {
            return;
        }
        for (Violation violation : ruling.violations()) {
            out.writeStartObject();
            out.writeNumberField("ply", violation.ply());
            player(out, "player", violation.by(), ruling.seats());
            out.writeStringField("move", violation.play());
            out.writeStringField("rule", ruling.rulebook().ruleName(violation.rule().id()));
            out.writeStringField("text", words.say(violation.why()));
            Values.findings(out, "findings", violation.findings(), false, words);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void claims(JsonGenerator out, Ruling ruling, Words words) throws IOException {
        if (!begin(out, "claims", ruling.claims())) {
            return;
        }
        for (ClaimRuling claim : ruling.claims()) {
            out.writeStartObject();
            out.writeNumberField("ply", claim.ply());
            player(out, "by", claim.by(), ruling.seats());
            out.writeStringField("claim", claim.claim());
            if (!claim.announced().isEmpty()) {
                out.writeStringField("move", claim.announced());
            }
            out.writeBooleanField("granted", claim.granted());
            if (claim.answer() == ClaimRuling.Answer.REFERRED) {
                out.writeBooleanField("referred", true);
            }
            if (claim.implied()) {
                out.writeBooleanField("implied", true);
            }
            out.writeStringField("reason", words.say(claim.why()));
            ClaimRuling.Penalty penalty = claim.penalty();
            if (penalty != null) {
                out.writeObjectFieldStart("penalty");
                out.writeStringField("to", ruling.seats().name(penalty.seat()));
                out.writeNumberField("seconds", penalty.seconds());
                out.writeEndObject();
            }
            if (claim.duty() != null) {
                out.writeStringField("duty", claim.duty());
            }
            if (claim.offer()) {
                out.writeBooleanField("offer", true);
            }
            if (claim.times() > 1) {
                out.writeNumberField("times", claim.times());
            }
            if (!claim.source().isEmpty()) {
                out.writeStringField("source", claim.source());
            }
            out.writeStringField("text", words.say(claim.sentence(ruling.seats())));
            Values.findings(out, "findings", claim.findings(), false, words);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void claimable(JsonGenerator out, Ruling ruling, Words words) throws IOException {
        if (!begin(out, "claimable", ruling.claimable())) {
            return;
        }
        for (Ruling.OpenClaim claim : ruling.claimable()) {
            out.writeStartObject();
            player(out, "by", claim.by(), ruling.seats());
            out.writeStringField("claim", claim.claim());
            if (claim.announced() != null) {
                out.writeStringField("move", claim.announced());
            }
            Values.findings(out, "findings", claim.findings(), false, words);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void warnings(JsonGenerator out, Ruling ruling, Words words) throws IOException {
        if (!begin(out, "warnings", ruling.warnings())) {
            return;
        }
        for (Warning warning : ruling.warnings()) {
            out.writeStartObject();
            player(out, "player", warning.seat(), ruling.seats());
            out.writeStringField("rule", ruling.rulebook().ruleName(warning.rule()));
            out.writeStringField("text", words.say(warning.sentence()));
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void banned(JsonGenerator out, Ruling ruling) throws IOException {
        if (!begin(out, "banned", ruling.banned())) {
            return;
        }
        for (Ban ban : ruling.banned()) {
            out.writeStartObject();
            player(out, "player", ban.seat(), ruling.seats());
            out.writeNumberField("ply", ban.ply());
            if (ban.finding() >= 0) {
                out.writeNumberField("finding", ban.finding());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void liberties(JsonGenerator out, List<Liberty> liberties, Words words) throws IOException {
        if (!begin(out, "liberties", liberties)) {
            return;
        }
        for (Liberty liberty : liberties) {
            out.writeStartObject();
            out.writeNumberField("line", liberty.line());
            out.writeNumberField("column", liberty.column());
            out.writeStringField("text", words.say(liberty.sentence()));
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static boolean begin(JsonGenerator out, String name, List<?> list) throws IOException {
        if (list.isEmpty()) {
            return false;
        }
        out.writeArrayFieldStart(name);
        return true;
    }

    /** A seat by name; {@code null} where all are meant, or the referee. */
    private static void player(JsonGenerator out, String field, int seat, Seats seats) throws IOException {
        out.writeStringField(field, seat < 0 ? null : seats.name(seat));
    }
}
