package org.openarbiter.players.uci;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;

/**
 * The option that names the rulebook that the search applies. User interfaces offer the presets that it can apply; values on their axes may
 * follow: {@code xiangqi:wxf?occurrences=2}.
 *
 * @param assumption what the search takes from a rulebook
 * @param <B> the board of the game
 * @param <A> what it takes
 */
record RulebookOption<B extends Board, A>(Game<B> game, Assumption<B, A> assumption) implements EngineOption {

    /** Derives what a search assumes under a rulebook. */
    interface Assumption<B extends Board, A> {
        /**
         * What it assumes.
         *
         * @throws RulebookException if it cannot apply that rulebook
         */
        A of(Rulebook<B> rulebook) throws RulebookException;
    }

    /** What the search assumes with these settings. */
    A chosen(Settings settings) {
        try {
            return read(settings.text(name()));
        } catch (RulebookException e) {
            throw new IllegalStateException("a rulebook was accepted that is none", e);
        }
    }

    private A read(String id) throws RulebookException {
        return assumption.of(game.rulebook(id));
    }

    @Override
    public String name() {
        return Names.RULES;
    }

    @Override
    public String initial() {
        return game.rulebooks().getFirst().name();
    }

    @Override
    public String type() {
        List<String> names = game.rulebooks().stream().map(Rulebook::name).filter(name -> accept(name) != null).toList();
        return new EngineOption.Combo(name(), initial(), names).type();
    }

    @Override
    public @Nullable String accept(String text) {
        try {
            read(text);
            return game.rulebook(text).id().toString();
        } catch (RulebookException e) {
            return null;
        }
    }

    @Override
    public String range() {
        return "a rulebook of " + game.name();
    }

    @Override
    public String refusal(String text) {
        try {
            read(text);
            return EngineOption.super.refusal(text);
        } catch (RulebookException e) {
            return "the option " + name() + ": " + e.getMessage();
        }
    }
}
