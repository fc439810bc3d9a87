package org.openarbiter.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openarbiter.archive.file.Compression;

/** The files in folders that are skipped, because they are packed in a way that is not supported. */
public final class PackedOtherwise {
    private final SortedMap<String, List<String>> files = new TreeMap<>();

    /**
     * Adds a file if it is one of these, as its name has it, and not hidden.
     *
     * @param name its name within its folder
     * @param shown how messages name it
     */
    public void see(String name, String shown) {
        String ending = Compression.unsupportedEnding(name);
        if (ending != null && !name.startsWith(".")) {
            files.computeIfAbsent(ending, none -> new ArrayList<>()).add(shown);
        }
    }

    /** The files by the ending that says how they are packed, in order. */
    public SortedMap<String, List<String>> byEnding() {
        return files;
    }

    /** What was skipped and what to do about it: a message for each ending. */
    public List<String> messages() {
        List<String> messages = new ArrayList<>();
        files.forEach((ending, packed) -> messages.add(
                "skipped " + packed.size() + " " + ending + (packed.size() == 1 ? " file" : " files") + ", such as " + packed.getFirst()
                        + ": unpack what is in it, or pack each file with gzip, zstd or xz"));
        return messages;
    }
}
