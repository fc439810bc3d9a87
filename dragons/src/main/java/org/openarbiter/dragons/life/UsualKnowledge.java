package org.openarbiter.dragons.life;

import java.util.EnumSet;
import java.util.Set;
import org.openarbiter.dragons.read.Assumption;

/** The knowledge on which answers rest: {@link StaticEvaluation} looks, {@link Candidates} lists the moves. */
public class UsualKnowledge implements Knowledge {
    private final StaticEvaluation evaluation;
    private final Candidates candidates;

    /** The knowledge of a problem, for one search: see {@link Knowledge.Maker}. */
    public UsualKnowledge(Surroundings around, Enclosed enclosed, Reach reach) {
        evaluation = new StaticEvaluation(around, enclosed);
        candidates = new Candidates(around, evaluation, reach);
    }

    @Override
    public Verdict look(long defenders, long attackers, boolean defenderToMove) {
        return evaluation.look(defenders, attackers, defenderToMove);
    }

    /** {@inheritDoc} The list rests on the usual look, which is taken here if an overriding one has left it out. */
    @Override
    public void list(long defenders, long attackers, boolean defenderToMove, boolean isFirst) {
        if (!evaluation.isAt(defenders, attackers, defenderToMove)) {
            evaluation.look(defenders, attackers, defenderToMove);
        }
        if (isFirst) {
            candidates.listFirst(defenders, attackers, defenderToMove);
        } else {
            candidates.list(defenders, attackers, defenderToMove);
        }
    }

    @Override
    public int moves() {
        return candidates.count();
    }

    @Override
    public int move(int index) {
        return candidates.vertex(index);
    }

    @Override
    public int score(int index) {
        return candidates.score(index);
    }

    @Override
    public Set<Assumption> assumptions() {
        Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);
        if (evaluation.hasEscaped()) {
            assumptions.add(Assumption.OPEN_GROUND);
        }
        if (evaluation.hasGivenUp()) {
            assumptions.add(Assumption.FRIENDS_OUT_OF_REACH);
        }
        if (evaluation.hasShared()) {
            assumptions.add(Assumption.SHARED_LIBERTIES);
        }
        if (candidates.hasLeftLiberties()) {
            assumptions.add(Assumption.LIBERTIES_LEFT_OUT);
        }
        return assumptions;
    }
}
