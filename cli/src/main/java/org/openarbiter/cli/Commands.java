package org.openarbiter.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.cli.engine.EngineCommand;
import org.openarbiter.cli.engine.GtpCommand;
import org.openarbiter.cli.engine.GuardCommand;
import org.openarbiter.cli.engine.MatchCommand;
import org.openarbiter.cli.engine.OpeningsCommand;
import org.openarbiter.cli.go.DragonsCommand;
import org.openarbiter.cli.go.SolveCommand;
import org.openarbiter.cli.judge.ConvertCommand;
import org.openarbiter.cli.judge.JudgeCommand;
import org.openarbiter.cli.judge.RefereeCommand;
import org.openarbiter.cli.judge.ShowCommand;
import org.openarbiter.cli.judge.SurveyCommand;
import org.openarbiter.cli.rules.PerftCommand;
import org.openarbiter.cli.rules.RulesCommand;
import org.openarbiter.rules.core.words.Misuse;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import picocli.CommandLine;

/** The subcommands by name, in the order in which the help lists them. */
final class Commands {
    private static final Map<String, Class<?>> BY_NAME = byName();

    /** What looks like the name of a file and not like an option or a negative number. */
    private static final String FILE_WITH_DASH = "-[^-=][^=]*\\.[a-zA-Z][^=]*";

    /** What picocli says where help is asked for a command that there is not. */
    private static final Pattern EXCLUSIVE = Pattern.compile("Error: (\\S+), (\\S+) are mutually exclusive.*");
    private static final Pattern NO_COMMAND = Pattern.compile("Unknown subcommand '(.*)'\\.");

    /** How picocli lists the values of an option. */
    private static final Pattern WORDS = Pattern.compile("(?<=expected one of )\\[(.*)] \\(case-insensitive\\) but was ");

    /** How the keys of the sections of a help begin that hold the usage. */
    private static final String USAGE = "synopsis";

    private Commands() {}

    private static Map<String, Class<?>> byName() {
        Map<String, Class<?>> commands = new LinkedHashMap<>();
        commands.put("judge", JudgeCommand.class);
        commands.put("referee", RefereeCommand.class);
        commands.put("rules", RulesCommand.class);
        commands.put("show", ShowCommand.class);
        commands.put("dragons", DragonsCommand.class);
        commands.put("convert", ConvertCommand.class);
        commands.put("survey", SurveyCommand.class);
        commands.put("perft", PerftCommand.class);
        commands.put("solve", SolveCommand.class);
        commands.put("gtp", GtpCommand.class);
        commands.put("match", MatchCommand.class);
        commands.put("openings", OpeningsCommand.class);
        commands.put("guard", GuardCommand.class);
        commands.put("engine", EngineCommand.class);
        commands.put("serve", ServeCommand.class);
        commands.put("batch", BatchCommand.class);
        commands.put("manual", ManualCommand.class);
        commands.put("help", HelpCommand.class);
        return commands;
    }

    /** All of them. */
    static Map<String, Class<?>> all() {
        return BY_NAME;
    }

    /**
     * Adds to a command line what the arguments can need: the one command that they name, else all. Setting a command up costs
     * more than running it on one game.
     */
    static void addTo(CommandLine command, String... arguments) {
        String first = arguments.length == 0 ? "" : arguments[0];
        Class<?> named = first.equals("help") ? null : BY_NAME.get(first);
        if (named != null) {
            command.addSubcommand(first, named);
        } else if (!first.equals("--version") && !first.equals("-V")) {
            BY_NAME.forEach(command::addSubcommand);
        }
    }

    /**
     * Refuses options that are given an empty value: a list without an entry, such as a comma alone, or a file without a name.
     *
     * @throws ParameterException if there is one; it says what picocli does of an option without a value
     */
    static void checkValues(CommandLine.ParseResult parsed) {
        for (CommandLine.ParseResult part = parsed; part != null; part = part.subcommand()) {
            for (CommandLine.Model.OptionSpec option : part.matchedOptions()) {
                Object value = option.getValue();
                if (value instanceof Collection<?> list && list.isEmpty() || value instanceof Path file && file.toString().isEmpty()) {
                    throw new ParameterException(part.commandSpec().commandLine(),
                            "Missing required parameter for option '" + option.longestName() + "' (" + option.paramLabel() + ")");
                }
            }
        }
    }

    /** What is wrong with the arguments, as a sentence. */
    static String plain(ParameterException error) {
        String message = Misuse.plain(error.getMessage());
        if (error instanceof MissingParameterException missing
                && isGuard(error)
                && missing.getMissing().stream().anyMatch(CommandLine.Model.ArgSpec::isPositional)) {
            message = "Missing the engine; write -- before it: arbiter guard --rules go:kgs-chinese -- gnugo --mode gtp.";
        } else if (error instanceof UnmatchedArgumentException && isGuard(error)) {
            message += ". Options of the engine come after --: arbiter guard --rules go:kgs-chinese -- gnugo --mode gtp.";
        }
        if (error instanceof UnmatchedArgumentException unmatched && !isGuard(error)) {
            message = unknown(unmatched);
        }
        Matcher exclusive = EXCLUSIVE.matcher(message);
        if (exclusive.matches()) {
            message = "Give " + exclusive.group(1) + " or " + exclusive.group(2) + ", not both";
        }
        Matcher help = NO_COMMAND.matcher(message);
        if (help.matches()) {
            message = Misuse.unknown("command", help.group(1), BY_NAME.keySet());
        }
        Matcher words = WORDS.matcher(message);
        if (words.find()) {
            message = words.replaceFirst(Matcher.quoteReplacement(words.group(1).toLowerCase(Locale.ROOT) + ", not "));
        }
        return Misuse.sentence(message);
    }

    /** How to name a file whose name begins with a dash, if an argument that is no option looks like one; else nothing. */
    static String dashed(ParameterException error, String[] arguments) {
        if (isGuard(error) || !(error instanceof MissingParameterException || error instanceof UnmatchedArgumentException)) {
            return "";
        }
        Set<String> options = error.getCommandLine().getCommandSpec().optionsMap().keySet();
        return Arrays.stream(arguments)
                .takeWhile(argument -> !argument.equals("--"))
                .filter(argument -> argument.startsWith("-") && argument.length() > 1 && !options.contains(argument.split("=", 2)[0]))
                .filter(argument -> argument.matches(FILE_WITH_DASH) || new File(argument).exists())
                .findFirst()
                .map(file -> " If " + Terminal.clean(file) + " is a file, write ./" + Terminal.clean(file) + ".")
                .orElse("");
    }

    private static boolean isGuard(ParameterException error) {
        return error.getCommandLine().getCommandSpec().name().equals("guard");
    }

    /** That a command, an option or a further argument is not known, with those that may be meant. */
    private static String unknown(UnmatchedArgumentException error) {
        String given = error.getUnmatched().getFirst();
        CommandLine command = error.getCommandLine();
        boolean option = given.startsWith("-");
        boolean names = !command.getSubcommands().isEmpty();
        Set<String> known = option ? command.getCommandSpec().optionsMap().keySet() : command.getSubcommands().keySet();
        return Misuse.unknown(option ? "option" : names ? "command" : "argument", given, known);
    }

    /** Lets the help of a command and its subcommands begin with the usage. */
    static CommandLine usageFirst(CommandLine command) {
        return command.setHelpSectionKeys(
                command.getHelpSectionKeys().stream().sorted(Comparator.comparing(key -> !key.startsWith(USAGE))).toList());
    }
}
