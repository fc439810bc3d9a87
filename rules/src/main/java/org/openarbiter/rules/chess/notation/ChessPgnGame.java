package org.openarbiter.rules.chess.notation;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Liberty;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.core.RawGame;
import org.openarbiter.rules.core.RecordedAct;
import org.openarbiter.rules.core.RecordedGame;
import org.openarbiter.rules.pgn.PgnEnding;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnLine;
import org.openarbiter.rules.pgn.PgnResult;
import org.openarbiter.rules.pgn.PgnTag;

/**
 * A game of chess that was read from PGN.
 *
 * <p>The result is the termination marker; where that is missing or {@code *} it is the tag. How result and {@code Termination}
 * become an act stands at {@link PgnEnding}.
 */
final class ChessPgnGame implements RecordedGame<ChessBoard> {
    private static final Pattern RULEBOOK = Pattern.compile("chess:[a-z0-9-]+(\\?[^\\s,;]*)?");

    private final PgnGame pgn;
    private final ChessBoard start;
    private final @Nullable String result;
    private final List<RecordedAct<ChessBoard>> acts;

    /** The board on which plays are asked for, and the reader that belongs to it. */
    private ChessBoard board;
    private SanReader san;
    /** The moves before this one have told their liberties. */
    private int told;

    private ChessPgnGame(PgnGame pgn, ChessBoard start, @Nullable String result) {
        this.pgn = pgn;
        this.start = start;
        this.result = result;
        board = start;
        san = new SanReader(start);
        Act act = PgnEnding.act(result, pgn.value("Termination"));
        acts = act == null ? List.of() : List.of(RecordedAct.of(pgn.plies(), act));
    }

    static ChessPgnGame read(RawGame raw, boolean strict) throws InputException {
        PgnGame pgn = PgnGame.read(raw, strict);
        ChessPgnGame game = new ChessPgnGame(pgn, ChessPgnStart.of(pgn), result(pgn));
        if (strict) {
            game.refuseLiberties();
        }
        return game;
    }

    private static @Nullable String result(PgnGame pgn) throws InputException {
        String marker = pgn.marker();
        PgnTag tag = pgn.tag("Result");
        if (tag == null) {
            return marker;
        }
        String tagged = PgnResult.canonical(tag.value());
        if (tagged == null) {
            pgn.liberty(tag.at(), "the tag Result says '" + tag.value() + "', which is no result", "1-0, 0-1, 1/2-1/2 or *");
            return marker;
        }
        if (marker != null && !marker.equals(tagged)) {
            pgn.liberty(pgn.markerAt(), "the termination marker says " + marker + ", the tag Result " + tagged, tagged);
        }
        return marker == null || marker.equals("*") ? tagged : marker;
    }

    /** Reads all moves up to the first that cannot be played, which is not for the format to judge. */
    private void refuseLiberties() throws InputException {
        ChessBoard replayed = start();
        SanReader reader = new SanReader(replayed).verifyChecks(true);
        for (int index = 0; index < plies(); index++) {
            int play;
            try {
                play = reader.read(pgn.bytes(), pgn.moveFrom(index), pgn.moveTo(index));
            } catch (PlayException e) {
                return;
            }
            if (reader.liberties() != 0) {
                throw pgn.error(pgn.moveFrom(index), found(index, reader), San.write(replayed, play));
            }
            replayed.play(replayed.toMove(), play);
        }
    }

    private String found(int index, SanReader reader) {
        StringBuilder text = new StringBuilder("'" + written(index) + "': ");
        String separator = "";
        for (SanLiberty liberty : SanLiberty.of(reader.liberties())) {
            text.append(separator).append(liberty.message());
            separator = "; ";
        }
        return text.toString();
    }

    @Override
    public ChessBoard start() {
        return start.copy();
    }

    @Override
    public int plies() {
        return pgn.plies();
    }

    @Override
    public int play(int index, ChessBoard on) throws PlayException {
        if (on != board) {
            board = on;
            san = new SanReader(on);
        }
        int play;
        try {
            play = san.read(pgn.bytes(), pgn.moveFrom(index), pgn.moveTo(index));
        } catch (PlayException e) {
            throw isNullMove(written(index)) ? new PlayException("is a null move, and chess knows no passing") : e;
        }
        if (san.liberties() != 0 && index >= told) {
            told = index + 1;
            tell(index);
        }
        return play;
    }

    private void tell(int index) {
        try {
            pgn.liberty(pgn.moveFrom(index), found(index, san), "");
        } catch (InputException e) {
            throw new IllegalStateException("a strict reading has refused this move before", e);
        }
    }

    private static boolean isNullMove(String written) {
        return switch (written) {
            case "--", "Z0", "@@@@", "null", "0000" -> true;
            default -> false;
        };
    }

    @Override
    public String written(int index) {
        return pgn.written(index);
    }

    @Override
    public List<RecordedAct<ChessBoard>> acts() {
        return acts;
    }

    @Override
    public @Nullable String recorded() {
        return result;
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return PgnResult.outcome(result);
    }

    /** {@inheritDoc} That is the tag {@code RuleSet} or {@code Rules}, where it holds the name of a rulebook. */
    @Override
    public @Nullable String rules() {
        for (String name : List.of("RuleSet", "Rules")) {
            String value = pgn.value(name);
            Matcher rulebook = RULEBOOK.matcher(value == null ? "" : value);
            if (rulebook.find()) {
                return rulebook.group();
            }
        }
        return null;
    }

    @Override
    public Map<String, String> tags() {
        return Collections.unmodifiableMap(pgn.values());
    }

    @Override
    public List<Liberty> liberties() {
        return pgn.liberties();
    }

    /** All of the movetext. */
    PgnLine movetext() {
        return pgn.movetext();
    }
}
