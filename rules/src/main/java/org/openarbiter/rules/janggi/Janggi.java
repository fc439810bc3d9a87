package org.openarbiter.rules.janggi;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.janggi.board.Coordinates;
import org.openarbiter.rules.janggi.board.Fen;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.evidence.CountedPoints;
import org.openarbiter.rules.janggi.law.JanggiRulebooks;
import org.openarbiter.rules.janggi.notation.JanggiFormats;
import org.openarbiter.rules.janggi.picture.JanggiPicture;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** Janggi, Korean chess. Cho, blue or green, moves first; Han is red. */
public final class Janggi implements Game<JanggiBoard> {
    private static final Seats SEATS = Seats.of("cho", "han");

    private final List<Rulebook<JanggiBoard>> rulebooks = JanggiRulebooks.all();

    /** The game with its rulebooks. */
    public Janggi() {}

    @Override
    public String name() {
        return "janggi";
    }

    @Override
    public Seats seats() {
        return SEATS;
    }

    @Override
    public Lexicon lexicon() {
        return JanggiLexicon.LEXICON;
    }

    @Override
    public List<Rulebook<JanggiBoard>> rulebooks() {
        return rulebooks;
    }

    /** The choices that a rulebook makes. */
    public static JanggiChoices choices(Rulebook<JanggiBoard> rulebook) {
        return rulebook.choices(JanggiChoices.class);
    }

    @Override
    public List<RecordFormat<JanggiBoard>> formats() {
        return JanggiFormats.all();
    }

    @Override
    public JanggiBoard board(String text) throws InputException {
        return Fen.read(text);
    }

    @Override
    public JanggiBoard board(String text, List<Liberty> liberties) throws InputException {
        return Fen.read(text, liberties);
    }

    /** {@inheritDoc} It says where the points decided. */
    @Override
    public @Nullable String result(Ruling ruling, @Nullable Act ending) {
        return JanggiFormats.result(ruling.outcome(), ending, ruling.findings().stream().anyMatch(CountedPoints.class::isInstance));
    }

    @Override
    public Picture<JanggiBoard> picture() {
        return new JanggiPicture();
    }

    @Override
    public String notation(JanggiBoard board, int play) {
        return Coordinates.write(board, play);
    }

    /** {@inheritDoc} UCI, GIB, and legal moves as they are written here. */
    @Override
    public int read(JanggiBoard board, String text) throws PlayException {
        OptionalInt korean = JanggiFormats.read(board, text);
        return korean.isPresent() ? korean.getAsInt() : Game.super.read(board, text);
    }
}
