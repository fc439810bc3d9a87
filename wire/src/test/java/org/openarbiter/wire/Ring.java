package org.openarbiter.wire;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;

/** Short ways to read and rule on cases of the toy game. */
final class Ring {
    static final RingGame GAME = new RingGame();
    static final CaseReader READER = new CaseReader(List.of(GAME));

    private Ring() {}

    static RawGame raw(String line) {
        return CaseLines.of(line.getBytes(StandardCharsets.UTF_8));
    }

    static Entry<?> read(String line) throws InputException {
        return READER.read(raw(line), false);
    }

    static Entry<?> readStrictly(String line) throws InputException {
        return READER.read(raw(line), true);
    }

    static Ruling rule(String line) throws InputException {
        return rule(read(line));
    }

    static <B extends Board> Ruling rule(Entry<B> entry) throws InputException {
        return new Replay<>(entry.rulebook(), entry.seats(), Options.DEFAULT, entry.record().start()).rule(entry.record());
    }

    static LiveGame<RingBoard> live() throws InputException {
        return new LiveGame<>(
                Entry.begin(GAME, Case.USUAL_START), GAME.rulebooks().getFirst(), Options.DEFAULT.withStrict(true), false);
    }
}
