package org.openarbiter.rules.go.notation;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.pgn.PgnHead;
import org.openarbiter.rules.sgf.SgfReader;
import org.openarbiter.rules.sgf.SgfSplitter;
import org.openarbiter.rules.text.RecodedInput;

/**
 * Games of Go in SGF, FF[1] to FF[4].
 *
 * <p>The game is the main line of its tree. Stones set up before the first move belong to the start; where stones are set up later that the
 * board does not show, the game begins anew with them. Black is {@code B}, White {@code W}, and each move says whose it is, in turn or not.
 *
 * <p>Source: the SGF FF[4] specification and its page on Go (red-bean.com/sgf/go.html).
 */
public final class GoSgf implements RecordFormat<GoBoard> {
    private static final Pattern TREE = Pattern.compile("\\(\\s*;\\s*[A-Z][A-Za-z]*\\s*\\[");
    private static final Pattern ROOT = Pattern.compile("\\(\\s*;[^()]{0,500}?\\b(GM|FF|SZ|CA)\\s*\\[");
    /** What begins a line of comment in KIF and CSA, where a game tree may be quoted. */
    private static final String COMMENTS = "*'";

    /** The format. */
    public GoSgf() {}

    @Override
    public String name() {
        return "sgf";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        if (fileName.endsWith(".sgf")) {
            return true;
        }
        String text = text(head);
        return text.stripLeading().startsWith("(;") || holds(TREE, text);
    }

    /** {@inheritDoc} That is a node with a property of roots: prose before it may look like moves of another game. */
    @Override
    public boolean isCertain(byte[] head) {
        String text = text(head);
        return holds(ROOT, text) && !PgnHead.hasTagPair(text);
    }

    /** Whether a text has that, and not in a line that is a comment of another format. */
    private static boolean holds(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() && COMMENTS.indexOf(text.charAt(text.lastIndexOf('\n', found.start()) + 1)) < 0;
    }

    private static String text(byte[] head) {
        Charset wide = RecodedInput.utf16(head);
        return new String(head, wide == null ? StandardCharsets.ISO_8859_1 : wide);
    }

    /** {@inheritDoc} That is with the parenthesis that closes its tree. */
    @Override
    public boolean endsWhole(RawGame raw) {
        return raw.to() > raw.from() && raw.bytes()[raw.to() - 1] == ')';
    }

    @Override
    public Splitter split(InputStream in) {
        return new SgfSplitter(in);
    }

    @Override
    public RecordedGame<GoBoard> read(RawGame raw, boolean strict) throws InputException {
        return new GoSgfReader(SgfReader.read(raw, strict), strict).read();
    }

    @Override
    public String write(RecordedGame<GoBoard> game, Remarks remarks) throws InputException {
        return GoSgfWriter.write(game, remarks);
    }
}
