package org.openarbiter.batch.ruling;

import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.DoubleType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.wire.JsonText;

/**
 * Rulings as typed columns, under the names of the published schema ({@code ruling.schema.json}), straight from the rulings.
 *
 * <p>Where the JSON leaves a list out because it would be empty, the column is an empty list; a number or a truth value that is
 * left out is 0, 1 for {@code times}, or false; anything else is null. The values of a finding, which depend on its kind, are
 * one JSON object. The fields {@code schema} and {@code position} have no column.
 */
public final class RulingColumns {
    /** A piece of evidence. Its {@code values} are JSON, without the kind and the text. */
    public static final StructType FINDING =
            struct(field("kind", StringType), field("plies", list(IntegerType)), field("text", StringType), field("values", StringType));

    private static final ArrayType FINDINGS = list(FINDING);

    /** What a referee may choose. */
    private static final StructType OPTION =
            struct(field("kind", StringType), field("winner", StringType), field("points", DataTypes.createMapType(StringType, DoubleType, false)));

    private static final StructType OUTCOME = OPTION.add(field("options", list(OPTION)));

    private static final StructType ERROR = struct(
            field("line", LongType), field("column", IntegerType), field("found", StringType), field("expected", StringType),
            field("message", StringType));

    private static final StructType VIOLATION = struct(
            field("ply", IntegerType), field("player", StringType), field("move", StringType), field("rule", StringType),
            field("text", StringType), field("findings", FINDINGS));

    private static final StructType CLAIM = struct(
            field("ply", IntegerType), field("by", StringType), field("claim", StringType), field("move", StringType),
            field("granted", BooleanType), field("referred", BooleanType), field("implied", BooleanType), field("reason", StringType),
            field("penalty", struct(field("to", StringType), field("seconds", IntegerType))), field("duty", StringType),
            field("offer", BooleanType), field("times", IntegerType), field("text", StringType), field("findings", FINDINGS), field("source", StringType));

    private static final StructType CLAIMABLE =
            struct(field("by", StringType), field("claim", StringType), field("move", StringType), field("findings", FINDINGS));

    private static final StructType WARNING = struct(field("player", StringType), field("rule", StringType), field("text", StringType));

    private static final StructType BAN = struct(field("player", StringType), field("ply", IntegerType), field("finding", IntegerType));

    private static final StructType LIBERTY = struct(field("line", LongType), field("column", IntegerType), field("text", StringType));

    /** A ruling. */
    public static final StructType RULING = struct(
            field("id", StringType), field("game", StringType), field("rules", StringType), field("plies", IntegerType),
            field("recorded", StringType), field("status", StringType), field("outcome", OUTCOME), field("rule", StringType),
            field("source", StringType), field("ply", IntegerType), field("findings", FINDINGS), field("text", StringType),
            field("error", ERROR), field("violations", list(VIOLATION)), field("claims", list(CLAIM)), field("claimable", list(CLAIMABLE)),
            field("warnings", list(WARNING)), field("banned", list(BAN)), field("afterEnd", IntegerType), field("liberties", list(LIBERTY)));

    private static final GenericArrayData NONE = new GenericArrayData(new Object[0]);

    private RulingColumns() {}

    /** A struct of fields. */
    public static StructType struct(StructField... fields) {
        return new StructType(fields);
    }

    /** A field that may be null. */
    public static StructField field(String name, DataType type) {
        return DataTypes.createStructField(name, type, true);
    }

    /** A list without nulls in it. */
    public static ArrayType list(DataType of) {
        return DataTypes.createArrayType(of, false);
    }

    /**
     * The rulings on a game: one for each rulebook, or one that says why it could not be read.
     *
     * @param id by which they name the game; null if it has no name
     * @return the values of the columns of {@link #RULING}
     */
    public static List<@Nullable Object[]> of(JudgedGame game, @Nullable String id) {
        return switch (game) {
            case JudgedGame.Ruled ruled -> {
                List<@Nullable Object[]> rows = new ArrayList<>();
                for (Ruling ruling : ruled.judged().rulings()) {
                    rows.add(values(id, ruled.judged(), ruling));
                }
                yield rows;
            }
            case JudgedGame.Unreadable unreadable -> List.<@Nullable Object[]>of(unreadable(id, unreadable));
        };
    }

    private static @Nullable Object[] values(@Nullable String id, Judge.Judged<?> judged, Ruling ruling) {
        Seats seats = ruling.seats();
        List<Outcome> options = ruling.verdict() instanceof Verdict.Referred referred ? referred.options() : List.of();
        return new @Nullable Object[] {
            text(id), text(judged.game().game().name()), text(ruling.rulebook().toString()), ruling.plies(),
            text(judged.game().record().recorded()), text(ruling.verdict().status()), outcome(ruling.outcome(), options, seats),
            text(ruling.rule()), text(ruling.source().isEmpty() ? null : ruling.source()), ruling.ply(), findings(ruling.findings()),
            text(ruling.text()), null,
            rows(ruling.violations(), violation -> violation(violation, ruling)),
            rows(ruling.claims(), claim -> claim(claim, seats, judged.game().words(Language.ENGLISH))),
            rows(ruling.claimable(), claim -> row(
                    text(seats.name(claim.by())), text(claim.claim()), text(claim.announced()), findings(claim.findings()))),
            rows(ruling.warnings(), warning -> warning(warning, ruling)),
            rows(ruling.banned(), ban -> ban(ban, seats)),
            ruling.afterEnd(),
            rows(judged.liberties(), RulingColumns::liberty)
        };
    }

    private static @Nullable Object[] unreadable(@Nullable String id, JudgedGame.Unreadable game) {
        InputException error = game.error();
        String sentence = error.sentence();
        return new @Nullable Object[] {
            text(id), text(game.game()), null, 0, text(game.facts().recorded()), text("unreadable"),
            outcome(Outcome.NONE, List.of(), Seats.of("first", "second")), null, null, 0, NONE, text("Not readable: " + sentence + "."),
            row(error.line(), error.column(), text(error.message()), text(error.expected()), text(sentence)), NONE, NONE, NONE, NONE, NONE, 0,
            NONE
        };
    }

    private static InternalRow outcome(Outcome outcome, List<Outcome> options, Seats seats) {
        @Nullable Object[] values = option(outcome, seats);
        return row(values[0], values[1], values[2], rows(options, choice -> row(option(choice, seats))));
    }

    private static @Nullable Object[] option(Outcome outcome, Seats seats) {
        return new @Nullable Object[] {
            text(outcome.kind()),
            outcome instanceof Outcome.Win win ? text(seats.name(win.winner())) : null,
            outcome instanceof Outcome.Ranked ranked ? points(ranked, seats) : null
        };
    }

    private static ArrayBasedMapData points(Outcome.Ranked ranked, Seats seats) {
        Object[] names = seats.names().stream().limit(ranked.points().size()).map(RulingColumns::text).toArray();
        return new ArrayBasedMapData(new GenericArrayData(names), new GenericArrayData(ranked.points().toArray()));
    }

    private static InternalRow violation(Violation violation, Ruling ruling) {
        return row(
                violation.ply(), seat(violation.by(), ruling.seats()), text(violation.play()),
                text(ruling.rulebook().ruleName(violation.rule().id())), text(violation.text()), findings(violation.findings()));
    }

    private static InternalRow claim(ClaimRuling claim, Seats seats, Words words) {
        ClaimRuling.Penalty penalty = claim.penalty();
        return row(
                claim.ply(), seat(claim.by(), seats), text(claim.claim()), text(claim.announced().isEmpty() ? null : claim.announced()),
                claim.granted(), claim.answer() == ClaimRuling.Answer.REFERRED, claim.implied(), text(words.say(claim.why())),
                penalty == null ? null : row(text(seats.name(penalty.seat())), penalty.seconds()),
                text(claim.duty()), claim.offer(), claim.times(), text(words.say(claim.sentence(seats))), findings(claim.findings()),
                text(claim.source().isEmpty() ? null : claim.source()));
    }

    private static InternalRow warning(Warning warning, Ruling ruling) {
        return row(seat(warning.seat(), ruling.seats()), text(ruling.rulebook().ruleName(warning.rule())), text(warning.text()));
    }

    private static InternalRow ban(Ban ban, Seats seats) {
        return row(seat(ban.seat(), seats), ban.ply(), ban.finding() < 0 ? null : (Integer) ban.finding());
    }

    private static InternalRow liberty(Liberty liberty) {
        return row(liberty.line(), liberty.column(), text(liberty.text()));
    }

    /** Pieces of evidence. */
    public static GenericArrayData findings(List<Finding> findings) {
        return rows(findings, finding -> row(
                text(finding.kind()), new GenericArrayData(finding.plies().toArray()), text(finding.text()),
                text(JsonText.line(finding.values()))));
    }

    /** A seat by name; null where all are meant, or the referee. */
    public static @Nullable UTF8String seat(int seat, Seats seats) {
        return seat < 0 ? null : text(seats.name(seat));
    }

    /** A text as Spark keeps it. */
    public static @Nullable UTF8String text(@Nullable String text) {
        return text == null ? null : UTF8String.fromString(text);
    }

    /** A list of texts. */
    public static GenericArrayData texts(List<String> texts) {
        return texts.isEmpty() ? NONE : new GenericArrayData(texts.stream().map(UTF8String::fromString).toArray());
    }

    /** A row of values. */
    public static InternalRow row(@Nullable Object... values) {
        return new GenericInternalRow(values);
    }

    /** Makes a row of a thing. */
    private interface Row<T> {
        InternalRow of(T thing);
    }

    private static <T> GenericArrayData rows(List<T> things, Row<T> row) {
        if (things.isEmpty()) {
            return NONE;
        }
        Object[] rows = new Object[things.size()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = row.of(things.get(i));
        }
        return new GenericArrayData(rows);
    }
}
