package org.openarbiter.cli.base;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.openarbiter.rules.core.board.Picture;

/**
 * The terminal to which answers go, and its abilities. The launcher says whether standard output and standard error are
 * terminals, because a Java program cannot ask.
 */
public final class Terminal {
    private final PrintStream out;
    private final PrintWriter writer;

    public Terminal(PrintStream out) {
        this.out = out;
        this.writer = new PrintWriter(out, false, StandardCharsets.UTF_8);
    }

    /** For help texts and other small answers. */
    public PrintWriter writer() {
        return writer;
    }

    /** For answers in bulk; text is UTF-8. */
    public PrintStream out() {
        return out;
    }

    /**
     * Text from a file or a command line as it may be shown: each control character, line ends and tabs among them, and each
     * character that turns the direction of writing becomes U+FFFD, so that a record can neither forge lines nor command the
     * terminal.
     */
    public static String clean(String text) {
        if (text.codePoints().noneMatch(Terminal::commands)) {
            return text;
        }
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().map(c -> commands(c) ? 0xFFFD : c).forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean commands(int c) {
        return Character.isISOControl(c)
                || c == 0x061C || c == 0x200E || c == 0x200F
                || c >= 0x2028 && c <= 0x202E
                || c >= 0x2066 && c <= 0x2069;
    }

    /** Prints a message that is no answer, on standard error. */
    public static void tell(String message) {
        System.err.println("arbiter: " + clean(message));
    }

    /** Writes a line. */
    public void line(String text) {
        writer.println(text);
        writer.flush();
    }

    /** Whether answers may be colored: somebody looks at them, and has not asked for none (https://no-color.org). */
    public boolean color() {
        return Boolean.getBoolean("arbiter.stdout.terminal") && System.getenv("NO_COLOR") == null;
    }

    /** Whether somebody looks at standard error and nothing else is shown meanwhile. */
    public boolean progress() {
        return Boolean.getBoolean("arbiter.stderr.terminal");
    }

    /** Whether answers appear before somebody's eyes as they are written. */
    public boolean watched() {
        return Boolean.getBoolean("arbiter.stdout.terminal");
    }

    /** How boards are drawn here. */
    public Picture.Style style(boolean ascii) {
        if (ascii) {
            return Picture.Style.PLAIN;
        }
        return color() ? Picture.Style.COLOR : Picture.Style.SIGNS;
    }

    /** The text in bold, where colors are shown. */
    public String strong(String text) {
        return color() ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    /** The text dimmed, where colors are shown. */
    public String faint(String text) {
        return color() ? "\u001b[2m" + text + "\u001b[0m" : text;
    }
}
