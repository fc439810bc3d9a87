package org.openarbiter.rules.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out in which encoding a text with East Asian characters in it is written.
 *
 * <p>Each encoding gets points for every character that the text has if read in it: most for signs that such texts are full of, fewer for
 * the characters in everyday use, fewer than none for rare ones, and a heavy penalty for bytes that mean nothing. Big5, GB and the Korean
 * encoding share most of their code space, but not what is common in it. Single bytes among ASCII letters are European accents.
 */
public final class EncodingGuess {
    /** A lead of this number of points over another encoding leaves no doubt: four signs read right and not as rare characters. */
    private static final int SURE = 16;

    private final List<Candidate> candidates = new ArrayList<>();

    /** An encoding with the pairs of bytes that are signs in it. */
    private record Candidate(Encoding encoding, BitSet signs) {}

    /** A guess among the encodings that are {@linkplain #with added}; where two fit alike the one that was added first has it. */
    public EncodingGuess() {}

    /** One more encoding, with the characters of which texts of the kind are full, as far as it has them. */
    public EncodingGuess with(Encoding encoding, Charset forSigns, String characters) {
        BitSet signs = new BitSet(1 << 16);
        characters.chars().filter(c -> forSigns.newEncoder().canEncode((char) c)).forEach(c -> {
            byte[] pair = Character.toString(c).getBytes(forSigns);
            if (pair.length == 2) {
                signs.set((pair[0] & 0xFF) << 8 | pair[1] & 0xFF);
            }
        });
        candidates.add(new Candidate(encoding, signs));
        return this;
    }

    /** One more encoding, with the characters of which texts of the kind are full, as far as it has them. */
    public EncodingGuess with(Encoding encoding, String characters) {
        return with(encoding, encoding.charset(), characters);
    }

    /**
     * The likeliest encoding of a piece of text, the last character of which may be cut off; UTF-8 if it is all ASCII.
     *
     * @param usual the encoding of what surrounds it, which it has unless it says otherwise beyond doubt; null if that is unknown
     */
    public Charset of(byte[] b, int from, int to, @Nullable Charset usual) {
        List<Rated> rated = rated(new Piece(b, from, to));
        Rated best = rated.getFirst();
        boolean sure = rated.stream().noneMatch(other -> other.charset().equals(usual) && best.points() < other.points() + SURE);
        return usual == null || sure ? best.charset() : usual;
    }

    /** The encodings that a piece of text may be in, the likeliest first; only UTF-8 if it can be nothing else. */
    public List<Charset> ranked(byte[] b, int from, int to) {
        return rated(new Piece(b, from, to)).stream().map(Rated::charset).toList();
    }

    private List<Rated> rated(Piece piece) {
        List<Rated> rated = new ArrayList<>();
        rated.add(new Rated(StandardCharsets.UTF_8, piece.utf8()));
        if (piece.isUtf8()) {
            return rated;
        }
        for (Candidate candidate : candidates) {
            int points = candidate.encoding() == Encoding.EUROPEAN ? piece.european() : piece.doubleByte(candidate);
            rated.add(new Rated(candidate.encoding().charset(), points));
        }
        rated.sort(Comparator.comparingInt(Rated::points).reversed());
        return rated;
    }

    /** An encoding with the points that a piece of text has in it. */
    private record Rated(Charset charset, int points) {}

    /** A piece of text. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    private record Piece(byte[] b, int from, int to) {

        private int at(int p) {
            return p < to ? b[p] & 0xFF : 0;
        }

        /** Whether it is UTF-8 throughout, with a character of three bytes or more: text in another encoding is that by no accident. */
        boolean isUtf8() {
            boolean wide = false;
            int p = from;
            while (p < to) {
                int length = utf8Length(p);
                if (length == 0) {
                    return false;
                }
                wide |= length > 2;
                p += length;
            }
            return wide;
        }

        /** How many bytes the character of UTF-8 at a place has; 0 if there is none. One that is cut off by the end counts as whole. */
        private int utf8Length(int p) {
            int lead = at(p);
            int length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
            for (int i = 1; i < length && p + i < to; i++) {
                length = (at(p + i) & 0xC0) == 0x80 ? length : 0;
            }
            return length;
        }

        int utf8() {
            int points = 0;
            int p = from;
            while (p < to) {
                int length = utf8Length(p);
                if (p + length > to) {
                    return points;
                }
                // Two bytes that are one letter of Europe stand among other letters; else they may be a character of Big5 or GB.
                boolean letter = length == 2 && (p > from && isLetter(at(p - 1)) || isLetter(at(p + 2)));
                points += length == 0 ? Encoding.NONSENSE : length == 1 ? 0 : length == 2 && !letter ? 1 : Encoding.SIGN;
                p += Math.max(1, length);
            }
            return points;
        }

        private static boolean isLetter(int c) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        }

        int doubleByte(Candidate candidate) {
            int points = 0;
            int p = from;
            while (p < to) {
                int lead = at(p);
                if (candidate.encoding().isSingle(lead)) {
                    points += lead < 0x80 ? 0 : Encoding.RARE;
                    p++;
                } else if (p + 1 == to) {
                    return points;
                } else {
                    int trail = at(p + 1);
                    int value = candidate.encoding().pair(lead, trail);
                    points += value != Encoding.NONSENSE && candidate.signs().get(lead << 8 | trail) ? Encoding.SIGN : value;
                    p += value == Encoding.NONSENSE ? 1 : 2;
                }
            }
            return points;
        }

        int european() {
            int points = 0;
            for (int p = from; p < to; p++) {
                if (at(p) >= 0x80) {
                    boolean alone = at(p + 1) < 0x80 && (p == from || at(p - 1) < 0x80);
                    points += alone && at(p) >= 0xC0 ? beginsWord(p) ? Encoding.SIGN : 0 : -3;
                }
            }
            return points;
        }

        /** Whether an accented capital begins a word, as in {@code Åsa}: before other letters, and not after one. */
        private boolean beginsWord(int p) {
            return at(p) < 0xDF && isLetter(at(p + 1)) && isLetter(at(p + 2)) && (p == from || !isLetter(at(p - 1)));
        }
    }
}
