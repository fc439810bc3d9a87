package org.openarbiter.batch.source;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.GameReader;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** A row of the source {@code games}, back as a game that can be read. */
final class GameRow {
    private GameRow() {}

    /** What reads the game of a row; asks for the columns {@code format} and {@code game}. */
    static GameReader reader(Row row) {
        String format = row.getAs(GamesColumn.FORMAT.label);
        return GameReader.of(format, format.equals(Archive.CASES) ? null : row.<String>getAs(GamesColumn.GAME.label));
    }

    /**
     * The game of a row, as the archive gives it; asks for the columns {@code ordinal}, {@code offset}, {@code line},
     * {@code record}, {@code lead}, {@code encoding} and {@code liberties}.
     */
    static RawGame raw(Row row) {
        int number = Math.toIntExact(row.<Long>getAs(GamesColumn.ORDINAL.label));
        long line = row.<Long>getAs(GamesColumn.LINE.label);
        @Nullable Long offset = row.getAs(GamesColumn.OFFSET.label);
        byte @Nullable [] record = row.getAs(GamesColumn.RECORD.label);
        if (record == null) {
            return RawGame.tooLong(number, line, offset == null ? -1 : offset);
        }
        byte @Nullable [] lead = row.getAs(GamesColumn.LEAD.label);
        int before = lead == null ? 0 : lead.length;
        byte[] bytes = record;
        if (lead != null) {
            bytes = Arrays.copyOf(lead, before + record.length);
            System.arraycopy(record, 0, bytes, before, record.length);
        }
        @Nullable String encoding = row.getAs(GamesColumn.ENCODING.label);
        return new RawGame(
                number, line, offset == null ? -1 : offset, bytes, 0, before, bytes.length,
                encoding == null ? null : Charset.forName(encoding), liberties(row));
    }

    private static List<Liberty> liberties(Row row) {
        List<Liberty> liberties = new ArrayList<>();
        for (Row liberty : row.<Row>getList(row.fieldIndex(GamesColumn.LIBERTIES.label))) {
            liberties.add(new Liberty(liberty.getLong(0), liberty.getInt(1), liberty.getString(2)));
        }
        return liberties;
    }
}
