package org.openarbiter.dragons.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.status.GroupStatus;
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
    private final List<String> caption = new ArrayList<>();

    private StatusPicture(GoBoard board, GroupStatus status) {
        this.board = board;
        this.status = status;
        overlay = new Overlay(board.topology());
    }

    /**
     * The diagram as an SVG document.
     *
     * @param board the board on which the group stands, of two players
     */
    public static String svg(GoBoard board, GroupStatus status) {
        StatusPicture picture = new StatusPicture(board, status);
        picture.attack();
        picture.defense();
        picture.caption.addFirst(picture.verdict());
        picture.caption.removeIf(String::isEmpty);
        return picture.overlay.on(board, status.group().stones().stream().sorted().toList(), String.join(", ", picture.caption));
    }

    /** What becomes of the group; empty if that depends on the moves that are named. */
    private String verdict() {
        String owner = board.seats().name(status.group().seat());
        String likely = status.known().isProved() ? "" : "probably ";
        return switch (status.state()) {
            case ALIVE -> owner + " " + likely + "lives";
            case DEAD -> owner + " " + likely + "cannot be saved";
            case UNKNOWN -> "it is not known whether " + owner + " lives";
            case CRITICAL -> caption.isEmpty() ? "who moves first " + likely + "decides" : "";
        };
    }

    /** The numbered moves. */
    private void attack() {
        int owner = status.group().seat();
        List<Integer> line = line(status.attack());
        List<String> apart = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            int point = line.get(i);
            int seat = i % 2 == 0 ? 1 - owner : owner;
            String number = "" + (i + 1);
            if (point == Answer.NONE) {
                apart.add(number + " is a pass");
            } else if (board.stoneAt(point) != GoBoard.EMPTY || shown.putIfAbsent(point, number) != null) {
                apart.add(number + " at " + board.pointName(point));
            } else {
                overlay.stone(point, seat);
                overlay.text(point, number, INKS.get(seat));
            }
        }
        if (!line.isEmpty()) {
            caption.add(status.attack().likely().succeeds()
                    ? succeeds(1 - owner, status.attack(), "kills with 1")
                    : board.seats().name(1 - owner) + " fails with 1");
        }
        caption.addAll(apart);
        if (status.isLostInKo()) {
            caption.add(board.seats().name(1 - owner) + " can begin the ko at any time");
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
        caption.add(succeeds(status.group().seat(), status.defense(), "saves at " + (isFree ? SAVES : board.pointName(saves))));
    }

    /** That a player succeeds, and how. */
    private String succeeds(int mover, Answer answer, String success) {
        String threat = KoWords.threat(board.seats(), mover, answer.likely());
        return board.seats().name(mover) + (answer.fate().succeeds() ? " " : " probably ") + success + (threat.isEmpty() ? "" : " in a ko (" + threat + ")");
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
