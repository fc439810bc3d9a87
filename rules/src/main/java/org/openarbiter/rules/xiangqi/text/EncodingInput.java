package org.openarbiter.rules.xiangqi.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Recoding;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.EncodingGuess;
import org.openarbiter.rules.text.RecodedInput;

/**
 * A stream of text with Chinese in it, as UTF-8: read from UTF-8, UTF-16, Big5 with the characters of Hong
 * Kong, GB 18030 or windows-1252.
 *
 * <p>ASCII goes through as it is until the first other byte, however late that comes; what follows there, up to 64 KiB, tells the
 * usual encoding of the file ({@link EncodingGuess}). Archives are pasted together, so each record, from a bracket behind a blank
 * line to the next, may be in another encoding if it says so clearly. Bytes that mean nothing in it become an {@link EncodingEscape} each. The
 * ideographic space becomes a space, so that it separates moves.
 */
public final class EncodingInput extends RecodedInput {
    private static final int BLOCK = 1 << 16;
    /** How many bytes in front of a bracket show that a record begins there. */
    private static final int BLANK_LINE = 3;
    private static final String SIGNS =
            "车車俥馬马傌炮砲包兵卒仕士相象帥帅將将平進进退前后後中一二三四五六七八九１２３４５６７８９";
    private static final EncodingGuess GUESS = new EncodingGuess()
            .with(Encoding.GB18030, SIGNS)
            .with(Encoding.BIG5, Charset.forName("Big5"), SIGNS)
            .with(Encoding.EUROPEAN, "");
    /** Text of this kind from the midst of it on. */
    public static final Recoding RECODING = new Recoding() {
        @Override
        public Recoded midway(InputStream in, @Nullable Charset usual) {
            EncodingInput input = EncodingInput.midway(in, usual);
            return new Recoded(input, input::origin);
        }

        @Override
        public @Nullable Charset usual(InputStream in, long most) throws IOException {
            EncodingInput input = new EncodingInput(in);
            byte[] passed = new byte[BLOCK];
            while (input.usual == null && !input.marked && input.taken < most && input.read(passed) >= 0) {
                input.runs.clear();
            }
            return input.usual;
        }
    };

    private static final char IDEOGRAPHIC_SPACE = '\u3000';

    private final InputStream in;
    private final ByteBuffer raw = ByteBuffer.allocate(BLOCK).flip();
    /** Room for whatever a block can become: each of its bytes may be an {@link EncodingEscape} of two. */
    private final CharBuffer chars = CharBuffer.allocate(2 * BLOCK);
    private final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private @Nullable CharsetDecoder decoder;
    private @Nullable Charset usual;
    /** Whether the beginning of the stream shows its encoding. */
    private boolean marked;
    private boolean begun;
    /** How many bytes were read, and how many were made of them. */
    private long taken;
    private long made;
    /** Runs of ASCII, which are as they were, from the one that was last asked for on. */
    private final ArrayDeque<Run> runs = new ArrayDeque<>();
    private boolean atEnd;

    /** A stream in whatever encoding it turns out to be. */
    public EncodingInput(InputStream in) {
        super(in, 4 * BLOCK);
        this.in = in;
    }

    /** The rest of a stream from a run of ASCII on. */
    private static EncodingInput midway(InputStream in, @Nullable Charset usual) {
        EncodingInput input = new EncodingInput(in);
        input.begun = true;
        input.usual = usual;
        return input;
    }

    /** The beginning of a text, as UTF-8. */
    public static byte[] head(byte[] head) {
        try (EncodingInput input = new EncodingInput(new ByteArrayInputStream(head))) {
            return input.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Unchanged bytes: the first in the output, the first in the input, and their number. */
    private record Run(long made, long taken, long length) {}

    /**
     * The byte of the stream as it was from which a byte of this one comes; −1 if it is not in a run of ASCII. To be asked in
     * ascending order.
     */
    public long origin(long at) {
        Run run = runs.peek();
        while (run != null && run.made() + run.length() <= at) {
            runs.remove();
            run = runs.peek();
        }
        return run == null || at < run.made() ? -1 : run.taken() + at - run.made();
    }

    /** Takes note that the bytes from here on go through as they are. */
    private void run(int length) {
        Run last = runs.peekLast();
        long from = taken - raw.remaining();
        if (length > 0 && last != null && last.made() + last.length() == made && last.taken() + last.length() == from) {
            runs.removeLast();
            runs.add(new Run(last.made(), last.taken(), last.length() + length));
        } else if (length > 0) {
            runs.add(new Run(made, from, length));
        }
    }

    /** The encoding of a text as far as its beginning shows. */
    public static Charset encoding(byte[] head) {
        EncodingInput input = new EncodingInput(new ByteArrayInputStream(head));
        input.raw.clear().put(head, 0, Math.min(head.length, BLOCK)).flip();
        input.mark();
        CharsetDecoder marked = input.decoder;
        return marked == null ? GUESS.of(head, 0, head.length, null) : marked.charset();
    }

    @Override
    protected boolean more(ByteBuffer into) throws IOException {
        boolean more = make(into);
        made += into.position();
        return more;
    }

    private boolean make(ByteBuffer into) throws IOException {
        if (!begun) {
            begun = true;
            fill(4);
            mark();
        }
        CharsetDecoder known = decoder;
        if (known == null) {
            return ascii(into);
        }
        int next = marked ? -1 : nextRecord();
        if (next < 0) {
            fill(Math.min(BLOCK, raw.remaining() + 1));
            next = marked ? -1 : nextRecord();
        }
        return decode(known, into, next);
    }

    /** Where the next record begins, as far as it is there; −1 if that is further on. */
    private int nextRecord() {
        byte[] b = raw.array();
        for (int at = raw.position() + BLANK_LINE; at < raw.limit(); at++) {
            if (b[at] == '[' && b[at - 1] == '\n' && (b[at - 2] == '\n' || b[at - 2] == '\r' && b[at - 3] == '\n')) {
                return at;
            }
        }
        return -1;
    }

    /** Reads on until this number of bytes is there, or the stream ends. */
    private void fill(int wanted) throws IOException {
        raw.compact();
        while (!atEnd && raw.position() < wanted) {
            int count = in.read(raw.array(), raw.position(), raw.remaining());
            if (count < 0) {
                atEnd = true;
            } else {
                raw.position(raw.position() + count);
                taken += count;
            }
        }
        raw.flip();
    }

    /** Skips a byte order mark, which names the encoding. */
    private void mark() {
        Charset unmarked = RecodedInput.unmarkedUtf16(raw.array(), raw.position(), raw.limit());
        if (unmarked != null) {
            decoder = decoder(unmarked);
            marked = true;
            return;
        }
        for (Charset charset : new Charset[] {
            StandardCharsets.UTF_8, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE
        }) {
            byte[] mark = "\uFEFF".getBytes(charset);
            if (raw.remaining() >= mark.length && raw.slice(0, mark.length).equals(ByteBuffer.wrap(mark))) {
                raw.position(mark.length);
                decoder = decoder(charset);
                marked = true;
                return;
            }
        }
    }

    private static CharsetDecoder decoder(Charset charset) {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    /** Lets ASCII through, and finds out the encoding where that ends; tells whether there may be more. */
    private boolean ascii(ByteBuffer into) throws IOException {
        if (!raw.hasRemaining()) {
            fill(1);
        }
        byte[] b = raw.array();
        int at = raw.position();
        while (at < raw.limit() && b[at] >= 0) {
            at++;
        }
        into.put(b, raw.position(), at - raw.position());
        run(at - raw.position());
        raw.position(at);
        if (!raw.hasRemaining()) {
            return !atEnd;
        }
        int next = usual == null ? -1 : nextRecord();
        if (next < 0) {
            fill(BLOCK);
            next = nextRecord();
        }
        Charset known = usual;
        if (known == null) {
            known = GUESS.of(b, raw.position(), raw.limit(), null);
            usual = known;
        }
        decoder = decoder(GUESS.of(b, raw.position(), next < 0 ? raw.limit() : next, known));
        return true;
    }

    /** Decodes what there is, up to the next record, whose encoding is yet to be found out; tells whether there may be more. */
    private boolean decode(CharsetDecoder from, ByteBuffer into, int next) {
        int limit = raw.limit();
        boolean whole = atEnd || next >= 0;
        raw.limit(next >= 0 ? next : whole || marked ? limit : Math.max(raw.position(), limit - BLANK_LINE));
        boolean more = true;
        chars.clear();
        while (true) {
            CoderResult result = from.decode(raw, chars, whole);
            if (!result.isError()) {
                more = !atEnd || next >= 0;
                decoder = next >= 0 ? null : from;
                break;
            }
            chars.put(Character.toChars(EncodingEscape.of(raw.get(), from.charset())));
            if (from.charset().name().startsWith("UTF-16")) {
                raw.position(raw.position() + result.length() - 1);
            }
            // Elsewhere the next byte gets another chance: one of ASCII is itself again, whatever stood before it.
        }
        raw.limit(limit);
        chars.flip();
        char[] text = chars.array();
        for (int i = 0; i < chars.limit(); i++) {
            if (text[i] == IDEOGRAPHIC_SPACE) {
                text[i] = ' ';
            }
        }
        encoder.encode(chars, into, false);
        return more;
    }
}
