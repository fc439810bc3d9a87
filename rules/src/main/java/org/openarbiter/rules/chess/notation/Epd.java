package org.openarbiter.rules.chess.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Fen;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.FenReader;

/**
 * Extended position description: a position in four fields, then operations such as {@code bm Nf3; id "a name";}.
 *
 * @param board the position
 * @param operations the operands of each operation code as written, quotes included, in their order
 */
public record Epd(ChessBoard board, Map<String, String> operations) {

    /** A description with a copy of these operations. */
    public Epd(ChessBoard board, Map<String, String> operations) {
        this.board = board;
        this.operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
    }

    /**
     * Reads one line.
     *
     * @throws FenException if the four fields are no position, or an operation is not closed by a semicolon
     */
    public static Epd read(String line) throws FenException {
        int end = endOfFields(line);
        ChessBoard board = new FenReader(line, null).readFourFields(end);
        var operations = new LinkedHashMap<String, String>();
        int at = skipSpaces(line, end);
        while (at < line.length()) {
            int close = endOfOperation(line, at);
            String operation = line.substring(at, close).strip();
            int space = operation.indexOf(' ');
            String code = space < 0 ? operation : operation.substring(0, space);
            if (code.isEmpty()) {
                throw new FenException(at + 1, "expected an operation code");
            }
            if (operations.put(code, space < 0 ? "" : operation.substring(space).strip()) != null) {
                throw new FenException(at + 1, "the operation " + code + " is given twice");
            }
            at = skipSpaces(line, close + 1);
        }
        return new Epd(board, operations);
    }

    /** The operand of a code without the quotes around it; empty if the code is missing. */
    public String text(String code) {
        String operand = operations.getOrDefault(code, "");
        boolean quoted = operand.length() > 1 && operand.startsWith("\"") && operand.endsWith("\"");
        return quoted ? operand.substring(1, operand.length() - 1) : operand;
    }

    /** The line, as {@link #read} reads it. */
    public String write() {
        var line = new StringBuilder(Fen.fourFields(board, Fen.EnPassant.IF_LEGAL));
        operations.forEach((code, operand) -> {
            line.append(' ').append(code);
            if (!operand.isEmpty()) {
                line.append(' ').append(operand);
            }
            line.append(';');
        });
        return line.toString();
    }

    private static int endOfFields(String line) {
        int end = -1;
        for (int field = 0; field < 4; field++) {
            end = line.indexOf(' ', end + 1);
            if (end < 0) {
                return line.length();
            }
        }
        return end;
    }

    private static int skipSpaces(String line, int start) {
        int at = start;
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static int endOfOperation(String line, int start) throws FenException {
        boolean quoted = false;
        for (int at = start; at < line.length(); at++) {
            char letter = line.charAt(at);
            quoted ^= letter == '"';
            if (letter == ';' && !quoted) {
                return at;
            }
        }
        throw new FenException(line.length() + 1, quoted ? "expected a closing quote" : "expected ';' after the operation");
    }
}
