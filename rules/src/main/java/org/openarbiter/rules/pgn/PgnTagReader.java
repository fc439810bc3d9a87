package org.openarbiter.rules.pgn;

import static org.openarbiter.rules.pgn.PgnSyntax.isLineEnd;
import static org.openarbiter.rules.pgn.PgnSyntax.isNameByte;
import static org.openarbiter.rules.pgn.PgnSyntax.isSpace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;

/** One reading of the tag pairs of a game. */
final class PgnTagReader {
    /** The most tag pairs a game may have; as each name is compared with all before it, there has to be an end. */
    private static final int MOST = 1000;

    /** Names that need not be made anew for each game. */
    private static final String[] COMMON = {
        "Event", "Site", "Date", "Round", "White", "Black", "Result", "Termination", "WhiteElo", "BlackElo", "ECO", "Opening",
        "TimeControl", "UTCDate", "UTCTime", "PlyCount", "Annotator", "FEN", "SetUp", "Variant", "EventDate", "WhiteTitle",
        "BlackTitle", "WhiteRatingDiff", "BlackRatingDiff", "Variation"
    };

    private final PgnText text;
    private final byte[] b;
    private final int end;
    private final List<PgnTag> tags = new ArrayList<>(10);
    private int p;
    /** The end of the line on which the latest pair stands. */
    private int lineEnd;
    private boolean tooMany;

    PgnTagReader(PgnText text, int from) {
        this.text = text;
        b = text.b;
        end = text.to;
        p = from;
        lineEnd = from;
    }

    List<PgnTag> read() throws InputException {
        int next = p;
        while (next < end && b[next] == '[') {
            p = next;
            pair();
            next = next(p);
        }
        return tags;
    }

    /** Where the tag pairs end. */
    int end() {
        return p;
    }

    /** What comes next that is no space, escaped line or comment. */
    private int next(int from) {
        int at = from;
        while (at < end) {
            if (isSpace(b[at])) {
                at++;
            } else if (b[at] == ';' || b[at] == '%' && PgnComments.isColumnOne(b, at)) {
                while (at < end && !isLineEnd(b[at])) {
                    at++;
                }
            } else if (b[at] == '{') {
                at = PgnComments.afterComment(b, at, end);
            } else {
                return at;
            }
        }
        return at;
    }

    private void pair() throws InputException {
        int open = p;
        while (lineEnd < end && (lineEnd < p || !isLineEnd(b[lineEnd]))) {
            lineEnd++;
        }
        int nameFrom = PgnSyntax.skipBlanks(b, p + 1, lineEnd);
        int nameTo = nameFrom;
        boolean plain = true;
        while (nameTo < lineEnd && !isSpace(b[nameTo]) && b[nameTo] != '"' && b[nameTo] != ']') {
            plain &= isNameByte(b[nameTo++]);
        }
        String name = name(nameFrom, nameTo);
        int value = PgnSyntax.skipBlanks(b, nameTo, lineEnd);
        PgnTag tag = value < lineEnd && b[value] == '"' ? quoted(name, value) : bare(name, value);
        if (name.isEmpty()) {
            text.liberty(open, "a tag pair without a name was ignored", "the name of a tag");
        } else {
            if (!plain) {
                text.liberty(nameFrom, "the tag name '" + name + "' has other characters than letters, digits and _",
                        "the name of a tag");
            }
            add(tag, value);
        }
    }

    private void add(PgnTag tag, int at) throws InputException {
        if (tags.size() == MOST) {
            if (!tooMany) {
                tooMany = true;
                text.liberty(at, "there are more than " + MOST + " tag pairs; the others were ignored", "movetext");
            }
            return;
        }
        for (PgnTag other : tags) {
            if (other.name().equalsIgnoreCase(tag.name())) {
                text.liberty(at, "the tag " + tag.name() + " is given twice; the first one counts", "another tag or movetext");
                return;
            }
        }
        tags.add(tag);
    }

    private String name(int from, int to) {
        for (String name : COMMON) {
            if (name.length() == to - from && PgnSyntax.matches(b, from, to, name)) {
                return name;
            }
        }
        return text.string(from, to);
    }

    /** A value in quotation marks; the last one is that behind which nothing but the bracket follows. */
    private PgnTag quoted(String name, int open) throws InputException {
        StringBuilder unescaped = null;
        boolean inner = false;
        int from = open + 1;
        int done = from;
        for (int at = from; at < lineEnd; at++) {
            if (b[at] == '\\' && at + 1 < lineEnd && (b[at + 1] == '"' || b[at + 1] == '\\')) {
                unescaped = unescaped == null ? new StringBuilder() : unescaped;
                unescaped.append(text.string(done, at));
                done = ++at;
            } else if (b[at] == '"') {
                int bracket = PgnSyntax.skipBlanks(b, at + 1, lineEnd);
                if (bracket < lineEnd && b[bracket] == ']') {
                    p = bracket + 1;
                    return new PgnTag(name, value(unescaped, done, at), from);
                }
                if (bracket == lineEnd) {
                    p = lineEnd;
                    text.liberty(lineEnd, "the tag " + name + " is not closed; its line ends here", "a closing bracket");
                    return new PgnTag(name, value(unescaped, done, at), from);
                }
                if (!inner) {
                    inner = true;
                    text.liberty(at, "a quotation mark within a value was read as part of it", "\\\"");
                }
            }
        }
        text.liberty(open, "the value of the tag " + name + " has no closing quotation mark; its line ends it",
                "a quotation mark");
        p = lineEnd;
        int to = lineEnd;
        while (to > from && isSpace(b[to - 1])) {
            to--;
        }
        to -= to > from && b[to - 1] == ']' ? 1 : 0;
        return new PgnTag(name, value(unescaped, done, Math.max(done, to)), from);
    }

    private String value(@Nullable StringBuilder unescaped, int from, int to) {
        String rest = text.string(from, to);
        return unescaped == null ? rest : unescaped.append(rest).toString();
    }

    /** A value without quotation marks. */
    private PgnTag bare(String name, int from) throws InputException {
        int to = from;
        while (to < lineEnd && b[to] != ']') {
            to++;
        }
        p = Math.min(lineEnd, to + 1);
        text.liberty(from, "the value of the tag " + name + " is not in quotation marks", "a quotation mark");
        return new PgnTag(name, text.string(from, to).strip(), from);
    }
}
