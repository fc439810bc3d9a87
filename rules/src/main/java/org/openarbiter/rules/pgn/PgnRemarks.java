package org.openarbiter.rules.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RecordFormat;

/** Puts remarks on a game into its movetext, as marked comments. */
public final class PgnRemarks {
    /** How the comments begin. */
    public static final String MARK = "Arbiter: ";

    private PgnRemarks() {}

    /** The line with a comment behind each move whose moment has a remark; earlier such comments in the main line go. */
    public static PgnLine into(PgnLine line, RecordFormat.Remarks remarks) {
        List<PgnLine.Item> items = new ArrayList<>(line.items().size());
        int ply = 0;
        @Nullable String due = remarks.at(0);
        for (PgnLine.Item item : line.items()) {
            if (item instanceof PgnLine.Comment comment && comment.text().startsWith(MARK.strip())) {
                continue;
            }
            // Glyphs stay with their move.
            if (due != null && !(item instanceof PgnLine.Nag)) {
                items.add(comment(due));
                due = null;
            }
            items.add(item);
            if (item instanceof PgnLine.Move) {
                due = remarks.at(++ply);
            }
        }
        if (due != null) {
            items.add(comment(due));
        }
        return new PgnLine(items);
    }

    private static PgnLine.Comment comment(String remark) {
        return new PgnLine.Comment(MARK + remark.replace('}', ')').replace('{', '('));
    }
}
