package org.openarbiter.cli.base;

import java.util.Iterator;
import org.openarbiter.archive.Formats;

/** The names of the formats, for help texts and completions. */
public final class FormatNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Formats.known().iterator();
    }
}
