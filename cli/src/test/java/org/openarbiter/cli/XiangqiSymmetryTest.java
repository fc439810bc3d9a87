package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.Setup;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The corpus of repetitions mirrored left to right, and turned with the colors exchanged, gets the mirrored rulings. */
class XiangqiSymmetryTest {
    private static final Xiangqi XIANGQI = new Xiangqi();
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What a ruling says apart from points: it must be the same on the mirrored board. */
    private record Said(String rule, Outcome outcome, int ply, List<String> classes) {

        static Said of(Ruling ruling) {
            List<String> classes = new ArrayList<>();
            if (!ruling.findings().isEmpty() && ruling.findings().getFirst().values().get("cycle") instanceof List<?> cycle) {
                cycle.forEach(ply -> classes.add(String.valueOf(((java.util.Map<?, ?>) ply).get("class"))));
            }
            return new Said(String.valueOf(ruling.ruleId()), ruling.outcome(), ruling.ply(), classes);
        }

        Said withColorsExchanged() {
            return new Said(rule, outcome instanceof Outcome.Win win ? new Outcome.Win(1 - win.winner()) : outcome, ply, classes);
        }
    }

    @TestFactory
    Stream<DynamicTest> every_repetition_is_ruled_alike_in_the_mirror() throws Exception {
        List<DynamicTest> tests = new ArrayList<>();
        for (String file : List.of("wxf", "cycles")) {
            for (String line : Files.readAllLines(Path.of("..", "cases", "xiangqi", file + ".jsonl"))) {
                JsonNode json = JSON.readTree(line);
                tests.add(DynamicTest.dynamicTest(json.path("id").asText(), () -> check(json)));
            }
        }
        assertThat(tests).hasSizeGreaterThan(190);
        return tests.stream();
    }

    private static void check(JsonNode json) throws Exception {
        Said plain = rule(json, point -> point, false);
        assertThat(rule(json, Point::mirrored, false)).isEqualTo(plain);
        assertThat(rule(json, Point::turned, true)).isEqualTo(plain.withColorsExchanged());
        assertThat(rule(json, point -> Point.mirrored(Point.turned(point)), true)).isEqualTo(plain.withColorsExchanged());
    }

    private static Said rule(JsonNode json, IntUnaryOperator to, boolean exchanged) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(json.path("start").asText());
        Setup setup = new Setup().toMove(exchanged ? 1 - board.toMove() : board.toMove());
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            boolean swap = exchanged && piece != Piece.NONE;
            setup.put(to.applyAsInt(point), swap ? Piece.of(Piece.kind(piece), 1 - Piece.side(piece)) : piece);
        }
        String rules = json.path("rules").asText().substring("xiangqi:".length());
        Referee<XiangqiBoard> referee =
                new Referee<>(XIANGQI.rulebook(rules), XIANGQI.seats(), Options.DEFAULT, XiangqiBoard.of(setup));
        for (JsonNode move : json.path("moves")) {
            int play = board.parse(move.asText());
            board.play(board.toMove(), play);
            referee.act(new Act.Play(
                    referee.next(), Move.of(to.applyAsInt(Move.from(play)), to.applyAsInt(Move.to(play)))));
        }
        return Said.of(referee.ruling());
    }
}
