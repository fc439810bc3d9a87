package org.openarbiter.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Formats;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.batch.job.BatchException;
import org.openarbiter.batch.job.BatchJob;
import org.openarbiter.batch.job.Progress;
import org.openarbiter.batch.source.GameFile;
import org.openarbiter.batch.source.GameFiles;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.words.Misuse;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code arbiter batch}: rules on archives of any size. */
@Command(
        name = "arbiter batch",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        header = "Rules on archives of any size, on Apache Spark.",
        description = "Stores the rulings as tables of Parquet files: rulings, incidents, claims and differences. `arbiter survey --from DIR`"
                + " shows them. To resume a stopped job, start it again.",
        footer = {"", "Exit code 0: every game was ruled on, or there was none; 1: some input could not be read, or the job did not finish; 2: wrong usage."})
public final class Main implements Callable<Integer> {
    private static final int MISUSE = 2;
    /** Where Spark can compute: here, or with one of the managers of clusters that it knows. */
    private static final Pattern MASTER = Pattern.compile("local(\\[(\\*|[1-9]\\d{0,4})(,\\d+)?])?|local-cluster\\[.*]|spark://.+|k8s://.+|yarn");
    private static final long MEGABYTE = 1 << 20;
    private static final long LEAST_ROUND = 4096;
    private static final long ROUND_A_PROCESSOR = 512;

    @Option(
            names = "--in", paramLabel = "PATH", required = true, arity = "1..*",
            description = "Files of games, folders with such files, or patterns such as games/*.pgn.zst; on any file system that Hadoop opens.")
    private List<String> in = List.of();

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to create. It appears when the job is done.")
    private String out = "";

    @Option(
            names = "--rules", paramLabel = "ID", split = ",",
            description = "Rulebooks, such as chess:fide-2023; several give one ruling each. Default: the rulebook that the record names,"
                    + " else the first one of the game.")
    private List<String> rules = new ArrayList<>();

    @Option(names = "--format", paramLabel = "FORMAT", description = "The format of the files (default: ${DEFAULT-VALUE}, by name and content).")
    private String format = Archive.AUTO;

    @Option(names = "--strict", description = "Refuse what would be read leniently, and stop at forbidden plays.")
    private boolean strict;

    @Option(
            names = "--proof-nodes", paramLabel = "N",
            description = "The most positions that a proof may visit (default: ${DEFAULT-VALUE}).")
    private int proofNodes = Options.DEFAULT.proofNodes();

    @Option(
            names = "--game-time", paramLabel = "SECONDS",
            description = "How long ruling on one game may take under one rulebook; a game that takes longer counts as unreadable (default: ${DEFAULT-VALUE}).")
    private int gameTime = 60;

    @Option(
            names = "--round-size", paramLabel = "MB",
            description = "Save progress after this many megabytes of files (default: 512 for each processor, at least 4096).")
    private @Nullable Long roundSize;

    @Option(
            names = "--master", paramLabel = "URL",
            description = "Where to compute: local[*] (default: all processors here), local[N], spark://HOST:PORT. spark-submit sets it automatically.")
    private @Nullable String master;

    @Option(names = "--conf", paramLabel = "KEY=VALUE", description = "A setting of Spark, such as spark.local.dir=/scratch.")
    private Map<String, String> settings = new LinkedHashMap<>();

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    /** The version of the program, as its jar has it. */
    static final class Version implements IVersionProvider {
        /** The number; {@code unknown} where there is no jar. */
        static String number() {
            String known = Main.class.getPackage().getImplementationVersion();
            return known == null ? "unknown" : known;
        }

        @Override
        public String[] getVersion() {
            return new String[] {"arbiter batch " + number()};
        }
    }

    private Main() {}

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** Runs the command and gives its exit code. */
    static int run(String... arguments) {
        return commandLine()
                .setParameterExceptionHandler(Main::misused)
                .setExecutionExceptionHandler((fault, command, parsed) -> {
                    boolean isKnown = fault instanceof BatchException || fault instanceof IOException && fault.getMessage() != null;
                    command.getErr().println("arbiter: " + (isKnown ? fault.getMessage() : String.valueOf(fault)));
                    return fault instanceof BatchException known && known.isMisuse() ? MISUSE : 1;
                })
                .execute(arguments);
    }

    /** The command with its options; its help begins with the usage. */
    static CommandLine commandLine() {
        // A file whose name begins with @ is a file: what strangers send gives no options.
        CommandLine command = new CommandLine(new Main()).setExpandAtFiles(false);
        return command.setHelpSectionKeys(
                command.getHelpSectionKeys().stream().sorted(Comparator.comparing(key -> !key.startsWith("synopsis"))).toList());
    }

    private static int misused(ParameterException error, String[] arguments) {
        error.getCommandLine().getErr().println("arbiter batch: " + plain(error) + " Try: arbiter batch --help");
        return MISUSE;
    }

    /** What is wrong with the arguments, as a sentence. */
    private static String plain(ParameterException error) {
        return error instanceof UnmatchedArgumentException unmatched
                ? Misuse.unknown(unmatched.getUnmatched().getFirst(), error.getCommandLine().getCommandSpec().optionsMap().keySet())
                : Misuse.sentence(Misuse.plain(error.getMessage()));
    }

    @Override
    public Integer call() throws BatchException, IOException {
        Manifest.Settings how = settings();
        refuseInputs();
        Progress progress = new Progress(System.err, Boolean.getBoolean("arbiter.stderr.terminal"));
        try (SparkSession spark = session()) {
            spark.sparkContext().addSparkListener(progress);
            GameFiles found = GameFiles.of(in, spark.sparkContext().hadoopConfiguration());
            found.packedOtherwise().messages().forEach(message -> System.err.println("arbiter: " + message));
            List<GameFile> lost = found.lost(in);
            lost.forEach(file -> System.err.println("arbiter: " + file.name() + ": no file of this name; if its name is not UTF-8, rename it"));
            List<GameFile> files = found.files().stream().filter(file -> !lost.contains(file)).toList();
            if (files.isEmpty()) {
                throw BatchException.failure("no files of games in " + String.join(", ", in));
            }
            BatchJob.Order order = new BatchJob.Order(files, out, how, roundBytes(spark));
            Manifest made = new BatchJob(spark, order, progress).run();
            made.inputs().stream().map(Manifest.Input::remark).filter(Objects::nonNull)
                    .forEach(remark -> System.err.println("arbiter: " + remark));
            System.out.println(made.games() + (made.games() == 1 ? " game" : " games")
                    + " of " + files.size() + (files.size() == 1 ? " file" : " files")
                    + (made.unreadable() == 0 ? "" : ", " + made.unreadable() + " unreadable") + "; see: arbiter survey --from " + out);
            boolean whole = lost.isEmpty() && made.unreadable() == 0 && made.inputs().stream().allMatch(input -> input.fault() == null);
            return whole ? 0 : 1;
        }
    }

    private Manifest.Settings settings() throws BatchException {
        if (out.isBlank()) {
            throw BatchException.misuse("--out: expected a folder");
        }
        if (master != null && !MASTER.matcher(master).matches()) {
            throw BatchException.misuse("--master: expected local[*], local[N] or spark://HOST:PORT, not '" + master + "'");
        }
        if (!format.equals(Archive.AUTO) && !Formats.known().contains(format)) {
            throw BatchException.misuse("unknown format '" + format + "'; expected one of " + Formats.names());
        }
        atLeastOne("--proof-nodes", proofNodes);
        atLeastOne("--game-time", gameTime);
        if (roundSize != null) {
            atLeastOne("--round-size", roundSize);
        }
        if (rules.isEmpty() && spec.commandLine().getParseResult().hasMatchedOption("--rules")) {
            throw BatchException.misuse("--rules: expected a rulebook, such as chess:fide-2023");
        }
        try {
            RulebookChoice.of(rules);
        } catch (RulebookException e) {
            throw BatchException.misuse(e.getMessage() + " (see: arbiter rules)");
        }
        return new Manifest.Settings(Version.number(), rules, format, strict, proofNodes, Duration.ofSeconds(gameTime).toMillis());
    }

    /** At the end of a round some processors wait for the last: with a dozen tasks or more for each of them, that is little. */
    private long roundBytes(SparkSession spark) {
        long megabytes = roundSize != null
                ? roundSize
                : Math.max(LEAST_ROUND, ROUND_A_PROCESSOR * spark.sparkContext().defaultParallelism());
        return megabytes * MEGABYTE;
    }

    /** The tables, and the folder in which they are made, must not be read as games. */
    private void refuseInputs() throws BatchException {
        Path made = Path.of(out).toAbsolutePath().normalize();
        for (String place : in) {
            if (Files.isDirectory(Path.of(place)) && made.startsWith(Path.of(place).toAbsolutePath().normalize())) {
                throw BatchException.misuse("--out: " + out + " lies in " + place + ", whose files are read; choose a folder elsewhere");
            }
        }
    }

    private static void atLeastOne(String option, long value) throws BatchException {
        if (value < 1) {
            throw BatchException.misuse(option + ": expected 1 or more, not " + value);
        }
    }

    /** A session: where spark-submit has begun one, that one. */
    private SparkSession session() throws BatchException {
        SparkConf conf = new SparkConf();
        boolean submitted = conf.contains("spark.master");
        if (master != null || !submitted) {
            conf.setMaster(master == null ? "local[*]" : master);
        }
        if (!submitted) {
            conf.set("spark.ui.enabled", "false");
        }
        conf.setAppName("arbiter batch");
        settings.forEach(conf::set);
        try {
            return SparkSession.builder().config(conf).getOrCreate();
        } catch (Exception e) {
            // Spark also throws checked exceptions that it does not declare.
            throw BatchException.failure("Spark does not start: " + e.getMessage(), e);
        }
    }
}
