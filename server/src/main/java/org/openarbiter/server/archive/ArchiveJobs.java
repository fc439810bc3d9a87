package org.openarbiter.server.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.game.Followers;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.ArchiveStore;
import org.openarbiter.server.store.StoredArchive;
import org.openarbiter.server.store.StoredArchive.State;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The archives of this server: surveys them one after the other, in the order in which they came, and keeps a bounded number.
 *
 * <p>A job that was not over when the server stopped, however it stopped, is done anew after the next start. Thread-safe.
 */
public final class ArchiveJobs implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ArchiveJobs.class);
    private static final long STOP_MILLIS = 10_000;
    private static final long PAUSE_MILLIS = 5_000;

    private final Settings.Bounds bounds;
    private final ArchiveStore store;
    private final Followers followers;
    private final Path folder;
    private final Thread runner;
    /** Guards what follows, and that the files of an archive and what the database says of it change together. */
    private final Object lock = new Object();
    private @Nullable SurveyJob current;
    private final Set<String> arriving = new HashSet<>();
    private boolean closed;

    /**
     * Begins with what is left from before.
     *
     * @param folder where the files of archives are
     * @param followers who follows the progress, each under the {@link #key} of its archive
     */
    public ArchiveJobs(Settings.Bounds bounds, ArchiveStore store, Path folder, Followers followers) {
        this.bounds = bounds;
        this.store = store;
        this.folder = folder;
        this.followers = followers;
        runner = Thread.ofPlatform().name("archives").daemon().start(this::run);
    }

    /** Under which name an archive is followed. */
    static String key(String id) {
        return "archive/" + id;
    }

    String server() {
        return store.server();
    }

    /** The files of an archive. The id is one that this server has made, never one from a request. */
    ArchiveFolder folder(StoredArchive archive) {
        return new ArchiveFolder(folder.resolve(archive.id()));
    }

    /**
     * Makes a folder for an archive that is about to arrive. Others have to go for it once it is there, not before.
     *
     * @throws org.openarbiter.server.http.ProblemException if there is no room
     */
    ArchiveFolder arrive(String id) throws IOException {
        synchronized (lock) {
            boolean full = store.ids().size() >= bounds.archives() && store.oldestOver().isEmpty();
            if (full || arriving.size() >= bounds.archives()) {
                throw Problem.of(Kind.TOO_MANY, "this server has reached its limit of archives; try again when one of them is done")
                        .with("retryAfter", 60).exception();
            }
            ArchiveFolder made = new ArchiveFolder(Files.createDirectories(folder.resolve(id)));
            arriving.add(id);
            return made;
        }
    }

    /** An archive has arrived, and its file is on disk. Where there are too many, the one that was done first goes. */
    void arrived(StoredArchive archive) throws IOException {
        synchronized (lock) {
            while (store.ids().size() >= bounds.archives()) {
                Optional<StoredArchive> oldest = store.oldestOver();
                if (oldest.isEmpty()) {
                    break;
                }
                removeNow(oldest.get());
            }
            store.add(archive);
            arriving.remove(archive.id());
            lock.notifyAll();
        }
    }

    /** An archive did not arrive. */
    void lost(String id) throws IOException {
        synchronized (lock) {
            arriving.remove(id);
            new ArchiveFolder(folder.resolve(id)).delete();
        }
    }

    /** An archive as it stands, whichever server has it. */
    Optional<StoredArchive> get(String id) {
        synchronized (lock) {
            SurveyJob job = current;
            return job != null && job.id().equals(id) && !job.isRemoved() ? Optional.of(job.state()) : store.get(id);
        }
    }

    /** Removes an archive of this server with all that came of it. */
    void remove(StoredArchive archive) throws IOException {
        synchronized (lock) {
            removeNow(archive);
        }
        followers.changed(key(archive.id()));
    }

    /** First from the database: files that are there for nothing are found at the next start. */
    private void removeNow(StoredArchive archive) throws IOException {
        store.remove(archive.id());
        SurveyJob job = current;
        if (job != null && job.id().equals(archive.id())) {
            job.remove();
        } else {
            folder(archive).delete();
        }
    }

    private void run() {
        try {
            sweep();
            while (true) {
                try {
                    SurveyJob job = next();
                    if (job == null) {
                        return;
                    }
                    StoredArchive over = job.await();
                    end(job, over);
                } catch (RuntimeException | IOException e) {
                    LOG.error("archives cannot be worked on; trying again", e);
                    synchronized (lock) {
                        current = null;
                        if (!closed) {
                            lock.wait(PAUSE_MILLIS);
                        }
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Removes the files of archives that did not arrive, or were to go, when the server stopped. */
    private void sweep() {
        synchronized (lock) {
            try {
                Set<String> ids = store.ids();
                for (ArchiveFolder found : ArchiveFolder.in(folder)) {
                    String id = String.valueOf(found.folder().getFileName());
                    if (!arriving.contains(id) && !ids.contains(id)) {
                        found.delete();
                    }
                }
            } catch (RuntimeException | IOException e) {
                LOG.error("files of archives that are gone cannot be removed", e);
            }
        }
    }

    /** Begins the next job as soon as there is one; null if the server stops. */
    private @Nullable SurveyJob next() throws InterruptedException {
        synchronized (lock) {
            while (!closed) {
                Optional<StoredArchive> waiting = store.next();
                if (waiting.isPresent()) {
                    StoredArchive archive = waiting.get();
                    store.update(archive.with(State.RUNNING, StoredArchive.Progress.NONE, null));
                    SurveyJob job = new SurveyJob(archive, folder(archive), bounds, () -> followers.changed(key(archive.id())));
                    current = job;
                    job.start();
                    return job;
                }
                lock.wait();
            }
            return null;
        }
    }

    private void end(SurveyJob job, @Nullable StoredArchive over) throws IOException {
        synchronized (lock) {
            current = null;
            if (job.isRemoved()) {
                job.folder().delete();
            } else if (over != null) {
                store.update(over);
                job.folder().settle();
            }
        }
        followers.changed(key(job.id()));
    }

    /** Stops; a job that is not over begins anew at the next start. */
    @Override
    public void close() {
        synchronized (lock) {
            closed = true;
            if (current != null) {
                current.stop();
            }
            lock.notifyAll();
        }
        try {
            runner.join(STOP_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
