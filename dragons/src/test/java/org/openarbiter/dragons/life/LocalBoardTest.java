package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.read.ReadingBoard;

/** What is kept up to date from move to move is what {@link Fight} finds anew for each, in games of moves at random. */
class LocalBoardTest {
    private static final int ROUNDS = 40;
    private static final int PLIES = 80;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void movesAreThoseOfFight(long seed) {
        Random random = new Random(seed);
        int played = 0;
        int taken = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ReadingBoard position = RandomEnclosures.next(random);
            for (int stone = 0; stone < position.points(); stone++) {
                if (position.stoneAt(stone) == ReadingBoard.BLACK && position.origin(stone) == stone) {
                    Surroundings around = Surroundings.of(position, SafeStones.of(position, stone));
                    Fight fight = new Fight(around);
                    LocalBoard board = new LocalBoard(around);
                    board.reset();
                    long defenders = around.defenders();
                    long attackers = around.attackers();
                    for (int ply = 0; ply < PLIES; ply++) {
                        int vertex = random.nextInt(around.size());
                        boolean byDefender = random.nextBoolean();
                        if (((defenders | attackers) >> vertex & 1) != 0) {
                            continue;
                        }
                        boolean isLegal = fight.play(defenders, attackers, byDefender, vertex);
                        assertThat(board.tries(byDefender, vertex)).isEqualTo(isLegal);
                        if (isLegal) {
                            assertSame(board, fight);
                            board.play(byDefender);
                            defenders = fight.defenders();
                            attackers = fight.attackers();
                            assertStrings(board, around, defenders, attackers);
                            played++;
                            taken += Long.bitCount(fight.taken());
                        }
                    }
                    board.set(defenders, attackers);
                    assertStrings(board, around, defenders, attackers);
                }
            }
        }
        assertThat(played).isGreaterThan(10 * ROUNDS);
        assertThat(taken).isGreaterThan(ROUNDS);
    }

    private static void assertSame(LocalBoard board, Fight fight) {
        assertThat(board.taken()).isEqualTo(fight.taken());
        assertThat(board.string()).isEqualTo(fight.string());
        assertThat(board.liberties()).isEqualTo(fight.liberties());
        assertThat(board.ko()).isEqualTo(fight.ko());
    }

    private static void assertStrings(LocalBoard board, Surroundings around, long defenders, long attackers) {
        assertThat(board.defenders()).isEqualTo(defenders);
        assertThat(board.attackers()).isEqualTo(attackers);
        for (int vertex = 0; vertex < around.size(); vertex++) {
            long bit = 1L << vertex;
            if (((defenders | attackers) & bit) != 0) {
                long string = around.part((defenders & bit) != 0 ? defenders : attackers, bit);
                assertThat(board.stones(vertex)).isEqualTo(string);
                assertThat(board.liberties(vertex)).isEqualTo(around.aroundAll(string) & ~defenders & ~attackers);
            }
        }
    }
}
