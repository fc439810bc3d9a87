package org.openarbiter.batch.job;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.archive.stored.StoredTable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.wire.PlainObject;

/**
 * What a job has done so far, in a folder beside the one that it is to make: {@code settings.json}, a file in {@code rounds}
 * for each round that is done, which lists the files that it read and wrote, and the tables. What no round lists does not
 * count, and is removed when a job goes on from here. At the end the tables move to their place, whole.
 */
final class Staging implements Closeable {
    private static final String SETTINGS = "settings.json";
    private static final String ROUNDS = "rounds";
    private static final String TABLES = "tables";
    /** The tables once nobody writes to them any more. */
    private static final String WHOLE = "whole";

    private final FileSystem files;
    private final Path out;
    private final Path folder;
    private final Manifest.Settings settings;
    private final Lock lock;
    private final Map<String, Manifest.Input> done = new LinkedHashMap<>();
    private final Set<String> written = new HashSet<>();
    private int rounds;

    private Staging(FileSystem files, Path out, Path folder, Manifest.Settings settings, Lock lock) {
        this.files = files;
        this.out = out;
        this.folder = folder;
        this.settings = settings;
        this.lock = lock;
    }

    /** The folder beside the one that a job makes. */
    static Path beside(Path out) {
        return new Path(out.getParent(), out.getName() + ".unfinished");
    }

    /**
     * Begins a job, or goes on with one that was begun.
     *
     * @param out the folder to be made
     * @throws BatchException if it exists already or cannot be made, another job is using it, or what was begun does not fit
     */
    static Staging open(FileSystem files, Path out, Manifest.Settings settings) throws IOException, BatchException {
        refuse(files, out);
        Path folder = beside(out);
        make(files, folder, out);
        Lock lock = Lock.take(files, folder);
        try {
            // Another job may have come to its end meanwhile.
            refuse(files, out);
            Staging staging = new Staging(files, out, folder, settings, lock);
            staging.compare();
            staging.readRounds();
            staging.tidy();
            return staging;
        } catch (IOException | BatchException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** Hadoop tells some failures by an exception and others by its answer. */
    private static void make(FileSystem files, Path folder, Path out) throws BatchException {
        String fault = out.toUri().getPath() + ": cannot be written: no folder can be made in " + out.getParent().toUri().getPath();
        try {
            if (!files.mkdirs(folder)) {
                throw BatchException.failure(fault);
            }
        } catch (IOException e) {
            throw BatchException.failure(fault, e);
        }
    }

    private static void refuse(FileSystem files, Path out) throws IOException, BatchException {
        if (files.exists(out)) {
            throw BatchException.misuse(out.toUri().getPath() + ": already exists; choose another folder");
        }
    }

    private void compare() throws IOException, BatchException {
        Path file = new Path(folder, SETTINGS);
        String wanted = PlainObject.line(settings.fields());
        if (!files.exists(file)) {
            write(file, wanted + "\n");
            return;
        }
        List<String> lines = lines(file);
        String known = lines.isEmpty() ? "" : lines.getFirst();
        if (!known.equals(wanted)) {
            throw BatchException.misuse(name() + ": a job was begun with other settings, " + known
                    + "; give the same to go on with it, or delete that folder");
        }
    }

    private void readRounds() throws IOException, BatchException {
        Path place = new Path(folder, ROUNDS);
        files.mkdirs(place);
        List<FileStatus> all = new ArrayList<>(Arrays.asList(files.listStatus(place, path -> path.getName().endsWith(".jsonl"))));
        all.sort(Comparator.comparing((FileStatus status) -> status.getPath().getName()));
        for (FileStatus status : all) {
            List<String> lines = lines(status.getPath());
            try {
                int number = 0;
                for (String line : lines) {
                    number++;
                    if (number == 1) {
                        written.addAll(PlainObject.read(line, number).texts("written"));
                    } else {
                        Manifest.Input input = Manifest.Input.read(line, number);
                        done.put(input.file(), input);
                    }
                }
            } catch (InputException e) {
                throw BatchException.failure(status.getPath().toUri().getPath() + ", line " + e.line() + ": " + e.message()
                        + "; delete " + name() + " to begin anew", e);
            }
            rounds++;
        }
    }

    /** Removes what a round left that did not come to its end. */
    private void tidy() throws IOException, BatchException {
        Path whole = new Path(folder, WHOLE);
        if (files.exists(whole)) {
            files.rename(whole, tables());
        }
        files.mkdirs(tables());
        sweep(tables());
    }

    /** Removes what no round lists, and checks that all is there that the rounds list. */
    private void sweep(Path root) throws IOException, BatchException {
        Set<String> missing = new HashSet<>(written);
        sweep(root, root, missing);
        if (!missing.isEmpty()) {
            throw BatchException.failure(name() + ": " + missing.size()
                    + " table files of finished rounds are missing; delete that folder to begin anew");
        }
    }

    /** Folder by folder: to list all files below one, Hadoop asks the system for the rights of each. */
    private void sweep(Path root, Path place, Set<String> missing) throws IOException {
        for (FileStatus status : files.listStatus(place)) {
            if (status.isDirectory()) {
                sweep(root, status.getPath(), missing);
            } else if (!missing.remove(below(root, status.getPath()))) {
                files.delete(status.getPath(), false);
            }
        }
    }

    private String below(Path above, Path file) {
        String root = files.makeQualified(above).toUri().getPath();
        return files.makeQualified(file).toUri().getPath().substring(root.length() + 1);
    }

    /** The folder of the tables in the making. */
    Path tables() {
        return new Path(folder, TABLES);
    }

    /** The folder as people name it. */
    String name() {
        return folder.toUri().getPath();
    }

    /** The files whose games are in the tables, by name, in the order in which they were ruled on. */
    Map<String, Manifest.Input> done() {
        return Collections.unmodifiableMap(done);
    }

    /** How many rounds are done. */
    int rounds() {
        return rounds;
    }

    /** A round is done: from here on it counts. */
    void keep(List<String> tableFiles, List<Manifest.Input> inputs) throws IOException {
        StringBuilder text = new StringBuilder(PlainObject.line(Map.of("written", tableFiles))).append('\n');
        inputs.forEach(input -> text.append(input.line()).append('\n'));
        Path place = new Path(folder, ROUNDS);
        String name = String.format("%06d", rounds + 1);
        Path draft = new Path(place, name + ".part");
        write(draft, text.toString());
        if (!files.rename(draft, new Path(place, name + ".jsonl"))) {
            throw new IOException(draft + ": cannot be renamed");
        }
        rounds++;
        written.addAll(tableFiles);
        inputs.forEach(input -> done.put(input.file(), input));
    }

    /** Puts the tables in their place, with the manifest. */
    Manifest finish(List<String> order) throws IOException, BatchException {
        // A task that Spark has given up may still write; what it writes from here on goes elsewhere.
        Path whole = new Path(folder, WHOLE);
        if (!files.rename(tables(), whole)) {
            throw BatchException.failure(whole.toUri().getPath() + ": cannot be made");
        }
        sweep(whole);
        Manifest manifest = new Manifest(settings, order.stream().map(done::get).toList());
        try (Writer writer = new BufferedWriter(new OutputStreamWriter(
                files.create(new Path(whole, StoredTable.MANIFEST), true), StandardCharsets.UTF_8))) {
            manifest.write(writer);
        }
        if (files.exists(out) || !files.rename(whole, out)) {
            throw BatchException.failure(out.toUri().getPath() + ": cannot be made; the tables are in " + whole.toUri().getPath());
        }
        files.delete(folder, true);
        return manifest;
    }

    private void write(Path file, String text) throws IOException {
        try (Writer writer = new OutputStreamWriter(files.create(file, true), StandardCharsets.UTF_8)) {
            writer.write(text);
        }
    }

    private List<String> lines(Path file) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(files.open(file), StandardCharsets.UTF_8))) {
            return in.lines().toList();
        }
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
