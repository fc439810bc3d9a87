package org.openarbiter.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Quotes;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/** The rulebooks for a game: those asked for, else the one its record names, else the default of the game. */
public final class RulebookChoice {
    /** Leaves it to each record. */
    public static final RulebookChoice OF_THE_RECORD = new RulebookChoice(List.of());

    private final List<RulebookId> wanted;

    private RulebookChoice(List<RulebookId> wanted) {
        this.wanted = wanted;
    }

    /**
     * The choice of a user.
     *
     * @param names such as {@code chess:fide-2023} or {@code go:psk?komi=7}; empty to leave it to the records
     * @throws RulebookException if there is no such rulebook
     */
    public static RulebookChoice of(List<String> names) throws RulebookException {
        List<RulebookId> ids = new ArrayList<>();
        for (String name : names) {
            ids.add(Games.rulebook(RulebookId.parse(name)).id());
        }
        return new RulebookChoice(ids.stream().distinct().toList());
    }

    /**
     * The one rulebook for a game that is about to begin.
     *
     * @throws RulebookException if the one given is of another game
     */
    public <B extends Board> Rulebook<B> first(Game<B> game) throws RulebookException {
        return wanted.isEmpty() ? game.rulebooks().getFirst() : game.rulebook(wanted.getFirst());
    }

    /** The game to which all rulebooks asked for belong; null if there is no such game. */
    public @Nullable Game<?> game() {
        return Games.all().stream()
                .filter(game -> !wanted.isEmpty() && wanted.stream().allMatch(id -> id.game().equals(game.name())))
                .findFirst().orElse(null);
    }

    /** Whether it is for each record to say. */
    boolean asksRecord() {
        return wanted.isEmpty();
    }

    /** The rulebooks for a game: there are such rulebooks, and they are of this game. */
    List<RulebookId> rulebooks(ReadGame<?> game) throws InputException {
        if (wanted.isEmpty()) {
            return List.of(ofRecord(game));
        }
        String known = game.game().name();
        List<RulebookId> fitting = wanted.stream().filter(id -> id.game().equals(known)).toList();
        if (fitting.isEmpty()) {
            throw new InputException(
                    0, 0, "a game of " + known + ", but no rulebook of " + known + " was given",
                    "one, such as " + game.game().rulebooks().getFirst().name());
        }
        return fitting;
    }

    /** What to report of a game whose record names no rulebook, or one that there is not or is of another game; empty if all is well. */
    static List<Liberty> liberties(ReadGame<?> game) {
        String named = game.record().rules();
        String assumed = game.record().assumedRules();
        if (named == null && assumed != null && game.rulesFault() == null) {
            String unknown = game.record().tags().get("Rules");
            Optional<Sentence> because = game.record().assumedBecause();
            return List.of(new Liberty(game.line(), 0, Common.say("rulebook-assumed",
                    "unknown", unknown == null ? "none" : Sentence.verbatim(Quotes.shortened(unknown)), "rulebook", assumed,
                    "because", because.isPresent() ? because.get() : "none")));
        }
        if (named == null) {
            String foreign = foreign(game);
            return foreign == null
                    ? List.of()
                    : List.of(new Liberty(game.line(), 0, Common.say("rulebook-of-another-game", "rulebook", Quotes.shortened(foreign))));
        }
        return known(game.game(), named) != null
                ? List.of()
                : List.of(new Liberty(game.line(), 0, Common.say("no-such-rulebook", "rulebook", Quotes.shortened(named))));
    }

    /** The rulebook of another game that the tag {@code RuleSet} of a record begins with; null if there is none. */
    private static @Nullable String foreign(ReadGame<?> game) {
        String tag = game.record().tags().getOrDefault("RuleSet", "").strip();
        return Games.all().stream().filter(other -> RulebookId.isOf(other.name(), tag)).map(other -> RulebookId.find(other.name(), tag))
                .filter(Objects::nonNull).findFirst().orElse(null);
    }

    private static RulebookId ofRecord(ReadGame<?> game) throws InputException {
        InputException fault = game.rulesFault();
        if (fault != null) {
            throw fault;
        }
        String text = game.record().namedOrAssumedRules();
        RulebookId known = text == null ? null : known(game.game(), text);
        return known == null ? game.game().rulebooks().getFirst().id() : known;
    }

    /** The rulebook of a game that a text names; null if there is none. */
    private static @Nullable RulebookId known(Game<?> game, String text) {
        try {
            return game.rulebook(RulebookId.parse(text)).id();
        } catch (RulebookException e) {
            return null;
        }
    }
}
