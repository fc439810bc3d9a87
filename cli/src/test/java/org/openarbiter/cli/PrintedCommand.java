package org.openarbiter.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.cli.base.Fault;

/**
 * A command of the documentation with the answer that is printed below it.
 *
 * @param page the page, from the root of the project
 * @param from where the answer begins in the page
 * @param to where it ends
 * @param input what is piped into the command
 * @param arguments its words
 * @param answer what the page prints
 */
record PrintedCommand(String page, int from, int to, String input, List<String> arguments, String answer) {
    private static final Path ROOT = Path.of("..");

    /** A block that begins with a command; what it prints goes on to the end of the block. */
    private static final Pattern BLOCK = Pattern.compile(
            "```\\n\\$ (?:printf '%s\\\\n' ((?:'[^']*' )+)\\| )?\\./arbiter ([^\\n]*)\\n(.*?)```", Pattern.DOTALL);

    private static final Pattern QUOTED = Pattern.compile("'([^']*)'");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    /** The commands whose answer depends on nothing but what the project holds. */
    private static final List<String> REPEATABLE =
            List.of("judge", "show", "dragons", "rules", "solve", "convert", "survey", "perft", "referee", "gtp", "--version");

    /** All commands of a page. */
    static List<PrintedCommand> of(String page, String text) {
        List<PrintedCommand> commands = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(text);
        while (blocks.find()) {
            String piped = blocks.group(1) == null ? "" : blocks.group(1);
            String input = String.join("\n", QUOTED.matcher(piped).results().map(word -> word.group(1)).toList());
            commands.add(new PrintedCommand(page, blocks.start(3), blocks.end(3), input, words(blocks.group(2)), blocks.group(3)));
        }
        return commands;
    }

    private static List<String> words(String line) {
        return WORD.matcher(line).results().map(PrintedCommand::word).toList();
    }

    private static String word(MatchResult word) {
        for (int group = 1; group <= 3; group++) {
            if (word.group(group) != null) {
                return word.group(group);
            }
        }
        throw new IllegalArgumentException(word.group());
    }

    /** Whether it can be run here: it plays no match, is no part of a pipe, and reads and writes files of the project only. */
    boolean isRunHere() {
        return REPEATABLE.contains(arguments.getFirst())
                && !arguments.contains("|")
                && arguments.stream().filter(word -> word.matches(".*\\.(pgn|sgf|jsonl|gz|xz|zst)")).allMatch(PrintedCommand::isHere);
    }

    /** Whether a word names a file of the project; commands have the names of folders. */
    private static boolean isHere(String file) {
        return file.contains("/") && Files.exists(ROOT.resolve(file));
    }

    /** What the command answers. */
    String run() {
        String[] words = arguments.stream().map(word -> isHere(word) ? ROOT.resolve(word).toString() : word).toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.replace("examples/", "../examples/").getBytes(StandardCharsets.UTF_8)));
        try {
            if (Main.run(answers, words) == Fault.USAGE) {
                throw new IllegalStateException(this + " is used wrongly");
            }
        } finally {
            System.setIn(before);
        }
        answers.flush();
        return out.toString(StandardCharsets.UTF_8).replace("../", "");
    }

    @Override
    public String toString() {
        return page + ": arbiter " + String.join(" ", arguments);
    }
}
