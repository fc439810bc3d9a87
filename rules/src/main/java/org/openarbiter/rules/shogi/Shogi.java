package org.openarbiter.rules.shogi;

import java.util.List;
import java.util.OptionalInt;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.shogi.board.Sfen;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Western;
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.law.ShogiRulebooks;
import org.openarbiter.rules.shogi.notation.JapaneseMoves;
import org.openarbiter.rules.shogi.notation.ShogiFormats;
import org.openarbiter.rules.shogi.picture.ShogiPicture;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** Shogi, Japanese chess. Black is sente and moves first, unless a handicap is given. */
public final class Shogi implements Game<ShogiBoard> {
    private static final Seats SEATS = Seats.of("black", "white");

    private final List<Rulebook<ShogiBoard>> rulebooks = ShogiRulebooks.all();

    /** The game with its rulebooks. */
    public Shogi() {}

    @Override
    public String name() {
        return "shogi";
    }

    @Override
    public Seats seats() {
        return SEATS;
    }

    @Override
    public Lexicon lexicon() {
        return ShogiLexicon.LEXICON;
    }

    /** {@inheritDoc} In a game with a handicap the players have other names. */
    @Override
    public Words words(Language language, RecordedGame<ShogiBoard> record) {
        Words usual = words(language);
        return usual.isEnglish() || record.start().handicapPoints() == 0 ? usual : usual.in("handicap");
    }

    @Override
    public List<Rulebook<ShogiBoard>> rulebooks() {
        return rulebooks;
    }

    /** The choices that a rulebook makes. */
    public static ShogiChoices choices(Rulebook<ShogiBoard> rulebook) {
        return rulebook.choices(ShogiChoices.class);
    }

    @Override
    public List<RecordFormat<ShogiBoard>> formats() {
        return ShogiFormats.all();
    }

    @Override
    public ShogiBoard board(String text) throws InputException {
        return Sfen.read(text);
    }

    @Override
    public ShogiBoard board(String text, List<Liberty> liberties) throws InputException {
        return Sfen.read(text, liberties);
    }

    @Override
    public Picture<ShogiBoard> picture() {
        return new ShogiPicture();
    }

    @Override
    public String notation(ShogiBoard board, int play) {
        return Western.write(board, play);
    }

    /** {@inheritDoc} USI, KIF, KI2, and legal moves as western players write them. */
    @Override
    public int read(ShogiBoard board, String text) throws PlayException {
        OptionalInt japanese = JapaneseMoves.read(board, text);
        return japanese.isPresent() ? japanese.getAsInt() : Game.super.read(board, text);
    }
}
