package org.openarbiter.batch.source;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.part.Part;
import org.openarbiter.archive.part.Parting;
import org.openarbiter.archive.part.Range;
import org.openarbiter.archive.part.Scan;

/** Shares files of games out among tasks: large ones are cut into parts, many small ones go to one task. */
public final class Planner {
    /** What a task has to do for a file before it comes to its games, as bytes. */
    private static final long OPENING = 1 << 14;

    /** The least that a part has where nothing is said. */
    private static final long LEAST = 1 << 22;

    /** Under which Spark keeps what it shows of a job. */
    private static final String DESCRIPTION = "spark.job.description";

    private Planner() {}

    /** A range of a file that is to be looked through. */
    private record Search(GameFile file, String format, @Nullable String game, @Nullable String encoding, Range range)
            implements Serializable {
        @Nullable Scan scan(Configuration configuration) {
            try {
                return Parting.scan(file.content(configuration), GameReader.of(format, game), encoding, range);
            } catch (ArchiveException e) {
                return null;
            }
        }
    }

    /**
     * The parts that each task reads, in the order of the files and of the games in them. Large files are looked through first,
     * by a job of Spark.
     */
    public static List<List<FilePart>> tasks(SparkSession spark, List<GameFile> files, ReadOptions options) {
        long sum = files.stream().mapToLong(GameFile::size).sum();
        long least = options.partBytes() > 0
                ? options.partBytes()
                : Math.min(Parting.USUAL, Math.max(LEAST, sum / Math.max(1, spark.sparkContext().defaultParallelism())));
        return packed(parts(spark, files, options, least), least);
    }

    /** Puts parts that follow one another together until a task has enough. */
    private static List<List<FilePart>> packed(List<FilePart> parts, long least) {
        List<List<FilePart>> tasks = new ArrayList<>();
        List<FilePart> task = new ArrayList<>();
        long bytes = 0;
        for (FilePart part : parts) {
            if (!task.isEmpty() && bytes + part.bytes() + OPENING > least) {
                tasks.add(task);
                task = new ArrayList<>();
                bytes = 0;
            }
            task.add(part);
            bytes += part.bytes() + OPENING;
        }
        if (!task.isEmpty()) {
            tasks.add(task);
        }
        return tasks;
    }

    private static List<FilePart> parts(SparkSession spark, List<GameFile> files, ReadOptions options, long least) {
        Configuration configuration = spark.sparkContext().hadoopConfiguration();
        Map<GameFile, Parting> partings = new HashMap<>();
        List<Search> searches = new ArrayList<>();
        for (GameFile file : files) {
            Parting parting = file.size() > least ? parting(file, configuration, options, least) : null;
            GameReader reader = parting == null ? null : parting.reader();
            if (parting != null && reader != null && partings.putIfAbsent(file, parting) == null) {
                for (Range range : parting.ranges()) {
                    searches.add(new Search(file, reader.format(), reader.game(), parting.encoding(), range));
                }
            }
        }
        Map<GameFile, List<@Nullable Scan>> scans = scans(spark, searches);
        List<FilePart> parts = new ArrayList<>();
        for (GameFile file : files) {
            List<Part> cut = cut(file, partings.get(file), scans.get(file), configuration, options);
            long each = file.size() / cut.size();
            cut.forEach(part -> parts.add(new FilePart(file, part, each)));
        }
        return parts;
    }

    /** How a file can be cut; null if it cannot be read, which the task finds out that reads it. */
    private static @Nullable Parting parting(GameFile file, Configuration configuration, ReadOptions options, long least) {
        try {
            return Parting.of(file.content(configuration), options.format(), options.game(), least);
        } catch (ArchiveException e) {
            return null;
        }
    }

    private static Map<GameFile, List<@Nullable Scan>> scans(SparkSession spark, List<Search> searches) {
        Map<GameFile, List<@Nullable Scan>> scans = new HashMap<>();
        if (searches.isEmpty()) {
            return scans;
        }
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        Broadcast<SerializableConfiguration> configuration =
                context.broadcast(new SerializableConfiguration(spark.sparkContext().hadoopConfiguration()));
        String description = context.getLocalProperty(DESCRIPTION);
        long files = searches.stream().map(Search::file).distinct().count();
        context.setLocalProperty(DESCRIPTION, "games: where the parts of " + files + " files begin");
        List<Found> found = context.parallelize(searches, searches.size())
                .map(search -> new Found(search.scan(configuration.value().value()))).collect();
        context.setLocalProperty(DESCRIPTION, description);
        for (int i = 0; i < searches.size(); i++) {
            scans.computeIfAbsent(searches.get(i).file(), file -> new ArrayList<>()).add(found.get(i).scan());
        }
        return scans;
    }

    /** What was found in a range; nothing if it cannot be read. */
    private record Found(@Nullable Scan scan) implements Serializable {}

    private static List<Part> cut(
            GameFile file, @Nullable Parting parting, @Nullable List<@Nullable Scan> scans, Configuration configuration,
            ReadOptions options) {
        Part whole = new Part.Whole(options.format(), options.expected());
        if (parting == null || scans == null) {
            return List.of(whole);
        }
        List<Scan> complete = new ArrayList<>();
        for (Scan scan : scans) {
            if (scan == null) {
                return List.of(whole);
            }
            complete.add(scan);
        }
        if (complete.stream().skip(1).allMatch(scan -> scan.joints().isEmpty())) {
            // No game begins with a line: to put the ranges together would be to read the file here.
            return List.of(whole);
        }
        try {
            return parting.parts(file.content(configuration), complete);
        } catch (ArchiveException e) {
            return List.of(whole);
        }
    }
}
