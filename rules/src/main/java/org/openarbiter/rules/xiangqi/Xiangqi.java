package org.openarbiter.rules.xiangqi;

import java.util.List;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.xiangqi.board.CoordinateMoves;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.choices.XiangqiChoices;
import org.openarbiter.rules.xiangqi.law.XiangqiRulebooks;
import org.openarbiter.rules.xiangqi.move.MoveReader;
import org.openarbiter.rules.xiangqi.notation.XiangqiFormats;
import org.openarbiter.rules.xiangqi.picture.XiangqiPicture;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/** Xiangqi, Chinese chess. */
public final class Xiangqi implements Game<XiangqiBoard> {
    private static final Seats SEATS = Seats.of("red", "black");

    private final List<Rulebook<XiangqiBoard>> rulebooks = XiangqiRulebooks.all();

    /** The game with its rulebooks. */
    public Xiangqi() {}

    @Override
    public String name() {
        return "xiangqi";
    }

    @Override
    public Seats seats() {
        return SEATS;
    }

    @Override
    public Lexicon lexicon() {
        return XiangqiLexicon.LEXICON;
    }

    @Override
    public List<Rulebook<XiangqiBoard>> rulebooks() {
        return rulebooks;
    }

    /** The choices that a rulebook makes. */
    public static XiangqiChoices choices(Rulebook<XiangqiBoard> rulebook) {
        return rulebook.choices(XiangqiChoices.class);
    }

    @Override
    public List<RecordFormat<XiangqiBoard>> formats() {
        return XiangqiFormats.all();
    }

    @Override
    public XiangqiBoard board(String text) throws InputException {
        return Fen.read(text);
    }

    @Override
    public XiangqiBoard board(String text, List<Liberty> liberties) throws InputException {
        return Fen.read(text, liberties);
    }

    @Override
    public Picture<XiangqiBoard> picture() {
        return new XiangqiPicture();
    }

    @Override
    public String notation(XiangqiBoard board, int play) {
        return board.notation().write(board, play);
    }

    /** {@inheritDoc} UCCI, ICCS, WXF and Chinese; ranks are counted from 0. */
    @Override
    public int read(XiangqiBoard board, String text) throws PlayException {
        return CoordinateMoves.isOne(text) ? CoordinateMoves.read(board, text, 0) : new MoveReader().read(board, text);
    }
}
