package org.openarbiter.rules.core.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The words of a game, or of what all games share: for each language a file {@code TAG.txt} beside the class that opens it, in UTF-8, with
 * a line {@code key = words} for each sentence. {@code #} begins a line that is passed over.
 *
 * <p>In the words {@code {name}} stands for a parameter. {@code {name|1=move|moves}} chooses by its value: a number, a truth value, the id
 * of a term, or the length of a list; the case without a value is for all others, and cases can hold parameters. {@code {name/ or }} joins
 * a list with other words than the language usually has, {@code {name/, / or }} with other ones before the last. {@code {name^}} begins
 * with a capital.
 *
 * <p>Safe for use by many threads; a file is read when its language is first asked for.
 */
public final class Lexicon {
    private final String name;
    private final Function<String, @Nullable InputStream> files;
    private final Map<Language, Map<String, Template>> read = new ConcurrentHashMap<>();

    /**
     * A lexicon.
     *
     * @param name for messages
     * @param files from the name of a file to its bytes, null if there is none: {@code SomeClass.class::getResourceAsStream}
     */
    public Lexicon(String name, Function<String, @Nullable InputStream> files) {
        this.name = name;
        this.files = files;
    }

    /**
     * A sentence.
     *
     * @param key its key
     * @param parameters names and values in turn
     */
    public Sentence say(String key, Object... parameters) {
        Map<String, Object> named = new HashMap<>();
        for (int i = 0; i < parameters.length; i += 2) {
            Object value = parameters[i + 1];
            named.put((String) parameters[i], value instanceof List<?> list ? List.copyOf(list) : value);
        }
        return new Sentence.Keyed(this, key, named);
    }

    /** The keys that a language has. */
    public Set<String> keys(Language language) {
        return templates(language).keySet();
    }

    /**
     * The names of the parameters that the words of a key use in a language.
     *
     * @throws IllegalArgumentException if the language has no such key
     */
    public Set<String> parameters(Language language, String key) {
        Template template = template(language, key);
        if (template == null) {
            throw new IllegalArgumentException(name + " has no " + key + " in " + language.tag());
        }
        return template.names();
    }

    @Nullable Template template(Language language, String key) {
        return templates(language).get(key);
    }

    private Map<String, Template> templates(Language language) {
        return read.computeIfAbsent(language, this::load);
    }

    private Map<String, Template> load(Language language) {
        Map<String, Template> templates = new TreeMap<>();
        try (InputStream bytes = files.apply(language.tag() + ".txt")) {
            if (bytes != null) {
                new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8)).lines().forEach(line -> add(line, language, templates));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return templates;
    }

    private void add(String line, Language language, Map<String, Template> to) {
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        int equals = line.indexOf(" = ");
        try {
            if (equals < 0 || to.put(line.substring(0, equals), Template.parse(line.substring(equals + 3))) != null) {
                throw new IllegalArgumentException("not one line 'key = words' for a key");
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(name + ", " + language.tag() + ": " + e.getMessage() + ": " + line, e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
