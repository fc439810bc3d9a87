package org.openarbiter.dragons.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.dragons.worms.Dragon;

/** The status of groups: what is proved, under which assumptions, and that more effort never takes back what is proved. */
class StatusesTest {
    /** White has three points in a row, Black around him two eyes. */
    private static final List<String> STRAIGHT_THREE = List.of("...OX.X.", "OOOOXXXX", "XXXXX...");
    /** The same, but Black around him has no eyes, only room. */
    private static final List<String> OPEN_WALL = List.of(
            "...OX....", "OOOOX....", "XXXXX....", ".........", ".........", ".........", ".........", ".........", ".........");

    /** Black has three liberties and open ground to run to, but F7 catches him. */
    private static final List<String> OPEN_NET = List.of(
            "...........",
            "...........",
            "...........",
            "......OO...",
            "......X..O.",
            ".....O...O.",
            "...........",
            "...........",
            "...........",
            "...........",
            "...........");

    /** White takes N1 by N2; that Black then takes White's stones does not bring it back. */
    private static final List<String> TAKEN_AND_TAKEN_BACK = List.of(
            "........XO..O",
            ".X.....XXO.X.",
            ".OX....XOOO..",
            ".XX.X...XXO..",
            ".OXXO...X.XO.",
            "O.OXX..XXXO..",
            "XO.OOXXOXO.OO",
            "..O.OOOOOOOXO",
            "..O.XXXXXXXXO",
            "...OOOXXOOOXX",
            ".O...OOOOOXXO",
            "...XOXXXXX...",
            ".XX.OOO....OX");

    private static GroupStatus status(List<String> rows, String stone, Effort effort) {
        ReadingBoard board = Diagrams.board(rows);
        return new Statuses(board).of(group(board, board.topology().point(stone)), effort);
    }

    private static Group group(ReadingBoard board, int stone) {
        return new Analyst(Effort.GLANCE).analyze(board).dragonAt(stone).orElseThrow().group();
    }

    /** What lives in a ring without eyes wins by filling the ring's liberties outside. */
    @ParameterizedTest
    @CsvSource({
        "F1, ......... ......... ......... ......... XXXXXXXX. .......X. OOOOOO.X. XXXXXO.X. ....XO.X.",
        "F1, XXXXXX.X. XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX X..XXXXXX OOOOOO.XX XXXXXO.XX ....XO.XX",
        "C1, ........... ........... ........... ........... ........... ........... XXXXXXXXXXX X.........X X.OOOOOOOOX X.OXXXXXXOX X.OX....XOX",
        "B6, ......... XXXXXXXXX X.......X XOOOOOO.X OOXXXXOOX OXX..XXOX OX.OO.XOX OXXXXXXOX OOOOOOOOX"
    })
    void a_ring_around_a_group_that_lives_is_dead_whatever_liberties_it_has_outside(String stone, String rows) {
        assertThat(status(List.of(rows.split(" ")), stone, Effort.QUESTION).state()).isEqualTo(State.DEAD);
    }

    /** E2 decides the race for both groups; the wall around is no third one. */
    @Test
    void who_kills_the_large_group_beside_him_lives_by_it() {
        List<String> rows = List.of(
                ".OOOOXXX.", "OOOOOXXXX", ".OOOOXXX.", "OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX", "OXXXXOOOX", "O.X..OOOX", "O.X.....X");
        for (String stone : List.of("H3", "B3")) {
            GroupStatus status = status(rows, stone, Effort.THOROUGH);
            assertThat(status.state()).as(stone).isEqualTo(State.CRITICAL);
            int point = Diagrams.board(rows).topology().point("E2");
            assertThat(List.of(status.attack().point(), status.defense().point())).as(stone).containsExactly(point, point);
        }
    }

    /** A stone next to the group can be taken, but the group dies all the same: whoever shuts it in is not that stone. */
    @Test
    void a_group_is_not_saved_by_taking_one_of_several_neighbors() {
        List<GroupStatus> statuses = List.of(
                status(List.of(".OX....O.", "...OO....", "XO.......", "......XO.", "......OXX", ".X.O...X.", ".........", "....O.X.O", "X...X..X."),
                        "C9", Effort.THOROUGH),
                status(List.of("..XX.OXOX", ".OO......", ".XO...O..", "..X...O.O", ".......O.", "XX..OO...", "....O.XXX", ".O.X.X.OX", "X......X."),
                        "J9", Effort.THOROUGH),
                status(List.of("...XO.OO.", "O....OO..", "X........", "OOO.O..XX", "OOO.XOO.O", "O..X.O..X", "XX.XO.O.O", ".OX.OO...", "X...OXX.."),
                        "H6", Effort.THOROUGH),
                status(List.of("OXOO.XOX.", ".XO....OO", "....OXXO.", "XXO.OOOO.", "X.......O", "O..XOOX.X", "O..XO.OOO", "O..O.X...", "O....XOOO"),
                        "F9", Effort.THOROUGH));
        assertThat(statuses).extracting(GroupStatus::state).containsOnly(State.DEAD);
    }

    /** White E5 leaves two strings in atari, and one of them, of seven stones, is taken: what stands beside the group counts stone by stone. */
    @Test
    void a_large_string_beside_the_group_may_be_taken() {
        GroupStatus status = status(List.of("XX..X..", "XXOOXXX", "OXXX.XO", "OOOOOOO", "..OO.OO", "O..O..O", ".XO...O"), "E7", Effort.THOROUGH);
        assertThat(status.state()).isEqualTo(State.CRITICAL);
        assertThat(status.attack().point()).isEqualTo(Diagrams.shape(7, 7).point("E5"));
    }

    /** White takes D1 in a ko; that Black takes A2 then does not bring it back, for A2 is not the captor. */
    @Test
    void a_string_is_not_taken_back_from_a_group_that_did_not_take_it() {
        List<String> rows = List.of(".....OOX.", "..O.OOXX.", "....X.X..", "...OXX...", "OOO.X...X", ".XOO.X...", "X.XOOX...", "OXXOOOX..", ".X.XOOX..");
        assertThat(status(rows, "D1", Effort.THOROUGH).state()).isNotEqualTo(State.ALIVE);
    }

    @Test
    void aGroupWithTwoEyesIsProvedAliveAtAGlance() {
        for (Effort effort : Effort.values()) {
            GroupStatus status = status(STRAIGHT_THREE, "A1", effort);
            assertThat(status.state()).isEqualTo(State.ALIVE);
            assertThat(status.known()).isEqualTo(new Known.Proved());
            assertThat(status.attack().fate()).isEqualTo(Fate.LOSS);
        }
    }

    @Test
    void aStraightThreeBetweenLivingWallsTakesNoWallForGranted() {
        GroupStatus glance = status(STRAIGHT_THREE, "A2", Effort.GLANCE);
        assertThat(glance.known().isProved()).isFalse();
        assertThat(glance.attack()).isEqualTo(Answer.UNREAD);
        for (Effort effort : List.of(Effort.TABLE, Effort.QUESTION, Effort.THOROUGH)) {
            GroupStatus status = status(STRAIGHT_THREE, "A2", effort);
            assertThat(status.state()).isEqualTo(State.CRITICAL);
            assertThat(status.attack().point()).isEqualTo(status.defense().point())
                    .isEqualTo(Diagrams.board(STRAIGHT_THREE).topology().point("B3"));
            assertThat(status.known()).isEqualTo(new Known.ProvedUnder(EnumSet.of(Assumption.MOVES_LEFT_OUT)));
        }
    }

    /** A look takes the links of B9 for enough; an attack cuts them, so that a move is needed after all. */
    @Test
    void aGroupThatAnAttackKillsIsSavedByAMove() {
        List<String> rows = List.of(
                ".OOX.XOOO",
                ".XOXX.OOO",
                "X.OXO.OOO",
                "XXXOOOOOO",
                "XXXXOO.OO",
                "XXXXXOOO.",
                "XXXXXXOOO",
                ".XXXX.XOO",
                "XXXXXXXXO");
        GroupStatus status = status(rows, "B9", Effort.THOROUGH);
        assertThat(status).returns(State.CRITICAL, GroupStatus::state);
        assertThat(status.defense().point()).isEqualTo(Diagrams.board(rows).topology().point("F8"));
    }

    @Test
    void aStringIsAliveIfItsCaptorIsTakenForIt() {
        assertThat(status(TAKEN_AND_TAKEN_BACK, "N1", Effort.THOROUGH)).returns(State.ALIVE, GroupStatus::state);
    }

    /** Black may take three stones at any time, and is left with a shape that White then plays into. */
    @Test
    void noneDiesInASekiWhereOneSideMayCapture() {
        List<String> rows = List.of(
                ".OOX.OOOO", "XXOX.O.OO", "OX.XOOOOO", "OXXXOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOO.O", "OOOOOOOOO", "OOOOOOOOO");
        for (Effort effort : List.of(Effort.QUESTION, Effort.THOROUGH)) {
            assertThat(status(rows, "B9", effort)).returns(State.ALIVE, GroupStatus::state);
            assertThat(status(rows, "A8", effort)).returns(State.ALIVE, GroupStatus::state);
        }
    }

    @Test
    void aStringThatIsCapturedByAKoDoesNotLiveInARace() {
        GroupStatus status = status(List.of(
                "XXX...O..", "OOXXX.OO.", ".OOOXXOOX", "O.OOXOOOX", "OOOXOOXXX", ".OOXXOX.X", "OOXXXX..O", "XXX.X....", ".X.X..OOO"), "J7", Effort.THOROUGH);
        assertThat(status).returns(State.CRITICAL, GroupStatus::state);
        assertThat(status.attack().fate()).isEqualTo(Fate.KO_NEEDS_THREAT);
    }

    @Test
    void noRaceSavesAStringThatIsCapturedAllTheSame() {
        GroupStatus status = status(List.of(
                "..XXXOOO.", "OOOXOOOXO", "OOOXO.OXX", ".XXXOOXXX", ".X.XOOXXX", "...OOOOXX", ".OXXOO.XX", ".OOXO....", ".OXXX...."), "H8", Effort.THOROUGH);
        assertThat(status).returns(State.DEAD, GroupStatus::state);
    }

    @Test
    void aStringInANetDoesNotRun() {
        for (Effort effort : List.of(Effort.QUESTION, Effort.THOROUGH)) {
            GroupStatus status = status(OPEN_NET, "G7", effort);
            assertThat(status).returns(State.CRITICAL, GroupStatus::state);
            assertThat(status.attack().point()).isEqualTo(Diagrams.board(OPEN_NET).topology().point("F7"));
            assertThat(status.attack().assumptions()).isEmpty();
            assertThat(status.defense().point()).isNotEqualTo(Answer.NONE);
        }
    }

    /** After F7 Black may run, and is caught all the same. */
    @Test
    void aStringInAClosedNetIsDead() {
        ReadingBoard board = Diagrams.board(OPEN_NET);
        int stone = board.topology().point("G7");
        ReadingBoard closed = board.after(1 - board.stoneAt(stone), board.topology().point("F7"));
        for (Effort effort : List.of(Effort.QUESTION, Effort.THOROUGH)) {
            GroupStatus status = new Statuses(closed).of(group(closed, stone), effort);
            assertThat(status).returns(State.DEAD, GroupStatus::state);
            assertThat(status.defense().isRefuted()).isTrue();
        }
    }

    /** Six points look like two eyes, and three stones are not hemmed in: a short reading sees the move that decides. */
    @ParameterizedTest
    @CsvSource({
        "'......... ......... ......... ......... ......... XXXXX.... OOOOX.... ...OX.... ...OX....', A3, B2",
        "'......... ......... ......... ..XX..... .XO...... .XOO..... ..XXO.... ......... .........', C5, E4"
    })
    void aTableShowsWhatOneMoveDecides(String rows, String stone, String move) {
        List<String> diagram = List.of(rows.split(" "));
        GroupStatus status = status(diagram, stone, Effort.TABLE);
        int point = Diagrams.board(diagram).topology().point(move);
        assertThat(status).returns(State.CRITICAL, GroupStatus::state);
        assertThat(status.attack().point()).isEqualTo(point);
        assertThat(status.defense().fate().succeeds()).isTrue();
    }

    /** Neither group has an eye or a way out, so that both look dead; who moves first wins. */
    @Test
    void ofTwoGroupsThatRaceNotBothAreCalledDead() {
        List<String> race = List.of(
                ".........", ".........", ".........", ".OOOOOO..", ".OXXXXO..", "OOXOOXOO.", "XXXOOXXXO", ".XOOOOX.O", ".........");
        for (String stone : List.of("C5", "D4")) {
            assertThat(status(race, stone, Effort.TABLE)).returns(State.UNKNOWN, GroupStatus::state);
            assertThat(status(race, stone, Effort.THOROUGH)).returns(State.CRITICAL, GroupStatus::state);
        }
    }

    @Test
    void aWallThatIsNotReadIsNamed() {
        GroupStatus status = status(OPEN_WALL, "A8", Effort.QUESTION);
        assertThat(status.state()).isEqualTo(State.CRITICAL);
        assertThat(status.known()).isInstanceOfSatisfying(Known.ProvedUnder.class,
                under -> assertThat(under.assumptions()).contains(Assumption.WALL_HOLDS));
    }

    /** Stones with few liberties shut the group in that have room, but not once the group comes nearer: it lives by taking them. */
    @ParameterizedTest
    @CsvSource({
        "'....... X..OO.. .XXXXXX XOOXXOX XXOOOOO XOO..O. .......', B5, C6",
        "'.X....... .OXXO.... .OXO.X..X .O.OXXXXO ..O...OOO ....XXO.. ..O.XOO.. ....XO... .X.......', C7, F8",
        "'....O.... .....XXXX ...XO.OOX .XX..O..O .OOX...O. X.OX.O... ..OX..... .OXXXO... ..O..O...', F8, F9",
        "'...XXO... ...XO.O.. ...XO.... ..X.OO... ..OXO.... ...XXO... .X.XOXX.. ..XXOO... ..XOO....', E3, G2"
    })
    void aGroupIsNotDeadThatTakesAWallOfFewLiberties(String rows, String stone, String move) {
        List<String> diagram = List.of(rows.split(" "));
        for (Effort effort : List.of(Effort.QUESTION, Effort.THOROUGH)) {
            GroupStatus status = status(diagram, stone, effort);
            assertThat(status).returns(State.CRITICAL, GroupStatus::state);
            assertThat(status.known().isProved()).isTrue();
            assertThat(status.defense()).returns(Fate.WIN, Answer::fate).returns(Diagrams.board(diagram).topology().point(move), Answer::point);
        }
    }

    /** What a short reading takes for granted of such a wall, and a longer one does not, is not called proved. */
    @Test
    void aTableOnlyEstimatesWhatRestsOnAWallOfFewLiberties() {
        List<String> rows = List.of(
                ".X.......", ".OXXO....", ".OXO.X..X", ".O.OXXXXO", "..O...OOO", "....XXO..", "..O.XOO..", "....XO...", ".X.......");
        GroupStatus status = status(rows, "C7", Effort.TABLE);
        assertThat(status).returns(State.DEAD, GroupStatus::state);
        assertThat(status.known()).isEqualTo(new Known.Estimated(Known.Basis.WITHOUT_WALL, Answer.NONE));
    }

    @Test
    void whatIsProvedIsTheAnswerOfEveryHigherEffort() {
        Random random = new Random(162);
        int proved = 0;
        for (int game = 0; game < 40; game++) {
            ReadingBoard board = random(random);
            Analyst analyst = new Analyst(Effort.TABLE);
            Statuses statuses = analyst.statuses(board);
            for (Dragon dragon : analyst.analyze(board).dragons()) {
                GroupStatus before = statuses.of(dragon.group(), Effort.GLANCE);
                for (Effort effort : List.of(Effort.TABLE, Effort.QUESTION, Effort.THOROUGH)) {
                    // Without a proof the greatest effort takes long.
                    if (effort != Effort.THOROUGH || before.known().isProved()) {
                        GroupStatus now = statuses.of(dragon.group(), effort);
                        proved += before.known().isProved() ? 1 : 0;
                        if (before.known().isProved()) {
                            assertThat(now).as("%s %s", board, effort).usingRecursiveComparison().ignoringFields("effort").isEqualTo(before);
                        }
                        before = now;
                    }
                }
            }
        }
        assertThat(proved).isGreaterThan(100);
    }

    /** A position near the end of a random game on 6x6. */
    private static ReadingBoard random(Random random) {
        ReadingBoard board = ReadingBoard.of(Diagrams.shape(6, 6));
        for (int ply = 0; ply < 90; ply++) {
            int color = ply % 2;
            int point = random.nextInt(board.points());
            boolean isEye = true;
            for (int i = 0; i < board.degree(point); i++) {
                isEye &= board.stoneAt(board.neighbor(point, i)) == color;
            }
            if (!isEye && board.isLegal(color, point)) {
                board.play(color, point);
            }
        }
        return board.copy();
    }

    @Test
    void aConclusionIsKnownAsWellAsTheWorseOfItsGrounds() {
        Known proved = new Known.Proved();
        Known walls = new Known.ProvedUnder(EnumSet.of(Assumption.WALL_HOLDS));
        Known moves = new Known.ProvedUnder(EnumSet.of(Assumption.MOVES_LEFT_OUT));
        Known games = new Known.Estimated(Known.Basis.GAMES, 80);
        Known fewer = new Known.Estimated(Known.Basis.GAMES, 60);
        Known unknown = new Known.Unknown();
        assertThat(walls.and(moves)).isEqualTo(new Known.ProvedUnder(EnumSet.of(Assumption.WALL_HOLDS, Assumption.MOVES_LEFT_OUT)));
        assertThat(games.and(fewer)).isEqualTo(fewer).isEqualTo(fewer.and(games));
        List<Known> ranks = List.of(unknown, games, walls, proved);
        for (Known one : ranks) {
            for (Known other : ranks) {
                assertThat(one.and(other).rank()).isEqualTo(Math.min(one.rank(), other.rank()));
            }
        }
    }

    @Test
    void anAnswerIsKnownByWhatItRestsOn() {
        Answer open = Answer.UNREAD;
        assertThat(Known.of(open)).isEqualTo(new Known.Unknown());
        assertThat(Known.of(Answer.atOnce(Fate.WIN))).isEqualTo(new Known.Proved());
        assertThat(Known.of(Answer.atOnce(Fate.WIN).under(EnumSet.of(Assumption.WALL_HOLDS))).word()).isEqualTo("proved-if");
        assertThat(Known.of(new Answer(Fate.KO, 3, List.of(3), 9, false))).isEqualTo(new Known.Estimated(Known.Basis.PART, Answer.NONE));
        Answer lost = new Answer(Fate.LOSS, Fate.LOSS, Answer.NONE, List.of(), 9, false, Set.of(), 70);
        assertThat(Known.of(lost)).isEqualTo(new Known.Estimated(Known.Basis.GAMES, 70));
    }
}
