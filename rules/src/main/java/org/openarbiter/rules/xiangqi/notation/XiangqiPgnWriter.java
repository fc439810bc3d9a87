package org.openarbiter.rules.xiangqi.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnExport;
import org.openarbiter.rules.xiangqi.board.CoordinateMoves;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.move.MoveReader;

/** Writes recorded games of xiangqi as PGN, in one of its notations. */
final class XiangqiPgnWriter extends PgnExport<XiangqiBoard> {
    private static final List<String> ROSTER = List.of("Game", "Event", "Site", "Date", "Round", "Red", "Black", "Result");

    /** Two points with ranks from 1 to 10. */
    private static final Pattern FROM_ONE = Pattern.compile("([A-Ia-i])(10|[1-9])(-?[A-Ia-i])(10|[1-9])");

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
     * {@inheritDoc} Points are marked with a tilde, and their ranks run from 0: the moves that can be played no longer tell where they begin.
     * What names no points in another format is marked, too: it may have meant something else there.
     */
    @Override
    protected String unplayable(RecordedGame<XiangqiBoard> game, String written) {
        boolean asItWas = game instanceof XiangqiPgnGame && !CoordinateMoves.isOne(written)
                || written.startsWith(MoveReader.POINTS)
                || written.startsWith("@@");
        if (asItWas) {
            return written;
        }
        String points = points(game, written);
        return points.chars().anyMatch(Character::isLetterOrDigit) ? MoveReader.POINTS + points : "@@" + written;
    }

    /** The points of a move with ranks from 0; what was written if it names none. */
    private static String points(RecordedGame<XiangqiBoard> game, String written) {
        if (game instanceof DhtmlGame) {
            return DhtmlReader.points(written);
        }
        int firstRank = game instanceof XiangqiPgnGame pgn ? pgn.firstRank() : game.start().notation() == Notation.UCI ? 1 : 0;
        Matcher named = FROM_ONE.matcher(written);
        return firstRank == 1 && named.matches()
                ? named.group(1) + rank(named.group(2)) + named.group(3) + rank(named.group(4)) : written;
    }

    /** A rank that counts from 1, counted from 0. */
    private static int rank(String fromOne) {
        return Integer.parseInt(fromOne) - 1;
    }

    @Override
    protected @Nullable String comment(RecordedGame<XiangqiBoard> game, int moment) {
        return game instanceof XiangqiRecord record ? record.comments().get(moment) : null;
    }
}
