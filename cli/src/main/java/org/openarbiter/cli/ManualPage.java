package org.openarbiter.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.openarbiter.cli.base.Version;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A manual page of a command in the macros of man(7). */
final class ManualPage {
    private ManualPage() {}

    /** The page of a command. */
    static String of(CommandSpec command) throws IOException {
        String name = command.qualifiedName("-");
        Help help = new Help(command, Help.defaultColorScheme(Help.Ansi.OFF));
        StringBuilder page = new StringBuilder();
        page.append(".TH ").append(name.toUpperCase(Locale.ROOT)).append(" 1 \"\" \"arbiter ").append(Version.number()).append("\"\n");
        page.append(".SH NAME\n").append(escaped(name + " - " + text(help, command.usageMessage().header()))).append('\n');
        page.append(".SH SYNOPSIS\n.nf\n").append(escaped(help.synopsis(0).strip())).append("\n.fi\n");
        page.append(".SH DESCRIPTION\n");
        String[] description = command.usageMessage().description();
        for (String paragraph : description.length == 0 ? command.usageMessage().header() : description) {
            page.append(escaped(text(help, paragraph))).append("\n.PP\n");
        }
        options(command, help, page);
        commands(command, page);
        String[] footer = command.usageMessage().footer();
        if (footer.length > 0) {
            page.append(".SH NOTES\n");
            for (String line : footer) {
                page.append(escaped(text(help, line))).append("\n.PP\n");
            }
        }
        return page.toString();
    }

    private static void options(CommandSpec command, Help help, StringBuilder page) {
        page.append(".SH OPTIONS\n");
        for (PositionalParamSpec positional : command.positionalParameters()) {
            item("\\fI" + escaped(positional.paramLabel()) + "\\fR", text(help, positional.description()), page);
        }
        for (OptionSpec option : command.options()) {
            String names = "\\fB" + escaped(String.join(", ", option.names())) + "\\fR";
            String value = option.arity().max() == 0 ? "" : " \\fI" + escaped(option.paramLabel()) + "\\fR";
            String text = text(help, option.description())
                    .replace("${DEFAULT-VALUE}", String.valueOf(option.defaultValueString()))
                    .replace("${COMPLETION-CANDIDATES}", candidates(option));
            item(names + value, text, page);
        }
    }

    private static String candidates(OptionSpec option) {
        Iterable<String> candidates = option.completionCandidates();
        return candidates == null ? "" : String.join(", ", candidates);
    }

    private static void commands(CommandSpec command, StringBuilder page) {
        if (command.subcommands().isEmpty()) {
            return;
        }
        page.append(".SH COMMANDS\n");
        for (Map.Entry<String, CommandLine> entry : command.subcommands().entrySet()) {
            CommandSpec subcommand = entry.getValue().getCommandSpec();
            if (!subcommand.usageMessage().hidden()) {
                String[] header = subcommand.usageMessage().header();
                String[] words = header.length == 0 ? subcommand.usageMessage().description() : header;
                item("\\fB" + entry.getKey() + "\\fR", words.length == 0 ? "" : words[0], page);
            }
        }
    }

    private static void item(String term, String text, StringBuilder page) {
        page.append(".TP\n").append(term).append('\n').append(escaped(text)).append('\n');
    }

    private static String text(Help help, String... lines) {
        return help.colorScheme().text(String.join(" ", lines).replace("%n", " ")).toString().strip();
    }

    /** Text in which nothing is a macro or an escape. */
    private static String escaped(String text) {
        String escaped = text.replace("\\", "\\e").replace("-", "\\-");
        return escaped.lines().map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
                .collect(Collectors.joining("\n"));
    }
}
