package org.openarbiter.bench.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;
import org.openarbiter.search.train.PackedPosition;
import org.openarbiter.search.train.PositionFile;
import org.openarbiter.search.train.Trainer;

/** The way from nothing to a network, with few games: make, go on, search again, pack, train. */
class TrainingPipelineTest {
    private static final int NODES = 40;

    @TempDir
    private Path folder;

    private Path games(String name, int count, int nodes, long seed) throws IOException {
        Path file = folder.resolve(name);
        SelfPlay.run("chess", JudgeSetting.WXF, "hand", file, count, nodes, seed);
        return file;
    }

    @Test
    void games_lead_to_a_network_for_their_game_alone() throws Exception {
        Path games = games("games", 80, NODES, 1);
        Path packed = folder.resolve("packed");
        Packing.run("chess", packed, List.of(games.toString()), 1);
        assertThat(PositionFile.read(Packing.heldOut(packed), Inputs.CHESS)).isNotEmpty();
        Path network = folder.resolve("network");
        Trainer.Settings settings = new Trainer.Settings(Network.STEP, 256, 1, 0.001, 0.9, false, 1);
        NetworkTraining.run("chess", packed, network, null, settings);
        assertThat(Network.read(network, Inputs.CHESS).width()).isEqualTo(Network.STEP);
        assertThatIOException().isThrownBy(() -> NetworkTraining.run("xiangqi", packed, network, null, settings))
                .withMessageContaining("has positions of chess, not of xiangqi");
    }

    @Test
    void a_file_that_broke_off_goes_on_to_the_same_games_but_not_with_other_settings() throws Exception {
        byte[] whole = Files.readAllBytes(games("whole", 12, NODES, 2));
        Path part = games("part", 7, NODES, 2);
        byte[] begun = Files.readAllBytes(part);
        Files.writeString(part, new String(begun, StandardCharsets.UTF_8) + "1;rnbqkbnr/pppp");
        assertThat(Files.readAllBytes(games("part", 12, NODES, 2))).isEqualTo(whole);
        assertThatIOException().isThrownBy(() -> games("part", 13, NODES + 1, 2)).withMessageContaining("was made otherwise");
        assertThatIOException().isThrownBy(() -> games("part", 13, NODES, 3)).withMessageContaining("write to another file");
    }

    /** Whether a game is held out depends on its opening alone, and so does whether the positions taken out of it are. */
    @Test
    void no_game_is_on_both_sides() throws Exception {
        Path games = games("games", 80, NODES, 1);
        Path rescored = folder.resolve("rescored");
        Rescoring.run("chess", "hand", NODES, 5, rescored, List.of(games.toString()));
        Set<Integer> heldOut = new HashSet<>();
        Set<Integer> learned = new HashSet<>();
        for (Path file : List.of(games, rescored)) {
            GameLine.read(file, line -> (line.isOneIn(40) ? heldOut : learned).add(line.source()));
        }
        assertThat(heldOut).isNotEmpty().doesNotContainAnyElementsOf(learned);
        List<Integer> sources = new ArrayList<>();
        GameLine.read(games, line -> sources.add(line.source()));
        GameLine.read(rescored, line -> assertThat(sources).contains(line.source()));
    }

    @Test
    void lines_come_back_and_others_are_refused_with_their_place() throws Exception {
        for (String text : List.of("2;8/8/8/8/8/8/8/8 w - - 0 1;e2e4 31 e7e5 -25", "0;8/8/8/8/8/8/8/8 w - - 0 1;e2e4 -7;ffff0001")) {
            assertThat(GameLine.parse(text).text()).isEqualTo(text);
        }
        Path file = folder.resolve("bad");
        Files.writeString(file, "# settings\n1;rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;e2e4 31\n3;x\n");
        assertThatIllegalArgumentException().isThrownBy(() -> Packing.run("chess", folder.resolve("packed"), List.of(file.toString()), 1))
                .withMessage(file + ", line 3: not a game such as 2;FEN;h2e2 31 h9g7 -25");
    }

    @Test
    void a_training_needs_positions_held_out() throws Exception {
        Path packed = folder.resolve("packed");
        PositionFile.write(packed, Inputs.CHESS, List.of(new byte[PackedPosition.BYTES]));
        PositionFile.write(Packing.heldOut(packed), Inputs.CHESS, List.of());
        Trainer.Settings settings = new Trainer.Settings(Network.STEP, 256, 1, 0.001, 0.9, false, 1);
        assertThatIllegalArgumentException().isThrownBy(() -> NetworkTraining.run("chess", packed, folder.resolve("network"), null, settings))
                .withMessageContaining("pack more games");
    }
}
