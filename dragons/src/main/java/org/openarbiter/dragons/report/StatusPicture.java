package org.openarbiter.dragons.report;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * A diagram of what becomes of a group, as in books: its stones have rings, the moves that kill it, or that refute an attack, are numbered in the
 * order in which they are played, and {@code a} is the move that saves it, unless it is one of these points.
 */
public final class StatusPicture {
    private static final String SAVES = "a";
    /** The ink on a stone of each color, and on the board; a patch of wood hides the lines under a letter. */
    private static final List<String> INKS = List.of("#ffffff", "#000000");
    private static final String INK = "#7a1410";
    private static final String WOOD = "#e2b76f";

    private StatusPicture() {}

    /**
     * The diagram as an SVG document. A second move on a point is not shown, nor one where a stone has been taken.
     *
     * @param board the board on which the group stands, of two players
     */
    public static String svg(GoBoard board, GroupStatus status) {
        Overlay overlay = new Overlay(board.topology());
        int owner = status.group().seat();
        Set<Integer> shown = new HashSet<>();
        List<Integer> line = line(status.attack());
        for (int i = 0; i < line.size(); i++) {
            int point = line.get(i);
            if (point != Answer.NONE && board.stoneAt(point) == GoBoard.EMPTY && shown.add(point)) {
                int seat = i % 2 == 0 ? 1 - owner : owner;
                overlay.stone(point, seat);
                overlay.text(point, i + 1, INKS.get(seat));
            }
        }
        int saves = status.attack().likely().succeeds() ? status.defense().point() : Answer.NONE;
        if (saves != Answer.NONE && shown.add(saves)) {
            overlay.disc(saves, WOOD);
            overlay.text(saves, SAVES, INK);
        }
        return overlay.on(board, status.group().stones().stream().sorted().toList());
    }

    /** The moves that show an answer; the first alone if there are no others. */
    private static List<Integer> line(Answer answer) {
        return answer.line().isEmpty() && answer.point() != Answer.NONE ? List.of(answer.point()) : answer.line();
    }
}
