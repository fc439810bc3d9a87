package org.openarbiter.cli.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.Reached;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.OutputFiles;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.rule.Options;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter show}: the board of a game at a ply, and what can be said of it there. */
@Command(name = "show", header = "Draws the board of a game after a move, with the ruling at that point.")
public final class ShowCommand extends CliCommand {
    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--rules", paramLabel = "ID", description = "The rulebook.")
    private String rules = "";

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--svg", paramLabel = "OUT", description = "Write the board to OUT as an SVG picture.")
    private @Nullable Path svg;

    @Option(names = "--ascii", description = "Draw the board with letters only.")
    private boolean ascii;

    @Parameters(paramLabel = "FILE", description = "A file of games; - reads standard input.")
    private String file = "";

    public ShowCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        Path picture = svg;
        if (picture != null) {
            OutputFiles.refuseInputs(picture, List.of(file));
        }
        RulebookChoice rulebooks = Inputs.rulebook(rules);
        choice.use(file, rulebooks.game(), chosen -> show(chosen, rulebooks));
        return 0;
    }

    /** How many plays are ruled on: those that were made, and the one at which the board stopped if it is understood. */
    private <B extends Board> int ruledOn(ReadGame<B> game, Reached<B> reached) {
        int made = reached.made();
        if (reached.fault() == null || choice.atPly()) {
            return made;
        }
        try {
            game.record().attempt(made, reached.board());
            return made + 1;
        } catch (PlayException e) {
            return e.isUnreadable() ? made : made + 1;
        }
    }

    private <B extends Board> void show(GameChoice.Chosen<B> chosen, RulebookChoice rulebooks)
            throws Fault, InputException, IOException {
        ReadGame<B> game = chosen.game();
        Reached<B> reached = choice.reach(game);
        if (reached.fault() != null) {
            terminal().line(Terminal.clean(reached.fault()));
        }
        StringBuilder text = new StringBuilder();
        ReadGame<B> prefix = new ReadGame<>(
                game.game(), game.seats(), new Prefix<>(game.record(), ruledOn(game, reached), !choice.atPly()), game.line(), game.id(),
                game.rulesFault());
        new RulingText(terminal(), false, language.language()).write(chosen.name(), new Judge(rulebooks, Options.DEFAULT).judge(prefix), text);
        terminal().line(Terminal.clean(reached.place(game.words(language.language()))));
        game.game().picture().lines(reached.board(), reached.marked(), terminal().style(ascii)).forEach(terminal()::line);
        terminal().line(reached.board().toText());
        terminal().writer().print(text);
        Path out = svg;
        if (out != null) {
            OutputFiles.write(out, game.game().picture().svg(reached.board(), reached.marked()));
        }
    }
}
