package org.openarbiter.rules.go.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfProperty;
import org.openarbiter.rules.sgf.SgfText;
import org.openarbiter.rules.sgf.SgfWriter;

/** Remarks on a game, as marked lines at the end of the comments at its nodes. */
final class GoRemarks {
    private static final String MARK = "Arbiter: ";
    private static final Pattern EARLIER = Pattern.compile("(?:^|(?:\\r\\n|\\n|\\r))Arbiter: [^\\r\\n]*");

    private GoRemarks() {}

    /** A main line with these remarks instead of those it had. */
    @SuppressWarnings("ReferenceEquality") // NONE keeps the remarks of earlier times; a ruling without any removes them.
    static SgfWriter.Instead of(GoRecordedGame game, RecordFormat.Remarks remarks) {
        if (remarks == RecordFormat.Remarks.NONE) {
            return (index, node) -> node;
        }
        Map<Integer, String> lines = new HashMap<>();
        for (int moment = 0; moment <= game.plies(); moment++) {
            String remark = remarks.at(moment);
            if (remark != null) {
                lines.merge(game.node(moment), line(remark), (one, other) -> one + "\n" + other);
            }
        }
        return (index, node) -> {
            String remark = lines.get(index);
            SgfProperty comment = node.get("C");
            boolean changes = remark != null || comment != null && comment.values().getFirst().contains(MARK);
            return changes ? new SgfNode(properties(node, remark)) : node;
        };
    }

    /** A remark as one line of a comment. */
    static String line(String remark) {
        return MARK + SgfText.escape(remark.replaceAll("\\s*\\R\\s*", " "));
    }

    private static List<SgfProperty> properties(SgfNode node, @Nullable String remark) {
        List<SgfProperty> properties = new ArrayList<>();
        boolean due = remark != null;
        boolean first = true;
        for (SgfProperty property : node.properties()) {
            if (!property.name().equals("C") || !first) {
                properties.add(property);
                continue;
            }
            first = false;
            String text = EARLIER.matcher(property.values().getFirst()).replaceAll("");
            if (remark != null) {
                text = text.isBlank() ? remark : text + "\n" + remark;
            }
            due = false;
            if (!text.isBlank()) {
                List<String> values = new ArrayList<>(property.values());
                values.set(0, text);
                properties.add(new SgfProperty("C", property.written(), values, property.line(), property.column()));
            }
        }
        if (due && remark != null) {
            properties.add(SgfProperty.of("C", List.of(remark)));
        }
        return properties;
    }
}
