package org.openarbiter.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.dragons.life.Knowledge;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;

/** A knowledge from a source file reads like the usual one, as far as it is the same. */
class KnowledgeSourceTest {
    private static final long SOME = 20_000;
    private static final long FEW = 1_000;

    @Test
    void theKnowledgeOfAnotherClassReadsTheSameProblemsAndProvesTheSame() throws IOException, URISyntaxException {
        Knowledge.Maker other = ((Tried.Life) KnowledgeSource.read(example("EdgeLast.java"))).maker();
        List<Problem> problems = Corpus.read(Path.of("..", "cases", "go", "problems")).stream()
                .filter(problem -> problem.command().equals("owl_attack") && problem.positions() < SOME).limit(40).toList();
        int differ = 0;
        for (Problem problem : problems) {
            ReadingBoard board = problem.board();
            int stone = problem.points().getFirst();
            Answer usual = new LifeAndDeath(board, SOME).attack(stone);
            Answer answer = new LifeAndDeath(board, other, Reach.FAR, SOME, 0).attack(stone);
            differ += usual.nodes() == answer.nodes() ? 0 : 1;
            if (usual.complete() && answer.complete()) {
                assertThat(answer.fate()).as(problem.id()).isEqualTo(usual.fate());
            }
        }
        assertThat(differ).as("problems that are read in another order").isBetween(5, 40);
    }

    @Test
    void aRaceIsReadWithTheKnowledgeOfAnotherClass() throws IOException, URISyntaxException {
        Tried other = KnowledgeSource.read(example("CountNothing.java"));
        List<Problem> problems = Corpus.read(Path.of("..", "cases", "go", "problems")).stream().filter(other::asks).limit(40).toList();
        int differ = 0;
        for (Problem problem : problems) {
            Tried.Outcome usual = other.usual().read(problem, FEW, 0);
            Tried.Outcome outcome = other.read(problem, FEW, 0);
            differ += usual.positions() == outcome.positions() ? 0 : 1;
            if (usual.proved() && outcome.proved()) {
                assertThat(outcome.text().substring(0, 3)).as(problem.id()).isEqualTo(usual.text().substring(0, 3));
            }
        }
        assertThat(differ).as("races that are played out further").isPositive();
    }

    private static Path example(String name) throws URISyntaxException {
        return Path.of(Objects.requireNonNull(KnowledgeSourceTest.class.getResource(name)).toURI());
    }

    @Test
    void whatIsNoKnowledgeIsRefusedWithAReason(@TempDir Path folder) throws IOException {
        Path broken = Files.writeString(folder.resolve("Broken.java"), "public class Broken {\n    int none() {\n    }\n}\n");
        assertThatThrownBy(() -> KnowledgeSource.read(broken)).isInstanceOf(IOException.class)
                .hasMessageContaining("Broken.java:3: error: missing return statement");
        Path plain = Files.writeString(folder.resolve("Plain.java"), "public class Plain {}\n");
        assertThatThrownBy(() -> KnowledgeSource.read(plain)).isInstanceOf(IOException.class)
                .hasMessageContaining("Plain.java: a public class that implements Knowledge is wanted");
        assertThatThrownBy(() -> KnowledgeSource.read(folder.resolve("None.java"))).isInstanceOf(NoSuchFileException.class);
    }
}
