package org.openarbiter.server.record;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulingLines;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.setup.Settings;

/**
 * The rulings on the games of an archive, a piece of them at a time: whoever reads them slowly keeps nobody from working in between.
 * Confined to one thread at a time.
 */
final class RulingStream {
    /** A piece ends when it is that long, or has taken that long. */
    private static final int LONG_ENOUGH = 1 << 16;
    private static final Duration WORKED_ENOUGH = Duration.ofMillis(200);

    private final Archive archive;
    private final Judge judge;
    private final Settings.Bounds bounds;
    private final long deadline;
    private final RulingLines lines;
    private int games;
    private boolean ended;

    RulingStream(Archive archive, Judge judge, Settings.Bounds bounds, Language language) {
        this.archive = archive;
        this.judge = judge;
        this.bounds = bounds;
        lines = new RulingLines(language);
        deadline = System.nanoTime() + bounds.requestTime().toNanos();
    }

    /** Whether all has been said. */
    boolean isEnded() {
        return ended;
    }

    /**
     * The next rulings, a line each. What goes wrong after the first of them is a line of its own.
     *
     * @throws ArchiveException if not even one game can be read
     * @throws org.openarbiter.server.http.ProblemException if there is no game
     */
    byte[] next() throws ArchiveException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long begun = System.nanoTime();
        while (!ended && out.size() < LONG_ENOUGH && System.nanoTime() - begun < WORKED_ENOUGH.toNanos()) {
            game(out);
        }
        return out.toByteArray();
    }

    private void game(ByteArrayOutputStream out) throws ArchiveException {
        RawGame raw;
        try {
            raw = archive.next();
        } catch (ArchiveException e) {
            if (games == 0) {
                throw e;
            }
            end(out, Problem.of(Kind.UNREADABLE, String.valueOf(e.getMessage())));
            return;
        }
        if (raw == null && games == 0) {
            throw Problem.of(Kind.UNREADABLE, "the record contains no games").exception();
        }
        if (raw == null) {
            ended = true;
        } else if (games == bounds.gamesPerRequest()) {
            end(out, Problem.of(Kind.TOO_LARGE, "one request is for " + bounds.gamesPerRequest()
                    + " games at most; send the rest, or the whole as an archive"));
        } else if (games > 0 && System.nanoTime() > deadline) {
            end(out, Problem.of(Kind.BUSY, "the time for one request is up after " + games
                    + " games; send the rest, or the whole as an archive"));
        } else {
            games++;
            JudgedGame judged = raw.to() - raw.from() > bounds.game() ? Judge.tooLong(archive, raw, bounds.game()) : judge.judge(archive, raw);
            lines.of(judged).forEach(line -> line(out, line));
        }
    }

    /** Ends the stream with a problem. */
    byte[] end(Problem problem) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        end(out, problem);
        return out.toByteArray();
    }

    private void end(ByteArrayOutputStream out, Problem problem) {
        ended = true;
        line(out, problem.json().toString());
    }

    private static void line(ByteArrayOutputStream out, String line) {
        out.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
