package org.openarbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Lexicon;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;

/** Every language has every sentence, with the same parameters; every sentence of the source is in the lexicon, and no other. */
class LexiconsTest {
    private static final Path SOURCE = Path.of("src/main/java/org/openarbiter/rules");

    private static final Pattern SAID = Pattern.compile("(Common|\\w+Lexicon)\\.say\\(\\s*\"([\\w.-]+)\"[,)]");
    private static final Pattern BEGUN = Pattern.compile("\\.say\\(\\s*\"([\\w-]+\\.)\" \\+");

    private static final Set<String> NOTATIONS = Set.of("western", "japanese", "simplified");

    private static final Pattern TERM = Pattern.compile("Term\\.of\\(\\s*\"(\\w+)\"");

    private static Map<String, Lexicon> lexicons() {
        Map<String, Lexicon> all = new LinkedHashMap<>();
        all.put("core", Common.LEXICON);
        for (Game<?> game : Games.all()) {
            Lexicon own = game.lexicon();
            if (own != null) {
                all.put(game.name(), own);
            }
        }
        return all;
    }

    @Test
    void every_game_has_a_lexicon() {
        assertThat(Games.all().stream().filter(game -> game.lexicon() == null).map(Game::name)).isEmpty();
    }

    @Test
    void every_language_has_every_sentence_with_the_same_parameters() {
        lexicons().values().forEach(lexicon -> {
            Set<String> english = lexicon.keys(Language.ENGLISH);
            assertThat(english).hasSizeGreaterThan(20);
            for (Language language : Language.values()) {
                assertThat(lexicon.keys(language)).as("%s in %s", lexicon, language).containsAll(english);
                for (String key : english) {
                    assertThat(parameters(lexicon, key, language)).as("%s, %s in %s", lexicon, key, language)
                            .isEqualTo(parameters(lexicon, key, Language.ENGLISH));
                }
            }
        });
    }

    @Test
    void a_game_says_a_common_sentence_its_own_way_with_the_same_parameters() {
        Set<String> replaced = new TreeSet<>();
        for (Lexicon own : lexicons().values()) {
            for (Language language : Language.values()) {
                for (String key : own.keys(language)) {
                    if (key.startsWith("common.")) {
                        String common = key.substring("common.".length());
                        replaced.add(common);
                        assertThat(parameters(own, key, language)).as("%s, %s in %s", own, key, language)
                                .isEqualTo(parameters(Common.LEXICON, common, Language.ENGLISH));
                    }
                }
            }
        }
        assertThat(replaced).contains("claimed", "may-claim");
    }

    /** The parameters, where a move or a square counts as one, however a language writes it. */
    private static Set<String> parameters(Lexicon lexicon, String key, Language language) {
        return lexicon.parameters(language, key).stream()
                .map(name -> NOTATIONS.contains(name) ? "written" : name)
                .collect(Collectors.toSet());
    }

    @Test
    void every_language_has_every_term() {
        for (Game<?> game : Games.all()) {
            Set<String> terms = new TreeSet<>();
            for (Lexicon lexicon : Stream.of(Common.LEXICON, game.lexicon()).filter(Objects::nonNull).toList()) {
                for (Language language : Language.values()) {
                    terms.addAll(lexicon.keys(language));
                }
                terms.removeAll(lexicon.keys(Language.ENGLISH));
            }
            terms.removeIf(key -> key.startsWith("common."));
            for (Language language : List.of(Language.CHINESE, Language.JAPANESE)) {
                for (String key : terms) {
                    int dot = key.indexOf('.');
                    Term term = new Term(key.substring(0, dot), key.substring(dot + 1), "?");
                    assertThat(game.words(language).say(term)).as("%s of %s in %s", key, game.name(), language).isNotEqualTo("?");
                }
            }
        }
    }

    @Test
    void the_english_name_of_a_move_is_the_usual_one() throws InputException {
        for (Game<?> game : Games.all()) {
            Board board = game.board("startpos");
            int[] plays = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), plays);
            for (int i = 0; i < count; i++) {
                String move = board.notation(plays[i]);
                assertThat(board.named(move).text()).isEqualTo(board.namedPlay(plays[i]).text()).isEqualTo(board.numbered(move));
            }
        }
    }

    @Test
    void every_rule_has_a_name_in_every_language() {
        for (Game<?> game : Games.all()) {
            for (Language language : List.of(Language.CHINESE, Language.JAPANESE)) {
                Words words = game.words(language);
                game.rulebooks().stream().flatMap(book -> book.rules().stream()).map(rule -> rule.id()).distinct()
                        .forEach(id -> assertThat(words.say(Term.rule(id))).as("%s:%s in %s", game.name(), id, language).isNotEqualTo(id));
            }
        }
    }

    @Test
    void every_rulebook_has_a_title_in_every_language() {
        for (Game<?> game : Games.all()) {
            for (Language language : List.of(Language.CHINESE, Language.JAPANESE)) {
                assertThat(game.rulebooks()).allSatisfy(book ->
                        assertThat(game.words(language).say(book.named())).as("%s in %s", book.name(), language).isNotEqualTo(book.title()));
                assertThat(Objects.requireNonNull(game.lexicon()).keys(language).stream().filter(key -> key.startsWith("rulebook.")))
                        .hasSameSizeAs(game.rulebooks());
            }
        }
    }

    @Test
    void the_source_says_what_the_lexicons_have_and_no_other() throws IOException {
        String sources = sources();
        Set<String> terms = TERM.matcher(sources).results().map(found -> found.group(1) + ".").collect(Collectors.toSet());
        for (Map.Entry<String, Lexicon> entry : lexicons().entrySet()) {
            String name = entry.getValue().equals(Common.LEXICON) ? "Common" : entry.getValue() + "Lexicon";
            Set<String> said = SAID.matcher(sources).results()
                    .filter(found -> found.group(1).equalsIgnoreCase(name)).map(found -> found.group(2)).collect(Collectors.toSet());
            Set<String> english = entry.getValue().keys(Language.ENGLISH);
            assertThat(english).as(name).containsAll(said);
            List<String> begun = BEGUN.matcher(source(SOURCE.resolve(entry.getKey()))).results().map(found -> found.group(1)).toList();
            List<String> unsaid = new ArrayList<>(english);
            unsaid.removeAll(said);
            unsaid.removeIf(key -> begun.stream().anyMatch(key::startsWith));
            unsaid.removeIf(key -> sources.contains('"' + key + '"'));
            unsaid.removeIf(key -> terms.stream().anyMatch(kind -> key.startsWith(kind) && sources.contains('"' + key.substring(kind.length()) + '"')));
            assertThat(unsaid).as("sentences of %s that nobody says", name).isEmpty();
        }
    }

    /** All that says sentences: this module, and those that write rulings for people. */
    private static String sources() throws IOException {
        return source(SOURCE) + source(Path.of("../archive/src/main/java")) + source(Path.of("../cli/src/main/java"));
    }

    private static String source(Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                text.append(Files.readString(file));
            }
        }
        return text.toString();
    }
}
