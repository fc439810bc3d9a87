package org.openarbiter.search.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.Setup;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Chasing;
import org.openarbiter.rules.xiangqi.chase.Cycles;
import org.openarbiter.rules.xiangqi.chase.Deed;

/** What a move threatens and what its reply makes of that, ply by ply as the rulebook has it, in random positions. */
class FreeCapturesTest {
    private static final int CYCLES = 30_000;
    private static final Cycles WXF = new Cycles(Chasing.USUAL);
    private static final Xiangqi XIANGQI = new Xiangqi();

    private static final String PALACE = "d0 d1 d2 e0 e1 e2 f0 f1 f2";
    private static final String ADVISORS = "d0 d2 e1 f0 f2";
    private static final String ELEPHANTS = "a2 c0 c4 e2 g0 g4 i2";
    private static final String PAWNS = "a3 c3 e3 g3 i3 a4 c4 e4 g4 i4 a5 b5 c5 d5 e5 f5 g5 h5 i5 a6 c6 d6 e6 f6 h6 d7 e7 f7 e8";

    private final Random random = new Random(173);
    private int chases;
    private int checks;
    private int idle;

    /** Two moves and the same two back: each of the four is judged with the one after it. */
    @Test
    void every_ply_of_a_cycle_chases_what_the_rulebook_says() throws Exception {
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            XiangqiBoard start = XiangqiBoard.of(position());
            int[] plays = cycle(start.copy());
            if (plays.length > 0) {
                compare(start, plays);
            }
        }
        assertThat(chases).isGreaterThan(1_000);
        assertThat(checks).isGreaterThan(200);
        assertThat(idle).isGreaterThan(5_000);
    }

    /** The cannon on e0 threatens the rook on e3 over the advisor on e1, and only that advisor can parry the check. */
    @Test
    void a_check_that_can_only_be_parried_by_giving_up_the_threat_answers_it() throws Exception {
        XiangqiBoard start = XiangqiBoard.of("2bk5/2C5n/5aR2/1N1P5/9/5r3/3pr4/8B/n3AK3/4C4 w - - 0 1");
        compare(start, Stream.of("e1f2", "f4g4", "f2e1", "g4f4").mapToInt(FreeCapturesTest::move).toArray());
    }

    private static int move(String text) {
        return Move.of(point(text, 0), point(text, 2));
    }

    private static int point(String text, int at) {
        return Point.of(text.charAt(at) - 'a', text.charAt(at + 1) - '0');
    }

    private void compare(XiangqiBoard start, int[] plays) throws Exception {
        var referee = new Referee<>(XIANGQI.rulebook("wxf?occurrences=99"), XIANGQI.seats(), Options.DEFAULT, start.copy());
        for (int play : plays) {
            referee.act(new Act.Play(referee.next(), play));
        }
        List<Deed> deeds = WXF.judge(referee.board(), referee.record(), 0, plays.length).deeds();
        XiangqiBoard board = start.copy();
        var captures = new FreeCaptures(board);
        int[] threats = new int[FreeCaptures.MOST];
        for (int i = 0; i < plays.length; i++) {
            Deed deed = deeds.get(i);
            board.play(board.toMove(), plays[i]);
            assertThat(board.inCheck()).isEqualTo(deed.kind() == Deed.Kind.CHECK);
            if (!board.inCheck()) {
                int count = captures.list(deed.by(), plays[i], threats, 0);
                board.play(board.toMove(), plays[(i + 1) % plays.length]);
                assertThat(captures.dealtWith(threats, 0, count))
                        .as(() -> start.toText() + " " + Arrays.stream(plays).mapToObj(Move::text).toList() + " " + deed)
                        .isEqualTo(deed.chases().stream().mapToInt(FreeCapturesTest::victim).reduce(0, (a, b) -> a | b));
                board.undo();
            }
            count(deed.kind());
        }
    }

    private static int victim(Deed.Threat threat) {
        return 1 << (threat.victimNumber() & 15);
    }

    private void count(Deed.Kind kind) {
        switch (kind) {
            case CHASE -> chases++;
            case CHECK -> checks++;
            case IDLE -> idle++;
        }
    }

    /** Two random moves and the way back, where all four are legal and take nothing; else none. */
    private int[] cycle(XiangqiBoard board) {
        int[] cycle = new int[4];
        for (int i = 0; i < cycle.length; i++) {
            int[] plays = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), plays);
            if (count == 0) {
                return new int[0];
            }
            cycle[i] = i < 2 ? plays[random.nextInt(count)] : Move.of(Move.to(cycle[i - 2]), Move.from(cycle[i - 2]));
            int play = cycle[i];
            if (board.pieceAt(Move.to(play)) != Piece.NONE || IntStream.range(0, count).noneMatch(at -> plays[at] == play)) {
                return new int[0];
            }
            board.play(board.toMove(), play);
        }
        return cycle;
    }

    /** A position without flaws, with some of the pieces of each kind on points where they can stand. */
    private Setup position() {
        while (true) {
            Setup setup = new Setup().toMove(random.nextInt(2));
            int some = 1 + random.nextInt(3);
            for (int kind = Piece.KING; kind <= Piece.PAWN; kind++) {
                for (int i = 0; i < 2 * Piece.most(kind); i++) {
                    if (kind == Piece.KING || random.nextInt(4) < some) {
                        place(setup, Piece.of(kind, i % 2));
                    }
                }
            }
            if (setup.flaws().isEmpty()) {
                return setup;
            }
        }
    }

    private void place(Setup setup, int piece) {
        String points = switch (Piece.kind(piece)) {
            case Piece.KING -> PALACE;
            case Piece.ADVISOR -> ADVISORS;
            case Piece.ELEPHANT -> ELEPHANTS;
            case Piece.PAWN -> PAWNS;
            default -> "";
        };
        int at = 3 * random.nextInt(Math.max(1, (points.length() + 1) / 3));
        int point = points.isEmpty() ? random.nextInt(Point.COUNT) : point(points, at);
        int seen = Piece.side(piece) == Piece.RED ? point : Point.turned(point);
        if (setup.pieceAt(seen) == Piece.NONE) {
            setup.put(seen, piece);
        }
    }
}
