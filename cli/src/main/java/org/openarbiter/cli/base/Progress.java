package org.openarbiter.cli.base;

import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A bar on standard error while long work goes on; nothing where standard error is no terminal. */
public final class Progress implements AutoCloseable {
    private static final long MEGABYTE = 1 << 20;

    private final @Nullable ProgressBar bar;

    private Progress(String task, long total, String unit, long size, boolean shown) {
        bar = shown
                ? new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(total)
                        .setUnit(unit, size)
                        .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                        .setUpdateIntervalMillis((int) Duration.ofMillis(200).toMillis())
                        .setConsumer(new ConsoleProgressBarConsumer(System.err))
                        .build()
                : null;
    }

    /**
     * A bar over the bytes of a file of games.
     *
     * @param total how many bytes there are to read; −1 if that is not known
     * @param shown whether it is to be seen at all
     */
    public static Progress ofBytes(long total, boolean shown) {
        return new Progress("Judging", total, " MB", MEGABYTE, shown);
    }

    /** A bar over the positions of a game. */
    public static Progress ofPlies(int total, boolean shown) {
        return new Progress("Analyzing", total, " plies", 1, shown);
    }

    /**
     * So much has been done.
     *
     * @param message what else is shown
     */
    public void at(long done, String message) {
        if (bar != null) {
            bar.stepTo(done);
            bar.setExtraMessage(" " + message);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
