package org.openarbiter.cli.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Statement;

/** Generates the documentation pages of the rules from the rulebooks, one page a rule. */
public final class RulePages {
    private static final Pattern CASE_ID = Pattern.compile("^\\{\"id\":\"([^\"]+)\"");
    private static final Pattern CASE_RULE = Pattern.compile("\"rule\":\"([a-z]+):[^/\"]+/([a-z-]+)\"");
    private static final int CASES_SHOWN = 12;

    private RulePages() {}

    /**
     * All pages.
     *
     * @param cases the folder with the cases; null for none
     * @return from the path of a page, such as {@code chess/threefold.md}, to its text
     */
    public static Map<String, String> all(@Nullable Path cases) throws IOException {
        Map<String, List<String>> guards = cases == null ? Map.of() : guards(cases);
        Map<String, String> pages = new TreeMap<>();
        for (Game<?> game : Games.all()) {
            add(game, guards, pages);
        }
        return pages;
    }

    private static <B extends Board> void add(Game<B> game, Map<String, List<String>> guards, Map<String, String> pages) {
        Map<String, List<Rulebook<B>>> holders = new TreeMap<>();
        for (Rulebook<B> rulebook : game.rulebooks()) {
            for (Rule<B> rule : rulebook.rules()) {
                holders.computeIfAbsent(rule.id(), id -> new ArrayList<>()).add(rulebook);
            }
        }
        holders.forEach((id, books) -> pages.put(
                game.name() + "/" + id + ".md",
                page(id, books, guards.getOrDefault(game.name() + "/" + id, List.of()))));
    }

    private static <B extends Board> String page(String id, List<Rulebook<B>> books, List<String> cases) {
        StringBuilder page = new StringBuilder();
        String title = books.stream()
                .flatMap(book -> book.rules().stream())
                .filter(rule -> rule.id().equals(id))
                .map(rule -> rule.statement().title())
                .findFirst()
                .orElse(id);
        page.append("# ").append(title).append("\n\n");
        page.append("<!-- Made from the rulebooks by: arbiter rules --pages docs/rules --cases cases -->\n\n");
        wordings(id, books).forEach((says, sources) -> {
            page.append(says).append("\n\n| rulebook | source |\n|---|---|\n");
            sources.forEach(page::append);
            page.append('\n');
        });
        if (!cases.isEmpty()) {
            page.append("Cases that guard it: ").append(String.join(", ", cases.stream().limit(CASES_SHOWN).toList()));
            page.append(cases.size() > CASES_SHOWN ? " and " + (cases.size() - CASES_SHOWN) + " more.\n" : ".\n");
        }
        return page.toString();
    }

    /** Each wording of a rule with the rulebooks that have it, a line of a table each. */
    private static <B extends Board> Map<String, List<String>> wordings(String id, List<Rulebook<B>> books) {
        Map<String, List<String>> wordings = new LinkedHashMap<>();
        for (Rulebook<B> book : books) {
            for (Rule<B> rule : book.rules()) {
                if (rule.id().equals(id)) {
                    Statement statement = rule.statement();
                    wordings.computeIfAbsent(statement.says(), says -> new ArrayList<>())
                            .add("| `" + book.ruleName(rule) + "` | " + statement.source().text() + " |\n");
                }
            }
        }
        return wordings;
    }

    /** From {@code game/rule} to the cases that expect that rule to decide. */
    private static Map<String, List<String>> guards(Path folder) throws IOException {
        Map<String, List<String>> guards = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".jsonl")).sorted().toList()) {
                for (String line : Files.readAllLines(file)) {
                    Matcher id = CASE_ID.matcher(line);
                    Matcher rule = CASE_RULE.matcher(line);
                    if (id.find() && rule.find()) {
                        guards.computeIfAbsent(rule.group(1) + "/" + rule.group(2), key -> new ArrayList<>()).add(id.group(1));
                    }
                }
            }
        }
        return guards;
    }
}
