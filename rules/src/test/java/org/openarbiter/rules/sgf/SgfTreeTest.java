package org.openarbiter.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** Trees that are kept as text, against trees of objects. */
class SgfTreeTest {

    /** The slow twin: a node with its properties as they are written, and those that follow it. */
    private record Slow(String properties, List<Slow> children) {
        static Slow random(Random random, int depth) {
            String[] some = {"B[aa]", "W[]", "C[a (;b) \\] \\\\]", "AB[aa][bb]", "LongName[x]", ""};
            String properties = "";
            for (int i = random.nextInt(3); i >= 0; i--) {
                String property = some[random.nextInt(some.length)];
                String name = property.replaceAll("\\[.*", "[");
                properties += properties.contains(name) ? "" : property;
            }
            int most = depth == 0 ? 0 : random.nextInt(3) == 0 ? 3 : 1;
            List<Slow> children = new ArrayList<>();
            for (int i = 0; i < most; i++) {
                children.add(random(random, depth - 1));
            }
            return new Slow(properties, children);
        }

        /** With a parenthesis around an only child now and then, which changes nothing, and spaces. */
        String text(Random random, boolean exact) {
            StringBuilder text = new StringBuilder(exact || random.nextBoolean() ? ";" : " \n; ").append(properties);
            for (Slow child : children) {
                boolean variation = children.size() > 1 || !exact && random.nextInt(4) == 0;
                text.append(variation ? "(" : "").append(child.text(random, exact)).append(variation ? ")" : "");
            }
            return text.toString();
        }

        List<String> mainLine() {
            List<String> line = new ArrayList<>();
            for (Slow node = this; ; node = node.children.getFirst()) {
                line.add(node.properties);
                if (node.children.isEmpty()) {
                    return line;
                }
            }
        }
    }

    @Test
    void the_main_line_and_what_is_written_are_those_of_a_tree_of_objects() throws InputException {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            Slow slow = Slow.random(random, random.nextInt(12));
            SgfTree tree = read("(" + slow.text(random, false) + ")");
            assertThat(tree.liberties()).isEmpty();
            List<String> line = StreamSupport.stream(tree.mainLine().spliterator(), false).map(SgfTreeTest::properties).toList();
            assertThat(line).isEqualTo(slow.mainLine()).hasSize(tree.length());
            String written = SgfWriter.write(tree, (index, node) -> node);
            assertThat(written.replace("\n", "")).isEqualTo("(" + slow.text(random, true) + ")");
            String marked = SgfWriter.write(tree, (index, node) -> new SgfNode(List.of(SgfProperty.of("N", List.of("" + index)))));
            List<String> marks = StreamSupport.stream(read(marked).mainLine().spliterator(), false).map(SgfTreeTest::properties).toList();
            assertThat(marks).isEqualTo(IntStream.range(0, tree.length()).mapToObj(index -> "N[" + index + "]").toList());
        }
    }

    private static String properties(SgfNode node) {
        StringBuilder text = new StringBuilder();
        for (SgfProperty property : node.properties()) {
            text.append(property.written());
            property.values().forEach(value -> text.append('[').append(value).append(']'));
        }
        return text.toString();
    }

    private static SgfTree read(String text) throws InputException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return SgfReader.read(new RawGame(1, 1, bytes, 0, bytes.length), false);
    }
}
