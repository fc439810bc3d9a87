package org.openarbiter.cli.judge;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.Facts;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Columns;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.survey.Survey;

/** Rulings as people read them: a heading for each game, a line for each rulebook, and the evidence below it. */
final class RulingText {
    private static final int NAME_WIDTH = 20;
    private static final int RESULT_WIDTH = 30;
    private static final String INDENT = "      ";
    private static final int MOST_OF_A_KIND = 10;

    private final boolean withPosition;
    private final Terminal terminal;
    private final Language language;

    /**
     * A writer of rulings.
     *
     * @param language the language of what is said; names are the same in every language
     */
    RulingText(Terminal terminal, boolean withPosition, Language language) {
        this.terminal = terminal;
        this.withPosition = withPosition;
        this.language = language;
    }

    /** A game with its rulings. */
    void write(String id, Judge.Judged<?> judged, StringBuilder to) {
        heading(id, judged.game(), to);
        Telling telling = new Telling(judged.game().words(language), to);
        List<Ruling> rulings = judged.rulings();
        for (int i = 0; i < rulings.size(); i++) {
            telling.beginRuling();
            ruling(rulings.get(i), telling);
            Sentence dispute = Survey.dispute(judged.game().record(), rulings.get(i));
            if (dispute != null) {
                telling.tell(dispute);
            }
            if (withPosition) {
                telling.line(Common.say("position", "position", judged.positions().get(i).text()));
            }
        }
        for (Liberty liberty : judged.liberties()) {
            telling.line(Common.say(
                    "read-leniently", "line", liberty.line(), "column", liberty.column(), "liberty", liberty.sentence()));
        }
    }

    /** A game that could not be read, with its players and result as far as they are known. */
    void unreadable(JudgedGame.Unreadable game, StringBuilder to) {
        to.append(terminal.strong(Terminal.clean(game.id()))).append(said(game.facts()));
        to.append("  unreadable: ").append(reason(game.error())).append('\n');
    }

    /** Why a game could not be read, with the place. */
    static String reason(InputException error) {
        return place(error) + Terminal.clean(error.reason());
    }

    /** The place of an error and a colon; empty if it has none. */
    static String place(InputException error) {
        return error.line() > 0 ? place(error.line(), error.column()) + ": " : "";
    }

    /** A line of a file and, where it is known, the column. */
    static String place(long line, int column) {
        return column > 0 ? "line " + line + ", column " + column : "line " + line;
    }

    private void heading(String id, ReadGame<?> game, StringBuilder to) {
        to.append(terminal.strong(Terminal.clean(id))).append(said(game.facts())).append('\n');
    }

    /** The players, the date and the recorded result, as far as a record names them. */
    private static String said(Facts facts) {
        String recorded = facts.recorded();
        return (facts.players().isEmpty() ? "" : "  " + Terminal.clean(facts.players()))
                + (facts.date().isEmpty() ? "" : ", " + Terminal.clean(facts.date()))
                + (recorded == null ? "" : "  " + Terminal.clean(recorded));
    }

    private void ruling(Ruling ruling, Telling telling) {
        Words words = telling.words;
        StringBuilder to = telling.to;
        String said = words.say(ruling.sentence());
        to.append("  ").append(Columns.padded(Terminal.clean(ruling.rulebook().toString()), NAME_WIDTH));
        to.append("  ").append(Columns.padded(Terminal.clean(words.say(ruling.brief())), RESULT_WIDTH));
        to.append("  ").append(Terminal.clean(said));
        if (!ruling.source().isEmpty()) {
            to.append(terminal.faint(" [" + ruling.source() + "]"));
        }
        to.append('\n');
        for (ClaimRuling claim : ruling.claims()) {
            boolean isAsked = claim.answer() == ClaimRuling.Answer.REFERRED && said.contains(words.say(claim.why()));
            if (isAsked) {
                claim.cost(ruling.seats()).ifPresent(telling::tell);
            } else if (!claim.granted()) {
                telling.tell(words.say(claim.sentence(ruling.seats())) + (claim.source().isEmpty() ? "" : " [" + claim.source() + "]"));
            }
        }
        findings(ruling, said, telling);
        Violation.rounds(ruling.violations()).forEach(round -> telling.tell(violation(round)));
        RulingSentences.claimable(ruling).forEach(telling::tell);
        for (Warning warning : ruling.warnings()) {
            telling.tell(Common.say("warning", "warning", warning.sentence()));
        }
        if (ruling.afterEnd() > 0) {
            telling.tell(Common.say("goes-on", "plies", Common.plies(ruling.afterEnd())));
        }
    }

    /** A play that a rule forbids, and how often it was repeated. */
    private static Sentence violation(List<Violation> round) {
        Violation first = round.getFirst();
        return Violation.told(
                round, Common.say("violation", "move", first.move(), "rule", Term.rule(first.rule().id()), "why", first.why()));
    }

    /** The evidence, of each kind only the first few: a long game can have hundreds of positions in which a draw could be claimed. */
    private static void findings(Ruling ruling, String said, Telling telling) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Finding finding : ruling.findings()) {
            if (isClaimableNow(ruling, finding)) {
                continue;
            }
            String text = telling.words.say(finding.sentence());
            if (said.contains(text) || telling.isTold(finding, text)) {
                telling.table(finding);
            } else if (counts.merge(finding.kind(), 1, Integer::sum) <= MOST_OF_A_KIND) {
                telling.tell(finding, text);
                telling.table(finding);
            }
        }
        counts.forEach((kind, count) -> {
            int more = count - MOST_OF_A_KIND;
            if (more > 0) {
                telling.tell(Common.say("more-findings", "count", more, "kind", Term.of("kind", kind)));
            }
        });
    }

    /** Whether a finding says of the latest position what the line on claims says of it too. */
    private static boolean isClaimableNow(Ruling ruling, Finding finding) {
        Map<String, Object> values = finding.values();
        return finding.kind().equals("claimable") && Integer.valueOf(ruling.plies()).equals(values.get("ply"))
                && ruling.claimable().stream().anyMatch(open -> open.claim().equals(values.get("claim")));
    }

    /**
     * The lines on one game. Under a ruling nothing appears twice. What is true whatever the rulebook appears once; what a rulebook makes of it,
     * such as a claim or a contradiction of the recorded result, under each.
     */
    private static final class Telling {
        private final Words words;
        private final StringBuilder to;
        private final Set<String> printed = new LinkedHashSet<>();
        private final Set<String> ofRuling = new LinkedHashSet<>();

        Telling(Words words, StringBuilder to) {
            this.words = words;
            this.to = to;
        }

        void tell(Sentence sentence) {
            tell(words.say(sentence));
        }

        void tell(String text) {
            if (ofRuling.add(text)) {
                line(text);
            }
        }

        void beginRuling() {
            ofRuling.clear();
        }

        boolean isTold(Finding finding, String text) {
            return finding.isOfRulebook() ? ofRuling.contains(text) : printed.contains(text);
        }

        void tell(Finding finding, String text) {
            if (!finding.isOfRulebook()) {
                printed.add(text);
            }
            tell(text);
        }

        void line(Sentence sentence) {
            line(words.say(sentence));
        }

        private void line(String text) {
            to.append(INDENT).append(Terminal.clean(text)).append('\n');
        }

        void table(Finding finding) {
            List<String> table = finding.table(words);
            Set<String> shown = finding.isOfRulebook() ? ofRuling : printed;
            if (!table.isEmpty() && shown.add(String.join("\n", table))) {
                table.forEach(line -> line("  " + line));
            }
        }
    }
}
