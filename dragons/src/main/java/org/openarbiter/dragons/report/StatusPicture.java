package org.openarbiter.dragons.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * A diagram of what becomes of a group, as in books: its stones have rings, the moves that kill it, or that refute an attack, are numbered in the
 * order in which they are played, and {@code a} is the move that saves it. The caption says what becomes of the group and which move is which, and
 * names the moves that have no number on the board: the second on a point, those where a stone has been taken, and passes.
 */
public final class StatusPicture {
    private static final String SAVES = "a";
    /** The ink on a stone of each color, and on the board; a patch of wood hides the lines under a letter. */
    private static final List<String> INKS = List.of("#ffffff", "#000000");
    private static final String INK = "#7a1410";
    private static final String WOOD = "#e2b76f";

    private final GoBoard board;
    private final GroupStatus status;
    private final Overlay overlay;
    private final Map<Integer, String> shown = new HashMap<>();
    private final List<Sentence> caption = new ArrayList<>();

    private StatusPicture(GoBoard board, GroupStatus status) {
        this.board = board;
        this.status = status;
        overlay = new Overlay(board.topology());
    }

    /**
     * The diagram as an SVG document.
     *
     * @param board the board on which the group stands, of two players
     * @param words the words of Go in the language of the caption
     */
    public static String svg(GoBoard board, GroupStatus status, Words words) {
        StatusPicture picture = new StatusPicture(board, status);
        picture.attack();
        picture.defense();
        picture.verdict().ifPresent(picture.caption::addFirst);
        String caption = words.say(ReportLexicon.say("caption", "parts", picture.caption));
        return picture.overlay.on(board, status.group().stones().stream().sorted().toList(), caption);
    }

    /** What becomes of the group; nothing if that depends on the moves that are named. */
    private Optional<Sentence> verdict() {
        Term owner = board.seats().term(status.group().seat());
        boolean isLikely = !status.known().isProved();
        return switch (status.state()) {
            case ALIVE -> Optional.of(ReportLexicon.say("lives", "player", owner, "likely", isLikely));
            case DEAD -> Optional.of(ReportLexicon.say("cannot-be-saved", "player", owner, "likely", isLikely));
            case UNKNOWN -> Optional.of(ReportLexicon.say("nobody-knows", "player", owner));
            case CRITICAL -> caption.isEmpty() ? Optional.of(ReportLexicon.say("first-decides", "likely", isLikely)) : Optional.empty();
        };
    }

    /** The numbered moves. */
    private void attack() {
        int owner = status.group().seat();
        List<Integer> line = line(status.attack());
        List<Sentence> apart = new ArrayList<>();
        Term attacker = board.seats().term(1 - owner);
        for (int i = 0; i < line.size(); i++) {
            int point = line.get(i);
            int seat = i % 2 == 0 ? 1 - owner : owner;
            String number = "" + (i + 1);
            if (point == Answer.NONE) {
                apart.add(ReportLexicon.say("is-a-pass", "number", number));
            } else if (board.stoneAt(point) != GoBoard.EMPTY || shown.putIfAbsent(point, number) != null) {
                apart.add(ReportLexicon.say("stands-at", "number", number, "point", board.pointName(point)));
            } else {
                overlay.stone(point, seat);
                overlay.text(point, number, INKS.get(seat));
            }
        }
        if (!line.isEmpty()) {
            caption.add(status.attack().likely().succeeds()
                    ? ReportLexicon.say("kills-with", "player", attacker, "likely", isLikely(status.attack()), "threat", threat(1 - owner, status.attack()))
                    : ReportLexicon.say("fails-with", "player", attacker));
        }
        caption.addAll(apart);
        if (status.isLostInKo()) {
            caption.add(ReportLexicon.say("can-begin-the-ko", "player", attacker));
        }
    }

    /** The move that saves the group. */
    private void defense() {
        int saves = status.defense().point();
        if (saves == Answer.NONE || !status.attack().likely().succeeds() || !status.defense().likely().succeeds() || provesNothing(status.defense())) {
            return;
        }
        boolean isFree = shown.putIfAbsent(saves, SAVES) == null;
        if (isFree) {
            overlay.disc(saves, WOOD, WOOD);
            overlay.text(saves, SAVES, INK);
        }
        int owner = status.group().seat();
        caption.add(ReportLexicon.say("saves-at", "player", board.seats().term(owner), "likely", isLikely(status.defense()),
                "place", isFree ? SAVES : board.pointName(saves), "threat", threat(owner, status.defense())));
    }

    /** Whether an answer is not proved. */
    private static boolean isLikely(Answer answer) {
        return !answer.fate().succeeds();
    }

    /** Who needs the first ko threat; nobody where no ko decides. */
    private List<Term> threat(int mover, Answer answer) {
        return answer.likely().threatens(mover).stream().mapToObj(board.seats()::term).toList();
    }

    /** The moves that show an answer, the first alone if there are no others; none of what is open, nor a failure that nothing refutes. */
    private static List<Integer> line(Answer answer) {
        if (provesNothing(answer) || answer.likely() == Fate.LOSS && answer.line().size() <= 1) {
            return List.of();
        }
        return answer.line().isEmpty() && answer.point() != Answer.NONE ? List.of(answer.point()) : answer.line();
    }

    /** Whether nothing is proved, and no games make anything likely. */
    private static boolean provesNothing(Answer answer) {
        return answer.isUnknown() && answer.percent() < 0;
    }
}
