package org.openarbiter.rules.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Fen;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.choices.ChessChoices;
import org.openarbiter.rules.chess.law.ChessRulebooks;
import org.openarbiter.rules.chess.notation.ChessLines;
import org.openarbiter.rules.chess.notation.ChessPgn;
import org.openarbiter.rules.chess.picture.ChessPicture;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.pgn.Figurines;

/** Chess, Chess960 included. */
public final class Chess implements Game<ChessBoard> {
    private static final Seats SEATS = Seats.of("white", "black");
    private static final Pattern UCI = Pattern.compile("[a-h][1-8][a-h][1-8][nbrq]?");

    private final List<Rulebook<ChessBoard>> rulebooks = ChessRulebooks.all();

    /** The game with its rulebooks. */
    public Chess() {}

    @Override
    public String name() {
        return "chess";
    }

    @Override
    public Seats seats() {
        return SEATS;
    }

    @Override
    public Lexicon lexicon() {
        return ChessLexicon.LEXICON;
    }

    @Override
    public List<Rulebook<ChessBoard>> rulebooks() {
        return rulebooks;
    }

    /** The choices that a rulebook makes. */
    public static ChessChoices choices(Rulebook<ChessBoard> rulebook) {
        return rulebook.choices(ChessChoices.class);
    }

    @Override
    public List<RecordFormat<ChessBoard>> formats() {
        List<RecordFormat<ChessBoard>> formats = new ArrayList<>(List.of(new ChessPgn()));
        formats.addAll(ChessLines.all());
        return formats;
    }

    @Override
    public ChessBoard board(String text) throws InputException {
        try {
            return Fen.read(text);
        } catch (FenException e) {
            throw inputException(e);
        }
    }

    @Override
    public ChessBoard board(String text, List<Liberty> liberties) throws InputException {
        try {
            return Fen.read(text, liberties);
        } catch (FenException e) {
            throw inputException(e);
        }
    }

    private static InputException inputException(FenException fault) {
        return new InputException(1, fault.column(), fault.found("FEN"), fault.expected());
    }

    @Override
    public Picture<ChessBoard> picture() {
        return new ChessPicture();
    }

    @Override
    public String notation(ChessBoard board, int play) {
        return San.write(board, play);
    }

    /** {@inheritDoc} UCI and SAN, with letters or with figurines. */
    @Override
    public int read(ChessBoard board, String text) throws PlayException {
        return UCI.matcher(text).matches() ? board.parse(text) : San.read(board, Figurines.inLetters(text));
    }
}
