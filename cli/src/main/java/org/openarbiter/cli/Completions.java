package org.openarbiter.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Completions for zsh and fish, made from the commands and their options. Picocli makes those for bash. */
final class Completions {
    private Completions() {}

    /** A script for zsh's completion system, to be found on {@code fpath} as {@code _arbiter}. */
    static String zsh(CommandSpec arbiter) {
        StringBuilder script = new StringBuilder("#compdef arbiter\n\n_arbiter() {\n    local -a commands\n    commands=(\n");
        visible(arbiter).forEach((name, command) ->
                script.append("        ").append(quoted(name + ":" + header(command))).append('\n'));
        script.append("    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n        return\n    fi\n")
                .append("    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n    case $command in\n");
        visible(arbiter).forEach((name, command) -> {
            script.append("        ").append(name).append(")\n            _arguments");
            zshArguments(command).forEach(argument -> script.append(" \\\n                ").append(quoted(argument)));
            script.append("\n            ;;\n");
        });
        return script.append("    esac\n}\n\n_arbiter \"$@\"\n").toString();
    }

    private static List<String> zshArguments(CommandSpec command) {
        List<String> arguments = new ArrayList<>();
        for (OptionSpec option : options(command)) {
            for (String name : option.names()) {
                String value = option.arity().max() == 0 ? "" : ":" + option.paramLabel() + ":" + zshValues(option);
                String equals = option.arity().max() > 0 && name.startsWith("--") ? "=" : "";
                arguments.add("*" + name + equals + "[" + brief(option.description()).replace("[", "\\[").replace("]", "\\]") + "]" + value);
            }
        }
        for (PositionalParamSpec positional : command.positionalParameters()) {
            boolean many = positional.arity().max() > 1;
            arguments.add((many ? "*" : "") + ":" + positional.paramLabel() + ":" + (isFile(positional.paramLabel()) ? "_files" : ""));
        }
        return arguments;
    }

    private static String zshValues(OptionSpec option) {
        List<String> candidates = candidates(option);
        return !candidates.isEmpty() ? "(" + String.join(" ", candidates) + ")" : isFile(option.paramLabel()) ? "_files" : "";
    }

    /** A script for fish. */
    static String fish(CommandSpec arbiter) {
        StringBuilder script = new StringBuilder("complete -c arbiter -n __fish_use_subcommand -f\n");
        visible(arbiter).forEach((name, command) -> {
            script.append("complete -c arbiter -n __fish_use_subcommand -a ").append(name).append(" -d ")
                    .append(fishQuoted(header(command))).append('\n');
            for (OptionSpec option : options(command)) {
                script.append("complete -c arbiter -n '__fish_seen_subcommand_from ").append(name).append('\'');
                for (String spelling : option.names()) {
                    script.append(spelling.startsWith("--") ? " -l " + spelling.substring(2) : " -s " + spelling.substring(1));
                }
                List<String> candidates = candidates(option);
                if (!candidates.isEmpty()) {
                    script.append(" -x -a ").append(fishQuoted(String.join(" ", candidates)));
                } else if (option.arity().max() > 0) {
                    script.append(isFile(option.paramLabel()) ? " -r" : " -x");
                }
                script.append(" -d ").append(fishQuoted(brief(option.description()))).append('\n');
            }
        });
        return script.toString();
    }

    private static Map<String, CommandSpec> visible(CommandSpec arbiter) {
        Map<String, CommandSpec> commands = new TreeMap<>();
        for (Map.Entry<String, CommandLine> command : arbiter.subcommands().entrySet()) {
            if (!command.getValue().getCommandSpec().usageMessage().hidden()) {
                commands.put(command.getKey(), command.getValue().getCommandSpec());
            }
        }
        return commands;
    }

    private static List<OptionSpec> options(CommandSpec command) {
        return command.options().stream().filter(option -> !option.hidden()).toList();
    }

    private static List<String> candidates(OptionSpec option) {
        Iterable<String> candidates = option.completionCandidates();
        List<String> words = new ArrayList<>();
        if (candidates != null) {
            candidates.forEach(words::add);
        }
        return words;
    }

    private static boolean isFile(String label) {
        return List.of("FILE", "PATH", "OUT", "DIR", "PREFIX", "BOARD").contains(label);
    }

    private static String header(CommandSpec command) {
        String[] header = command.usageMessage().header();
        return header.length == 0 ? brief(command.usageMessage().description()) : header[0];
    }

    /** The first sentence of a description, without variables and the full stop. */
    private static String brief(String[] description) {
        String text = description.length == 0 ? "" : description[0].replaceAll("\\$\\{[^}]*}", "…");
        int end = text.indexOf(". ");
        String sentence = end < 0 ? text : text.substring(0, end);
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static String fishQuoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
