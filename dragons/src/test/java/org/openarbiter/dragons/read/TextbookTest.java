package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of {@code readings.txt}: what every player knows of ladders, nets, snapbacks, kos and cuts. */
class TextbookTest {
    private static final long NODES = 20_000;
    private static final int LEAST_CASES = 30;

    /** A question about a diagram. */
    record Case(List<String> rows, String question, String fate, List<String> moves) {
        @Override
        public String toString() {
            return question + " " + fate;
        }
    }

    static List<Case> cases() throws IOException {
        List<Case> cases = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(TextbookTest.class.getResourceAsStream("readings.txt"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (String block : text.split("\n\n+")) {
                List<String> lines = Stream.of(block.split("\n"))
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .toList();
                List<String> rows = lines.stream().filter(line -> !line.contains(":")).toList();
                lines.stream().filter(line -> line.contains(":")).forEach(line -> cases.add(read(rows, line)));
            }
        }
        return cases;
    }

    private static Case read(List<String> rows, String line) {
        String[] parts = line.split(": ");
        String[] wanted = parts[1].split(" ");
        return new Case(rows, parts[0], wanted[0], Arrays.asList(wanted).subList(1, wanted.length));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReadAsTheBooksHaveIt(Case given) {
        ReadingBoard board = Diagrams.board(given.rows);
        String before = board.toString();
        Answer answer = ask(board, given.question.split(" "));
        assertThat(answer.likely()).as("%s in\n%s", given.question, board).isEqualTo(Fate.valueOf(given.fate));
        if (answer.likely().succeeds() && !given.moves.contains("*")) {
            assertThat(given.moves).as("%s in\n%s", given.question, board)
                    .contains(answer.point() < 0 ? "-" : board.topology().pointName(answer.point()));
        }
        assertThat(board.toString()).isEqualTo(before);
        assertThat(board.plies()).isZero();
    }

    /** What is captured, or connected, is so against every reply; that it is not holds up to the order that was read. */
    @ParameterizedTest
    @MethodSource("cases")
    void onlyThatThereIsNoAttackTakesOrdersForGranted(Case given) {
        ReadingBoard board = Diagrams.board(given.rows);
        String[] question = given.question.split(" ");
        Answer answer = ask(board, question);
        boolean defends = List.of("defend", "both", "disconnect").contains(question[0]);
        boolean isProof = answer.likely() == (defends ? Fate.LOSS : Fate.WIN);
        boolean isSeen = question[0].endsWith("connect") && answer.nodes() == 0;
        assertThat(answer.assumptions()).isEqualTo(isProof || isSeen ? Set.of() : Set.of(Assumption.SLOWER_MOVES_FAIL));
    }

    private static Answer ask(ReadingBoard board, String... question) {
        Reading reading = new Reading(board, NODES);
        int first = board.topology().point(question[1]);
        return switch (question[0]) {
            case "attack" -> reading.attack(first);
            case "defend" -> reading.defend(first);
            case "ladder" -> reading.ladder(first);
            case "either" -> reading.attackEither(first, board.topology().point(question[2]));
            case "both" -> reading.defendBoth(first, board.topology().point(question[2]));
            case "connect" -> reading.connect(first, board.topology().point(question[2]));
            case "disconnect" -> reading.disconnect(first, board.topology().point(question[2]));
            default -> throw new IllegalArgumentException(question[0]);
        };
    }

    /** A play that takes a string settles it, whatever can be played around it afterwards; in a ko the string may be taken back. */
    @Test
    void whatComesOfAPlay() {
        ReadingBoard board = Diagrams.board(List.of("OXO..", "..O..", "O.O..", "...O.", "....."));
        Reading reading = new Reading(board, NODES);
        int corner = board.topology().point("A5");
        assertThat(reading.defendAfter(board.topology().point("A4"), corner).fate()).isEqualTo(Fate.LOSS);
        assertThat(reading.defendAfter(board.topology().point("E1"), corner).fate()).isEqualTo(Fate.WIN);
        ReadingBoard ko = Diagrams.board(List.of("X.O", ".OX", ".X."));
        Answer retaken = new Reading(ko, NODES).defendAfter(ko.topology().point("C1"), ko.topology().point("C2"));
        assertThat(retaken.likely()).isEqualTo(Fate.KO_NEEDS_THREAT);
    }

    @Test
    void onlyStonesAreReadAbout() {
        ReadingBoard board = Diagrams.board(List.of("XO.", "...", "..."));
        Reading reading = new Reading(board, NODES);
        assertThatIllegalArgumentException().isThrownBy(() -> reading.attack(0)).withMessageContaining("A1");
        assertThatIllegalArgumentException().isThrownBy(() -> reading.connect(6, 7)).withMessageContaining("A3 and B3");
    }

    @Test
    void aBudgetThatIsSpentIsTold() {
        ReadingBoard board = Diagrams.board(List.of(".....", ".....", "..X..", ".....", "....."));
        Answer answer = new Reading(board, 10).attack(12);
        assertThat(answer.complete()).isFalse();
        assertThat(answer.fate()).isEqualTo(Fate.LOSS);
        assertThat(answer.nodes()).isLessThanOrEqualTo(20);
    }

    @Test
    void thereAreCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
    }
}
