package org.openarbiter.protocol.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that answers lines by a script, as a process of its own.
 *
 * <p>Each argument is a rule, {@code PATTERN => ANSWER}: the first whose pattern matches a line as a whole answers it. An answer
 * is lines with {@code |} between them, in which {@code $1} stands for a group of the pattern; {@code @sleep MS},
 * {@code @exit CODE}, {@code @error TEXT}, {@code @flood LINES} and {@code @long LINES} (of 60,000 characters) do what they say.
 * What is said before anything is heard answers an empty line. It knows no class of the project, so it starts from its own class
 * file alone.
 */
final class ScriptedProgram {
    private ScriptedProgram() {}

    /** Follows the script until the input ends. */
    public static void main(String[] rules) throws IOException, InterruptedException {
        answer("", rules);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            answer(line, rules);
        }
    }

    private static void answer(String line, String[] rules) throws InterruptedException {
        for (String rule : rules) {
            String[] parts = rule.split(" => ", 2);
            Matcher matcher = Pattern.compile(parts[0]).matcher(line);
            if (matcher.matches()) {
                for (String said : matcher.replaceFirst(parts[1]).split("\\|", -1)) {
                    act(said);
                }
                return;
            }
        }
    }

    private static void act(String said) throws InterruptedException {
        String[] words = said.split(" ", 2);
        switch (words[0]) {
            case "@sleep" -> Thread.sleep(Long.parseLong(words[1]));
            case "@exit" -> Runtime.getRuntime().halt(Integer.parseInt(words[1]));
            case "@error" -> System.err.println(words[1]);
            case "@flood" -> {
                for (int i = 0; i < Integer.parseInt(words[1]); i++) {
                    System.out.println("junk \u0001 " + i);
                }
            }
            case "@long" -> {
                String line = "x".repeat(60_000);
                for (int i = 0; i < Integer.parseInt(words[1]); i++) {
                    System.out.println(line);
                }
            }
            default -> System.out.println(said);
        }
        System.out.flush();
    }
}
