package org.openarbiter.rules.lines;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The keywords of the header lines of a text, in turn, which tell where its games begin: with a header behind moves, or with one behind a blank line
 * if a keyword comes back from there on. So a game without moves does not lend its headers to the next one.
 */
public final class Headers {
    private final Set<String> before = new HashSet<>();
    private final Set<String> since = new HashSet<>();
    private boolean body;
    private boolean blank;

    /** No headers yet. */
    public Headers() {}

    /** Takes a line with nothing on it. */
    public void blank() {
        blank = true;
    }

    /** Takes a line that only the body of a game has, such as moves. */
    public void body() {
        body = true;
    }

    /** Forgets all that came before: a game begins here. */
    public void begin() {
        before.clear();
        since.clear();
        body = false;
        blank = false;
    }

    /** Takes a header line with these keywords, and says what it is for the games around it. */
    public LineCutter.Cut header(List<String> keywords) {
        boolean repeats = keywords.stream().anyMatch(keyword -> before.contains(keyword) || blank && since.contains(keyword));
        if (body || blank && repeats) {
            begin();
            since.addAll(keywords);
            return LineCutter.Cut.BEGINS;
        }
        boolean mayBegin = blank && !since.isEmpty();
        if (repeats) {
            before.clear();
        } else if (mayBegin) {
            before.addAll(since);
            since.clear();
        }
        blank = false;
        since.addAll(keywords);
        return repeats ? LineCutter.Cut.BEGAN : mayBegin ? LineCutter.Cut.MAY_BEGIN : LineCutter.Cut.KEEP;
    }
}
