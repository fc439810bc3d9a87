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
 * order in which they are played, and {@code a} is the move that saves it. The caption says which is which, and names the moves that have no number
 * on the board: the second on a point, those where a stone has been taken, and passes.
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
        return picture.overlay.on(board, status.group().stones().stream().sorted().toList(), String.join(", ", picture.caption));
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
            caption.add(board.seats().name(1 - owner) + (status.attack().likely().succeeds() ? succeeds(status.attack(), "kills with 1") : ": 1 fails"));
        }
        caption.addAll(apart);
        if (status.isLostInKo()) {
            caption.add(board.seats().name(1 - owner) + " can begin the ko at any time");
        }
    }

    /** The move that saves the group. */
    private void defense() {
        int saves = status.attack().likely().succeeds() ? status.defense().point() : Answer.NONE;
        if (saves == Answer.NONE || !status.defense().likely().succeeds()) {
            return;
        }
        boolean isFree = shown.putIfAbsent(saves, SAVES) == null;
        if (isFree) {
            overlay.disc(saves, WOOD);
            overlay.text(saves, SAVES, INK);
        }
        caption.add(board.seats().name(status.group().seat()) + succeeds(status.defense(), "saves at " + (isFree ? SAVES : board.pointName(saves))));
    }

    /** That a side succeeds, and how. */
    private static String succeeds(Answer answer, String success) {
        return (answer.fate().succeeds() ? " " : " probably ") + success + (answer.likely() == Fate.WIN ? "" : " in a ko");
    }

    /** The moves that show an answer; the first alone if there are no others. */
    private static List<Integer> line(Answer answer) {
        return answer.line().isEmpty() && answer.point() != Answer.NONE ? List.of(answer.point()) : answer.line();
    }
}
