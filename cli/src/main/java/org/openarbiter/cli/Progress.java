package org.openarbiter.cli;

import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A bar on standard error while long work goes on; nothing where standard error is no terminal. */
final class Progress implements AutoCloseable {
    private static final long MEGABYTE = 1 << 20;

    private final @Nullable ProgressBar bar;

    /**
     * A bar.
     *
     * @param total how many bytes there are to read; −1 if that is not known
     * @param shown whether it is to be seen at all
     */
    Progress(long total, boolean shown) {
        bar = shown
                ? new ProgressBarBuilder()
                        .setTaskName("Judging")
                        .setInitialMax(total)
                        .setUnit(" MB", MEGABYTE)
                        .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                        .setUpdateIntervalMillis((int) Duration.ofMillis(200).toMillis())
                        .setConsumer(new ConsoleProgressBarConsumer(System.err))
                        .build()
                : null;
    }

    /** So many bytes have been read and so many games judged. */
    void at(long bytes, long games) {
        if (bar != null) {
            bar.stepTo(bytes);
            bar.setExtraMessage(" " + games + " games");
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
