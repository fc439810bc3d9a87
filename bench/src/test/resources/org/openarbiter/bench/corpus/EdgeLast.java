import org.openarbiter.dragons.life.Enclosed;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.Surroundings;
import org.openarbiter.dragons.life.UsualKnowledge;

/** The usual knowledge, but moves on the first line seem half as likely. */
public final class EdgeLast extends UsualKnowledge {
    private final Surroundings around;

    public EdgeLast(Surroundings around, Enclosed enclosed, Reach reach) {
        super(around, enclosed, reach);
        this.around = around;
    }

    @Override
    public int score(int index) {
        return super.score(index) - ((around.edge() >> move(index) & 1) != 0 ? 4 : 0);
    }
}
