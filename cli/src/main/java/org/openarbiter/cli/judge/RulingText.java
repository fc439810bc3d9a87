package org.openarbiter.cli.judge;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.survey.Survey;

/** Rulings as people read them: a heading for each game, a line for each rulebook, and the evidence below it. */
final class RulingText {
    private static final int NAME_WIDTH = 20;
    private static final int RESULT_WIDTH = 30;
    private static final String INDENT = "      ";
    private static final int MOST_OF_A_KIND = 10;

    private final boolean withPosition;
    private final Terminal terminal;

    RulingText(Terminal terminal, boolean withPosition) {
        this.terminal = terminal;
        this.withPosition = withPosition;
    }

    /** A game with its rulings. */
    void write(String id, Judge.Judged<?> judged, StringBuilder to) {
        heading(id, judged.game(), to);
        Set<String> told = new LinkedHashSet<>();
        List<Ruling> rulings = judged.rulings();
        for (int i = 0; i < rulings.size(); i++) {
            ruling(rulings.get(i), told, to);
            if (Survey.isRecordedOtherwise(judged.game().record().recordedOutcome(), rulings.get(i))) {
                tell("the record says " + judged.game().record().recorded(), told, to);
            }
            if (Survey.isRecordedButOpen(judged.game().record().recordedOutcome(), rulings.get(i))) {
                tell("the record says " + judged.game().record().recorded() + " and gives no reason for it", told, to);
            }
            if (withPosition) {
                to.append(INDENT).append("position: ").append(Terminal.clean(judged.positions().get(i).text())).append('\n');
            }
        }
        for (Liberty liberty : judged.liberties()) {
            to.append(INDENT).append("read leniently: ").append(place(liberty.line(), liberty.column())).append(": ")
                    .append(Terminal.clean(liberty.text())).append('\n');
        }
    }

    /** A game that could not be read. */
    void unreadable(String id, InputException error, StringBuilder to) {
        to.append(terminal.strong(Terminal.clean(id))).append("  unreadable: ");
        if (error.line() > 0) {
            to.append(place(error.line(), error.column())).append(": ");
        }
        to.append(Terminal.clean(error.message()));
        if (!error.expected().isEmpty()) {
            to.append("; expected ").append(Terminal.clean(error.expected()));
        }
        to.append('\n');
    }

    /** A line of a file and, where it is known, the column. */
    static String place(long line, int column) {
        return column > 0 ? "line " + line + ", column " + column : "line " + line;
    }

    private void heading(String id, ReadGame<?> game, StringBuilder to) {
        RecordedGame<?> record = game.record();
        Map<String, String> tags = record.tags();
        to.append(terminal.strong(Terminal.clean(id)));
        String first = tags.getOrDefault(game.seats().title(0), "");
        String second = tags.getOrDefault(game.seats().title(1), "");
        if (!first.isBlank() || !second.isBlank()) {
            to.append("  ").append(Terminal.clean((first.isBlank() ? "?" : first) + " – " + (second.isBlank() ? "?" : second)));
        }
        String date = tags.getOrDefault("Date", "");
        if (!date.isBlank() && !date.startsWith("?")) {
            to.append(", ").append(Terminal.clean(date));
        }
        String recorded = record.recorded();
        to.append(recorded == null ? "" : "  " + Terminal.clean(recorded)).append('\n');
    }

    private void ruling(Ruling ruling, Set<String> told, StringBuilder to) {
        pad(to.append("  "), Terminal.clean(ruling.rulebook().toString()), NAME_WIDTH);
        pad(to.append("  "), Terminal.clean(ruling.summary()), RESULT_WIDTH);
        to.append("  ").append(Terminal.clean(ruling.text()));
        if (!ruling.source().isEmpty()) {
            to.append(terminal.faint(" [" + ruling.source() + "]"));
        }
        to.append('\n');
        for (ClaimRuling claim : ruling.claims()) {
            if (!claim.granted()) {
                tell(claimText(ruling, claim), told, to);
            }
        }
        findings(ruling, told, to);
        for (Violation violation : ruling.violations()) {
            tell(violation.move() + " breaks the rule " + violation.rule().id() + " and was carried out all the same: "
                    + violation.text(), told, to);
        }
        for (String claim : claimable(ruling)) {
            tell(claim, told, to);
        }
        for (Warning warning : ruling.warnings()) {
            tell("warning: " + warning.text(), told, to);
        }
        if (ruling.afterEnd() > 0) {
            tell("the record goes on for " + ruling.afterEnd() + (ruling.afterEnd() == 1 ? " ply" : " plies") + " after the end", told, to);
        }
    }

    /** The evidence, of each kind only the first few: a long game can have hundreds of positions in which a draw could be claimed. */
    private static void findings(Ruling ruling, Set<String> told, StringBuilder to) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Finding finding : ruling.findings()) {
            if (isClaimableNow(ruling, finding)) {
                continue;
            }
            if (ruling.text().contains(finding.text()) || told.contains(finding.text())) {
                table(finding, told, to);
            } else if (counts.merge(finding.kind(), 1, Integer::sum) <= MOST_OF_A_KIND) {
                tell(finding.text(), told, to);
                table(finding, told, to);
            }
        }
        counts.forEach((kind, count) -> {
            int more = count - MOST_OF_A_KIND;
            if (more > 0) {
                tell("and " + more + " more findings of the kind " + kind + "; --json lists them all", told, to);
            }
        });
    }

    /** Whether a finding says of the latest position what the line on claims says of it too. */
    private static boolean isClaimableNow(Ruling ruling, Finding finding) {
        Map<String, Object> values = finding.values();
        return finding.kind().equals("claimable") && Integer.valueOf(ruling.plies()).equals(values.get("ply"))
                && ruling.claimable().stream().anyMatch(open -> open.claim().equals(values.get("claim")));
    }

    private static void table(Finding finding, Set<String> told, StringBuilder to) {
        List<String> table = finding.table();
        if (!table.isEmpty() && told.add(String.join("\n", table))) {
            table.forEach(line -> to.append(INDENT).append("  ").append(Terminal.clean(line)).append('\n'));
        }
    }

    private static void tell(String text, Set<String> told, StringBuilder to) {
        if (told.add(text)) {
            to.append(INDENT).append(Terminal.clean(text)).append('\n');
        }
    }

    private static String claimText(Ruling ruling, ClaimRuling claim) {
        StringBuilder text = new StringBuilder(ruling.seats().title(claim.by()));
        text.append(" claimed ").append(claim.claim());
        if (!claim.announced().isEmpty()) {
            text.append(" by announcing ").append(claim.announced());
        }
        if (claim.times() > 1) {
            text.append(", ").append(claim.times()).append(" times");
        }
        text.append("; refused: ").append(claim.reason());
        ClaimRuling.Penalty penalty = claim.penalty();
        if (penalty != null) {
            text.append("; ").append(ruling.seats().title(penalty.seat())).append(" gets ").append(penalty.seconds())
                    .append(claim.times() > 1 ? " seconds more each time" : " seconds more");
        }
        if (claim.duty() != null) {
            text.append("; ").append(ruling.seats().title(claim.by())).append(" must play ").append(claim.duty());
        }
        if (claim.offer()) {
            text.append("; the claim counts as an offer of a draw");
        }
        return text.toString();
    }

    /** Claims that rest on the same rule share a line; there can be dozens of moves to announce. */
    private static List<String> claimable(Ruling ruling) {
        return ruling.claimable().stream()
                .map(Ruling.OpenClaim::claim)
                .distinct()
                .map(claim -> {
                    List<Ruling.OpenClaim> claims =
                            ruling.claimable().stream().filter(open -> open.claim().equals(claim)).toList();
                    boolean onBoard = claims.stream().anyMatch(open -> open.announced() == null);
                    List<String> moves = claims.stream().map(Ruling.OpenClaim::shown)
                            .filter(move -> move != null).map(String::valueOf).toList();
                    Finding only = claims.size() == 1 && !claims.getFirst().findings().isEmpty()
                            ? claims.getFirst().findings().getFirst() : null;
                    String who = ruling.seats().title(claims.getFirst().by()) + " may claim " + claim;
                    return who + (onBoard ? " now" : "")
                            + (moves.isEmpty() ? "" : (onBoard ? ", or" : "") + " by announcing " + String.join(" or ", moves))
                            + (only == null ? "" : ": " + only.text());
                })
                .toList();
    }

    private static void pad(StringBuilder to, String text, int width) {
        to.append(text).append(" ".repeat(Math.max(0, width - text.length())));
    }
}
