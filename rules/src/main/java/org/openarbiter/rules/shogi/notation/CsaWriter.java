package org.openarbiter.rules.shogi.notation;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.Sfen;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/**
 * Writes recorded games as CSA 2.2, with a first line that names the encoding, as 3.0 has it, and a slash behind each game, so that games can be
 * put one behind the other.
 */
final class CsaWriter {
    private static final Map<String, String> KEYWORDS = Map.of(
            "Event", "EVENT", "Site", "SITE", "Date", "START_TIME", "Opening", "OPENING", "TimeControl", "TIME_LIMIT");

    private CsaWriter() {}

    static String write(RecordedGame<ShogiBoard> game, RecordFormat.Remarks remarks) throws InputException {
        MainLine line = new MainLine(game, "csa");
        StringBuilder out = new StringBuilder(4096).append("'CSA encoding=UTF-8\nV2.2\n");
        names(out, game.tags());
        ShogiBoard start = game.start();
        position(out, start);
        out.append(start.toMove() == Piece.BLACK ? "+\n" : "-\n");
        comment(out, line.comment(0, remarks));
        for (int index = 0; index < line.steps().size(); index++) {
            MainLine.Step step = line.steps().get(index);
            out.append(sign(step.by())).append(Move.isDrop(step.play()) ? "00" : digits(Move.from(step.play())))
                    .append(digits(Move.to(step.play()))).append(CsaPieces.name(step.kindAfter())).append('\n');
            if (step.seconds() >= 0) {
                out.append('T').append(step.seconds()).append('\n');
            }
            comment(out, line.comment(index + 1, remarks));
        }
        Ending ending = line.ending();
        if (ending == Ending.FOUL_BEFORE) {
            out.append('%').append(sign(line.next() ^ 1)).append("ILLEGAL_ACTION\n");
        } else if (ending != null && !ending.csa().isEmpty()) {
            out.append(ending.csa()).append('\n');
        } else {
            String summary = CsaSummary.write(game.recordedOutcome(), line.act());
            out.append(summary == null ? "" : "'" + summary + "\n");
        }
        return out.append('/').toString();
    }

    private static char sign(int side) {
        return side == Piece.BLACK ? '+' : '-';
    }

    private static String digits(int square) {
        return "" + Square.file(square) + Square.rank(square);
    }

    private static void names(StringBuilder out, Map<String, String> tags) {
        line(out, "N+", tags.get("Black"));
        line(out, "N-", tags.get("White"));
        tags.forEach((tag, value) -> {
            String keyword = KEYWORDS.getOrDefault(tag, tag);
            if (!tag.equals("Black") && !tag.equals("White") && keyword.matches("[A-Z_]+")) {
                line(out, "$" + keyword + ":", value);
            }
        });
    }

    private static void line(StringBuilder out, String before, @Nullable String value) {
        if (value != null) {
            out.append(before).append(value.replaceAll("[\r\n]+", " ")).append('\n');
        }
    }

    private static void position(StringBuilder out, ShogiBoard start) {
        if (Sfen.write(start).startsWith(Sfen.START.substring(0, Sfen.START.indexOf(' ')))) {
            out.append("PI\n");
            return;
        }
        for (int rank = 1; rank <= Square.SIDE; rank++) {
            out.append('P').append(rank);
            for (int file = Square.SIDE; file >= 1; file--) {
                int piece = start.pieceAt(Square.of(file, rank));
                out.append(piece == Piece.NONE ? " * " : sign(Piece.side(piece)) + CsaPieces.name(Piece.kind(piece)));
            }
            out.append('\n');
        }
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            StringBuilder hand = new StringBuilder();
            for (int kind = Piece.PAWN; kind <= Piece.GOLD; kind++) {
                hand.append(("00" + CsaPieces.name(kind)).repeat(start.inHand(side, kind)));
            }
            out.append(hand.isEmpty() ? "" : "P" + sign(side) + hand + "\n");
        }
    }

    /** A comment; a blank keeps it from being read as a summary or as the name of an encoding. */
    private static void comment(StringBuilder out, @Nullable String comment) {
        if (comment != null) {
            comment.lines().forEach(text -> out.append(CsaSummary.isRead(text) || text.startsWith(CsaReader.ENCODING) ? "' " : "'")
                    .append(text).append('\n'));
        }
    }
}
