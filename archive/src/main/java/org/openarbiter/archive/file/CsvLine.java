package org.openarbiter.archive.file;

import java.util.List;

/**
 * A line of comma-separated values (RFC 4180).
 *
 * <p>Spreadsheets run a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} as a formula, and the cells come from strangers'
 * records. Such a cell gets an apostrophe in front, and control characters become U+FFFD
 * (<a href="https://owasp.org/www-community/attacks/CSV_Injection">OWASP, CSV Injection</a>).
 */
public final class CsvLine {
    private static final String FORMULA = "=+-@";

    private CsvLine() {}

    /** The line for some cells, with its end. */
    public static String of(List<String> cells) {
        return String.join(",", cells.stream().map(CsvLine::harmless).map(CsvLine::quoted).toList()) + "\r\n";
    }

    private static String harmless(String cell) {
        StringBuilder clean = new StringBuilder(cell.length() + 1);
        if (!cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0) {
            clean.append('\'');
        }
        cell.chars().map(c -> Character.isISOControl(c) ? '\uFFFD' : c).forEach(c -> clean.append((char) c));
        return clean.toString();
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"');
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
