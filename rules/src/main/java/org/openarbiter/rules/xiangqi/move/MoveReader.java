package org.openarbiter.rules.xiangqi.move;

import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.board.ChineseCharacters;
import org.openarbiter.rules.xiangqi.board.CoordinateMoves;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Reads the moves of one record, each in whatever notation it is written: WXF, Chinese, ICCS, UCCI or UCI.
 *
 * <p>A text has one meaning or none: where two legal moves fit it, it is refused, with both. A move that leaves its king in check
 * does not fit. A reader is confined to one thread; it does not allocate as long as texts are in order.
 */
public final class MoveReader {
    /** What stands before two points with ranks from 0 in a record that writes its other moves in another notation: {@code ~e5d7}. */
    public static final String POINTS = "~";

    private final MoveSearch search = new MoveSearch();
    private final WxfReader wxf = new WxfReader(search);
    private final ChineseReader chinese = new ChineseReader(search);
    private int firstRank;
    private boolean ranksKnown;

    /** A reader that takes ranks to run from 0 to 9, until a rank 10 shows that they run from 1. */
    public MoveReader() {}

    /**
     * A reader for a record that has been looked at as a whole, to settle what one move alone leaves open.
     *
     * <p>Ranks run from 0 if any move has a rank 0, from 1 if any has a rank 10; otherwise from wherever the whole record, or
     * else more of it, can be played; from 0 if that says nothing either. Pawns are taken to be written as Fairy-Stockfish does
     * if one of them can be written in no other way.
     *
     * @param start where the record begins; it is left as it was
     */
    public static MoveReader of(XiangqiBoard start, List<String> moves) {
        var reader = new MoveReader();
        boolean points = false;
        for (String text : moves) {
            if (CoordinateMoves.isOne(text)) {
                points = true;
                reader.settle(text);
            } else if (WxfReader.isPlaceFirst(text)) {
                reader.wxf.placesFirst();
            }
        }
        if (points && !reader.ranksKnown) {
            reader.firstRank = reader.playable(start, moves, 1) > reader.playable(start, moves, 0) ? 1 : 0;
            reader.ranksKnown = true;
        }
        return reader;
    }

    /**
     * The play that a text means.
     *
     * @return the play; always legal here
     * @throws PlayException if the text is no move, or not a legal one, or more than one could be meant; the message says why
     */
    public int read(XiangqiBoard board, String text) throws PlayException {
        search.liberties = 0;
        if (ChineseCharacters.isOne(text)) {
            return chinese.read(board, text);
        }
        if (CoordinateMoves.isOne(text)) {
            settle(text);
            return CoordinateMoves.read(board, text, firstRank);
        }
        if (text.startsWith(POINTS) && CoordinateMoves.isOne(text.substring(POINTS.length()))) {
            return CoordinateMoves.read(board, text.substring(POINTS.length()), 0);
        }
        return wxf.read(board, text);
    }

    /** Where the ranks of this record begin, if it names points: 0 or 1. */
    public int firstRank() {
        return firstRank;
    }

    /**
     * What was passed over in the latest move read: usually nothing, else clauses that follow the quoted text, such as
     * {@code lacks the sign of a sideways move}.
     */
    public List<String> liberties() {
        return MoveLiberty.words(search.liberties);
    }

    /** The notation in which a record is written that this reader was made for. */
    public Notation notation(List<String> moves) {
        return Notation.of(moves, firstRank);
    }

    /** Learns from a move where ranks begin, the first time that one shows it. */
    private void settle(String text) {
        if (!ranksKnown && (CoordinateMoves.hasRank(text, 0) || CoordinateMoves.hasRank(text, 10))) {
            firstRank = CoordinateMoves.hasRank(text, 0) ? 0 : 1;
            ranksKnown = true;
        }
    }

    /** How many moves of a record can be played if ranks begin at 0 or at 1. */
    private int playable(XiangqiBoard start, List<String> moves, int firstRankTried) {
        XiangqiBoard board = start.copy();
        firstRank = firstRankTried;
        int played = 0;
        try {
            for (String text : moves) {
                board.play(board.toMove(), read(board, text));
                played++;
            }
        } catch (PlayException e) {
            return played;
        }
        return played;
    }
}
