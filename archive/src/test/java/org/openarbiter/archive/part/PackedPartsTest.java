package org.openarbiter.archive.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.FileFaultException;
import org.openarbiter.rules.core.record.RawGame;

/** Compressed files in parts: frame by frame, block by block, whole and damaged. */
class PackedPartsTest {
    /** What the archive of the whole file gives, with the fault at its end. */
    private static List<String> whole(Content content) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Archive archive = Archive.of(content.open(0), content.name(), Archive.AUTO, null)) {
            for (RawGame game = archive.next(); game != null; game = archive.next()) {
                lines.add(Contents.line(game));
            }
        } catch (ArchiveException e) {
            lines.add(Objects.requireNonNull(e.getMessage()));
        }
        return lines;
    }

    private static List<Part> parts(Content content, long least) throws ArchiveException {
        return Parting.of(content, Archive.AUTO, null, least).parts(content);
    }

    private static byte[] text(int games) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < games; i++) {
            text.append("[Event \"").append(i).append("\"]\n\n1. e4 {").append(Integer.toHexString(i * 0x9E3779B9)).append("\n\n} e5 1-0\n\n");
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Compresses a text piece by piece. */
    private static byte[] packed(byte[] text, Random random, BiConsumer<ByteArrayOutputStream, byte[]> packer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int from = 0; from < text.length;) {
            int to = Math.min(text.length, from + 1 + random.nextInt(3_000));
            packer.accept(out, Arrays.copyOfRange(text, from, to));
            from = to;
        }
        return out.toByteArray();
    }

    /** A frame of one kind or another: with its size, without, with a checksum, behind a frame to be skipped. */
    private static void zstdFrame(ByteArrayOutputStream out, byte[] piece) {
        int kind = piece.length % 4;
        if (kind == 3) {
            out.writeBytes(new byte[] {0x5c, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 0x28, (byte) 0xb5, 0x2f, (byte) 0xfd});
        }
        if (kind == 0) {
            out.writeBytes(Zstd.compress(piece));
            return;
        }
        try (OutputStream frame = new ZstdOutputStream(out, 1).setChecksum(kind == 2)) {
            frame.write(piece);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void bgzfBlock(ByteArrayOutputStream out, byte[] piece) {
        Deflater deflater = new Deflater(6, true);
        deflater.setInput(piece);
        deflater.finish();
        byte[] body = new byte[piece.length + 100];
        int length = deflater.deflate(body);
        deflater.end();
        int size = 18 + length + 8 - 1;
        out.writeBytes(new byte[] {0x1f, (byte) 0x8b, 8, 4, 0, 0, 0, 0, 0, (byte) 0xff, 6, 0, 'B', 'C', 2, 0, (byte) size, (byte) (size >> 8)});
        out.write(body, 0, length);
        CRC32 crc = new CRC32();
        crc.update(piece);
        for (long word : new long[] {crc.getValue(), piece.length}) {
            for (int shift = 0; shift < 32; shift += 8) {
                out.write((int) (word >> shift));
            }
        }
    }

    @Test
    void frames_and_blocks_are_parts() throws IOException {
        Random random = new Random(20261123);
        for (int round = 0; round < 30; round++) {
            byte[] text = text(20 + random.nextInt(400));
            for (Content content : List.of(
                    new Contents.InMemory("a.pgn.zst", packed(text, random, PackedPartsTest::zstdFrame)),
                    new Contents.InMemory("a.pgn.gz", packed(text, random, PackedPartsTest::bgzfBlock)))) {
                List<String> whole = whole(content);
                assertThat(whole(new Contents.InMemory("a.pgn", text))).isEqualTo(whole);
                List<Part> parts = parts(content, 1 + random.nextInt(2_000));
                assertThat(parts.size()).isGreaterThan(content.size() > 10_000 ? 2 : 0);
                assertThat(Contents.lines(content, parts, null)).isEqualTo(whole);
            }
        }
    }

    @Test
    void a_damaged_file_gives_what_is_before_the_damage_and_says_so() throws IOException {
        Random random = new Random(7);
        int faults = 0;
        for (int round = 0; round < 150; round++) {
            byte[] text = text(100 + random.nextInt(200));
            byte[] bytes = round % 2 == 0 ? packed(text, random, PackedPartsTest::zstdFrame) : packed(text, random, PackedPartsTest::bgzfBlock);
            if (random.nextBoolean()) {
                bytes = Arrays.copyOf(bytes, 500 + random.nextInt(bytes.length - 500));
            } else {
                bytes[500 + random.nextInt(bytes.length - 500)] ^= (byte) (1 << random.nextInt(8));
            }
            Content content = new Contents.InMemory("a", bytes);
            List<String> whole = whole(content);
            assertThat(Contents.lines(content, parts(content, 1 + random.nextInt(2_000)), null)).as("round %d", round).isEqualTo(whole);
            faults += whole.getLast().startsWith("a: ") ? 1 : 0;
        }
        assertThat(faults).isGreaterThan(75);
    }

    /** Content on a disk that fails behind some bytes of each stream. */
    private record Failing(Content content, int bytes) implements Content {
        @Override
        public String name() {
            return content.name();
        }

        @Override
        public long size() throws IOException {
            return content.size();
        }

        @Override
        public InputStream open(long from) throws IOException {
            InputStream fails = new InputStream() {
                @Override
                public int read() throws IOException {
                    throw new IOException("the disk is gone");
                }
            };
            return new SequenceInputStream(new ByteArrayInputStream(content.open(from).readNBytes(bytes)), fails);
        }
    }

    @Test
    void a_disk_that_fails_is_no_damage_and_gives_no_half_game() throws IOException {
        Content content = new Contents.InMemory("a.pgn", text(200));
        List<String> whole = whole(content);
        for (List<Part> parts : List.of(parts(content, 1_000), List.<Part>of(new Part.Whole(Archive.AUTO, null)))) {
            for (int bytes = 0; bytes < 900; bytes += 7) {
                List<String> read = new ArrayList<>();
                int room = bytes;
                assertThatThrownBy(() -> {
                    try (PartReader reader = PartReader.open(new Failing(content, room), parts.getFirst())) {
                        for (RawGame game = reader.next(); game != null; game = reader.next()) {
                            read.add(Contents.line(game));
                        }
                    }
                }).isInstanceOf(FileFaultException.class).hasMessageContaining("the disk is gone");
                assertThat(read.subList(0, Math.max(0, read.size() - 1))).isSubsetOf(whole);
                if (parts.size() > 1) {
                    assertThat(read).isSubsetOf(whole);
                }
            }
        }
    }

    @Test
    void a_file_in_one_piece_is_one_part() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(text(500));
        }
        Content gzip = new Contents.InMemory("a.pgn.gz", out.toByteArray());
        assertThat(parts(gzip, 100)).containsExactly(new Part.Whole(Archive.AUTO, null));
        Content utf16 = new Contents.InMemory("a.pgn", new String(text(100), StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16));
        assertThat(parts(utf16, 100)).containsExactly(new Part.Whole(Archive.AUTO, null));
        assertThat(Contents.lines(utf16, parts(utf16, 100), null)).isEqualTo(whole(utf16)).hasSize(100);
    }

    /** Archives of xiangqi are pasted together from games in several encodings. */
    @Test
    void xiangqi_in_any_encodings_is_parted_where_games_begin() throws IOException {
        Random random = new Random(8);
        String[] encodings = {"Big5", "GB18030", "UTF-8", "windows-1252"};
        String[] pieces = {
            "[Game \"Chinese Chess\"]\n[Red \"許銀川\"]\n[Black \"呂欽\"]\n\n1. 炮二平五 馬８進７ {功蓋世\n\n[Event \"中\"]\n} 1-0\n\n",
            "[Game \"Chinese Chess\"]\n[Red \"许银川\"]\n\n1. 炮二平五 马8进7 *\n\n", "[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7 *\n\n", "{é}\n \n", "1. C2=5 *\n\n", "\u3000", "象棋\n", "\n",
            "[Red \"Décembre\"]\n", "[Event \"x\"]\n\n1. H2-E2 {Düsseldorf} *\n \n"};
        int parted = 0;
        int placed = 0;
        for (int round = 0; round < 400; round++) {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            text.writeBytes("[Game \"Chinese Chess\"]\n\n1. H2-E2 *\n\n".repeat(random.nextInt(1, 4)).getBytes(StandardCharsets.US_ASCII));
            String usual = encodings[random.nextInt(4)];
            for (int i = random.nextInt(60); i >= 0; i--) {
                String piece = pieces[random.nextInt(random.nextInt(2) == 0 ? 3 : pieces.length)];
                text.writeBytes(piece.getBytes(random.nextInt(8) == 0 ? encodings[random.nextInt(4)] : usual));
                text.writeBytes(random.nextInt(20) == 0 ? new byte[] {(byte) random.nextInt(256)} : new byte[0]);
            }
            String ends = round % 3 == 0 ? "\r\n" : "\n";
            Content content = new Contents.InMemory("a.pgn", text.toString(StandardCharsets.ISO_8859_1).replace("\n", ends).getBytes(StandardCharsets.ISO_8859_1));
            List<Part> parts = parts(content, 1 + random.nextInt(1_000));
            assertThat(Contents.lines(content, parts, null)).as("round %d: %s", round, content).isEqualTo(whole(content));
            parted += parts.size() > 2 ? 1 : 0;
            placed += (int) whole(content).stream().filter(line -> !line.contains("byte -1")).count();
        }
        assertThat(parted).isGreaterThan(200);
        assertThat(placed).isGreaterThan(4_000);
    }

    @Test
    void xiangqi_in_ASCII_is_parted_and_with_a_byte_order_mark_whole() throws IOException {
        String game = "[Game \"Chinese Chess\"]\n[Event \"%d\"]\n\n1. H2-E2 H9-G7 *\n\n";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append(String.format(game, i));
        }
        Content ascii = new Contents.InMemory("a.pgn", text.toString().getBytes(StandardCharsets.US_ASCII));
        assertThat(parts(ascii, 500)).hasSizeGreaterThan(8);
        assertThat(Contents.lines(ascii, parts(ascii, 500), null)).isEqualTo(whole(ascii)).hasSize(100);
        Content marked = new Contents.InMemory("a.pgn", ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
        assertThat(parts(marked, 500)).hasSize(1);
        byte[] wide = "position startpos moves h2e2\n".repeat(50).getBytes(StandardCharsets.UTF_16LE);
        Content lines = new Contents.InMemory("a.ucci", wide);
        assertThat(Parting.of(lines, "ucci", null, 200).parts(lines)).containsExactly(new Part.Whole("ucci", null));
        Content plain = new Contents.InMemory("a.ucci", "position startpos moves h2e2\n".repeat(50).getBytes(StandardCharsets.US_ASCII));
        assertThat(parts(plain, 200)).hasSizeGreaterThan(5);
        assertThat(Contents.lines(plain, parts(plain, 200), null)).isEqualTo(whole(plain)).hasSize(50);
        assertThat(Contents.lines(marked, parts(marked, 500), null)).isEqualTo(whole(marked)).hasSize(100);
    }
}
