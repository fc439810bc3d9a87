package org.openarbiter.dragons.race;

import java.util.Set;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.RankedMoves;

/** The knowledge on which answers rest: {@link RaceEvaluation} looks, {@link Moves} lists the moves. */
public class UsualRaceKnowledge implements RaceKnowledge {
    private final RaceEvaluation evaluation;
    private final Moves moves;

    /** The knowledge of a race, for one search: see {@link RaceKnowledge.Maker}. */
    public UsualRaceKnowledge(Arena arena) {
        evaluation = new RaceEvaluation(arena);
        moves = new Moves(arena, evaluation);
    }

    @Override
    public Verdict judge(Phase phase, boolean attackerToMove) {
        return evaluation.judge(phase, attackerToMove);
    }

    /** {@inheritDoc} The list rests on the usual judgment, which looks here if an overriding one has left it out. */
    @Override
    public RankedMoves list(boolean byAttacker) {
        evaluation.lookUnlessJudged();
        return moves.list(byAttacker);
    }

    @Override
    public Set<Assumption> assumptions() {
        return evaluation.assumptions();
    }
}
