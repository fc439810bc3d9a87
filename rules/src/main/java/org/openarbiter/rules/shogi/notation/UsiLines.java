package org.openarbiter.rules.shogi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.LineSplitter;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.lines.PositionLine;
import org.openarbiter.rules.shogi.board.Sfen;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.text.LocalText;

/**
 * One game a line, as sent to engines: {@code position startpos moves 7g7f …} or {@code position sfen <SFEN> moves …}; the word
 * {@code position} may be missing, and empty lines mean nothing. There is no room for players, results or comments.
 */
final class UsiLines implements RecordFormat<ShogiBoard> {
    private static final String EXPECTED = "position sfen <SFEN> moves …, or position startpos moves …";
    private static final Pattern FIRST = Pattern.compile(
            "(?:position\\s+)?(?:startpos\\s+moves\\s+(?:[1-9][a-i][1-9][a-i]\\+?|[PLNSGBR]\\*[1-9][a-i])(?:\\s.*)?"
                    + "|sfen\\s+[0-9A-Za-z+]+(?:/[0-9A-Za-z+]+){8}(?:\\s.*)?)");

    @Override
    public String name() {
        return "usi";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        String first = new String(head, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).findFirst().orElse("").strip();
        return FIRST.matcher(first).matches() || fileName.endsWith(".usi");
    }

    /** {@inheritDoc} A move that begins with the number of a file is one of shogi, and so is a SFEN. */
    @Override
    public boolean isCertain(byte[] head) {
        return recognizes("", head);
    }

    @Override
    public Charset encoding(byte[] head) {
        return JapaneseInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        LocalText opened = JapaneseInput.open(in);
        return new LineSplitter(opened.in(), opened::origin);
    }

    @Override
    public Midway midway() {
        return LineSplitter.midway(true);
    }

    @Override
    public RecordedGame<ShogiBoard> read(RawGame raw, boolean strict) throws InputException {
        Lines lines = new Lines(raw, strict);
        PositionLine line = PositionLine.of(lines.all().getFirst(), "sfen", EXPECTED);
        ShogiBoard start = line.position() == null ? ShogiBoard.start() : line.start(lines, "SFEN", Sfen::read);
        List<ShogiRecord.Written> moves = new ArrayList<>();
        for (PositionLine.Word word : line.moves()) {
            moves.add(new ShogiRecord.Written(
                    word.text(), line.line().number(), word.column(), -1, -1, board -> board.attempt(word.text())));
        }
        return new ShogiRecord(start, moves, ShogiRecord.End.NONE, Map.of(), Map.of(), lines.liberties());
    }

    @Override
    public String write(RecordedGame<ShogiBoard> game, Remarks remarks) throws InputException {
        String sfen = Sfen.write(game.start());
        ShogiBoard names = game.start();
        List<String> moves = new MainLine(game, name()).steps().stream().map(step -> names.text(step.play())).toList();
        return "position " + (sfen.equals(Sfen.START) ? "startpos" : "sfen " + sfen)
                + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }
}
