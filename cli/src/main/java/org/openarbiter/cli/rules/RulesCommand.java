package org.openarbiter.cli.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.OutputFiles;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.base.UnwritableException;
import org.openarbiter.cli.judge.LanguageOption;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter rules}: lists the rulebooks, or prints one in full, or one of its rules. */
@Command(
        name = "rules",
        header = "Lists the rulebooks, or prints one in full: its settings, its rules and their sources; or one of its rules.",
        description = "In Chinese and Japanese are the titles of rulebooks and the names of rules; what rules say is in English.")
public final class RulesCommand extends CliCommand {
    @Parameters(
            paramLabel = "ID",
            arity = "0..1",
            description = "A rulebook, such as chess:fide-2023 or chess:fide-2023?penalty=60; or a game, to list its rulebooks; or a rule, such as"
                    + " chess:fide-2023/threefold.")
    private @Nullable String id;

    @Option(names = "--pages", paramLabel = "DIR", description = "Write a page for each rule to DIR.")
    private @Nullable Path pages;

    @Option(names = "--cases", paramLabel = "DIR", description = "The folder of the cases that the pages refer to.")
    private @Nullable Path cases;

    @Mixin
    private LanguageOption language = new LanguageOption();

    public RulesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        Language said = language.language();
        Path folder = pages;
        String wanted = id;
        if (folder != null) {
            writePages(folder);
        } else if (wanted != null) {
            listOrTell(wanted, said);
        } else {
            list(Games.all(), said);
        }
        return 0;
    }

    private void list(List<Game<?>> games, Language language) {
        for (Game<?> game : games) {
            for (Rulebook<?> rulebook : game.rulebooks()) {
                terminal().line(String.format("%-22s  %s", rulebook.name(), game.words(language).say(rulebook.named())));
            }
        }
    }

    private void listOrTell(String wanted, Language language) throws Fault {
        Optional<Game<?>> game = Games.byName(wanted);
        int slash = wanted.lastIndexOf('/');
        if (game.isPresent()) {
            list(List.of(game.get()), language);
        } else if (slash < 0) {
            tell(rulebook(wanted), language);
        } else {
            tellRule(rulebook(wanted.substring(0, slash)), wanted.substring(slash + 1), language);
        }
    }

    private static Rulebook<?> rulebook(String id) throws Fault {
        try {
            return Games.rulebook(RulebookId.parse(id));
        } catch (RulebookException e) {
            throw Fault.rulebook(id, e);
        }
    }

    private <B extends Board> void tellRule(Rulebook<B> rulebook, String name, Language language) throws Fault {
        for (Rule<B> rule : rulebook.rules()) {
            if (rule.id().equals(name)) {
                tell(rulebook, rule, Games.words(rulebook, language));
                return;
            }
        }
        throw Fault.usage(rulebook.id() + " has no rule '" + name + "'; it has "
                + rulebook.rules().stream().map(Rule::id).distinct().collect(Collectors.joining(", ")));
    }

    private <B extends Board> void tell(Rulebook<B> rulebook, Language language) {
        Words words = Games.words(rulebook, language);
        terminal().line(terminal().strong(rulebook.id().toString()) + "  " + words.say(rulebook.named()));
        terminal().line("");
        terminal().line("The same position: " + rulebook.sameness().says() + ".");
        terminal().line("");
        terminal().line("Settings (" + rulebook.name() + "?setting=value changes one)");
        for (Axis axis : rulebook.axes()) {
            terminal().line("  " + terminal().strong(axis.name() + "=" + rulebook.value(axis.name()))
                    + (axis.values().isEmpty() ? "" : "  (one of: " + String.join(", ", axis.values()) + ")"));
            terminal().line("      " + axis.says());
            terminal().line(terminal().faint("      " + axis.source()));
        }
        terminal().line("");
        terminal().line("Rules, in order of precedence");
        rulebook.rules().forEach(rule -> tell(rulebook, rule, words));
    }

    private <B extends Board> void tell(Rulebook<B> rulebook, Rule<B> rule, Words words) {
        String title = words.isEnglish() ? rule.statement().title() : words.say(Term.rule(rule.id()));
        terminal().line("  " + terminal().strong(rulebook.ruleName(rule)) + "  " + title);
        terminal().line("      " + rule.statement().says());
        terminal().line(terminal().faint("      " + rule.statement().source().text()));
    }

    private void writePages(Path folder) throws IOException {
        Path caseFolder = cases;
        for (Map.Entry<String, String> page : RulePages.all(caseFolder).entrySet()) {
            Path file = folder.resolve(page.getKey());
            Path parent = file.getParent();
            try {
                Files.createDirectories(parent == null ? folder : parent);
            } catch (IOException e) {
                throw new UnwritableException(file, e);
            }
            OutputFiles.write(file, page.getValue());
        }
    }
}
