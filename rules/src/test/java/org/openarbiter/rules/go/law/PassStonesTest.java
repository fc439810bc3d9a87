package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.CountedScore;

/** AGA rules: with pass stones, and White passing last, territory gives the same difference as area. */
final class PassStonesTest {
    private static final Go GO = new Go();
    private static final int GAMES = 300;

    private static CountedScore score(String rules, long seed) throws Exception {
        Random random = new Random(seed);
        Rulebook<GoBoard> rulebook = GO.rulebook(rules);
        Referee<GoBoard> referee = new Referee<>(rulebook, GO.seats(), Options.DEFAULT, GO.board("5x5"));
        int pass = referee.board().pass();
        int length = 20 + random.nextInt(40);
        for (int ply = 0; ply < length && !referee.isOver(); ply++) {
            int[] plays = referee.legalPlays();
            int play = plays[random.nextInt(plays.length)];
            boolean ends = play == pass && ply > 0 && referee.record().play(ply) == pass;
            referee.act(new Act.Play(referee.next(), ends ? plays[0] : play));
        }
        while (referee.ruling().findings().stream().noneMatch(CountedScore.class::isInstance)) {
            referee.act(new Act.Play(referee.next(), pass));
        }
        referee.act(new Act.Dead(List.of()));
        return (CountedScore) referee.ruling().findings().stream().filter(CountedScore.class::isInstance).findFirst().orElseThrow();
    }

    @Test
    void territory_and_area_give_the_same_difference() throws Exception {
        int blackPassedLast = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            CountedScore area = score("aga?komi=0", seed);
            CountedScore territory = score("aga?komi=0&scoring=territory", seed);
            assertThat(territory.passStones()).isEqualTo(area.passStones());
            assertThat(difference(territory)).as("game %d", seed).isEqualTo(difference(area));
            blackPassedLast += territory.ply() % 2;
        }
        assertThat(blackPassedLast).isBetween(GAMES / 5, 4 * GAMES / 5);
    }

    private static double difference(CountedScore counted) {
        return counted.score().points().get(0) - counted.score().points().get(1);
    }
}
