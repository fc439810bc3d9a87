package org.openarbiter.batch.job;

import java.io.PrintStream;
import java.time.Duration;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/** How far a job is: a line on a terminal, written anew every second; silent elsewhere. */
public final class Progress extends SparkListener {
    private static final long EVERY = 1_000_000_000L;

    private final PrintStream to;
    private final boolean shown;
    private final long began = System.nanoTime();
    private int rounds;
    private int round;
    private long bytes;
    private long bytesBefore;
    private long bytesOfRound;
    private int tasks;
    private int tasksDone;
    private long last;
    private int width;
    private @Nullable LongAccumulator games;

    /**
     * Progress of nothing yet.
     *
     * @param shown whether somebody looks
     */
    public Progress(PrintStream to, boolean shown) {
        this.to = to;
        this.shown = shown;
    }

    /** The job begins, perhaps with files that are done. */
    synchronized void begin(int done, int files, int allRounds, long allBytes) {
        rounds = allRounds;
        bytes = allBytes;
        if (done > 0) {
            to.println("arbiter: going on: " + done + " of " + files + " files are done");
        }
    }

    /** A round begins. */
    synchronized void round(long ofBytes, int ofTasks, LongAccumulator counting) {
        round++;
        bytesBefore += bytesOfRound;
        bytesOfRound = ofBytes;
        tasks = ofTasks;
        tasksDone = 0;
        games = counting;
        show();
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd task) {
        if (task.taskInfo().successful() && task.taskMetrics() != null) {
            tasksDone++;
            show();
        }
    }

    private void show() {
        LongAccumulator counted = games;
        long now = System.nanoTime();
        if (!shown || counted == null || now - last < EVERY) {
            return;
        }
        last = now;
        write(line(counted.value(), Duration.ofNanos(now - began)));
    }

    private String line(long count, Duration time) {
        double ofRound = tasks == 0 ? 0 : Math.min(1.0, (double) tasksDone / tasks);
        double share = bytes == 0 ? 0 : (bytesBefore + bytesOfRound * ofRound) / bytes;
        double seconds = Math.max(0.001, time.toMillis() / 1000.0);
        String left = share < 0.01 ? "" : ", " + time((long) (seconds * (1 - share) / share)) + " left";
        return String.format(
                "Ruling: %,d games, %,.0f a second, %d %%, round %d of %d%s", count, count / seconds, (int) (share * 100), round, rounds, left);
    }

    private static String time(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600 ? seconds / 60 + " min" : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }

    private void write(String line) {
        to.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
        to.flush();
        width = line.length();
    }

    /** The job is over, well or not. */
    synchronized void end() {
        if (width > 0) {
            write("");
            to.print("\r");
            to.flush();
            width = 0;
        }
    }
}
