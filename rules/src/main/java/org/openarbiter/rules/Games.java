package org.openarbiter.rules;

import java.util.List;
import java.util.Optional;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.xiangqi.Xiangqi;

/** All games of the library. A new game takes one line here; nothing else outside its package names it. */
public final class Games {
    private static final List<Game<?>> ALL = List.of(
            new Chess(),
            new Xiangqi(),
            new Go());

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
     * @param rulebook {@code game:rulebook}, with or without {@code ?axis=value}
     * @throws RulebookException if it is no such name, or there is no such game
     */
    public static Game<?> ofRulebook(String rulebook) throws RulebookException {
        int colon = rulebook.indexOf(':');
        if (colon < 0) {
            throw new RulebookException("'" + rulebook + "' should read game:rulebook, such as chess:fide-2023");
        }
        String game = rulebook.substring(0, colon);
        return byName(game)
                .orElseThrow(() -> new RulebookException("no game '" + game + "'; there is "
                        + String.join(", ", ALL.stream().map(Game::name).toList())));
    }
}
