package org.openarbiter.archive;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.wire.RulingJson;

/** Writes judged games as lines of JSON, one for each ruling. Keeps its buffer from game to game; one for each thread. */
public final class RulingLines {
    private final RulingJson json = new RulingJson();
    private final Language language;

    /** Lines in English. */
    public RulingLines() {
        this(Language.ENGLISH);
    }

    /** Lines in a language; why a game could not be read is said in English. */
    public RulingLines(Language language) {
        this.language = language;
    }

    /** The lines for a game, without line ends: one for each rulebook, or one that says why it could not be read. */
    public List<String> of(JudgedGame game) {
        return switch (game) {
            case JudgedGame.Ruled ruled -> ruled(ruled.id(), ruled.judged());
            case JudgedGame.Unreadable unreadable ->
                List.of(json.unreadable(unreadable.id(), unreadable.game(), null, unreadable.facts().recorded(), unreadable.error()));
        };
    }

    private <B extends Board> List<String> ruled(String id, Judge.Judged<B> judged) {
        RecordedGame<B> record = judged.game().record();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < judged.rulings().size(); i++) {
            Object position = judged.positions().isEmpty() ? null : judged.positions().get(i).values();
            lines.add(json.line(
                    new RulingJson.Heading(id, judged.game().game().name(), record.recorded(), judged.liberties(), position),
                    judged.rulings().get(i), judged.game().words(language)));
        }
        return lines;
    }
}
