package org.openarbiter.bench.corpus;

import java.util.List;
import org.openarbiter.dragons.life.Knowledge;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.UsualKnowledge;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.race.RaceKnowledge;
import org.openarbiter.dragons.race.UsualRaceKnowledge;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;

/** What is known of positions without reading on, where it is compared with what is usually known: it answers problems of its kind. */
sealed interface Tried {
    /** An answer in the words of GTP, whether it is proved, and how many positions were looked at for it. */
    record Outcome(String text, boolean proved, long positions) {}

    /** Whether a problem is one for it. */
    boolean asks(Problem problem);

    /**
     * Answers a problem.
     *
     * @param positions how many positions each search may look at
     * @param games how many games are played at random where that was not enough
     */
    Outcome read(Problem problem, long positions, int games);

    /** What is usually known of the same kind of problem. */
    Tried usual();

    /** Knowledge of life and death: it answers whether one group is killed, or saved. */
    record Life(Knowledge.Maker maker) implements Tried {
        @Override
        public boolean asks(Problem problem) {
            return problem.command().startsWith("owl_");
        }

        @Override
        public Outcome read(Problem problem, long positions, int games) {
            ReadingBoard board = problem.board();
            int stone = problem.points().getFirst();
            LifeAndDeath life = new LifeAndDeath(board, maker, Reach.FAR, positions, games);
            Answer answer = problem.command().equals("owl_attack") ? life.attack(stone) : life.defend(stone);
            return new Outcome(OwnAnswer.text(board, answer), answer.complete(), answer.nodes());
        }

        @Override
        public Tried usual() {
            return new Life(UsualKnowledge::new);
        }
    }

    /** Knowledge of races: it answers whether the owner of the first group, to move, saves it and kills the other; that is proved if both are. */
    record Races(RaceKnowledge.Maker maker) implements Tried {
        @Override
        public boolean asks(Problem problem) {
            return problem.command().equals("analyze_semeai");
        }

        @Override
        public Outcome read(Problem problem, long positions, int games) {
            ReadingBoard board = problem.board();
            List<Integer> points = problem.points();
            int own = points.getFirst();
            int rival = points.getLast();
            Race race = new Race(board, maker, positions, 0);
            Answer saves = race.defend(own, rival);
            Answer kills = race.attack(rival, own);
            Initiative found = Initiative.of(board, own, rival, maker, positions, games, Initiative.Apart.UNKNOWN);
            return new Outcome(OwnAnswer.text(board, found), saves.complete() && kills.complete(), saves.nodes() + kills.nodes());
        }

        @Override
        public Tried usual() {
            return new Races(UsualRaceKnowledge::new);
        }
    }
}
