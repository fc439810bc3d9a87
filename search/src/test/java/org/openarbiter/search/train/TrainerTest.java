package org.openarbiter.search.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.NetworkEvaluation;

/** A tiny training learns what there is to learn, the same each time, and goes on where it broke off. */
class TrainerTest {
    private static final int[] WORTH = {0, 100, 300, 300, 500, 900, 0};
    private static final int EPOCHS = 12;

    @TempDir
    private Path folder;

    /** Positions of random games whose score is their material. */
    private static byte[] positions(int count, long seed) {
        Random random = new Random(seed);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] pieces = new byte[64];
        int[] moves = new int[ChessBoard.start().mostPlays()];
        while (out.size() < count * PackedPosition.BYTES) {
            ChessBoard board = ChessBoard.start();
            for (int ply = 0; ply < 150 && board.hasLegalPlay(board.toMove()); ply++) {
                board.play(board.toMove(), moves[random.nextInt(board.legalPlays(board.toMove(), moves))]);
                board.copyPieces(pieces);
                int score = material(pieces, board.toMove());
                out.writeBytes(PackedPosition.pack(pieces, board.toMove(), score, 1 + Integer.signum(score), score / 2));
            }
        }
        return out.toByteArray();
    }

    private static int material(byte[] pieces, int side) {
        int sum = 0;
        for (byte piece : pieces) {
            sum += piece == 0 ? 0 : Piece.side(piece) == side ? WORTH[Piece.kind(piece)] : -WORTH[Piece.kind(piece)];
        }
        return sum;
    }

    private static Trainer trainer(byte[] positions) {
        return trainer(positions, false);
    }

    private static Trainer trainer(byte[] positions, boolean corrects) {
        return new Trainer(Inputs.CHESS, positions, new Trainer.Settings(64, 512, EPOCHS, 0.003, 1, corrects, 1));
    }

    private static byte[] written(Trainer trainer) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        trainer.network().write(out);
        return out.toByteArray();
    }

    private static void train(Trainer trainer) {
        while (trainer.epoch() < EPOCHS) {
            trainer.train();
        }
    }

    @Test
    void the_loss_falls_on_positions_never_seen() throws Exception {
        Trainer trainer = trainer(positions(20_000, 1));
        byte[] others = positions(2_000, 2);
        double before = trainer.loss(others);
        train(trainer);
        double after = trainer.loss(others);
        System.out.printf("TrainerTest: loss %.5f before, %.5f after%n", before, after);
        assertThat(after).isLessThan(before / 2);
        NetworkEvaluation<ChessBoard> learned = new NetworkEvaluation<>(trainer.network(), ChessBoard::copyPieces, ChessEvaluation::new);
        int queenUp = learned.of(ChessBoard.of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        int queenDown = learned.of(ChessBoard.of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"));
        assertThat(queenUp).isGreaterThan(100);
        assertThat(queenDown).isLessThan(-100);
    }

    @Test
    void settings_and_positions_that_cannot_be_used_are_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Trainer.Settings(96, 512, 1, 0.003, 1, false, 1)).withMessageContaining("multiple of 64");
        assertThatIllegalArgumentException().isThrownBy(() -> new Trainer.Settings(64, 512, 0, 0.003, 1, false, 1)).withMessageContaining("positive");
        assertThatIllegalArgumentException().isThrownBy(() -> new Trainer.Settings(64, 512, 1, 0.003, 1.5, false, 1)).withMessageContaining("from 0 to 1");
        assertThatIllegalArgumentException().isThrownBy(() -> trainer(new byte[0]));
        assertThatIllegalArgumentException().isThrownBy(() -> trainer(new byte[PackedPosition.BYTES + 1]));
    }

    @Test
    void a_training_that_begins_with_a_network_begins_with_its_weights() throws Exception {
        byte[] positions = positions(5_000, 1);
        Trainer first = trainer(positions);
        first.train();
        Trainer next = trainer(positions);
        next.begin(first.network());
        assertThat(written(next)).isEqualTo(written(first));
        assertThat(next.loss(positions)).isCloseTo(first.loss(positions), Offset.offset(1e-4));
        Trainer correcting = trainer(positions, true);
        assertThatIllegalArgumentException().isThrownBy(() -> correcting.begin(first.network()));
    }

    /** The hand-crafted evaluation knows half of the score: the network learns the other half. */
    @Test
    void what_corrects_learns_what_is_missing() throws Exception {
        Trainer trainer = trainer(positions(20_000, 1), true);
        byte[] others = positions(2_000, 2);
        double before = trainer.loss(others);
        train(trainer);
        double after = trainer.loss(others);
        System.out.printf("TrainerTest: corrects, loss %.5f before, %.5f after%n", before, after);
        assertThat(after).isLessThan(before * 2 / 3);
        NetworkEvaluation<ChessBoard> learned = new NetworkEvaluation<>(trainer.network(), ChessBoard::copyPieces, () -> board -> 450);
        assertThat(learned.of(ChessBoard.of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))).isGreaterThan(500);
    }

    @Test
    void the_same_seed_gives_the_same_network_and_a_run_that_broke_off_goes_on() throws Exception {
        byte[] positions = positions(3_000, 3);
        Trainer whole = trainer(positions);
        whole.train();
        Path file = folder.resolve("state");
        whole.save(file, 0.25);
        whole.train();
        Trainer resumed = trainer(positions);
        assertThat(resumed.resume(file)).isEqualTo(0.25);
        assertThat(resumed.epoch()).isEqualTo(1);
        resumed.train();
        assertThat(written(resumed)).isEqualTo(written(whole));
        Trainer other = new Trainer(Inputs.CHESS, positions, new Trainer.Settings(128, 512, EPOCHS, 0.003, 1, false, 1));
        assertThatIOException().isThrownBy(() -> other.resume(file)).withMessageContaining("other settings");
        Trainer elsewhere = trainer(positions(3_000, 4));
        assertThatIOException().isThrownBy(() -> elsewhere.resume(file)).withMessageContaining("positions");
        Trainer begun = trainer(positions);
        begun.begin(whole.network());
        assertThatIOException().isThrownBy(() -> begun.resume(file)).withMessageContaining("first weights");
    }
}
