package org.openarbiter.archive.survey;

import java.util.List;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.RecordedGame;

/** The boards of a surveyed game at the plies that are asked for, drawn with letters: few browser fonts align chess signs. */
public final class SurveyBoards<B extends Board> {
    private final ReadGame<B> game;

    SurveyBoards(ReadGame<B> game) {
        this.game = game;
    }

    /** The play of a ply, with its move number if players of this game number moves that way ({@code 25...Ra8}); empty if it cannot be played. */
    public String moveAt(int ply) {
        RecordedGame<B> record = game.record();
        B board = record.start();
        try {
            for (int made = 0; made < Math.min(ply, record.plies()); made++) {
                int play = record.play(made, board);
                if (made + 1 == ply) {
                    String move = game.game().notation(board, play);
                    String numbered = board.numbered(move);
                    return Character.isDigit(numbered.charAt(0)) ? numbered : move;
                }
                board.play(record.by(made, board.toMove()), play);
            }
        } catch (PlayException e) {
            return "";
        }
        return "";
    }

    /** The board after this number of plies, or after the last one that can be played. */
    public String at(int ply) {
        RecordedGame<B> record = game.record();
        B board = record.start();
        List<Integer> marked = List.of();
        for (int made = 0; made < Math.min(ply, record.plies()); made++) {
            try {
                int play = record.play(made, board);
                board.play(record.by(made, board.toMove()), play);
                marked = List.of(play);
            } catch (PlayException e) {
                break;
            }
        }
        return String.join("\n", game.game().picture().lines(board, marked, Picture.Style.PLAIN)) + "\n" + board.toText();
    }
}
