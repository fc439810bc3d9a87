package org.openarbiter.rules.shogi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.LineSplitter;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.board.Sfen;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/**
 * One game a line, as sent to engines: {@code position startpos moves 7g7f …} or {@code position sfen <SFEN> moves …}; the word
 * {@code position} may be missing, and empty lines mean nothing. There is no room for players, results or comments.
 */
final class UsiLines implements RecordFormat<ShogiBoard> {
    private static final String EXPECTED = "position sfen <SFEN> moves …, or position startpos moves …";
    private static final Pattern FIRST = Pattern.compile(
            "(?:position\\s+)?(?:startpos\\s+moves\\s+(?:[1-9][a-i][1-9][a-i]\\+?|[PLNSGBR]\\*[1-9][a-i])(?:\\s.*)?"
                    + "|sfen\\s+[0-9A-Za-z+]+(?:/[0-9A-Za-z+]+){8}(?:\\s.*)?)");
    private static final Pattern WORD = Pattern.compile("\\S+");

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
        JapaneseInput.Opened opened = JapaneseInput.open(in);
        return new LineSplitter(opened.in(), opened::origin);
    }

    @Override
    public Midway midway() {
        return LineSplitter.midway(true);
    }

    @Override
    public RecordedGame<ShogiBoard> read(RawGame raw, boolean strict) throws InputException {
        Lines lines = new Lines(raw, strict);
        Lines.Line line = lines.all().getFirst();
        List<MatchResult> words = WORD.matcher(line.text()).results().toList();
        int at = says(words, 0, "position") ? 1 : 0;
        boolean usual = says(words, at, "startpos");
        if (!usual && !says(words, at, "sfen")) {
            throw Lines.error(line, at < words.size() ? words.get(at).start() + 1 : 1, "this is no position", EXPECTED);
        }
        int sfen = ++at;
        while (!usual && at < words.size() && !says(words, at, "moves")) {
            at++;
        }
        ShogiBoard start = usual ? ShogiBoard.start() : start(lines, line, words.subList(sfen, at));
        if (at < words.size() && !says(words, at, "moves")) {
            throw Lines.error(line, words.get(at).start() + 1, "'" + words.get(at).group() + "' was not expected", "moves");
        }
        List<ShogiRecord.Written> moves = new ArrayList<>();
        for (MatchResult word : words.subList(Math.min(at + 1, words.size()), words.size())) {
            moves.add(new ShogiRecord.Written(
                    word.group(), line.number(), word.start() + 1, -1, -1, board -> board.attempt(word.group())));
        }
        return new ShogiRecord(start, moves, ShogiRecord.End.NONE, Map.of(), Map.of(), lines.liberties());
    }

    private static boolean says(List<MatchResult> words, int at, String word) {
        return at < words.size() && words.get(at).group().equals(word);
    }

    private static ShogiBoard start(Lines lines, Lines.Line line, List<MatchResult> fields) throws InputException {
        if (fields.isEmpty()) {
            throw Lines.error(line, line.text().length() + 1, "there is no SFEN", EXPECTED);
        }
        int from = fields.getFirst().start();
        List<Liberty> liberties = new ArrayList<>();
        ShogiBoard start;
        try {
            start = Sfen.read(line.text().substring(from, fields.getLast().end()), liberties);
        } catch (InputException e) {
            throw Lines.error(line, from + Math.max(1, e.column()), e.message(), e.expected());
        }
        for (Liberty liberty : liberties) {
            lines.liberty(line, from + Math.max(1, liberty.column()), "in the SFEN: " + liberty.text(), "a correct SFEN");
        }
        return start;
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
