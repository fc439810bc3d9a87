package org.openarbiter.cli.peers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * pgn-extract reads every game that we write, and selects those we would.
 *
 * <p>Its {@code --checkmate}, {@code --stalemate} and {@code --fifty} (a hundred plies without capture or pawn move, anywhere in
 * the game) mean what we mean. Its {@code --repetition} compares board, side to move and castling rights as the Laws do, but
 * takes the square behind a pawn that has just gone two steps into the comparison even where no pawn could take there, as version
 * 19-04 shows on {@link #EN_PASSANT}: after 1.e4 the first of three equal positions is not counted. So it selects too few, never
 * too many.
 */
class PgnExtractTest {
    private static final int GAMES = 400;
    private static final Pattern ROUND = Pattern.compile("\\[Round \"(\\d+)\"]");

    /** Game 0: nobody could take. Game 1: the pawn that could is pinned. Game 2: a pawn may take. Game 3: a single step. */
    private static final List<String> EN_PASSANT = List.of(
            "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1",
            "e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8",
            "e2e4 a7a6 e4e5 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8",
            "e2e3 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> pgn_extract_reads_what_we_write_and_selects_what_we_would() throws IOException {
        Optional<Path> program = Peer.find("pgn-extract");
        if (program.isEmpty()) {
            return Stream.empty();
        }
        Path extract = program.get();
        List<WrittenGame> games = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            games.add(WrittenGame.random(game));
        }
        games.add(WrittenGame.quiet(GAMES, 99));
        games.add(WrittenGame.quiet(GAMES + 1, 100));
        Path file = write("random.pgn", games);
        List<WrittenGame> special = new ArrayList<>();
        for (String moves : EN_PASSANT) {
            special.add(WrittenGame.of(special.size(), List.of(moves.split(" "))));
        }
        Path specialFile = write("special.pgn", special);
        return Stream.of(
                test("reads all", extract, "-s", file, games, game -> true),
                test("checkmate", extract, "--checkmate", file, games, WrittenGame::checkmate),
                test("stalemate", extract, "--stalemate", file, games, WrittenGame::stalemate),
                test("fifty moves", extract, "--fifty", file, games, game -> game.longestQuiet() >= 100),
                test("repetition", extract, "--repetition", file, games, WrittenGame::threefoldAfterEveryDoubleStep),
                test("its repetition is not quite ours", extract, "--repetition", specialFile, special,
                        WrittenGame::threefoldAfterEveryDoubleStep),
                DynamicTest.dynamicTest("ours is that of the Laws", () -> assertThat(rounds(special, WrittenGame::threefold))
                        .containsExactly(0, 1, 3)));
    }

    private DynamicTest test(
            String name, Path extract, String option, Path file, List<WrittenGame> games, Predicate<WrittenGame> ours) {
        return DynamicTest.dynamicTest(name, () -> {
            Path errors = folder.resolve("errors");
            Set<Integer> theirs = new TreeSet<>();
            try (Peer peer = Peer.start(extract, errors, "-s", option, file.toString())) {
                for (String line : peer.hearAll()) {
                    Matcher round = ROUND.matcher(line);
                    if (round.matches()) {
                        theirs.add(Integer.valueOf(round.group(1)));
                    }
                }
            }
            assertThat(theirs).isEqualTo(rounds(games, ours)).isNotEmpty();
            assertThat(Files.readString(errors)).doesNotContain("Failed", "Unknown", "Missing", "inconsistent");
        });
    }

    private static Set<Integer> rounds(List<WrittenGame> games, Predicate<WrittenGame> wanted) {
        Set<Integer> rounds = new TreeSet<>();
        games.stream().filter(wanted).forEach(game -> rounds.add(game.round()));
        return rounds;
    }

    private Path write(String name, List<WrittenGame> games) throws IOException {
        StringBuilder file = new StringBuilder();
        games.forEach(game -> file.append(game.pgn()));
        return Files.write(folder.resolve(name), file.toString().getBytes(UTF_8));
    }
}
