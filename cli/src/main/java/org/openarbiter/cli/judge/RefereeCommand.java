package org.openarbiter.cli.judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.Entry;
import org.openarbiter.wire.LiveGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter referee}: a live game, acts in and rulings out, one JSON line each. */
@Command(
        name = "referee",
        header = "Referees a live game: acts in, rulings out.",
        description = {
            "Reads acts from standard input, one JSON object per line, and answers each with a ruling.",
            "An act is {\"kind\":\"play\",\"move\":\"e2e4\"}, or a claim, offer, accept, agree, resign, flag, flags, illegal, dead, touch or decide as in a"
                    + " case; {\"kind\":\"undo\"}, \"legal\", \"preview\", \"snapshot\" and \"ruling\" are questions."
        })
public final class RefereeCommand extends CliCommand {
    @Option(names = "--game", paramLabel = "G", description = "The game (default: that of the rulebook, else chess).")
    private String game = "";

    @Option(names = "--rules", paramLabel = "ID", description = "The rulebook (default: the first of the game).")
    private String rules = "";

    @Option(names = "--start", paramLabel = "POSITION", defaultValue = "startpos", description = "The start position.")
    private String start = "startpos";

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--position", description = "Add the position to every ruling.")
    private boolean position;

    public RefereeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        if (!game.isEmpty()) {
            return referee(Inputs.game(game));
        }
        Game<?> ofRules = Inputs.rulebook(rules).game();
        Game<?> played = ofRules == null ? Games.all().getFirst() : ofRules;
        return referee(played);
    }

    private <B extends Board> int referee(Game<B> known) throws Fault, IOException {
        Language said = language.language();
        LiveGame<B> live = begin(known);
        try (CaseLines lines = new CaseLines(System.in)) {
            for (RawGame line = lines.next(); line != null; line = lines.next()) {
                terminal().out().write((live.answer(line, said) + "\n").getBytes(StandardCharsets.UTF_8));
                if (terminal().out().checkError()) {
                    throw Fault.closed();
                }
            }
        }
        return live.unreadable() == 0 ? 0 : Fault.INPUT;
    }

    private <B extends Board> LiveGame<B> begin(Game<B> known) throws Fault {
        RulebookChoice choice = Inputs.rulebook(rules);
        try {
            return new LiveGame<>(
                    Entry.begin(known, start),
                    choice.first(known),
                    Options.DEFAULT.withStrict(true),
                    position);
        } catch (InputException e) {
            throw Fault.usage("--start, column " + e.column() + ": " + e.reason());
        } catch (RulebookException e) {
            throw Fault.usage(String.valueOf(e.getMessage()));
        }
    }
}
