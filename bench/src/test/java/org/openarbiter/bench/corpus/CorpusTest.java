package org.openarbiter.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A ratchet: of each kind of problems the analysis answers as many right with a small effort as {@code ratchet.txt} says, or more. With the system
 * property {@code arbiter.corpus.update} the file is written.
 */
class CorpusTest {
    private static final Path FOLDER = Path.of("..", "cases", "go", "problems");
    private static final Path RATCHET = FOLDER.resolve("ratchet.txt");

    @Test
    void noKindOfProblemsIsAnsweredWorse() throws IOException {
        Map<Kind, Integer> right = new EnumMap<>(Kind.class);
        Map<Kind, Integer> all = new EnumMap<>(Kind.class);
        List<Problem> problems = Corpus.read(FOLDER);
        List<Boolean> answers = problems.parallelStream().map(problem -> problem.isRight(OwnAnswer.to(problem))).toList();
        for (int i = 0; i < answers.size(); i++) {
            right.merge(problems.get(i).kind(), answers.get(i) ? 1 : 0, Integer::sum);
            all.merge(problems.get(i).kind(), 1, Integer::sum);
        }
        List<String> lines = new ArrayList<>();
        right.forEach((kind, count) -> lines.add(kind + " " + count + " of " + all.get(kind)));
        System.out.println("CorpusTest: " + String.join(", ", lines));
        if (System.getProperty("arbiter.corpus.update") != null) {
            Files.write(RATCHET, lines);
        }
        assertThat(Files.readAllLines(RATCHET)).hasSameSizeAs(lines);
        for (String line : Files.readAllLines(RATCHET)) {
            String[] words = line.split(" ");
            Kind kind = Stream.of(Kind.values()).filter(each -> each.toString().equals(words[0])).findFirst().orElseThrow();
            assertThat(all.get(kind)).as("how many problems there are: %s", line).isEqualTo(Integer.parseInt(words[3]));
            assertThat(right.get(kind)).as("how many are answered right: %s", line).isGreaterThanOrEqualTo(Integer.parseInt(words[1]));
        }
    }

    @Test
    void everyProblemIsWrittenAsItWasReadAndAsksAboutStonesThatBreathe() throws IOException {
        Set<String> ids = new HashSet<>();
        for (Problem problem : Corpus.read(FOLDER)) {
            ReadingBoard board = problem.board();
            assertThat(Problem.read(problem.line())).isEqualTo(problem);
            assertThat(Problem.rows(board)).as(problem.id()).isEqualTo(problem.rows());
            assertThat(ids.add(problem.id())).as(problem.id()).isTrue();
            for (int point : problem.points()) {
                assertThat(board.stoneAt(point)).as(problem.id()).isNotEqualTo(ReadingBoard.EMPTY);
            }
            for (int point = 0; point < board.points(); point++) {
                assertThat(board.stoneAt(point) == ReadingBoard.EMPTY || board.liberties(point) > 0).as(problem.id()).isTrue();
            }
        }
        assertThat(ids).hasSizeGreaterThan(100);
    }

    @Test
    void anAnswerIsRightByItsCodesAndOneOfItsMoves() {
        Problem problem = Problem.read("race-0001 | analyze_semeai A1 B1 | 1 0 | C1 | D1 | read gnugo | 30 | 4/4/4/xo2");
        assertThat(problem.isRight("1 0 C1")).isTrue();
        assertThat(problem.isRight("1 0 d1")).isTrue();
        assertThat(problem.isRight("1 0 B2")).isFalse();
        assertThat(problem.isRight("1 1 C1")).isFalse();
        assertThat(problem.isRight("? no answer")).isFalse();
    }

    @Test
    void aShapeIsTheSameTurnedAndWithColorsExchanged() {
        Problem one = Problem.read("life-0001 | owl_attack A1 | 0 | - | - | read | 30 | 5/5/5/o4/xxo2");
        Problem other = Problem.read("life-0002 | owl_attack E5 | 0 | - | - | read | 30 | 3xo/4o/4x/5/5");
        assertThat(LocalShape.of(one.board(), List.of(0, 1))).isEqualTo(LocalShape.of(other.board(), List.of(24, 19)));
    }
}
