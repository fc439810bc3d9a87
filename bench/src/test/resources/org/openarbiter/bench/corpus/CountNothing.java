import org.openarbiter.dragons.race.Arena;
import org.openarbiter.dragons.race.Phase;
import org.openarbiter.dragons.race.UsualRaceKnowledge;
import org.openarbiter.dragons.race.Verdict;

/** The usual knowledge of races, but none is decided by a count: each is played out until one of the two groups is taken or gets away. */
public final class CountNothing extends UsualRaceKnowledge {
    public CountNothing(Arena arena) {
        super(arena);
    }

    @Override
    public Verdict judge(Phase phase, boolean attackerToMove) {
        Verdict verdict = super.judge(phase, attackerToMove);
        return phase == Phase.BOTH ? Verdict.OPEN : verdict;
    }
}
