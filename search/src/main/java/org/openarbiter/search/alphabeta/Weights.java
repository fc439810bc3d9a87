package org.openarbiter.search.alphabeta;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The numbers of a hand-crafted evaluation, in named groups: each a pair of a value for the middle game and one for the endgame, in
 * centipawns, packed into one int so that both are added up at once.
 *
 * <p>As text a group is a line: its name, a colon, and pairs such as {@code 12/-3}. A line without a colon goes on with the group
 * above; what follows {@code #} is a remark.
 */
public final class Weights {
    private static final Pattern PAIR = Pattern.compile("-?\\d+/-?\\d+");

    private final Map<String, int[]> groups = new LinkedHashMap<>();

    private Weights() {}

    /** The weights in a resource beside a class. */
    public static Weights of(Class<?> owner, String resource) {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + resource + " is missing");
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("the resource " + resource + " cannot be read", e);
        }
    }

    /**
     * Reads weights.
     *
     * @throws IllegalArgumentException if a line is none; it names the line
     */
    public static Weights parse(String text) {
        var weights = new Weights();
        String name = "";
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String plain = line.split("#", 2)[0].strip();
            int colon = plain.indexOf(':');
            if (colon >= 0) {
                name = plain.substring(0, colon);
            }
            String pairs = plain.substring(colon + 1).strip();
            try {
                weights.add(name, pairs);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("line " + number + ": expected a name, a colon and pairs such as 12/-3", e);
            }
        }
        return weights;
    }

    private void add(String name, String pairs) {
        if (pairs.isEmpty()) {
            return;
        }
        int[] before = groups.getOrDefault(name, new int[0]);
        String[] words = pairs.split("\\s+");
        int[] all = new int[before.length + words.length];
        System.arraycopy(before, 0, all, 0, before.length);
        for (int i = 0; i < words.length; i++) {
            int slash = words[i].indexOf('/');
            if (slash < 0) {
                throw new NumberFormatException();
            }
            int middle = Integer.parseInt(words[i].substring(0, slash));
            all[before.length + i] = pack(middle, Integer.parseInt(words[i].substring(slash + 1)));
        }
        groups.put(name, all);
    }

    /**
     * The packed values of a group; changing them changes the evaluations that use them.
     *
     * @throws IllegalStateException if there is no such group, or it has another length
     */
    public int[] group(String name, int length) {
        int[] group = groups.get(name);
        if (group == null || group.length != length) {
            throw new IllegalStateException("the weights have no group " + name + " of " + length);
        }
        return group;
    }

    /** All groups by their names. */
    public Map<String, int[]> groups() {
        return groups;
    }

    /** All numbers in the order of the text, for the middle game and for the endgame in turn. */
    public int[] numbers() {
        return groups.values().stream()
                .flatMapToInt(Arrays::stream)
                .flatMap(pair -> IntStream.of(middle(pair), end(pair)))
                .toArray();
    }

    /** The same groups with other numbers, in the order of {@link #numbers}. */
    public Weights with(int[] numbers) {
        var weights = new Weights();
        int next = 0;
        for (Map.Entry<String, int[]> group : groups.entrySet()) {
            int[] pairs = new int[group.getValue().length];
            for (int i = 0; i < pairs.length; i++) {
                pairs[i] = pack(numbers[next], numbers[next + 1]);
                next += 2;
            }
            weights.groups.put(group.getKey(), pairs);
        }
        return weights;
    }

    /** A text of weights with other numbers, in the order of {@link #numbers}; lines and remarks stay as they are. */
    public static String rewrite(String text, int[] numbers) {
        int next = 0;
        var written = new StringBuilder();
        for (String line : text.lines().toList()) {
            String plain = line.split("#", 2)[0];
            Matcher pair = PAIR.matcher(plain);
            var changed = new StringBuilder();
            while (pair.find()) {
                pair.appendReplacement(changed, numbers[next] + "/" + numbers[next + 1]);
                next += 2;
            }
            pair.appendTail(changed);
            written.append(changed).append(line.substring(plain.length())).append('\n');
        }
        return written.toString();
    }

    /** A pair as one int. */
    public static int pack(int middle, int end) {
        return (end << 16) + middle;
    }

    /** The value for the middle game in a pair, or in a sum of pairs. */
    public static int middle(int pair) {
        return (short) pair;
    }

    /** The value for the endgame in a pair, or in a sum of pairs. */
    public static int end(int pair) {
        return pair + 0x8000 >> 16;
    }
}
