package org.openarbiter.archive.stored;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A table of stored rulings: a folder of Parquet files, in folders {@code game=…/rulebook=…} by game and by the name of the
 * rulebook without its values. In every file the rows stand in the order of the games.
 *
 * <p>The columns that a survey needs have names here; the tables have more, for those who query them.
 */
public enum StoredTable {
    /** One row for each game and rulebook, and one for each game that could not be read. */
    RULINGS,
    /** One row for each incident and rulebook under which it happened. */
    INCIDENTS,
    /** One row for each claim that was made, or could have been made. */
    CLAIMS,
    /** One row for each rulebook, of the games on which the rulebooks differ. */
    DIFFERENCES;

    /** The file from which the game comes, under the name by which it was given. */
    public static final String FILE = "file";
    /** Which game of the file, from 1. */
    public static final String ORDINAL = "ordinal";
    /** The line of the file on which the game begins, from 1. */
    public static final String LINE = "line";
    /** In rulings, which rulebook of those the game was ruled by, from 0; in incidents, which incident of the game, from 0. */
    public static final String NTH = "nth";
    /** The rulebook with its values; null for a game that could not be read. */
    public static final String RULES = "rules";

    /** In rulings: how the game came out, such as {@code draw, fivefold}; null for a game that could not be read. */
    public static final String ENDING = "ending";
    /** In rulings: the kinds of evidence that the game shows. */
    public static final String EVIDENCE = "evidence";
    /** In rulings: whether the record gives another result, or one that the moves do not explain. */
    public static final String RECORDED_OTHERWISE = "recordedOtherwise";
    /** In rulings: how many plays the record has after the end. */
    public static final String AFTER_END = "afterEnd";
    /** In rulings: how many plays were carried out. */
    public static final String PLIES = "plies";

    /** In incidents: all rulebooks under which it happened, of which each has a row. */
    public static final String RULEBOOKS = "rulebooks";
    /** In incidents: the format of the record. */
    public static final String FORMAT = "format";
    /** In incidents: the record of the game, at its first incident; else null. */
    public static final String RECORD = "record";
    /** In incidents: the encoding in which the record was cut out; null where that did not matter. */
    public static final String ENCODING = "encoding";

    /** The name of the file that is written last, and says what the tables hold. */
    public static final String MANIFEST = "manifest.jsonl";

    /** How the files of tables end. */
    public static final String ENDING_OF_FILES = ".parquet";

    /** The name of its folder. */
    public String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its files below the folder of all tables, in the order of their names. */
    List<Path> files(Path tables) throws IOException {
        Path folder = tables.resolve(folder());
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ENDING_OF_FILES)).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
