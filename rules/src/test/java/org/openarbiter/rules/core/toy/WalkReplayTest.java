package org.openarbiter.rules.core.toy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;

/** A replay, which asks absorbing rules at the end, rules as a referee does who asks them on every ply. */
class WalkReplayTest {
    private static final Seats SEATS = Seats.of("north", "south");
    private static final Rulebook<WalkBoard> BOOK = new Rulebook<>(
            new RulebookId("walk", "test"), "a test",
            new Rulebook.Contents<>(
                    Sameness.PLACEMENT_AND_NEXT,
                    List.of(new WalkRules.Path(), new WalkRules.Met(), new WalkRules.Kee())));

    @Test
    void an_absorbing_rule_is_found_where_it_first_applied() throws Exception {
        Ruling ruling = replay().rule(game("0", "4", "1", "3", "0"));
        assertThat(ruling.text()).isEqualTo("North wins: the other closed a cycle.");
        Ruling met = replay().rule(game("2", "2", "pass"));
        assertThat(met.rule()).isEqualTo("walk:test/met");
        assertThat(met.ply()).isEqualTo(2);
        assertThat(met.afterEnd()).isEqualTo(1);
    }

    @Test
    void asking_at_the_end_gives_the_ruling_of_asking_on_every_ply() throws Exception {
        Random random = new Random(7);
        Replay<WalkBoard> replay = replay();
        int ended = 0;
        for (int round = 0; round < 500; round++) {
            Walk walk = randomWalk(random);
            Ruling late = replay.rule(walk);
            Ruling eager = eager(walk);
            assertThat(late.text()).as("walk %s", walk.plays).isEqualTo(eager.text());
            assertThat(late.ply()).isEqualTo(eager.ply());
            assertThat(late.plies()).isEqualTo(eager.plies());
            ended += late.outcome() == Outcome.NONE ? 0 : 1;
        }
        assertThat(ended).as("the walks must end often enough to test anything").isGreaterThan(100);
    }

    /** Once the walkers have met they stay together, as the absorbing rule promises. */
    private static Walk randomWalk(Random random) {
        WalkBoard board = game().start();
        String[] plays = new String[2 + random.nextInt(12)];
        for (int ply = 0; ply < plays.length; ply++) {
            int[] legal = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), legal);
            int play = board.at(0) == board.at(1) ? WalkBoard.PASS : legal[random.nextInt(count)];
            plays[ply] = board.text(play);
            board.play(board.toMove(), play);
        }
        return game(plays);
    }

    private static Ruling eager(Walk walk) {
        Referee<WalkBoard> referee = new Referee<>(BOOK, SEATS, Options.DEFAULT, walk.start());
        for (int ply = 0; ply < walk.plies() && !referee.isOver(); ply++) {
            try {
                referee.act(new Act.Play(referee.next(), walk.play(ply, referee.board())));
            } catch (PlayException e) {
                throw new AssertionError(e);
            }
        }
        return referee.ruling();
    }

    private static Replay<WalkBoard> replay() {
        return new Replay<>(BOOK, SEATS, Options.DEFAULT, WalkBoard.ring(5, 2));
    }

    private static Walk game(String... plays) {
        return new Walk(List.of(plays));
    }

    private record Walk(List<String> plays) implements RecordedGame<WalkBoard> {
        @Override
        public WalkBoard start() {
            return new WalkBoard(5, new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}}, new int[] {1, 3}, 0);
        }

        @Override
        public int plies() {
            return plays.size();
        }

        @Override
        public int play(int index, WalkBoard board) throws PlayException {
            return board.parse(plays.get(index));
        }

        @Override
        public String written(int index) {
            return plays.get(index);
        }

        @Override
        public List<RecordedAct<WalkBoard>> acts() {
            return List.of();
        }

        @Override
        public @Nullable String recorded() {
            return null;
        }

        @Override
        public @Nullable Outcome recordedOutcome() {
            return null;
        }

        @Override
        public @Nullable String rules() {
            return null;
        }

        @Override
        public Map<String, String> tags() {
            return Map.of();
        }

        @Override
        public List<Liberty> liberties() {
            return List.of();
        }
    }
}
