package org.openarbiter.rules;

import java.util.List;
import java.util.Optional;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.janggi.Janggi;
import org.openarbiter.rules.shogi.Shogi;
import org.openarbiter.rules.xiangqi.Xiangqi;

/** All games of the library. A new game takes one line here; nothing else outside its package names it. */
public final class Games {
    private static final List<Game<?>> ALL = List.of(
            new Chess(),
            new Xiangqi(),
            new Go(),
            new Shogi(),
            new Janggi());

    private Games() {}

    /** All games, in the order in which they were taken up. */
    public static List<Game<?>> all() {
        return ALL;
    }

    /** The game of that name. */
    public static Optional<Game<?>> byName(String name) {
        return ALL.stream().filter(game -> game.name().equals(name)).findFirst();
    }

    /**
     * The game to which a rulebook belongs.
     *
     * @throws RulebookException if there is no such game, with the names of those there are
     */
    public static Game<?> of(RulebookId rulebook) throws RulebookException {
        return byName(rulebook.game())
                .orElseThrow(() -> new RulebookException("unknown game '" + rulebook.game() + "'; expected one of "
                        + String.join(", ", ALL.stream().map(Game::name).toList())));
    }

    /** The words of a language for the game of a rulebook. */
    public static Words words(Rulebook<?> rulebook, Language language) {
        return byName(rulebook.id().game()).orElseThrow().words(language);
    }

    /**
     * The rulebook of that name.
     *
     * @throws RulebookException if there is none, with the names of those there are
     */
    public static Rulebook<?> rulebook(RulebookId id) throws RulebookException {
        return of(id).rulebook(id);
    }
}
