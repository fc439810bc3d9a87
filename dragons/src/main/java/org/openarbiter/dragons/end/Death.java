package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether the string of a stone is dead in a finished position, and why.
 *
 * <p>What is settled unconditionally comes first. Then reading decides, where it comes to an end: a string that cannot be killed
 * is alive, one that can be killed, with moves that show it, and not be saved is dead. Where it does not, games played out at
 * random tell; but a string that reading considers dead for another reason is dead unless it survives most of those games.
 *
 * @param isDead whether it is taken off the board
 * @param proof how good the reason is, the better the higher
 * @param why a clause
 * @param line the moves that show it, the owner first, −1 a pass; empty where none need be shown
 */
record Death(boolean isDead, int proof, String why, List<Integer> line) {
    /** How many games are played out. */
    private static final int GAMES = 200;
    /** How many positions each question of reading may look at. */
    private static final long NODES = 10_000;
    private static final int SETTLED = 3;
    private static final int READ = 2;
    private static final int ESTIMATED = 1;
    private static final Death ALIVE = new Death(false, SETTLED, "", List.of());
    private static final Death SPARED = new Death(false, ESTIMATED, "", List.of());

    private static final Death AGREED = new Death(true, SETTLED, "the players agree", List.of());

    /** Strings that are lost in fewer of the games are not asked about. */
    private static final double SAFE = 0.15;
    private static final double LIKELY = 0.5;
    /** Strings that reading considers dead, but without moves to show, are dead if they are lost in this many of the games. */
    private static final double DOUBTFUL = 0.25;

    /** What needs no proof. */
    static Death agreed() {
        return AGREED;
    }

    /** Whether nothing that is found later can change it. */
    boolean isCertain() {
        return isDead || proof > ESTIMATED;
    }

    /** Tells of the strings of one position. */
    static final class Judge {
        private final ReadingBoard position;
        private final Unconditional settled;
        private final LifeAndDeath life;
        private final Reading captures;
        private final int[] balance;
        private final String premise;

        /**
         * A judge.
         *
         * @param again whether dead stones have been taken off the board before
         */
        Judge(ReadingBoard position, Unconditional settled, boolean again) {
            this.position = position;
            this.settled = settled;
            premise = again ? "with the other dead stones off " : "";
            life = new LifeAndDeath(position, NODES);
            captures = new Reading(position, NODES);
            balance = Playouts.balance(position, GAMES);
        }

        /** What becomes of the string of a stone. */
        Death of(int stone) {
            if (settled.at(stone) == Unconditional.Status.ALIVE) {
                return ALIVE;
            }
            if (settled.at(stone) == Unconditional.Status.DEAD) {
                return new Death(true, SETTLED, premise + "nothing that is played there makes it live", List.of());
            }
            int lost = lost(stone);
            return lost < SAFE * GAMES ? SPARED : read(stone, lost);
        }

        private Death read(int stone, int lost) {
            Answer attack = life.attack(stone);
            String estimate = "it is taken in " + lost + " of " + GAMES + " games played out at random";
            if (attack.fate() == Fate.LOSS) {
                return attack.complete() ? ALIVE : new Death(lost > LIKELY * GAMES, ESTIMATED, premise + estimate, List.of());
            }
            Answer defense = life.defend(stone);
            if (defense.fate() != Fate.LOSS || attack.fate() != Fate.WIN) {
                return new Death(lost > LIKELY * GAMES, ESTIMATED, premise + estimate, List.of());
            }
            Answer capture = captures.attack(stone);
            boolean isShown = capture.fate() == Fate.WIN || !attack.line().isEmpty();
            List<Integer> line = line(stone, capture, attack, defense);
            if (defense.complete() && isShown) {
                return new Death(true, READ, premise + "reading shows that it cannot be saved", line);
            }
            // Without moves that kill it, or with a defense that was not read to its end, death has to be likely as well.
            String doubt = defense.complete() ? "it has no two eyes" : "reading has found no way to save it";
            boolean isDead = lost > DOUBTFUL * GAMES;
            return new Death(isDead, isDead ? READ : ESTIMATED, premise + doubt + ", and " + estimate, line);
        }

        /** How the owner, who moves first, loses it: by capture, else what he tries in vain for its life, else he passes. */
        private List<Integer> line(int stone, Answer capture, Answer attack, Answer defense) {
            Answer rescue = capture.fate() == Fate.WIN ? captures.defend(stone) : capture;
            if (capture.fate() == Fate.WIN && rescue.fate() == Fate.LOSS) {
                return rescue.line().isEmpty() ? afterPass(capture.line()) : rescue.line();
            }
            return defense.line().isEmpty() ? afterPass(attack.line()) : defense.line();
        }

        private static List<Integer> afterPass(List<Integer> line) {
            List<Integer> plays = new ArrayList<>(line);
            if (!line.isEmpty()) {
                plays.addFirst(Answer.NONE);
            }
            return plays;
        }

        /** In how many of the games the string of a stone is lost. */
        private int lost(int stone) {
            int[] string = new int[position.points()];
            int size = position.stones(stone, string);
            int sum = Arrays.stream(string, 0, size).map(point -> balance[point]).sum();
            int held = (position.stoneAt(stone) == ReadingBoard.BLACK ? sum : -sum) / size;
            return (GAMES - held) / 2;
        }
    }
}
