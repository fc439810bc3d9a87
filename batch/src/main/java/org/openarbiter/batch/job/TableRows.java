package org.openarbiter.batch.job;

import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.openarbiter.batch.ruling.RulingColumns.field;
import static org.openarbiter.batch.ruling.RulingColumns.list;
import static org.openarbiter.batch.ruling.RulingColumns.struct;
import static org.openarbiter.batch.ruling.RulingColumns.text;
import static org.openarbiter.batch.ruling.RulingColumns.texts;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.stored.StoredTable;
import org.openarbiter.batch.ruling.RulingColumns;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Share;

/** The rows that a game adds to the tables. */
final class TableRows {
    /** The column of a ruling that the folders give. */
    private static final int GAME = RulingColumns.RULING.fieldIndex("game");

    /** The kind of evidence that a claim could have been made. */
    private static final String CLAIMABLE = "claimable";

    private final Sink sink;

    /** Takes rows. */
    interface Sink {
        /**
         * Takes a row.
         *
         * @param game the folder: the game; null if that is not known
         * @param rulebook the folder: the rulebook without its values; null if there is none
         */
        void row(StoredTable table, @Nullable String game, @Nullable String rulebook, InternalRow row) throws IOException;
    }

    /** A game with the place where it stands. */
    record Place(String file, RawGame raw, GameReader reader) {}

    TableRows(Sink sink) {
        this.sink = sink;
    }

    /** The columns of a table, without those that its folders give. */
    static StructType columns(StoredTable table) {
        return switch (table) {
            case RULINGS -> joined(
                    origin(),
                    new StructType(Arrays.stream(RulingColumns.RULING.fields())
                            .filter(field -> !field.name().equals("game")).toArray(StructField[]::new)),
                    struct(field(StoredTable.ENDING, StringType), field(StoredTable.EVIDENCE, list(StringType)),
                            field(StoredTable.RECORDED_OTHERWISE, BooleanType)));
            case INCIDENTS -> joined(
                    origin(),
                    struct(field("id", StringType), field(StoredTable.RULES, StringType), field(StoredTable.RULEBOOKS, list(StringType)),
                            field("players", StringType), field("place", StringType), field("ply", IntegerType), field("kind", StringType),
                            field("what", StringType), field("cycle", StringType), field("forbiddenBy", list(StringType)),
                            field("result", StringType), field("recorded", StringType), field(StoredTable.FORMAT, StringType),
                            field(StoredTable.ENCODING, StringType), field(StoredTable.RECORD, BinaryType)));
            case CLAIMS -> joined(
                    origin(),
                    struct(field("id", StringType), field(StoredTable.RULES, StringType), field("ply", IntegerType), field("by", StringType),
                            field("claim", StringType), field("move", StringType), field("made", BooleanType), field("granted", BooleanType),
                            field("text", StringType)));
            case DIFFERENCES -> joined(
                    origin(),
                    struct(field("id", StringType), field(StoredTable.RULES, StringType), field("status", StringType), field("kind", StringType),
                            field("rule", StringType), field("ply", IntegerType), field(StoredTable.ENDING, StringType),
                            field("recorded", StringType), field("text", StringType)));
        };
    }

    private static StructType origin() {
        return struct(field(StoredTable.FILE, StringType), field(StoredTable.ORDINAL, LongType), field(StoredTable.LINE, LongType),
                field(StoredTable.NTH, IntegerType), field("date", StringType));
    }

    private static StructType joined(StructType... parts) {
        return new StructType(Arrays.stream(parts).flatMap(part -> Arrays.stream(part.fields())).toArray(StructField[]::new));
    }

    /** Adds a game that could not be read. */
    void add(Place place, JudgedGame.Unreadable game) throws IOException {
        @Nullable Object[] ruling = RulingColumns.of(game, game.id()).getFirst();
        sink.row(StoredTable.RULINGS, game.game(), null, ruling(place, 0, "?", ruling, null, List.of(), false));
    }

    /**
     * A game with its rulings.
     *
     * @param columns the values of {@link RulingColumns#RULING} for each
     * @param share what it adds to a survey
     */
    record Ruled(JudgedGame.Ruled game, List<@Nullable Object[]> columns, Share share) {}

    /** Adds a game with its rulings. */
    void add(Place place, Ruled ruled) throws IOException {
        JudgedGame.Ruled game = ruled.game();
        Share share = ruled.share();
        Map<String, String> tags = game.judged().game().record().tags();
        String date = tags.getOrDefault("Date", "?");
        List<Ruling> rulings = game.judged().rulings();
        boolean differ = share.incidents().stream().anyMatch(incident -> incident.kind().equals(Incident.DIFFERENCE));
        for (int nth = 0; nth < rulings.size(); nth++) {
            Ruling ruling = rulings.get(nth);
            Share.Count count = share.counts().get(nth);
            put(StoredTable.RULINGS, ruling.rulebook(),
                    ruling(place, nth, date, ruled.columns().get(nth), count.ending(), count.evidence(), count.recordedOtherwise()));
            claims(place, nth, date, game.id(), ruling);
            if (differ) {
                put(StoredTable.DIFFERENCES, ruling.rulebook(), row(
                        place, nth, date, text(game.id()), text(ruling.rulebook().toString()), text(ruling.verdict().status()),
                        text(ruling.outcome().kind()), text(ruling.rule()),
                        ruling.ply(), text(ruling.summary()), text(game.judged().game().record().recorded()), text(ruling.text())));
            }
        }
        incidents(place, share.incidents());
    }

    private static InternalRow ruling(
            Place place, int nth, String date, @Nullable Object[] ruling, @Nullable String ending, List<String> evidence, boolean otherwise) {
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 0; i < ruling.length; i++) {
            if (i != GAME) {
                values.add(ruling[i]);
            }
        }
        values.add(text(ending));
        values.add(texts(evidence));
        values.add(otherwise);
        return row(place, nth, date, values.toArray());
    }

    /** A row of a table: where its game stands, as {@link #origin} has it, and what the table says of it. */
    private static InternalRow row(Place place, int nth, String date, @Nullable Object... rest) {
        @Nullable Object[] origin = {text(place.file()), (long) place.raw().number(), place.raw().line(), nth, text(date)};
        @Nullable Object[] values = Arrays.copyOf(origin, origin.length + rest.length);
        System.arraycopy(rest, 0, values, origin.length, rest.length);
        return RulingColumns.row(values);
    }

    private void claims(Place place, int nth, String date, String id, Ruling ruling) throws IOException {
        Seats seats = ruling.seats();
        for (ClaimRuling claim : ruling.claims()) {
            String move = claim.announced().isEmpty() ? null : claim.announced();
            claim(place, nth, date, id, ruling, new Claim(
                    claim.ply(), claim.by() < 0 ? null : seats.name(claim.by()), claim.claim(), move, true, claim.granted(), claim.reason()));
        }
        Set<List<@Nullable Object>> found = new HashSet<>();
        for (Finding finding : ruling.findings()) {
            if (finding.kind().equals(CLAIMABLE)) {
                Map<String, Object> values = finding.values();
                int ply = finding.plies().isEmpty() ? ruling.ply() : finding.plies().getLast();
                String name = String.valueOf(values.get("claim"));
                Claim claim = new Claim(ply, named(values, "by"), name, named(values, "move"), false, null, finding.text());
                found.add(Arrays.asList(claim.ply(), claim.by(), claim.claim()));
                claim(place, nth, date, id, ruling, claim);
            }
        }
        for (Ruling.OpenClaim open : ruling.claimable()) {
            String by = seats.name(open.by());
            if (found.add(Arrays.asList(ruling.plies(), by, open.claim()))) {
                String because = String.join("; ", open.findings().stream().map(Finding::text).toList());
                claim(place, nth, date, id, ruling, new Claim(ruling.plies(), by, open.claim(), open.announced(), false, null, because));
            }
        }
    }

    private static @Nullable String named(Map<String, Object> values, String name) {
        Object value = values.get(name);
        return value == null ? null : value.toString();
    }

    /** A claim that was made, or could have been made and was not. */
    private record Claim(
            int ply, @Nullable String by, String claim, @Nullable String move, boolean made, @Nullable Boolean granted, String text) {}

    private void claim(Place place, int nth, String date, String id, Ruling ruling, Claim claim) throws IOException {
        put(StoredTable.CLAIMS, ruling.rulebook(), row(
                place, nth, date, text(id), text(ruling.rulebook().toString()), claim.ply(), text(claim.by()), text(claim.claim()),
                text(claim.move()), claim.made(),
                claim.granted(), text(claim.text())));
    }

    /** The record stands once, at the first incident: whoever draws its board reads them in order. */
    private void incidents(Place place, List<Incident> incidents) throws IOException {
        RawGame raw = place.raw();
        Charset encoding = raw.encoding();
        for (int nth = 0; nth < incidents.size(); nth++) {
            Incident incident = incidents.get(nth);
            List<String> under = incident.rulebooks().stream().map(RulebookId::toString).toList();
            for (int i = 0; i < under.size(); i++) {
                byte[] record = nth == 0 && i == 0 ? Arrays.copyOfRange(raw.bytes(), raw.from(), raw.to()) : null;
                put(StoredTable.INCIDENTS, incident.rulebooks().get(i), row(
                        place, nth, incident.date(), text(incident.game()), text(under.get(i)), texts(under), text(incident.players()),
                        text(incident.place()), incident.ply(),
                        text(incident.kind()), text(incident.what()), text(incident.cycle()), texts(incident.forbiddenBy()),
                        text(incident.result()), text(incident.recorded()), text(place.reader().format()),
                        text(encoding == null ? null : encoding.name()), record));
            }
        }
    }

    private void put(StoredTable table, RulebookId rulebook, InternalRow row) throws IOException {
        sink.row(table, rulebook.game(), rulebook.name(), row);
    }
}
