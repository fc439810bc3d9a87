package org.openarbiter.batch.job;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.batch.source.FilePart;
import org.openarbiter.batch.source.GameFile;
import org.openarbiter.batch.source.Planner;
import org.openarbiter.batch.source.ReadOptions;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.rule.RulebookException;

/**
 * The job: rules on the games of files, round by round, and stores the rulings as tables. After each round what is done counts,
 * so that a job that was stopped goes on with the files that it has not done.
 */
public final class BatchJob {
    /** How many files a round takes at most: their names are kept in memory and in one file. */
    private static final int MOST_FILES = 100_000;

    private final SparkSession spark;
    private final Order order;
    private final Progress progress;

    /**
     * What is to be done.
     *
     * @param inputs the files, each once, in the order in which a survey is to list their games
     * @param out the folder to be made
     * @param settings how the games are read and ruled
     * @param roundBytes how many bytes of files a round takes, about
     * @param partBytes how many bytes of a file a task reads, about; 0 for what suits the machines
     */
    public record Order(List<GameFile> inputs, String out, Manifest.Settings settings, long roundBytes, long partBytes) {
        public Order {
            inputs = List.copyOf(inputs);
        }

        /** An order whose tasks read what suits the machines. */
        public Order(List<GameFile> inputs, String out, Manifest.Settings settings, long roundBytes) {
            this(inputs, out, settings, roundBytes, 0);
        }
    }

    /** A job that is yet to begin. */
    public BatchJob(SparkSession spark, Order order, Progress progress) {
        this.spark = spark;
        this.order = order;
        this.progress = progress;
    }

    /**
     * Does it.
     *
     * @return what the tables hold
     * @throws BatchException if it cannot be done, or not to its end; what is done is kept
     */
    public Manifest run() throws BatchException {
        FileSystem files;
        Path out;
        try {
            files = new Path(order.out()).getFileSystem(spark.sparkContext().hadoopConfiguration());
            files.setWriteChecksum(false);
            out = files.makeQualified(new Path(order.out()));
        } catch (IOException | IllegalArgumentException e) {
            throw BatchException.misuse(order.out() + ": " + Faults.sentence(e));
        }
        try {
            List<Manifest.Input> inputs = inputs();
            try (Staging staging = Staging.open(files, out, order.settings())) {
                rounds(staging, inputs);
                return staging.finish(order.inputs().stream().map(GameFile::name).toList());
            }
        } catch (IOException e) {
            throw BatchException.failure(Faults.sentence(e) + Faults.goOn(Staging.beside(out)), e);
        }
    }

    /** The files as they are now: nothing begins if one of them is missing. */
    private List<Manifest.Input> inputs() throws IOException, BatchException {
        List<Manifest.Input> inputs = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (GameFile file : order.inputs()) {
            if (!names.add(file.name())) {
                throw BatchException.misuse(file.name() + ": listed twice; list it once");
            }
            inputs.add(now(file));
        }
        return inputs;
    }

    /** A file as it is now. */
    private Manifest.Input now(GameFile file) throws IOException, BatchException {
        Path path = file.isLocal() ? new Path(java.nio.file.Path.of(file.location()).toUri()) : new Path(file.location());
        try {
            FileStatus status = path.getFileSystem(spark.sparkContext().hadoopConfiguration()).getFileStatus(path);
            return new Manifest.Input(file.name(), status.getLen(), status.getModificationTime(), 0, 0, null);
        } catch (FileNotFoundException e) {
            throw BatchException.failure(file.name() + ": no such file", e);
        }
    }

    /** What was ruled on must be what the manifest names: the files of a round, in the order of what was known of them. */
    private void checkUnchanged(List<GameFile> files, List<Manifest.Input> before) throws IOException, BatchException {
        for (int i = 0; i < files.size(); i++) {
            if (!now(files.get(i)).equals(before.get(i))) {
                throw BatchException.failure(files.get(i).name() + ": has changed while it was ruled on; start the job again");
            }
        }
    }

    private void rounds(Staging staging, List<Manifest.Input> inputs) throws IOException, BatchException {
        List<Manifest.Input> missing = missing(staging, inputs);
        List<List<Manifest.Input>> rounds = cut(missing, order.roundBytes());
        progress.begin(
                inputs.size() - missing.size(), inputs.size(), rounds.size(), missing.stream().mapToLong(Manifest.Input::bytes).sum());
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        Broadcast<SerializableConfiguration> configuration =
                context.broadcast(new SerializableConfiguration(spark.sparkContext().hadoopConfiguration()));
        LongAccumulator games = spark.sparkContext().longAccumulator("games");
        try {
            for (List<Manifest.Input> round : rounds) {
                round(staging, round, context, configuration, games);
            }
        } finally {
            progress.end();
        }
    }

    private void round(
            Staging staging, List<Manifest.Input> inputs, JavaSparkContext context, Broadcast<SerializableConfiguration> configuration,
            LongAccumulator games) throws IOException, BatchException {
        List<RulingTask.Answer> answers = List.of();
        Set<String> wanted = inputs.stream().map(Manifest.Input::file).collect(Collectors.toSet());
        List<GameFile> files = order.inputs().stream().filter(file -> wanted.contains(file.name())).toList();
        try {
            List<List<FilePart>> tasks = Planner.tasks(spark, files, reading());
            progress.round(inputs.stream().mapToLong(Manifest.Input::bytes).sum(), tasks.size(), games);
            if (!tasks.isEmpty()) {
                answers = context.parallelize(tasks, tasks.size()).mapPartitions(new RulingTask(
                        order.settings(), staging.tables().toString(), staging.rounds() + 1, configuration, games)).collect();
            }
        } catch (Exception e) {
            // Spark's own exceptions are checked, and declared nowhere.
            throw BatchException.failure(Faults.sentence(e) + Faults.goOn(new Path(staging.name())), e);
        }
        Map<String, RulingTask.Found> found = RulingTask.found(answers);
        List<Manifest.Input> done = new ArrayList<>();
        for (Manifest.Input input : inputs) {
            RulingTask.Found in = found.getOrDefault(input.file(), RulingTask.Found.NOTHING);
            done.add(new Manifest.Input(input.file(), input.bytes(), input.modified(), in.games(), in.unreadable(), in.fault()));
        }
        checkUnchanged(files, inputs);
        staging.keep(RulingTask.written(answers), done);
    }

    private ReadOptions reading() throws RulebookException {
        Manifest.Settings settings = order.settings();
        Game<?> expected = RulebookChoice.of(settings.rules()).game();
        return new ReadOptions(settings.format(), expected == null ? null : expected.name(), settings.strict(), order.partBytes());
    }

    /** The files that are yet to be ruled on. */
    private static List<Manifest.Input> missing(Staging staging, List<Manifest.Input> inputs) throws BatchException {
        Map<String, Manifest.Input> done = staging.done();
        List<Manifest.Input> missing = new ArrayList<>();
        int known = 0;
        for (Manifest.Input input : inputs) {
            Manifest.Input before = done.get(input.file());
            if (before == null) {
                missing.add(input);
            } else if (before.bytes() != input.bytes() || before.modified() != input.modified()) {
                throw BatchException.failure(
                        input.file() + ": has changed since it was ruled on; delete " + staging.name() + " to begin anew");
            } else {
                known++;
            }
        }
        if (known < done.size()) {
            Set<String> gone = new HashSet<>(done.keySet());
            inputs.forEach(input -> gone.remove(input.file()));
            throw BatchException.misuse(staging.name() + ": holds rulings on " + gone.iterator().next()
                    + ", which is not among the files now; give it again, or delete that folder");
        }
        List<String> now = inputs.stream().map(Manifest.Input::file).filter(done::containsKey).toList();
        if (!now.equals(List.copyOf(done.keySet()))) {
            throw BatchException.misuse(staging.name()
                    + ": the files were given in another order; give them in the same order, or delete that folder");
        }
        return missing;
    }

    private static List<List<Manifest.Input>> cut(List<Manifest.Input> inputs, long bytes) {
        List<List<Manifest.Input>> rounds = new ArrayList<>();
        List<Manifest.Input> round = new ArrayList<>();
        long sum = 0;
        for (Manifest.Input input : inputs) {
            if (!round.isEmpty() && (sum + input.bytes() > bytes || round.size() == MOST_FILES)) {
                rounds.add(round);
                round = new ArrayList<>();
                sum = 0;
            }
            round.add(input);
            sum += input.bytes();
        }
        if (!round.isEmpty()) {
            rounds.add(round);
        }
        return rounds;
    }
}
