package org.openarbiter.server.archive;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.server.http.Limits;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.ProblemException;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.record.Sent;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.StoredArchive;
import org.openarbiter.server.store.StoredArchive.Progress;
import org.openarbiter.server.store.StoredArchive.State;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes archives in: checks what is wanted, and streams the file to the disk. What does not arrive whole leaves nothing behind. */
public final class Arrivals {
    private static final Logger LOG = LoggerFactory.getLogger(Arrivals.class);
    private static final int MOST_RULEBOOKS = 20;
    private static final int BUFFER = 1 << 16;

    private final Settings.Bounds bounds;
    private final ArchiveJobs jobs;
    private final Supplier<String> ids;
    private final Limits often;

    /**
     * Archives for a list of jobs.
     *
     * @param ids makes random ids
     */
    public Arrivals(Settings.Bounds bounds, ArchiveJobs jobs, Supplier<String> ids) {
        this.bounds = bounds;
        this.jobs = jobs;
        this.ids = ids;
        often = new Limits(bounds.archivesPerClientAndHour(), Duration.ofHours(1), System::nanoTime);
    }

    /**
     * Takes the archive in a request.
     *
     * @throws ProblemException if it is refused, or does not arrive
     */
    StoredArchive take(Context context) {
        List<String> rules = rules(context);
        String format = Sent.format(context);
        String name = Sent.name(context, "archive");
        if (context.contentLength() > bounds.archive()) {
            throw Request.tooLarge(bounds.archive());
        }
        int wait = often.take(context.ip());
        if (wait > 0) {
            throw Problem.of(Kind.TOO_MANY, "one client may send " + bounds.archivesPerClientAndHour() + " archives an hour")
                    .with("retryAfter", wait).exception();
        }
        String id = ids.get();
        try {
            ArchiveFolder folder = jobs.arrive(id);
            boolean arrived = false;
            try {
                long size = store(context, folder.sent());
                ArchiveFolder.force(folder.sent());
                ArchiveFolder.force(folder.folder());
                StoredArchive archive = new StoredArchive(
                        id, jobs.server(), name, rules, format, size, State.WAITING, Progress.NONE, null, Instant.now().toString());
                jobs.arrived(archive);
                arrived = true;
                return archive;
            } finally {
                if (!arrived) {
                    jobs.lost(id);
                }
            }
        } catch (IOException e) {
            LOG.error("an archive cannot be stored", e);
            throw Problem.of(Kind.BUSY, "the archive cannot be stored").exception();
        }
    }

    /** Writes the body into a file; returns its length. */
    private long store(Context context, Path file) throws IOException {
        InputStream in = Request.stream(context);
        long size = 0;
        byte[] buffer = new byte[BUFFER];
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int read = read(in, buffer); read >= 0; read = read(in, buffer)) {
                size += read;
                if (size > bounds.archive()) {
                    throw Request.tooLarge(bounds.archive());
                }
                out.write(buffer, 0, read);
            }
        }
        if (size == 0) {
            throw Problem.of(Kind.BAD_REQUEST, "the body is empty; expected a file of games").exception();
        }
        return size;
    }

    private static int read(InputStream in, byte[] buffer) {
        try {
            return in.read(buffer);
        } catch (IOException e) {
            throw Problem.of(Kind.BAD_REQUEST, "the request body is incomplete").exception();
        }
    }

    private static List<String> rules(Context context) {
        List<String> rules = Request.rules(context);
        if (rules.size() > MOST_RULEBOOKS) {
            throw Problem.of(Kind.BAD_REQUEST, "one archive is surveyed under " + MOST_RULEBOOKS + " rulebooks at most").exception();
        }
        try {
            RulebookChoice.of(rules);
            return rules.stream().map(String::strip).toList();
        } catch (RulebookException e) {
            throw Problem.of(Kind.UNREADABLE, String.valueOf(e.getMessage())).exception();
        }
    }
}
