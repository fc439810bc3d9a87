package org.openarbiter.rules.xiangqi.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnRecord;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.move.MoveReader;
import org.openarbiter.rules.xiangqi.text.EncodingEscape;
import org.openarbiter.rules.xiangqi.text.LineText;

/** A game of xiangqi that was read from PGN. */
final class XiangqiPgnGame extends PgnRecord<XiangqiBoard> {
    private final XiangqiBoard start;
    private final List<String> moves;
    private final MoveReader reader;

    private XiangqiPgnGame(PgnGame pgn, XiangqiBoard start) throws InputException {
        super(pgn, "xiangqi");
        this.start = start;
        moves = new ArrayList<>(pgn.plies());
        for (int index = 0; index < pgn.plies(); index++) {
            moves.add(EncodingEscape.plain(pgn.written(index)));
        }
        reader = MoveReader.of(start.copy(), moves);
        start.writtenIn(reader.notation(moves));
    }

    static XiangqiPgnGame read(RawGame raw, boolean strict) throws InputException {
        PgnGame pgn = PgnGame.read(raw, strict);
        brokenBytes(raw, pgn);
        XiangqiPgnGame game = new XiangqiPgnGame(pgn, XiangqiPgnStart.of(pgn));
        if (strict) {
            game.refuseLiberties(game.new StrictMoves());
        }
        return game;
    }

    /** Bytes that stand for no character: in a move they leave nothing to be read, elsewhere they are passed over. */
    private static void brokenBytes(RawGame raw, PgnGame pgn) throws InputException {
        byte[] b = raw.bytes();
        int first = EncodingEscape.next(b, raw.from(), raw.to());
        if (first < 0) {
            return;
        }
        for (int index = 0; index < pgn.plies(); index++) {
            int broken = EncodingEscape.next(b, pgn.moveFrom(index), pgn.moveTo(index));
            if (broken >= 0) {
                throw pgn.error(broken, LineText.brokenByte(b, broken), "a move");
            }
        }
        int count = 0;
        for (int at = first; at >= 0; at = EncodingEscape.next(b, at + 1, raw.to())) {
            count++;
        }
        pgn.liberty(first, LineText.brokenByte(b, first) + "; it was ignored"
                + (count == 1 ? "" : ", and so were " + (count - 1) + " more in this record"), "a character");
    }

    private final class StrictMoves implements Moves<XiangqiBoard> {
        @Override
        public int read(int index, XiangqiBoard board) throws PlayException {
            return reader.read(board, moves.get(index));
        }

        @Override
        public List<String> liberties() {
            return reader.liberties();
        }

        @Override
        public String write(XiangqiBoard board, int play) {
            return Notation.CHINESE.write(board, play);
        }
    }

    @Override
    public XiangqiBoard start() {
        return start.copy();
    }

    @Override
    public int play(int index, XiangqiBoard board) throws PlayException {
        int play = reader.read(board, moves.get(index));
        if (isUnreported(index)) {
            List<String> liberties = reader.liberties();
            if (!liberties.isEmpty()) {
                report(index, liberties);
            }
        }
        return play;
    }

    /** Where ranks begin in moves that name two points: 0 or 1. */
    int firstRank() {
        return reader.firstRank();
    }

    @Override
    public String written(int index) {
        return moves.get(index);
    }

    /** {@inheritDoc} Where the players are called White and Black, as in chess, the first is Red here as well. */
    @Override
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        super.tags().forEach((name, value) -> tags.put(name, EncodingEscape.plain(value)));
        String white = tags.get("White");
        if (white != null) {
            tags.putIfAbsent("Red", white);
        }
        return Collections.unmodifiableMap(tags);
    }
}
