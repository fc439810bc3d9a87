package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;
import static org.openarbiter.cli.Answer.piped;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Sentence;

/** Every ruling of the corpus can be said in every language, and nothing of it is left in English. */
class LanguagesTest {
    private static final Path CORPUS = Path.of("..", "cases");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Names of rulebooks, places and programs, notations, and the sources of rules, which stand in brackets at the end. */
    private static final Pattern NAMES = Pattern.compile(
            " \\[[^\\]]*\\]$|(chess|xiangqi|go|shogi|janggi):\\S+|lichess|chess\\.com|FICS|ICC|US Chess|UCCI|UCI|USI|WXF|SFEN|FEN|PGN|SGF|--json");

    /** The forms of superko, which have the same names in every language. */
    private static final Pattern FORMS = Pattern.compile("\\b(psk|ssk|nsk|nsk-ko|chsk)\\b");

    /** A word, as opposed to a move, a point or a piece. */
    private static final Pattern WORD = Pattern.compile("(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])");

    @TempDir
    private Path folder;

    /** The cases of all games. */
    private static List<Path> files() throws IOException {
        try (Stream<Path> inside = Files.walk(CORPUS)) {
            return inside.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja"})
    void nothing_that_judge_prints_of_a_case_is_english(String language) throws IOException {
        List<String> english = new ArrayList<>();
        for (Path file : files()) {
            boolean readable = false;
            for (String line : arbiter("judge", "--lang", language, file.toString()).lines()) {
                if (line.startsWith(" ")) {
                    String said = NAMES.matcher(line).replaceAll("");
                    if (readable && WORD.matcher(said).find()) {
                        english.add(line);
                    }
                } else {
                    readable = !line.contains("  unreadable: ");
                }
            }
        }
        assertThat(english).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja"})
    void only_what_is_said_to_people_follows_the_language_in_json(String language) throws IOException {
        List<String> english = new ArrayList<>();
        for (Path file : files()) {
            List<String> said = arbiter("judge", "--json", "--lang", language, file.toString()).lines();
            List<String> usual = arbiter("judge", "--json", file.toString()).lines();
            assertThat(said).hasSameSizeAs(usual);
            for (int i = 0; i < said.size(); i++) {
                JsonNode ruling = JSON.readTree(said.get(i));
                JsonNode other = JSON.readTree(usual.get(i));
                if (!ruling.path("status").asText().equals("unreadable")) {
                    takeTexts(ruling).stream().filter(text -> WORD.matcher(NAMES.matcher(text).replaceAll("")).find()).forEach(english::add);
                    takeTexts(other);
                }
                assertThat(ruling).isEqualTo(other);
            }
        }
        assertThat(english).isEmpty();
    }

    /** Takes away what is said to people: of the ruling and of each of its findings with their parts, claims, warnings and violations. */
    private static List<String> takeTexts(JsonNode json) {
        List<String> texts = new ArrayList<>();
        if (json instanceof ObjectNode object) {
            for (String name : List.of("text", "reason", "ruleText", "typeText", "precedentText")) {
                JsonNode text = object.remove(name);
                if (text != null) {
                    texts.add(text.asText());
                }
            }
            for (String name : List.of("findings", "violations", "claims", "claimable", "warnings", "differences", "cycle", "chases", "attacks")) {
                object.path(name).forEach(one -> texts.addAll(takeTexts(one)));
            }
        }
        return texts;
    }

    /** A parameter that is missing would stop the saying; one that no language uses is of no use. */
    @Test
    void the_sentences_of_the_corpus_use_their_parameters_and_have_a_lexicon() throws IOException {
        Set<String> unused = new HashSet<>();
        for (Path file : files()) {
            try (Archive archive = Archive.open(file, Archive.CASES, null)) {
                for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                    for (Sentence sentence : sentences(archive, raw)) {
                        look(sentence, unused);
                    }
                }
            }
        }
        assertThat(unused).isEmpty();
    }

    private static List<Sentence> sentences(Archive archive, RawGame raw) {
        try {
            ReadGame<?> game = archive.read(raw, true);
            return new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT).judge(game).rulings().stream().flatMap(LanguagesTest::sentences).toList();
        } catch (InputException e) {
            return List.of();
        }
    }

    private static Stream<Sentence> sentences(Ruling ruling) {
        List<Sentence> all = new ArrayList<>(List.of(ruling.sentence(), ruling.brief()));
        List<Finding> findings = new ArrayList<>(ruling.findings());
        ruling.violations().forEach(violation -> {
            all.add(violation.why());
            all.add(violation.move());
            findings.addAll(violation.findings());
        });
        ruling.claims().forEach(claim -> {
            all.add(claim.why());
            findings.addAll(claim.findings());
        });
        ruling.claimable().forEach(claim -> findings.addAll(claim.findings()));
        ruling.warnings().forEach(warning -> all.add(warning.sentence()));
        findings.forEach(finding -> all.add(finding.sentence()));
        return all.stream();
    }

    private static void look(Object said, Set<String> unused) {
        switch (said) {
            case Sentence.English english -> unused.add("no lexicon: " + english);
            case Sentence.Keyed keyed -> {
                Set<String> names = new HashSet<>(keyed.parameters().keySet());
                for (Language language : Language.values()) {
                    names.removeAll(keyed.lexicon().parameters(language, keyed.key()));
                }
                names.forEach(name -> unused.add(keyed.lexicon() + ", " + keyed.key() + ": " + name));
                keyed.parameters().values().forEach(value -> look(value, unused));
            }
            case List<?> list -> list.forEach(item -> look(item, unused));
            default -> {}
        }
    }

    @Test
    void each_command_that_rules_takes_the_language() throws IOException {
        Path mate = folder.resolve("a.pgn");
        Files.writeString(mate, "1. f3 e5 2. g4 Qh4# 0-1\n");
        assertThat(arbiter("judge", "--lang", "zh", mate.toString()).out()).contains("黑方胜，将死").contains("黑方胜：将死；e1的王被h4的后将军");
        assertThat(arbiter("judge", "--lang", "ja", mate.toString()).out()).contains("黒の勝ち、チェックメイト");
        assertThat(arbiter("show", "--lang", "ja", mate.toString()).out()).contains("黒の勝ち：チェックメイト");
        String act = "{\"kind\":\"play\",\"move\":\"e2e5\"}\n";
        assertThat(piped(act, "referee", "--lang", "zh").out()).contains("不合规则").contains("\"status\":\"illegal\"");
        Path survey = folder.resolve("s.json");
        arbiter("survey", "--lang", "zh", "--json", survey.toString(), write("b.pgn", "1. f3 e5 2. g4 Qh4# 1-0\n"));
        assertThat(Files.readString(survey)).contains("棋谱所记结果为").contains("\"kind\":\"recorded-otherwise\"");
    }

    @ParameterizedTest
    @CsvSource({
        "ja, shogi.kifu,  20,  20手目５一金(52)まで", "zh, shogi.kifu,  20,  第20手５一金(52)之后",
        "en, shogi.kifu,  20,  after 20.G5b-5a (ply 20)", "ja, xiangqi.pgn, 102, 51...車５平４まで（102手目）",
        "zh, xiangqi.pgn, 102, 51...车５平４之后（第102步）", "zh, superko.sgf, 4, 第4手（C2）之后",
        "en, superko.sgf, 4,   'after ply 4, C2'", "ja, superko.sgf, 0,   開始時", "en, superko.sgf, 0, at the start"
    })
    void where_a_game_is_shown_follows_the_language(String language, String file, String ply, String place) {
        assertThat(arbiter("show", "--lang", language, "--ply", ply, "../examples/" + file).lines().getFirst()).isEqualTo(place);
    }

    @ParameterizedTest
    @CsvSource({
        "ja, shogi.kifu, '  26手目５二金(51)  '", "zh, xiangqi.pgn, '  第102步（51...车５平４）  '",
        "en, xiangqi.pgn, '  ply 102 (51...車５平４)  '", "zh, superko.sgf, '  第6手（G2）  '"
    })
    void the_moves_of_incidents_follow_the_language(String language, String file, String named) {
        assertThat(arbiter("survey", "--lang", language, "../examples/" + file).out()).contains(named);
    }

    /** A date, a pair of players and a move stand before what happened. */
    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja"})
    void no_incident_of_a_case_is_told_in_english(String language) throws IOException {
        List<String> english = new ArrayList<>();
        for (Path file : files()) {
            for (String line : arbiter("survey", "--lang", language, "--incidents", "100000", file.toString()).lines()) {
                int players = line.indexOf(" – ");
                String said = NAMES.matcher(FORMS.matcher(line.substring(Math.max(players, 0))).replaceAll("")).replaceAll("");
                if (players > 0 && WORD.matcher(said).find()) {
                    english.add(line);
                }
            }
        }
        assertThat(english).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "zh, xiangqi.pgn, 循环：51...车５平４之后的局面, ；棋谱所记结果为1/2-1/2",
        "ja, shogi.kifu,  千日手：26手目５二金(51)の後の局面, 。棋譜に記された結果は 千日手",
        "zh, superko.sgf, 全局同形再现：第6手（G2）：, （三劫循环",
        "en, xiangqi.pgn, repetition: the position after 51...車５平４ also, '(Red idle, Black perpetual chase); the record says 1/2-1/2'"
    })
    void what_happened_in_an_incident_follows_the_language(String language, String file, String begins, String ends) {
        assertThat(arbiter("survey", "--lang", language, "../examples/" + file).lines()).anySatisfy(line -> assertThat(line).contains(begins, ends));
    }

    @Test
    void the_type_of_a_cycle_follows_the_language() throws IOException {
        String game = write("r.pgn", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n");
        assertThat(arbiter("survey", "--lang", "zh", game).out()).contains("（4步的循环）");
        assertThat(arbiter("survey", game).out()).contains(" (cycle of 4 plies)");
    }

    @Test
    void a_pass_has_a_word_where_a_game_is_shown() throws IOException {
        String line = "{\"id\":\"p\",\"game\":\"janggi\",\"rules\":\"janggi:kja\",\"moves\":[\"a4a5\",\"pass\"]}\n";
        assertThat(arbiter("show", "--lang", "zh", write("p.jsonl", line)).lines().getFirst()).isEqualTo("1...停一手之后（第2步）");
    }

    @Test
    void comments_in_records_follow_the_language() throws IOException {
        Path out = folder.resolve("annotated.pgn");
        arbiter("judge", "--lang", "ja", "--annotate", out.toString(), write("c.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n"));
        assertThat(Files.readString(out)).contains("チェックメイト");
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja"})
    void what_is_proposed_as_dead_is_said_in_the_language(String language) {
        List<String> said = arbiter("judge", "--lang", language, "../examples/dragons.sgf").lines();
        assertThat(said).anyMatch(line -> line.contains("G5 H5 F6 G6 H6"));
        assertThat(said.stream().filter(line -> line.startsWith(" ")).map(line -> NAMES.matcher(line).replaceAll("")))
                .noneMatch(line -> WORD.matcher(line).find());
    }

    @Test
    void a_language_that_there_is_not_is_refused() throws IOException {
        Answer answer = arbiter("judge", "--lang", "xx", write("d.pgn", "1. e4 *\n"));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("--lang: expected one of en, zh, ja, not xx");
    }

    /** The outputs are evidence: they are the same on every machine. */
    @Test
    void the_machine_does_not_choose_the_language() throws IOException {
        String file = write("e.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.JAPAN);
            assertThat(arbiter("judge", file).out()).contains("Black wins: checkmate");
        } finally {
            Locale.setDefault(usual);
        }
    }

    private String write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }
}
