package org.openarbiter.archive.survey;

import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Reached;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Words;

/** The boards of a surveyed game at the plies that are asked for, drawn with letters: few browser fonts align chess signs. */
public final class SurveyBoards<B extends Board> {
    private final ReadGame<B> game;
    /** The ply asked for last, which each report asks for again. */
    private int latest = -1;
    private @Nullable Reached<B> there;

    private SurveyBoards(ReadGame<B> game) {
        this.game = game;
    }

    /** The boards of a game. */
    public static <B extends Board> SurveyBoards<B> of(ReadGame<B> game) {
        return new SurveyBoards<>(game);
    }

    /** The game. */
    public ReadGame<B> game() {
        return game;
    }

    /** The play of a ply, with its move number if players of this game number moves that way ({@code 25...Ra8}); empty if it cannot be played. */
    public String moveAt(int ply) {
        Reached<B> reached = reached(ply);
        if (reached.made() != ply) {
            return "";
        }
        return reached.numbered().isEmpty() ? reached.move() : reached.numbered();
    }

    /** A ply as people name it in a language: {@code ply 50 (25...Ra8)}, or {@code move 7 (B1)} if players of this game number every ply. */
    public String nameOf(int ply, Words words) {
        Reached<B> reached = reached(ply);
        return ply > 0 && reached.made() == ply ? reached.name(words) : words.say(Common.say("at-ply", "ply", ply));
    }

    /** The board after this number of plies, or after the last one that can be played. */
    public String at(int ply) {
        Reached<B> reached = reached(ply);
        return String.join("\n", game.game().picture().lines(reached.board(), reached.marked(), Picture.Style.PLAIN)) + "\n"
                + reached.board().toText();
    }

    private Reached<B> reached(int ply) {
        Reached<B> known = there;
        if (known == null || ply != latest) {
            known = Reached.of(game, Math.min(ply, game.record().plies()));
            there = known;
            latest = ply;
        }
        return known;
    }
}
