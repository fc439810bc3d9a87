package org.openarbiter.rules.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.LineSplitter;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.Fen;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.lines.PositionLine;
import org.openarbiter.rules.text.LocalText;

/**
 * One game a line, as sent to engines: {@code position fen <FEN> moves a4a5 …}, with {@code e2e2} for a pass. There is no room for players,
 * results or comments.
 *
 * <p>Xiangqi has such lines, too. One of janggi is known by its starting position or by a pass, and is therefore always written with a FEN.
 */
final class UciLines implements RecordFormat<JanggiBoard> {
    private static final String EXPECTED = "position fen <FEN> moves …, or position startpos moves …";
    private static final String FLANK = "(?:[nh][be]|[be][nh])";
    private static final String BACK = "r" + FLANK + "a1a" + FLANK + "r";
    private static final Pattern START = Pattern.compile("(?:position\\s+)?fen\\s+" + BACK
            + "/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/" + BACK.toUpperCase(Locale.ROOT) + "(?:\\s.*)?");
    private static final Pattern TEN_RANKS = Pattern.compile("(?:position\\s+)?(?:fen\\s+[0-9A-Za-z]+(?:/[0-9A-Za-z]+){9}|startpos)\\s.*");
    private static final Pattern PASS = Pattern.compile(".*\\s([d-f](?:[1-389]|10))\\1(?:\\s.*)?");

    @Override
    public String name() {
        return "uci";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        String first = first(head);
        return START.matcher(first).matches() || TEN_RANKS.matcher(first).matches() && PASS.matcher(first).matches();
    }

    @Override
    public boolean isCertain(byte[] head) {
        return recognizes("", head);
    }

    private static String first(byte[] head) {
        return new String(head, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).findFirst().orElse("").strip();
    }

    @Override
    public Charset encoding(byte[] head) {
        return KoreanInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        LocalText opened = KoreanInput.open(in);
        return new LineSplitter(opened.in(), opened::origin);
    }

    @Override
    public Midway midway() {
        return LineSplitter.midway(true);
    }

    @Override
    public RecordedGame<JanggiBoard> read(RawGame raw, boolean strict) throws InputException {
        Lines lines = new Lines(raw, strict);
        PositionLine line = PositionLine.of(lines.all().getFirst(), "fen", EXPECTED);
        JanggiBoard start = line.position() == null ? JanggiBoard.start() : line.start(lines, "FEN", Fen::read);
        List<JanggiRecord.Written> moves = new ArrayList<>();
        for (PositionLine.Word word : line.moves()) {
            moves.add(new JanggiRecord.Written(word.text(), line.line().number(), word.column(), board -> board.parse(word.text())));
        }
        return new JanggiRecord(start, moves, Ending.NONE, Map.of(), Map.of(), lines.liberties());
    }

    @Override
    public String write(RecordedGame<JanggiBoard> game, Remarks remarks) throws InputException {
        JanggiBoard names = game.start();
        List<String> moves = MainLine.of(game, name()).stream().map(names::text).toList();
        return "position fen " + Fen.write(names) + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }
}
