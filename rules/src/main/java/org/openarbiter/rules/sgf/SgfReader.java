package org.openarbiter.rules.sgf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** Reads one game tree: decodes its bytes and checks all of it in one pass. */
public final class SgfReader {
    /** The byte order mark with which a line begins where files were joined. */
    private static final String MARK = "\uFEFF";

    private final RawGame raw;
    private final SgfLiberties liberties;
    /** The column at which the tree begins, from 1. */
    private int column = 1;

    private SgfReader(RawGame raw, boolean strict) {
        this.raw = raw;
        liberties = new SgfLiberties(strict);
    }

    /**
     * Reads a game tree.
     *
     * @param strict whether to refuse what would otherwise be read with a liberty
     * @throws InputException if it cannot be read; lines count from the beginning of the file
     */
    public static SgfTree read(RawGame raw, boolean strict) throws InputException {
        raw.check();
        return new SgfReader(raw, strict).read();
    }

    private SgfTree read() throws InputException {
        for (Liberty taken : raw.liberties()) {
            liberties.take(taken.line(), taken.column(), taken.text(), "a game tree in SGF");
        }
        String text = text();
        checkBeginning(text);
        SgfScanner scanner = new SgfScanner(text, raw.line(), column, liberties);
        int length = 0;
        while (scanner.next()) {
            if (scanner.number() == length && scanner.parent() == length - 1) {
                length++;
            }
        }
        int open = scanner.depth();
        if (open > 0) {
            String found = open == 1 ? "the game tree is not closed" : open + " parentheses are not closed";
            liberties.take(scanner.line(), scanner.column(), found, ")");
        }
        if (length == 0) {
            Place place = place(text, afterSpaces(text, text.indexOf('(') + 1));
            throw new InputException(place.line(), place.column(), "a game tree without a node", ";");
        }
        SgfTree tree = new SgfTree(text, raw.line(), column, length, liberties.taken());
        SgfProperty lowerCase = scanner.lowerCase();
        if (lowerCase == null || !isWrong(lowerCase, tree.root().get("FF"))) {
            return tree;
        }
        String found = "a property name with lower-case letters, " + SgfScanner.quoted(lowerCase.written()) + ", read as " + lowerCase.name();
        liberties.take(lowerCase.line(), lowerCase.column(), found, lowerCase.name());
        return new SgfTree(text, raw.line(), column, length, liberties.taken());
    }

    private String text() throws InputException {
        Charset cut = raw.encoding();
        boolean recoded = StandardCharsets.UTF_8.equals(cut);
        String declared = recoded ? null : SgfCharset.declared(raw.bytes(), raw.from(), raw.to());
        Charset charset = declared == null ? cut : SgfCharset.named(declared);
        boolean isGuess = declared == null && !recoded;
        Charset used = charset == null || isGuess && SgfCharset.breaks(charset, raw.bytes(), raw.from(), raw.to())
                ? SgfCharset.guess(raw.bytes(), raw.from(), raw.to(), false)
                : charset;
        String text = new String(raw.bytes(), raw.from(), raw.to() - raw.from(), used);
        column = columnOfStart(used);
        if (isGuess && !used.equals(StandardCharsets.UTF_8) && !used.equals(StandardCharsets.ISO_8859_1)) {
            String name = SgfCharset.commonName(used);
            liberties.take(raw.line(), column, "no encoding is named (CA); the text was read as " + name, "CA[" + name + "]");
        }
        if (declared != null && charset == null) {
            String found = SgfScanner.quoted(declared) + " is not an encoding for SGF; read as " + used.name();
            liberties.take(raw.line(), column, found, "the name of an encoding");
        }
        int broken = text.indexOf('\uFFFD');
        if (broken >= 0) {
            String found = "bytes that are not characters in " + used.name() + ", read as \uFFFD";
            Place place = place(text, broken);
            liberties.take(place.line(), place.column(), found, "text in " + used.name());
        }
        return text;
    }

    private int columnOfStart(Charset charset) {
        String before = new String(raw.bytes(), raw.lineFrom(), raw.from() - raw.lineFrom(), charset);
        return before.length() + (before.startsWith(MARK) ? 0 : 1);
    }

    private void checkBeginning(String text) throws InputException {
        int at = afterSpaces(text, 0);
        if (at < text.length() && text.charAt(at) == '(') {
            return;
        }
        String found = at < text.length() && text.charAt(at) == ';' ? "a node outside a game tree" : "no game tree";
        Place place = place(text, at);
        throw new InputException(place.line(), place.column(), found, "(;");
    }

    private static int afterSpaces(String text, int from) {
        int at = from;
        while (at < text.length() && SgfSyntax.isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private record Place(long line, int column) {}

    /** Where a character stands. */
    private Place place(String text, int at) {
        long line = raw.line();
        int lineStart = 1 - column;
        for (int i = 0; i < at; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
                line++;
                lineStart = i + 1;
            }
        }
        return new Place(line, at - lineStart + 1);
    }

    /** Lower-case letters are part of names up to FF[3]. */
    private static boolean isWrong(SgfProperty lowerCase, @Nullable SgfProperty format) {
        boolean wrongCase = lowerCase.written().chars().noneMatch(SgfSyntax::isCapital);
        return wrongCase || format != null && format.simpleText().equals("4");
    }
}
