package org.openarbiter.rules.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The elements of a well-formed XML document, in the order of their start tags.
 *
 * <p>Reads a part of XML only: elements, attributes and text with the five references that need no declaration, without comments and declarations.
 * What it accepts is well-formed.
 */
public record Xml(List<Element> elements) {
    private static final Pattern ATTRIBUTE = Pattern.compile("\\s+([A-Za-z][A-Za-z0-9:-]*)=(?:'([^'<]*)'|\"([^\"<]*)\")");
    private static final Pattern TOKEN = Pattern.compile("<(/?)([A-Za-z]+)((?:" + ATTRIBUTE + ")*)\\s*(/?)>|([^<>]+)");

    /** One element; the text is what follows its start tag directly. */
    public record Element(String name, Map<String, String> attributes, List<Element> within, StringBuilder text) {
        /** Its value, or nothing if there is no such attribute. */
        public String attribute(String key) {
            return attributes.getOrDefault(key, "");
        }

        /** The innermost element around this one. */
        public Element parent() {
            return within.getLast();
        }
    }

    /** The elements of a document; fails where it is not well-formed. */
    public static Xml read(String document) {
        var elements = new ArrayList<Element>();
        var open = new ArrayDeque<Element>();
        Matcher token = TOKEN.matcher(document.strip());
        int end = 0;
        for (; token.find() && token.start() == end; end = token.end()) {
            assertThat(open.isEmpty()).as("outside of the root at " + end).isEqualTo(end == 0);
            String name = token.group(2);
            if (name == null) {
                Objects.requireNonNull(open.peekLast()).text.append(plain(token.group()));
            } else if (token.group(1).isEmpty()) {
                var element = new Element(name, attributes(token.group(3)), List.copyOf(open), new StringBuilder());
                elements.add(element);
                if (token.group(7).isEmpty()) {
                    open.addLast(element);
                }
            } else {
                assertThat(token.group()).isEqualTo("</" + open.removeLast().name + ">");
            }
        }
        assertThat(document.strip().substring(end)).as("not understood").isEmpty();
        assertThat(open).as("left open").isEmpty();
        return new Xml(elements);
    }

    /** The elements of that name. */
    public Stream<Element> named(String name) {
        return elements.stream().filter(element -> element.name.equals(name));
    }

    private static Map<String, String> attributes(String text) {
        var attributes = new HashMap<String, String>();
        for (Matcher attribute = ATTRIBUTE.matcher(text); attribute.find(); ) {
            String value = attribute.group(2) == null ? attribute.group(3) : attribute.group(2);
            assertThat(attributes.put(attribute.group(1), plain(value))).as("second " + attribute.group(1)).isNull();
        }
        return attributes;
    }

    /** A text without references; fails where an ampersand begins none. */
    private static String plain(String text) {
        String plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&apos;", "'").replace("&#39;", "'");
        assertThat(plain.replace("&amp;", "")).doesNotContain("&");
        return plain.replace("&amp;", "&");
    }
}
