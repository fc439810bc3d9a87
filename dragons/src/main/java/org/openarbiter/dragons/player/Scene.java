package org.openarbiter.dragons.player;

import java.util.List;
import org.openarbiter.dragons.worms.Analysis;

/**
 * What ideas see.
 *
 * @param turn the position, and who is to play
 * @param analysis what is known of it
 * @param outlook what is expected of it
 */
record Scene(Turn turn, Analysis analysis, Outlook outlook) {
    private static final List<Idea> IDEAS = List.of(new Captures(), new Groups(), new Cuts(), new BigPoints());

    /** What is seen when a player is to move. */
    static Scene of(Turn turn, Analysis analysis) {
        return new Scene(turn, analysis, Outlook.of(turn.board(), analysis, turn.seat()));
    }

    /** What all ideas propose. */
    Proposals ideas() {
        Proposals proposals = new Proposals(turn);
        IDEAS.forEach(idea -> idea.propose(this, proposals));
        return proposals;
    }
}
