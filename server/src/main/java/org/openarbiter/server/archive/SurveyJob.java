package org.openarbiter.server.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.survey.Output;
import org.openarbiter.archive.survey.SurveyCsv;
import org.openarbiter.archive.survey.SurveyJsonFile;
import org.openarbiter.archive.survey.SurveyPage;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.archive.survey.Surveyor;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.StoredArchive.Progress;
import org.openarbiter.server.store.StoredArchive.State;
import org.openarbiter.server.store.StoredArchive;
import org.openarbiter.wire.SurveyJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The work on one archive, on a thread of its own, which can be stopped at any time and then leaves no result.
 *
 * <p>Only that thread is ever interrupted: it touches nothing but the files of the archive.
 */
final class SurveyJob {
    static final String PAGE = "survey.html";
    static final String CSV = "survey.csv";
    static final String JSON = "survey.json";
    /** The survey without its incidents. */
    static final String COUNTS = "counts.json";

    private static final Logger LOG = LoggerFactory.getLogger(SurveyJob.class);

    private final StoredArchive archive;
    private final ArchiveFolder folder;
    private final Settings.Bounds bounds;
    private final Runnable changed;
    private final Thread thread;
    private volatile Progress progress = Progress.NONE;
    private volatile @Nullable StoredArchive over;
    private volatile boolean stopped;
    private volatile boolean removed;

    /** The survey ends before the archive does. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough(String message) {
            super(message, null, false, false);
        }
    }

    /**
     * Begins to work.
     *
     * @param changed called whenever it has come further
     */
    SurveyJob(StoredArchive archive, ArchiveFolder folder, Settings.Bounds bounds, Runnable changed) {
        this.archive = archive;
        this.folder = folder;
        this.bounds = bounds;
        this.changed = changed;
        thread = Thread.ofPlatform().name("archive").daemon().unstarted(this::run);
    }

    /** Begins. */
    void start() {
        thread.start();
    }

    /** The archive as it stands. */
    StoredArchive state() {
        return archive.with(State.RUNNING, progress, null);
    }

    String id() {
        return archive.id();
    }

    ArchiveFolder folder() {
        return folder;
    }

    /** Stops it; as if it had never begun. */
    void stop() {
        stopped = true;
        thread.interrupt();
    }

    /** Stops it, because the archive is to go. */
    void remove() {
        removed = true;
        stop();
    }

    /** Whether the archive is to go. */
    boolean isRemoved() {
        return removed;
    }

    /** Waits for its end; returns the archive with what came of it, or null if it was stopped. */
    @Nullable StoredArchive await() throws InterruptedException {
        thread.join();
        return over;
    }

    private void run() {
        try {
            over = surveyed();
        } catch (ArchiveException | RulebookException e) {
            fail(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            if (!stopped) {
                LOG.error("the survey of archive {} cannot be written", archive.id(), e);
            }
            fail("the survey cannot be written");
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            if (!stopped) {
                LOG.error("the survey of archive {} failed", archive.id(), e);
            }
            fail("the program failed on this archive; please report it");
        }
    }

    private void fail(String fault) {
        if (!stopped) {
            over = archive.with(State.FAILED, progress, fault);
        }
    }

    private @Nullable StoredArchive surveyed() throws IOException, RulebookException {
        RulebookChoice choice = RulebookChoice.of(archive.rules());
        Path to = folder.begin();
        List<SurveyReport> reports = new ArrayList<>();
        String fault = null;
        try (Archive games = Archive.open(folder.sent(), archive.name(), archive.format(), choice.game())) {
            try {
                IncidentWriter incidents = new IncidentWriter(to);
                reports.add(incidents);
                reports.add(new SurveyPage(to.resolve(PAGE), Output.FILES));
                reports.add(new SurveyCsv(Files.newBufferedWriter(to.resolve(CSV))));
                reports.add(new SurveyJsonFile(Files.newOutputStream(to.resolve(JSON))));
                int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
                Surveyor surveyor = new Surveyor(choice, Options.DEFAULT, threads, bounds.game(), Language.ENGLISH, reports);
                UnreadableGames unreadable = new UnreadableGames();
                try {
                    if (surveyor.add(games, new Watch(incidents, unreadable)) == 0) {
                        fault = archive.name() + " contains no games";
                    }
                } catch (ArchiveException | Enough e) {
                    fault = String.valueOf(e.getMessage());
                }
                if (stopped) {
                    return null;
                }
                for (SurveyReport report : reports) {
                    report.finish(surveyor.survey());
                }
                try (SurveyJson counts = new SurveyJson(Files.newOutputStream(to.resolve(COUNTS)))) {
                    counts.finish(surveyor.survey());
                }
                unreadable.write(to);
                progress = new Progress(
                        surveyor.survey().games(), surveyor.survey().unreadable(), incidents.count(),
                        fault == null ? archive.size() : games.bytesRead());
            } finally {
                for (SurveyReport report : reports) {
                    report.close();
                }
            }
        }
        folder.keep();
        return stopped ? null : archive.with(State.DONE, progress, fault);
    }

    /** Watches the survey, and ends it where it has had enough. */
    private final class Watch implements Surveyor.Listener {
        private final IncidentWriter incidents;
        private final long deadline = System.nanoTime() + bounds.archiveTime().toNanos();
        private final UnreadableGames list;
        private int unreadable;

        Watch(IncidentWriter incidents, UnreadableGames list) {
            this.incidents = incidents;
            this.list = list;
        }

        @Override
        public void unreadable(JudgedGame.Unreadable game) {
            unreadable++;
            list.add(game);
        }

        @Override
        public void progress(long bytes, int games) {
            progress = new Progress(games, unreadable, incidents.count(), bytes);
            changed.run();
            if (stopped) {
                throw new Enough("stopped");
            }
            String after = archive.name() + ": the survey ends after " + games + " games: ";
            if (System.nanoTime() > deadline) {
                throw new Enough(after + "the time for one archive, " + time(bounds.archiveTime()) + ", is up");
            }
            if (incidents.count() >= bounds.incidents()) {
                throw new Enough(after + "it has " + incidents.count() + " incidents; send the rest by itself");
            }
            if (incidents.gameBytes() > bounds.archive()) {
                throw new Enough(after + "the games with incidents take more than " + bounds.archive() + " bytes; send the rest by itself");
            }
        }

        private static String time(Duration time) {
            return time.toMinutes() >= 1 ? time.toMinutes() + " minutes" : time.toMillis() + " milliseconds";
        }
    }
}
