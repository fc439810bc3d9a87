package org.openarbiter.rules.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;

/**
 * Every spelling of a game that people and programs use: what is read of it, with which liberty and where; what is unreadable, and
 * where; and that nothing of it is called an illegal move unless it is one. The table is {@code /pgn/spellings.txt}.
 */
class SpellingTest {
    private static final Chess CHESS = new Chess();
    private static final ChessPgn FORMAT = new ChessPgn();

    /** A text and what comes of it. */
    record Spelling(String name, String text, String reading, List<String> liberties) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Spelling> spellings() throws Exception {
        Path file = Path.of(Objects.requireNonNull(SpellingTest.class.getResource("/pgn/spellings.txt")).toURI());
        List<String> lines = Files.readAllLines(file);
        List<Spelling> spellings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("== ")) {
                List<String> liberties = lines.subList(i + 3, lines.size()).stream().takeWhile(line -> line.startsWith("-- "))
                        .map(line -> line.substring(3)).toList();
                spellings.add(new Spelling(lines.get(i).substring(3), unescape(lines.get(i + 1)), lines.get(i + 2), liberties));
            }
        }
        assertThat(spellings).hasSizeGreaterThan(60);
        return spellings;
    }

    private static String unescape(String text) {
        StringBuilder plain = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\' && text.charAt(at + 1) == 'u') {
                plain.append((char) Integer.parseInt(text.substring(at + 2, at + 6), 16));
                at += 5;
            } else if (c == '\\' && text.charAt(at + 1) == 'n') {
                plain.append('\n');
                at++;
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }

    @ParameterizedTest
    @MethodSource("spellings")
    void isReadOrUnreadable(Spelling spelling) throws Exception {
        check(spelling, StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("spellings")
    void isReadAlikeInWindows1252(Spelling spelling) throws Exception {
        Charset windows = Charset.forName("windows-1252");
        boolean beyondAscii = spelling.text().chars().anyMatch(c -> c >= 0x80);
        if (!beyondAscii || !windows.newEncoder().canEncode(spelling.text())) {
            return;
        }
        List<Liberty> liberties = new ArrayList<>();
        assertThat(reading(spelling.text().getBytes(windows), liberties)).isEqualTo(spelling.reading());
    }

    private static void check(Spelling spelling, Charset charset) throws Exception {
        List<Liberty> liberties = new ArrayList<>();
        assertThat(reading(spelling.text().getBytes(charset), liberties)).isEqualTo(spelling.reading());
        assertThat(liberties.stream().map(l -> l.line() + ":" + l.column() + " " + l.text())
                .filter(text -> !text.endsWith("the game has no termination marker"))).isEqualTo(spelling.liberties());
    }

    /** The moves and the result, {@code unreadable} with the place, or {@code illegal}. */
    private static String reading(byte[] bytes, List<Liberty> liberties) throws Exception {
        RawGame raw;
        try (RecordFormat.Splitter splitter = FORMAT.split(new ByteArrayInputStream(bytes))) {
            raw = Objects.requireNonNull(splitter.next());
            assertThat(splitter.next()).isNull();
        }
        RecordedGame<ChessBoard> game = FORMAT.read(raw, false);
        try {
            Ruling ruling = new Replay<>(CHESS.rulebooks().getFirst(), CHESS.seats(), Options.DEFAULT, game.start()).rule(game);
            if (ruling.verdict().status().equals("illegal")) {
                return "illegal: " + ruling.text();
            }
        } catch (InputException e) {
            return "unreadable " + e.line() + ":" + e.column() + " " + e.message();
        }
        String moves = moves(game);
        liberties.addAll(game.liberties());
        return moves + (game.recorded() == null ? "" : " " + game.recorded());
    }

    private static String moves(RecordedGame<ChessBoard> game) throws PlayException {
        ChessBoard board = game.start();
        List<String> moves = new ArrayList<>();
        for (int index = 0; index < game.plies(); index++) {
            int play = game.play(index, board);
            moves.add(San.write(board, play));
            board.play(board.toMove(), play);
        }
        return String.join(" ", moves);
    }
}
