package org.openarbiter.archive.stored;

import dev.hardwood.Hardwood;
import dev.hardwood.InputFile;
import dev.hardwood.reader.ParquetFileReader;
import dev.hardwood.reader.RowReader;
import dev.hardwood.row.PqList;
import dev.hardwood.schema.ColumnProjection;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.survey.SurveyBoards;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Share;
import org.openarbiter.rules.survey.Survey;

/** A survey from stored rulings: the same as from the records, without ruling on anything. Confined to one thread. */
public final class StoredSurvey {
    private final Path tables;
    private final Manifest manifest;
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, RulebookId> rulebooks = new HashMap<>();
    private final Map<RulebookId, Part> parts = new HashMap<>();
    private int unreadable;

    /** What the rulings under one rulebook add up to, and where the first of them stands. */
    private static final class Part {
        private final Survey survey = new Survey(incident -> {});
        private OrderedRows.Place first;

        Part(OrderedRows.Place first) {
            this.first = first;
        }
    }

    private StoredSurvey(Path tables, Manifest manifest) {
        this.tables = tables;
        this.manifest = manifest;
        for (Manifest.Input input : manifest.inputs()) {
            places.put(input.file(), places.size());
        }
    }

    /**
     * The tables in a folder.
     *
     * @throws ArchiveException if there are none, or they are not whole
     */
    public static StoredSurvey open(Path tables) throws ArchiveException {
        Path file = tables.resolve(StoredTable.MANIFEST);
        try (BufferedReader in = Files.newBufferedReader(file)) {
            return new StoredSurvey(tables, Manifest.read(in));
        } catch (NoSuchFileException e) {
            throw new ArchiveException(
                    tables + ": no stored rulings; expected a folder that arbiter batch has written, with " + StoredTable.MANIFEST, e);
        } catch (InputException e) {
            throw new ArchiveException(file + ", line " + e.line() + ": " + e.reason(), e);
        } catch (IOException e) {
            throw new ArchiveException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    /** How the rulings came about. */
    public Manifest manifest() {
        return manifest;
    }

    /**
     * Hands every incident to the reports, in the order of the games, and counts.
     *
     * @return the counts, with which the caller ends the reports
     * @throws IOException if the tables cannot be read (an {@link ArchiveException}), or a report cannot be written
     */
    public Survey report(List<SurveyReport> reports) throws IOException {
        Incidents incidents = new Incidents(reports);
        try (Hardwood parquet = Hardwood.create()) {
            for (Path file : StoredTable.RULINGS.files(tables)) {
                count(parquet, file);
            }
            Survey survey = new Survey(incidents);
            parts.values().stream().sorted(Comparator.comparing((Part part) -> part.first)).forEach(part -> survey.add(part.survey));
            for (int i = 0; i < unreadable; i++) {
                survey.addUnreadable();
            }
            if (survey.games() != manifest.games()) {
                throw new ArchiveException(tables + ": the rulings are of " + survey.games() + " games; the manifest names " + manifest.games());
            }
            incidents(parquet, survey, incidents);
            return survey;
        } catch (Unreported e) {
            throw e.reason();
        } catch (RuntimeException e) {
            // So the reader of Parquet files reports what is wrong with them.
            throw new ArchiveException(tables + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private void count(Hardwood parquet, Path file) throws ArchiveException {
        ColumnProjection columns = ColumnProjection.columns(
                StoredTable.FILE, StoredTable.ORDINAL, StoredTable.NTH, StoredTable.RULES, StoredTable.ENDING, StoredTable.EVIDENCE,
                StoredTable.RECORDED_OTHERWISE, StoredTable.AFTER_END, StoredTable.PLIES);
        try (ParquetFileReader reader = parquet.open(InputFile.of(file));
                RowReader row = reader.buildRowReader().projection(columns).build()) {
            while (row.hasNext()) {
                row.next();
                if (row.isNull(StoredTable.RULES)) {
                    unreadable++;
                } else {
                    count(row);
                }
            }
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private void count(RowReader row) throws IOException {
        RulebookId rulebook = rulebook(row.getString(StoredTable.RULES));
        OrderedRows.Place place = place(row);
        Part part = parts.computeIfAbsent(rulebook, key -> new Part(place));
        if (place.compareTo(part.first) < 0) {
            part.first = place;
        }
        part.survey.add(place.nth(), new Share.Count(
                rulebook, row.getString(StoredTable.ENDING), texts(row.getList(StoredTable.EVIDENCE)),
                row.getBoolean(StoredTable.RECORDED_OTHERWISE), row.getInt(StoredTable.AFTER_END) > 0, row.getInt(StoredTable.PLIES)));
    }

    private void incidents(Hardwood parquet, Survey survey, Incidents to) throws IOException {
        try (OrderedRows rows = new OrderedRows(parquet, StoredTable.INCIDENTS.files(tables), this::place)) {
            for (RowReader row = rows.next(); row != null; row = rows.next()) {
                List<String> under = texts(row.getList(StoredTable.RULEBOOKS));
                // An incident has a row for each of its rulebooks; the first stands for all.
                if (under.getFirst().equals(row.getString(StoredTable.RULES))) {
                    if (!row.isNull(StoredTable.RECORD)) {
                        to.boards = boards(row);
                    }
                    survey.add(incident(row, under));
                }
            }
        }
    }

    private Incident incident(RowReader row, List<String> under) throws IOException {
        List<RulebookId> ids = new ArrayList<>();
        for (String rules : under) {
            ids.add(rulebook(rules));
        }
        return new Incident(
                row.getString("id"), ids, row.getString("date"), row.getString("players"), row.getString("place"), row.getInt("ply"),
                row.getString("kind"), row.getString("what"), row.getString("cycle"), texts(row.getList("forbiddenBy")),
                row.getString("result"), row.getString("recorded"), new Incident.Named(row.getString("kind"), row.getString("cycle")));
    }

    private SurveyBoards<?> boards(RowReader row) throws ArchiveException {
        byte[] record = row.getBinary(StoredTable.RECORD);
        String format = row.getString(StoredTable.FORMAT);
        String game = format.equals(Archive.CASES) ? null : rulebook(row.getString(StoredTable.RULES)).game();
        Charset encoding = row.isNull(StoredTable.ENCODING) ? null : Charset.forName(row.getString(StoredTable.ENCODING));
        RawGame raw = new RawGame(
                Math.toIntExact(row.getLong(StoredTable.ORDINAL)), row.getLong(StoredTable.LINE), -1, record, 0, 0, record.length,
                encoding, List.of());
        try {
            return SurveyBoards.of(GameReader.of(format, game).read(raw, manifest.settings().strict()));
        } catch (InputException e) {
            throw new ArchiveException(tables + ": the stored record of " + row.getString("id") + " cannot be read: " + e.message(), e);
        }
    }

    private OrderedRows.Place place(RowReader row) throws ArchiveException {
        String file = row.getString(StoredTable.FILE);
        Integer place = places.get(file);
        if (place == null) {
            throw new ArchiveException(tables + ": holds games of " + file + ", which the manifest does not name");
        }
        return new OrderedRows.Place(place, row.getLong(StoredTable.ORDINAL), row.getInt(StoredTable.NTH));
    }

    private RulebookId rulebook(String text) throws ArchiveException {
        RulebookId known = rulebooks.get(text);
        if (known == null) {
            try {
                known = RulebookId.parse(text);
            } catch (RulebookException e) {
                throw new ArchiveException(tables + ": " + e.getMessage(), e);
            }
            rulebooks.put(text, known);
        }
        return known;
    }

    private static List<String> texts(@Nullable PqList list) {
        return list == null ? List.of() : list.strings();
    }

    private static ArchiveException unreadable(Path file, IOException fault) {
        return fault instanceof ArchiveException known ? known : new ArchiveException(file + ": cannot be read: " + fault.getMessage(), fault);
    }

    /** A report cannot be written. */
    private static final class Unreported extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final IOException reason;

        Unreported(IOException reason) {
            super(reason);
            this.reason = reason;
        }

        IOException reason() {
            return reason;
        }
    }

    /** Hands incidents on, with the boards of their game. */
    private static final class Incidents implements Consumer<Incident> {
        private final List<SurveyReport> reports;
        private @Nullable SurveyBoards<?> boards;

        Incidents(List<SurveyReport> reports) {
            this.reports = List.copyOf(reports);
        }

        @Override
        public void accept(Incident incident) {
            try {
                for (SurveyReport report : reports) {
                    report.incident(incident, Objects.requireNonNull(boards));
                }
            } catch (IOException e) {
                throw new Unreported(e);
            }
        }
    }
}
