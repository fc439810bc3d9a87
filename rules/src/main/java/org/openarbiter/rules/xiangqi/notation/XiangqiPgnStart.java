package org.openarbiter.rules.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnGameName;
import org.openarbiter.rules.pgn.PgnTag;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.text.EncodingEscape;

/** The position at which a game in PGN starts, by its tag {@code FEN}; xiangqi needs no {@code SetUp}. */
final class XiangqiPgnStart {
    private static final XiangqiBoard START = XiangqiBoard.start();

    private XiangqiPgnStart() {}

    /**
     * The position.
     *
     * @return a board to be copied, never played on
     * @throws InputException if it is another game than xiangqi, or the FEN is none
     */
    static XiangqiBoard of(PgnGame pgn) throws InputException {
        PgnTag variant = pgn.tag("Variant");
        boolean sure = variant != null && "xiangqi".equals(PgnGameName.of(variant.value()));
        if (variant != null && !sure && !isPlain(variant.value())) {
            throw pgn.error(variant.at(), "the variant is " + variant.value() + ", which is not xiangqi", "xiangqi");
        }
        PgnTag game = pgn.tag("Game");
        String named = game == null ? null : PgnGameName.of(game.value());
        if (game != null && named != null && !named.equals("xiangqi") && !sure) {
            throw pgn.error(game.at(), "the game is " + game.value() + ", which is not xiangqi", "xiangqi");
        }
        PgnTag fen = pgn.tag("FEN");
        if (fen == null || fen.value().isBlank()) {
            return START;
        }
        List<Liberty> liberties = new ArrayList<>();
        XiangqiBoard board;
        try {
            board = Fen.read(fen.value(), liberties);
        } catch (InputException e) {
            throw pgn.error(fen.at() + Math.max(1, e.column()) - 1,
                    "invalid FEN: " + EncodingEscape.plain(e.message()), e.expected());
        }
        for (Liberty liberty : liberties) {
            pgn.liberty(fen.at() + Math.max(1, liberty.column()) - 1, "in the FEN: " + liberty.text(), "a correct FEN");
        }
        return board;
    }

    private static boolean isPlain(String variant) {
        return switch (variant.toLowerCase(Locale.ROOT).strip()) {
            case "", "standard", "normal", "from position" -> true;
            default -> false;
        };
    }
}
