package org.openarbiter.rules.go.notation;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.RawGame;
import org.openarbiter.rules.core.RecordFormat;
import org.openarbiter.rules.core.RecordedGame;
import org.openarbiter.rules.go.GoBoard;
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

    /** The format. */
    public GoSgf() {}

    @Override
    public String name() {
        return "sgf";
    }

    @Override
    public boolean recognises(String fileName, byte[] head) {
        if (fileName.endsWith(".sgf")) {
            return true;
        }
        Charset wide = RecodedInput.utf16(head);
        String text = new String(head, wide == null ? StandardCharsets.ISO_8859_1 : wide);
        return text.stripLeading().startsWith("(;") || TREE.matcher(text).find();
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
