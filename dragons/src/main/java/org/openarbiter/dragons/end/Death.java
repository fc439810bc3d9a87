package org.openarbiter.dragons.end;

import java.util.Arrays;
import java.util.List;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether the string of a stone is dead in a finished position, and why.
 *
 * <p>What is settled unconditionally comes first. Then reading decides, where it comes to an end: a string that cannot be killed is alive,
 * one that can be killed and not be saved is dead. Where it does not, games played out at random tell; but a string that reading kills, and
 * has not saved, is dead unless most of those games spare it.
 *
 * @param isDead whether it is taken off the board
 * @param proof how good the reason is, the better the higher
 * @param why a clause
 * @param line the moves that show it, the attacker first; empty where none need be shown
 */
record Death(boolean isDead, int proof, String why, List<Integer> line) {
    private static final int SETTLED = 3;
    private static final int READ = 2;
    private static final int ESTIMATED = 1;
    private static final Death ALIVE = new Death(false, SETTLED, "", List.of());

    /** Strings that are lost in fewer of the games are not asked about. */
    private static final double SAFE = 0.15;
    private static final double LIKELY = 0.5;
    /** Strings that reading kills and does not save are dead if they are lost in so many of the games. */
    private static final double DOUBTFUL = 0.25;

    /** Tells of the strings of one position. */
    static final class Judge {
        private final ReadingBoard position;
        private final Unconditional settled;
        private final LifeAndDeath life;
        private final int[] balance;
        private final int games;

        /**
         * A judge.
         *
         * @param nodes how many positions each question of reading may look at
         * @param games how many games are played out
         */
        Judge(ReadingBoard position, Unconditional settled, long nodes, int games) {
            this.position = position;
            this.settled = settled;
            this.games = games;
            life = new LifeAndDeath(position, nodes);
            balance = Playouts.balance(position, games);
        }

        /** What becomes of the string of a stone. */
        Death of(int stone) {
            if (settled.at(stone) == Unconditional.Status.ALIVE) {
                return ALIVE;
            }
            if (settled.at(stone) == Unconditional.Status.DEAD) {
                return new Death(true, SETTLED, "nothing that is played there makes it live", List.of());
            }
            int lost = lost(stone);
            return lost < SAFE * games ? ALIVE : read(stone, lost);
        }

        private Death read(int stone, int lost) {
            Answer attack = life.attack(stone);
            String estimate = "it is taken in " + lost + " of " + games + " games played out at random";
            if (attack.fate() == Fate.LOSS) {
                return attack.complete() ? ALIVE : new Death(lost > LIKELY * games, ESTIMATED, estimate, List.of());
            }
            Answer defence = life.defend(stone);
            if (defence.fate() == Fate.LOSS && attack.fate() == Fate.WIN) {
                return defence.complete()
                        ? new Death(true, READ, "reading kills it, and does not save it", attack.line())
                        : new Death(lost > DOUBTFUL * games, READ, "reading kills it, and has not saved it; " + estimate, attack.line());
            }
            return new Death(lost > LIKELY * games, ESTIMATED, estimate, List.of());
        }

        /** In how many of the games the string of a stone is lost. */
        private int lost(int stone) {
            int[] string = new int[position.points()];
            int size = position.stones(stone, string);
            int sum = Arrays.stream(string, 0, size).map(point -> balance[point]).sum();
            int held = (position.stoneAt(stone) == ReadingBoard.BLACK ? sum : -sum) / size;
            return (games - held) / 2;
        }
    }
}
