package org.openarbiter.archive.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdOutputStream;
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
    void a_file_of_which_nothing_can_be_unpacked_is_refused_for_its_compression() throws IOException {
        byte[] game = "[Event \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream xz = new ByteArrayOutputStream();
        try (OutputStream out = new XZOutputStream(xz, new LZMA2Options(0))) {
            out.write(game);
        }
        ByteArrayOutputStream zstd = new ByteArrayOutputStream();
        try (OutputStream out = new ZstdOutputStream(zstd)) {
            out.write(game);
        }
        byte[] damaged = gzip(game);
        Arrays.fill(damaged, 10, 20, (byte) 0xff);
        refused(Arrays.copyOf(xz.toByteArray(), 30), "a: the compressed data ends early");
        refused(Arrays.copyOf(zstd.toByteArray(), 10), "a: the compressed data ends early");
        refused(Arrays.copyOf(gzip(game), 11), "a: the compressed data ends early");
        refused(damaged, "a: cannot be read: damaged gzip data");
    }

    @Test
    void a_compression_that_is_not_supported_is_named() throws IOException {
        refused(new byte[] {'P', 'K', 3, 4, 20, 0, 0}, "a: cannot be read: zip archives are not supported");
        refused(new byte[] {'B', 'Z', 'h', '9', 0x31, 0x41, 0x59}, "a: cannot be read: bzip2 files are not supported");
        byte[] tar = new byte[512];
        System.arraycopy("ustar".getBytes(StandardCharsets.UTF_8), 0, tar, 257, 5);
        refused(tar, "a: cannot be read: tar archives are not supported");
        refused(gzip(tar), "a: cannot be read: tar archives are not supported");
        refused("BZh".getBytes(StandardCharsets.UTF_8), "a: no game found in a known format");
    }

    private static void refused(byte[] file, String reason) {
        assertThatThrownBy(() -> Archive.of(new ByteArrayInputStream(file), "a", Archive.AUTO, null))
                .isInstanceOf(ArchiveException.class).hasMessageStartingWith(reason);
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
