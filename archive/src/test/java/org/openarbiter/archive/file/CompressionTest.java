package org.openarbiter.archive.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** Compressed files as they come, whole and damaged. */
class CompressionTest {
    /** Where the header of the first block of an xz file begins; its fifth byte is the size of the dictionary. */
    private static final int BLOCK = 12;

    private static final byte GIBIBYTE_AND_A_HALF = 37;

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(content);
        }
        return packed.toByteArray();
    }

    private static byte[] expanded(byte[] packed) throws IOException {
        return Compression.expand(new ByteArrayInputStream(packed)).readAllBytes();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    @Test
    void members_that_hold_nothing_exhaust_no_stack() throws IOException {
        byte[] nothing = gzip(new byte[0]);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int i = 0; i < 100_000; i++) {
            file.writeBytes(nothing);
        }
        file.writeBytes(gzip("1. e4 *".getBytes(StandardCharsets.UTF_8)));
        assertThat(expanded(file.toByteArray())).asString().isEqualTo("1. e4 *");
    }

    @Test
    void members_of_any_size_come_out_as_the_class_library_reads_them() throws IOException {
        Random random = new Random(12);
        for (int round = 0; round < 50; round++) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            for (int i = random.nextInt(1, 6); i > 0; i--) {
                byte[] content = new byte[random.nextInt(200_000)];
                for (int k = 0; k < content.length; k++) {
                    content[k] = (byte) random.nextInt(1 << random.nextInt(9));
                }
                file.writeBytes(gzip(content));
            }
            byte[] packed = file.toByteArray();
            assertThat(expanded(packed)).isEqualTo(new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes());
        }
    }

    @Test
    void a_header_with_every_field_is_passed_over() throws IOException {
        byte[] plain = gzip("1. d4 *".getBytes(StandardCharsets.UTF_8));
        byte[] head = {0x1f, (byte) 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 0, 3, 0, 1, 2, 3, 'a', 0, 'b', 0, 9, 9};
        assertThat(expanded(joined(head, Arrays.copyOfRange(plain, 10, plain.length)))).asString().isEqualTo("1. d4 *");
    }

    @Test
    void zeros_after_the_last_member_are_padding_and_anything_else_is_an_error() throws IOException {
        byte[] plain = gzip("1. c4 *".getBytes(StandardCharsets.UTF_8));
        assertThat(expanded(joined(plain, new byte[512]))).asString().isEqualTo("1. c4 *");
        assertThatThrownBy(() -> expanded(joined(plain, "1. e4 e5 *".getBytes(StandardCharsets.UTF_8))))
                .isInstanceOf(ZipException.class)
                .hasMessageContaining("what follows the last gzip member");
    }

    @Test
    void damage_is_an_error_wherever_it_strikes() throws IOException {
        byte[] whole = gzip("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *".getBytes(StandardCharsets.UTF_8));
        for (int length = 2; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> expanded(cut)).isInstanceOf(EOFException.class);
        }
        for (int at = whole.length - 8; at < whole.length; at++) {
            byte[] wrong = whole.clone();
            wrong[at] ^= 1;
            assertThatThrownBy(() -> expanded(wrong)).isInstanceOf(ZipException.class).hasMessageContaining("checksum");
        }
    }

    @Test
    void what_stands_before_trailing_garbage_is_judged(@TempDir Path folder) throws IOException, RulebookException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new XZOutputStream(packed, new LZMA2Options(0))) {
            out.write("1. e4 e5 *\n\n1. d4 d5 *\n".getBytes(StandardCharsets.UTF_8));
        }
        Path file = folder.resolve("a.pgn.xz");
        Files.write(file, joined(packed.toByteArray(), "junk".getBytes(StandardCharsets.UTF_8)));
        RulebookChoice rules = RulebookChoice.of(List.of("chess:fide-2023"));
        List<JudgedGame> games = new ArrayList<>();
        try (Archive archive = Archive.open(file)) {
            assertThatThrownBy(() -> Judge.all(archive, rules, Options.DEFAULT, games::add)).isInstanceOf(ArchiveException.class)
                    .hasMessageStartingWith(file.toString());
        }
        assertThat(games).hasSize(2).allMatch(game -> game instanceof JudgedGame.Ruled);
    }

    @Test
    void an_xz_file_may_not_ask_for_any_amount_of_memory() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new XZOutputStream(packed, new LZMA2Options(0))) {
            out.write("1. e4 *".getBytes(StandardCharsets.UTF_8));
        }
        byte[] greedy = packed.toByteArray();
        assertThat(expanded(greedy)).asString().isEqualTo("1. e4 *");
        greedy[BLOCK + 4] = GIBIBYTE_AND_A_HALF;
        int end = BLOCK + (greedy[BLOCK] + 1) * 4;
        CRC32 crc = new CRC32();
        crc.update(greedy, BLOCK, end - 4 - BLOCK);
        ByteBuffer.wrap(greedy).order(ByteOrder.LITTLE_ENDIAN).putInt(end - 4, (int) crc.getValue());
        assertThatThrownBy(() -> expanded(greedy))
                .isInstanceOfSatisfying(IOException.class, error -> assertThat(Compression.reason("a.xz", error))
                        .matches("a.xz: unpacking it takes \\d+ MB of memory; the limit is 128 MB"));
    }
}
