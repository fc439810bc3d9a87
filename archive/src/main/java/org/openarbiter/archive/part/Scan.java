package org.openarbiter.archive.part;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.file.SalvagingStream;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.Midway.Joint;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;

/**
 * What a worker finds that looks through a range: where games begin if they do where it guesses.
 *
 * @param joints the first of them, counted from the beginning of the range
 * @param next the first joint behind the range, counted alike; null if there is none, or it was not found
 * @param length how many bytes the content of the range has; −1 if it is damaged
 * @param isLast whether the file ends with the last game that was found
 * @param isBroken whether the file breaks off
 * @param isAscii whether the content of the range is ASCII
 */
public record Scan(
        List<Joint> joints, @Nullable Joint next, long length, boolean isLast, boolean isBroken, boolean isAscii) implements Serializable {
    /** How many joints are kept; a guess that is wrong is put right within a few games. */
    private static final int KEPT = 16;

    public Scan {
        joints = List.copyOf(joints);
    }

    /** Looks through a range. */
    static Scan of(Content content, Range range, GameReader reader, Midway midway, long overrun) throws IOException {
        if (range.from() == 0) {
            return look(content, range, midway, overrun, reader::split);
        }
        Scan found = look(content, range, midway, overrun, midway::search);
        return found.joints().isEmpty() ? look(content, range, midway, overrun, midway::nextLine) : found;
    }

    /** Makes the splitter of a range. */
    private interface Beginning {
        RecordFormat.Splitter split(InputStream in) throws IOException;
    }

    private static Scan look(Content content, Range range, Midway midway, long overrun, Beginning beginning) throws IOException {
        List<Joint> joints = new ArrayList<>();
        if (range.from() == 0) {
            joints.add(new Joint(0, 1, 1));
        }
        RangeInput input = new RangeInput(content, range, overrun, midway.needsAscii());
        SalvagingStream salvaged = new SalvagingStream(input);
        try (RecordFormat.Splitter splitter = beginning.split(salvaged)) {
            for (RawGame game = splitter.next(); !input.isCutOff(); game = splitter.next()) {
                if (game == null) {
                    return new Scan(joints, null, input.length(), true, salvaged.fault() != null, input.isAscii());
                }
                Joint joint = Joint.of(game);
                if (joint == null) {
                    continue;
                }
                if (input.length() >= 0 && joint.offset() >= input.length()) {
                    return new Scan(joints, joint, input.length(), false, salvaged.fault() != null, input.isAscii());
                }
                if (joints.size() < KEPT && !joints.contains(joint)) {
                    joints.add(joint);
                }
            }
            return new Scan(joints, null, input.length(), false, salvaged.fault() != null, input.isAscii());
        }
    }
}
