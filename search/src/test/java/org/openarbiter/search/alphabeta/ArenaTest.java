package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.repetition.DrawPolicy;

/** What every arena promises. */
class ArenaTest {

    @ParameterizedTest
    @ValueSource(strings = {Arenas.CHESS, Arenas.XIANGQI})
    void captures_and_quiet_moves_count_like_perft(String game) {
        for (String fen : Arenas.positions(game, 51, 40, 100)) {
            Board board = Arenas.board(game, fen);
            assertThat(count(Arenas.make(board, DrawPolicy.FIRST), 3)).as(fen).isEqualTo(board.perft(3));
        }
    }

    private static long count(Arena arena, int depth) {
        int[] moves = new int[2 * arena.mostMoves()];
        int captures = arena.captures(moves, 0);
        int end = arena.quiets(moves, captures);
        long nodes = 0;
        for (int i = 0; i < end; i++) {
            assertThat(arena.isCapture(moves[i])).isEqualTo(i < captures);
            assertThat(arena.gain(moves[i]) > 0).isEqualTo(i < captures);
            assertThat(moves[i]).isBetween(1, Arena.MOVES - 1);
            if (depth > 1) {
                arena.play(moves[i]);
                nodes += count(arena, depth - 1);
                arena.undo();
            } else {
                nodes++;
            }
        }
        return nodes;
    }

    @ParameterizedTest
    @ValueSource(strings = {Arenas.CHESS, Arenas.XIANGQI})
    void a_move_and_its_undoing_leave_everything_as_it_was(String game) {
        for (String fen : Arenas.positions(game, 52, 60, 100)) {
            Arena arena = Arenas.at(game, fen).get();
            int[] moves = new int[2 * arena.mostMoves()];
            int end = arena.quiets(moves, arena.captures(moves, 0));
            long key = arena.key();
            boolean check = arena.inCheck();
            int value = check ? 0 : arena.evaluate();
            for (int i = 0; i < end; i++) {
                assertThat(arena.isLegal(moves[i])).isTrue();
                assertThat(arena.slot(moves[i])).isBetween(0, arena.slots() - 1);
                assertThat(arena.squares(moves[i])).isBetween(0, (1 << 14) - 1);
                assertThat(arena.taken(moves[i])).isBetween(0, 7);
                boolean reported = arena.givesCheck(moves[i]);
                arena.play(moves[i]);
                assertThat(arena.key()).isNotEqualTo(key);
                // Chess leaves out checks by a piece that stays where it is.
                if (reported || game.equals(Arenas.XIANGQI)) {
                    assertThat(reported).as("%s: a check", fen).isEqualTo(arena.inCheck());
                }
                arena.undo();
                assertThat(arena.key()).isEqualTo(key);
                assertThat(arena.inCheck()).isEqualTo(check);
                assertThat(check ? 0 : arena.evaluate()).isEqualTo(value);
            }
            if (!check) {
                arena.pass();
                assertThat(arena.key()).isNotEqualTo(key);
                arena.undo();
                assertThat(arena.key()).isEqualTo(key);
            }
        }
    }

    @Test
    void a_pawn_that_has_passed_the_king_does_not_check_it() {
        Arena arena = Arenas.at(Arenas.XIANGQI, "3P5/4k4/9/9/9/9/9/9/9/3K5 w - - 0 1").get();
        int[] moves = new int[2 * arena.mostMoves()];
        int end = arena.quiets(moves, arena.captures(moves, 0));
        for (int i = 0; i < end; i++) {
            boolean reported = arena.givesCheck(moves[i]);
            arena.play(moves[i]);
            assertThat(reported).isEqualTo(arena.inCheck());
            arena.undo();
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "exchanges.csv", numLinesToSkip = 1)
    void an_exchange_brings_what_it_comes_to(String game, String fen, String move, int value, String note) throws Exception {
        Board board = Arenas.board(game, fen);
        int play = board.parse(move);
        Arena arena = Arenas.make(board, DrawPolicy.FIRST);
        assertThat(arena.exchanges(play, value)).as("%s: at least %d", note, value).isTrue();
        assertThat(arena.exchanges(play, value + 1)).as("%s: no more than %d", note, value).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {Arenas.CHESS, Arenas.XIANGQI})
    void no_exchange_brings_more_than_what_is_taken_and_more_is_not_easier_than_less(String game) {
        int tried = 0;
        for (String fen : Arenas.positions(game, 53, 80, 100)) {
            Arena arena = Arenas.at(game, fen).get();
            int[] moves = new int[2 * arena.mostMoves()];
            int end = arena.captures(moves, 0);
            for (int i = 0; i < end; i++) {
                assertThat(arena.exchanges(moves[i], arena.gain(moves[i]) + 1)).as(fen).isFalse();
                assertThat(arena.exchanges(moves[i], -30_000)).isTrue();
                for (int least = -1000; least < 1000; least += 50) {
                    assertThat(arena.exchanges(moves[i], least) || !arena.exchanges(moves[i], least + 50)).as(fen).isTrue();
                    tried++;
                }
            }
        }
        assertThat(tried).isPositive();
    }
}
