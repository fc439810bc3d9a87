package org.openarbiter.batch.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.stored.Manifest;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.RulebookException;

/** Games of files on a disk that all workers see, a file a task. */
public final class WholeFiles implements BatchJob.Source {
    @Override
    public List<GameBatch> batches(SparkSession spark, List<String> files, Manifest.Settings settings) throws IOException {
        List<GameBatch> batches = new ArrayList<>();
        for (String file : files) {
            batches.add(new WholeFile(file, settings));
        }
        return batches;
    }

    private record WholeFile(String file, Manifest.Settings settings) implements GameBatch {
        @Override
        public void read(Sink sink) throws IOException {
            try (Archive archive = Archive.open(Path.of(file), file, settings.format(), RulebookChoice.of(settings.rules()).game())) {
                while (true) {
                    RawGame game;
                    try {
                        game = archive.next();
                    } catch (ArchiveException e) {
                        sink.fault(file, String.valueOf(e.getMessage()));
                        return;
                    }
                    if (game == null) {
                        return;
                    }
                    sink.game(file, archive.reader(), game);
                }
            } catch (ArchiveException e) {
                sink.fault(file, String.valueOf(e.getMessage()));
            } catch (RulebookException e) {
                throw new IllegalStateException("a rulebook that was there when the job began", e);
            }
        }
    }
}
