package org.openarbiter.rules.xiangqi.notation;

import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.record.Asides;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** A game from DhtmlXQ, with variations that only the DhtmlXQ writer can write. */
final class DhtmlGame extends XiangqiRecord {
    private final Map<String, String> variations;

    DhtmlGame(
            XiangqiBoard start,
            List<String> moves,
            Map<String, String> tags,
            Map<Integer, String> comments,
            Map<String, String> variations,
            List<Liberty> liberties,
            Faults faults) {
        super(start.writtenIn(Notation.SIMPLIFIED), moves, DhtmlReader::play, tags, comments, liberties, faults);
        this.variations = variations;
    }

    @Override
    public Asides asides() {
        return new Asides(comments().size(), 0, (int) variations.keySet().stream().filter(tag -> tag.startsWith("move_")).count());
    }

    /** The variations and the comments on them, by tag. */
    Map<String, String> variations() {
        return variations;
    }
}
