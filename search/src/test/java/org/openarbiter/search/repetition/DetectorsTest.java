package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The schemes that are right find every occurrence of every position, the same as a comparison of whole positions. */
class DetectorsTest {
    private static final int TREES = 20;
    private static final int STEPS = 400;

    /** The schemes that are right by nature, but for keys. */
    enum Scheme {
        KEY_LIST {
            @Override
            Detector on(Board board) {
                return new KeyList();
            }
        },
        DISTANCE_CHAIN {
            @Override
            Detector on(Board board) {
                return new DistanceChain();
            }
        },
        COUNTING_TABLE {
            @Override
            Detector on(Board board) {
                return new CountingTable();
            }
        },
        OPEN_ADDRESSING {
            @Override
            Detector on(Board board) {
                return new OpenAddressing();
            }
        },
        MOVE_CHAIN {
            @Override
            Detector on(Board board) {
                return board instanceof XiangqiBoard xiangqi
                        ? new MoveChain(xiangqi::pieceAt, board::rights, 7)
                        : new MoveChain(((ChessBoard) board)::pieceAt, board::rights, 6);
            }
        };

        abstract Detector on(Board board);
    }

    /** The distances that a detector gives, from the nearest occurrence to the first. */
    static List<Integer> occurrences(Detector detector) {
        List<Integer> distances = new ArrayList<>();
        for (int at = detector.back(); at != 0; at = detector.back(at)) {
            distances.add(at);
        }
        return distances;
    }

    @ParameterizedTest
    @EnumSource
    void finds_every_occurrence_in_random_trees_of_chess(Scheme scheme) throws Exception {
        for (String fen : Walk.CHESS) {
            for (int tree = 0; tree < TREES; tree++) {
                explore(scheme, Walk.chess(fen), 1_000_003L * tree);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void finds_every_occurrence_in_random_trees_of_xiangqi(Scheme scheme) throws Exception {
        for (String fen : Walk.XIANGQI) {
            for (int tree = 0; tree < TREES; tree++) {
                explore(scheme, Walk.xiangqi(fen), 1_000_003L * tree);
            }
        }
    }

    private static void explore(Scheme scheme, Board board, long seed) throws Exception {
        Detector detector = scheme.on(board);
        var walk = new Walk(board, PositionKeys::of, List.of(detector));
        int[] repeated = new int[1];
        walk.go(STEPS, 4, new Random(seed), () -> {
            List<Integer> expected = walk.exact().occurrences();
            assertThat(occurrences(detector)).as(walk::toString).isEqualTo(expected);
            assertThat(detector.occurrences()).as(walk::toString).isEqualTo(expected.size() + 1);
            repeated[0] += expected.isEmpty() ? 0 : 1;
        });
        assertThat(repeated[0]).as("repetitions met").isPositive();
    }

    /** Long enough for every array to grow, for the bytes of the table to fill up, and for the hash table to be laid out anew. */
    @ParameterizedTest
    @EnumSource
    void a_line_may_be_long_and_is_left_as_it_was_entered(Scheme scheme) throws Exception {
        ChessBoard board = ChessBoard.start();
        Detector detector = scheme.on(board);
        var walk = new Walk(board, PositionKeys::of, List.of(detector));
        String[] round = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int ply = 1; ply <= 1_500; ply++) {
            walk.play(board.parse(round[(ply - 1) % round.length]));
            assertThat(detector.back()).isEqualTo(ply < 4 ? 0 : 4);
        }
        assertThat(detector.plies()).isEqualTo(1_500);
        assertThat(detector.occurrences()).isEqualTo(376);
        for (int ply = 1_499; ply >= 0; ply--) {
            walk.undo();
            assertThat(detector.back()).isEqualTo(ply < 4 ? 0 : 4);
        }
        walk.play(board.parse("e2e4"));
        assertThat(detector.back()).isZero();
        walk.undo();
        detector.begin(PositionKeys.of(board));
        assertThatThrownBy(detector::leave).isInstanceOf(IllegalStateException.class);
    }

    /** A game begun in the middle of another knows nothing of that. */
    @ParameterizedTest
    @EnumSource
    void a_line_is_forgotten_when_another_begins(Scheme scheme) throws Exception {
        ChessBoard board = Walk.chess(Walk.CHESS.get(2));
        Detector detector = scheme.on(board);
        new Walk(board, PositionKeys::of, List.of(detector)).go(STEPS, 4, new Random(3), () -> {});
        assertThat(detector.plies()).isPositive();
        var walk = new Walk(board, PositionKeys::of, List.of(detector));
        assertThat(detector.plies()).isZero();
        walk.go(STEPS, 4, new Random(4), () ->
                assertThat(occurrences(detector)).as(walk::toString).isEqualTo(walk.exact().occurrences()));
    }

    @ParameterizedTest
    @EnumSource
    void counts_as_the_referee_does(Scheme scheme) throws Exception {
        Chess chess = new Chess();
        var rules = chess.rulebook("match-runner?threefold=no&fifty=no&dead-position=no");
        for (String fen : Walk.CHESS) {
            ChessBoard board = Walk.chess(fen);
            Referee<ChessBoard> referee = new Referee<>(rules, chess.seats(), Options.DEFAULT, Walk.chess(fen));
            Detector detector = scheme.on(board);
            var walk = new Walk(board, PositionKeys::of, List.of(detector));
            Random random = new Random(5);
            for (int i = 0; i < 300 && !referee.isOver(); i++) {
                walk.go(1, Integer.MAX_VALUE, random, () -> referee.act(new Act.Play(referee.next(), walk.latest())));
                GameRecord record = referee.record();
                assertThat(detector.occurrences()).as(walk::toString).isEqualTo(record.occurrence(record.plies()));
            }
            assertThat(referee.record().plies()).isGreaterThan(20);
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothing_recurs_across_a_pass(Scheme scheme) throws Exception {
        ChessBoard board = ChessBoard.start();
        Detector detector = scheme.on(board);
        detector.begin(PositionKeys.of(board));
        String[] round = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int i = 0; i < round.length; i++) {
            if (i == 2) {
                detector.enter(0, 77, false);
                detector.enter(0, PositionKeys.of(board), false);
            }
            int play = board.parse(round[i]);
            board.play(board.toMove(), play);
            detector.enter(play, PositionKeys.of(board), true);
            assertThat(detector.back()).isZero();
        }
    }

    /** What every scheme over keys shares: of two positions with one key it takes the second for the first. */
    @Test
    void equal_keys_are_taken_for_equal_positions() throws Exception {
        int[] falseHits = new int[1];
        int[] misses = new int[1];
        for (int tree = 0; tree < TREES; tree++) {
            Detector detector = new KeyList();
            var walk = new Walk(ChessBoard.start(), board -> PositionKeys.of(board) & 0xFF, List.of(detector));
            walk.go(STEPS, 4, new Random(tree), () -> {
                List<Integer> found = occurrences(detector);
                falseHits[0] += found.equals(walk.exact().occurrences()) ? 0 : 1;
                misses[0] += found.containsAll(walk.exact().occurrences()) ? 0 : 1;
            });
        }
        assertThat(falseHits[0]).isPositive();
        assertThat(misses[0]).isZero();
    }
}
