package org.openarbiter.rules.xiangqi.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnExport;
import org.openarbiter.rules.xiangqi.board.CoordinateMoves;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Writes recorded games of xiangqi as PGN, in one of its notations. */
final class XiangqiPgnWriter extends PgnExport<XiangqiBoard> {
    private static final List<String> ROSTER = List.of("Game", "Event", "Site", "Date", "Round", "Red", "Black", "Result");

    private final Notation notation;

    XiangqiPgnWriter(Notation notation) {
        super(ROSTER);
        this.notation = notation;
    }

    @Override
    protected String name(XiangqiBoard board, int play) {
        return notation.write(board, play);
    }

    @Override
    protected void addStart(XiangqiBoard start, Map<String, String> tags) {
        String fen = Fen.write(start);
        if (!fen.equals(Fen.START)) {
            tags.putIfAbsent("FEN", fen);
        }
        describe(tags);
    }

    private void describe(Map<String, String> tags) {
        tags.putIfAbsent("Game", "Chinese Chess");
        tags.put("Format", switch (notation) {
            case CHINESE, SIMPLIFIED -> "Chinese";
            case WXF, ICCS, UCCI, UCI -> notation.name();
        });
    }

    /** {@inheritDoc} Those of the record, but for the notation, which is a new one. */
    @Override
    protected Map<String, String> kept(Map<String, String> tags) {
        Map<String, String> kept = new LinkedHashMap<>(tags);
        describe(kept);
        return kept;
    }

    @Override
    protected int firstPly(XiangqiBoard start) {
        return 2 * (start.fullMoveNumber() - 1) + start.toMove();
    }

    /**
     * {@inheritDoc} Points are marked with a tilde: whether their ranks run from 0 or from 1 the moves that can be played no longer
     * tell. So is what stood in another format, where it may have meant something else.
     */
    @Override
    protected String unplayable(RecordedGame<XiangqiBoard> game, String written) {
        boolean asItWas = game instanceof XiangqiPgnGame && !CoordinateMoves.isOne(written)
                || written.startsWith("~")
                || written.startsWith("@@");
        if (asItWas) {
            return written;
        }
        return written.chars().anyMatch(Character::isLetterOrDigit) ? "~" + written : "@@" + written;
    }

    @Override
    protected @Nullable String comment(RecordedGame<XiangqiBoard> game, int moment) {
        return game instanceof XiangqiRecord record ? record.comments().get(moment) : null;
    }
}
