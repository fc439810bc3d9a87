package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/** How Go players name moves. */
final class MoveWords {
    private MoveWords() {}

    /** A moment with the move that led there. */
    static NamedPly moment(Situation<GoBoard> game, int moment) {
        return moment == 0 ? NamedPly.START : new NamedPly(moment, move(game, moment));
    }

    /** Such as {@code White 4 (C3)} or {@code White's pass at move 6}. */
    static Sentence move(Situation<GoBoard> game, int ply) {
        GameRecord record = game.record();
        GoBoard board = game.board();
        Term player = game.seats().term(record.by(ply));
        int play = record.play(ply);
        if (board.unblocked(play) >= 0) {
            return GoLexicon.say("unblocks", "player", player, "number", ply, "point", board.text(play));
        }
        return board.isStone(play)
                ? GoLexicon.say("stone", "player", player, "number", ply, "point", board.text(play))
                : GoLexicon.say("pass", "player", player, "number", ply, "refreshing", play == board.refresh());
    }
}
