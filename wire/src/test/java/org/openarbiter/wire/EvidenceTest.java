package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.evidence.AgreementTooEarly;
import org.openarbiter.rules.chess.evidence.CanMate;
import org.openarbiter.rules.chess.evidence.CannotMate;
import org.openarbiter.rules.chess.evidence.CheckmatedKing;
import org.openarbiter.rules.chess.evidence.ChessFinding;
import org.openarbiter.rules.chess.evidence.ClaimableDraw;
import org.openarbiter.rules.chess.evidence.LacksMaterial;
import org.openarbiter.rules.chess.evidence.NoEnPassant;
import org.openarbiter.rules.chess.evidence.NotTheSame;
import org.openarbiter.rules.chess.evidence.QuietMoves;
import org.openarbiter.rules.chess.evidence.RepeatedPosition;
import org.openarbiter.rules.chess.evidence.RepeatedSequence;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.CommonFinding;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.PassedOver;
import org.openarbiter.rules.core.evidence.Repetition;
import org.openarbiter.rules.core.evidence.Undetermined;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.go.evidence.CleanUpPhase;
import org.openarbiter.rules.go.evidence.CountedScore;
import org.openarbiter.rules.go.evidence.GoFinding;
import org.openarbiter.rules.go.evidence.KeeEncounter;
import org.openarbiter.rules.go.evidence.LeftGame;
import org.openarbiter.rules.go.evidence.ProposedDead;
import org.openarbiter.rules.go.evidence.RecreatedBoard;
import org.openarbiter.rules.janggi.evidence.CheckmatedGeneral;
import org.openarbiter.rules.janggi.evidence.FacingGenerals;
import org.openarbiter.rules.janggi.evidence.JanggiFinding;
import org.openarbiter.rules.shogi.evidence.CountedPoints;
import org.openarbiter.rules.shogi.evidence.IllegalPlay;
import org.openarbiter.rules.shogi.evidence.NoLegalMove;
import org.openarbiter.rules.shogi.evidence.ShogiFinding;
import org.openarbiter.rules.xiangqi.evidence.NoCaptures;
import org.openarbiter.rules.xiangqi.evidence.RepeatedCycle;
import org.openarbiter.rules.xiangqi.evidence.StalematedSide;
import org.openarbiter.rules.xiangqi.evidence.XiangqiFinding;

/**
 * A program outside the library can switch over the findings of each game, without a default and without a map, and the corpus brings
 * all of them about.
 */
class EvidenceTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void the_corpus_has_every_finding_and_no_other() throws Exception {
        Set<Class<?>> seen = new HashSet<>();
        for (Finding finding : ofTheCorpus()) {
            assertThat(describe(finding)).as(finding.text()).isNotBlank();
            seen.add(finding.getClass());
        }
        Set<Class<?>> all = new HashSet<>();
        for (Class<?> game : List.of(ChessFinding.class, XiangqiFinding.class, GoFinding.class, ShogiFinding.class, JanggiFinding.class)) {
            all.addAll(Arrays.asList(game.getPermittedSubclasses()));
        }
        all.add(PassedOver.class);
        // A proposal is made by an analysis, on demand; the plain repetition is for games that have nothing to add to it.
        all.remove(ProposedDead.class);
        seen.remove(Undetermined.class);
        assertThat(seen).isEqualTo(all);
    }

    /** The example of {@code docs/library.md} is {@link #describe(ChessFinding)}. */
    @Test
    void the_code_in_the_documentation_compiles() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/library.md"));
        int at = page.indexOf("```java\nstatic ");
        String block = page.substring(at, page.indexOf("```\n", at + 3)).replaceFirst("```java\n", "");
        String source = Files.readString(Path.of("src/test/java/org/openarbiter/wire/EvidenceTest.java"));
        assertThat(plain(source)).contains(plain(block));
    }

    private static String plain(String code) {
        return code.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }

    private static String describe(Finding finding) {
        return switch (finding) {
            case CommonFinding common -> describe(common);
            case ChessFinding chess -> describe(chess);
            case XiangqiFinding xiangqi -> describe(xiangqi);
            case GoFinding go -> describe(go);
            case ShogiFinding shogi -> describe(shogi);
            case JanggiFinding janggi -> describe(janggi);
            default -> "";
        };
    }

    private static String describe(CommonFinding finding) {
        return switch (finding) {
            case Repetition repetition -> repetition.plies().size() + " times";
            case PassedOver passed -> "at ply " + passed.ply() + ": " + passed.text();
            case Undetermined open -> open.question().text();
        };
    }

    static String describe(ChessFinding finding) {
        return switch (finding) {
            case RepeatedPosition position -> "stood " + position.occurrence() + " times, last after " + position.moments().getLast().move();
            case QuietMoves quiet -> quiet.movesByEach() + " moves by each player without a capture or a pawn move";
            case RepeatedSequence sequence -> sequence.length() + " plies, three times from " + sequence.first();
            case ClaimableDraw draw -> (draw.by() == Piece.WHITE ? "White" : "Black") + " could claim: " + describe(draw.basis());
            case NotTheSame look -> look.differences().size() + " differences";
            case NoEnPassant refused -> "the pawn on " + refused.pawn() + " could not capture on " + refused.target();
            case CheckmatedKing mate -> "the king on " + mate.king() + " is mated by " + mate.checkers().getFirst().piece();
            case CanMate can -> "mate in " + can.line().size() + " plies is possible";
            case CannotMate cannot -> "no mate is possible: " + cannot.obstacle();
            case LacksMaterial little -> "insufficient material: " + little.men();
            case AgreementTooEarly early -> "agreed at ply " + early.ply();
        };
    }

    private static String describe(XiangqiFinding finding) {
        return switch (finding) {
            case RepeatedCycle cycle -> "Red: " + cycle.judgment().red().level() + ", Black: " + cycle.judgment().black().level();
            case org.openarbiter.rules.xiangqi.evidence.CheckmatedKing mate -> "the king on " + mate.king();
            case NoCaptures none -> none.to() - none.from() + " plies";
            case StalematedSide stalemate -> "side " + stalemate.side();
        };
    }

    private static String describe(GoFinding finding) {
        return switch (finding) {
            case RecreatedBoard board -> board.rule() + ", " + board.type() + ", forbidden by " + board.forbiddenBy();
            case KeeEncounter encounter -> encounter.rule() + " by " + encounter.koPlayer();
            case CountedScore count -> count.score().points().toString();
            case ProposedDead dead -> dead.groups().size() + " groups";
            case CleanUpPhase begun -> "clean-up phase " + begun.phase();
            case LeftGame left -> left.seat() + " " + left.how();
        };
    }

    private static String describe(JanggiFinding finding) {
        return switch (finding) {
            case org.openarbiter.rules.janggi.evidence.RepeatedPosition repeated -> repeated.cycleType() + ", " + repeated.deeds().size() + " plies";
            case CheckmatedGeneral mate -> "the general on " + mate.general();
            case org.openarbiter.rules.janggi.evidence.CountedPoints counted -> counted.cho() + " to " + counted.han();
            case FacingGenerals facing -> facing.cho() + " and " + facing.han();
        };
    }

    private static String describe(ShogiFinding finding) {
        return switch (finding) {
            case org.openarbiter.rules.shogi.evidence.RepeatedPosition repeated -> repeated.cycleType() + ", " + repeated.deeds().size() + " plies";
            case org.openarbiter.rules.shogi.evidence.CheckmatedKing mate -> "the king on " + mate.king();
            case NoLegalMove none -> "side " + none.side();
            case CountedPoints counted -> counted.points() + " points";
            case IllegalPlay play -> play.move() + ", " + play.offense();
        };
    }

    private static List<Finding> ofTheCorpus() throws IOException {
        List<Finding> findings = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> inside = Files.walk(ROOT.resolve("cases"))) {
            files = inside.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
        }
        CaseReader reader = new CaseReader(Games.all());
        for (Path file : files) {
            try (InputStream in = Files.newInputStream(file); CaseLines lines = new CaseLines(in)) {
                for (RawGame raw = lines.next(); raw != null; raw = lines.next()) {
                    read(reader, raw, findings);
                }
            }
        }
        return findings;
    }

    /** Some cases are there because they cannot be read; they have no findings. */
    private static void read(CaseReader reader, RawGame raw, List<Finding> to) {
        try {
            add(reader.read(raw, false), to);
        } catch (InputException e) {
            assertThat(new String(raw.bytes(), raw.from(), raw.to() - raw.from(), StandardCharsets.UTF_8))
                    .as(e.getMessage()).contains("unreadable");
        }
    }

    private static <B extends Board> void add(Entry<B> entry, List<Finding> to) throws InputException {
        Ruling ruling = new Replay<>(entry.rulebook(), entry.seats(), Options.DEFAULT, entry.record().start()).rule(entry.record());
        to.addAll(ruling.findings());
        ruling.violations().forEach(violation -> to.addAll(violation.findings()));
        ruling.claims().forEach(claim -> to.addAll(claim.findings()));
        ruling.claimable().forEach(open -> to.addAll(open.findings()));
    }
}
