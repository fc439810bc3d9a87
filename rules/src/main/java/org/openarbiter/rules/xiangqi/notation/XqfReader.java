package org.openarbiter.rules.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.Setup;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/** One reading of an XQF file. */
final class XqfReader {
    /** What stands for a place that is no point of the board. */
    private static final String OFF_BOARD = "?";

    private final byte[] b;
    private final int file;
    private final int end;
    private final boolean strict;
    private final List<Liberty> liberties = new ArrayList<>(0);
    private final List<String> moves = new ArrayList<>();
    /** Where each of them stands, in bytes. */
    private final List<Integer> places = new ArrayList<>();
    private final Map<Integer, String> comments = new TreeMap<>();

    XqfReader(RawGame raw, boolean strict) {
        b = raw.bytes();
        file = raw.from();
        end = raw.to();
        this.strict = strict;
    }

    XiangqiRecord read() throws InputException {
        int length = end - file;
        if (!XqfHeader.isHere(b, file)) {
            throw error(0, "the file does not begin with XQ", "an XQF file");
        }
        int version = b[file + XqfHeader.VERSION] & 0xFF;
        if (!XqfHeader.isKnown(version)) {
            throw error(XqfHeader.VERSION, "XQF version " + version / 10 + "." + version % 10 + " uses a cipher that is not known here",
                    "version 1.0, or 1.6 to 1.8");
        }
        if (length < XqfHeader.LENGTH) {
            throw error(length, "the file ends inside its header, after " + length + " bytes", "a header of 1024 bytes");
        }
        int sum = b[file + XqfHeader.KEY_SUM] + b[file + XqfHeader.KEY_SUM + 1] + b[file + XqfHeader.KEY_SUM + 2]
                + b[file + XqfHeader.KEY_SUM + 3];
        if (version > XqfHeader.PLAIN && (sum & 0xFF) != 0) {
            throw error(XqfHeader.KEY_SUM, "the cipher keys do not match their checksum", "an undamaged XQF file");
        }
        XqfKeys keys = XqfHeader.keys(b, file);
        int first = mainLine(keys);
        XiangqiBoard start = start(keys, first).writtenIn(Notation.SIMPLIFIED);
        return new XiangqiRecord(start, moves, XqfReader::play, XqfHeader.tags(b, file), comments, liberties, this::fault);
    }

    /** The error that a move is not understood, at its byte: such a file is one line of bytes. */
    private InputException fault(int index, String found, String expected) {
        return new InputException(1, 1 + (index < 0 ? XqfHeader.MEN : places.get(index)), found, expected);
    }

    /** Reads the main line, which comes first in the tree; returns the byte that says where it begins, or −1. */
    private int mainLine(XqfKeys keys) throws InputException {
        int first = -1;
        int at = file + XqfHeader.LENGTH;
        boolean more = true;
        for (int moment = 0; more; moment++) {
            XqfNode node = XqfNode.read(b, file, at, end, keys);
            if (node == null) {
                throw error(at - file, "the file ends inside the moves, after move " + Math.max(0, moment - 1), "the next move");
            }
            if (moment > 0) {
                moves.add(name(node.from()) + name(node.to()));
                places.add(at - file);
            }
            first = moment == 1 ? point(node.from()) : first;
            if (node.remark().length > 0) {
                comments.put(moment, new String(node.remark(), XqfHeader.CHARSET).strip());
            }
            more = node.hasChild();
            at = node.end();
        }
        return first;
    }

    private XiangqiBoard start(XqfKeys keys, int first) throws InputException {
        PositionMen position = new PositionMen();
        for (int i = 0; i < PositionSlots.COUNT; i++) {
            int point = point(b[file + XqfHeader.MEN + i] - keys.men() & 0xFF);
            if (point >= 0) {
                position.put(keys.isNone() ? i : (i + keys.men() + 1) % PositionSlots.COUNT, point);
            }
        }
        int toMove = b[file + XqfHeader.TO_MOVE] == 1 ? Piece.BLACK : Piece.RED;
        Setup setup = position.finish(first, toMove);
        if (!position.fault().isEmpty()) {
            throw error(XqfHeader.MEN, "invalid position in the header: " + position.fault(), "a legal position");
        }
        if (setup.toMove() != toMove) {
            liberty(XqfHeader.TO_MOVE, "the header says that " + (toMove == Piece.RED ? "Red" : "Black") + " is to move, and the other side does",
                    "the side that moves");
        }
        return XiangqiBoard.of(setup);
    }

    /** The point of a place byte; −1 if it is off the board. */
    private static int point(int place) {
        return place < 90 ? Point.of(place / 10, place % 10) : -1;
    }

    private static String name(int place) {
        int point = point(place);
        return point < 0 ? OFF_BOARD : Point.name(point);
    }

    private static int play(XiangqiBoard board, String written) throws PlayException {
        if (written.contains(OFF_BOARD)) {
            throw PlayException.unreadable(XiangqiLexicon.say("off-board"));
        }
        return board.parse(written);
    }

    private void liberty(int at, String found, String expected) throws InputException {
        if (strict) {
            throw error(at, found, expected);
        }
        liberties.add(new Liberty(1, 0, "byte " + at + ": " + found));
    }

    /** What is wrong at a byte, counted from 0 at the beginning of the file; there are no lines. */
    private static InputException error(int at, String found, String expected) {
        return new InputException(0, 0, "byte " + at + ": " + found, expected);
    }
}
