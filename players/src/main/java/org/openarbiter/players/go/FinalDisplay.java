package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.rules.go.board.GoBoard;

/** The commands that show on a board how a finished game stands. */
final class FinalDisplay {
    private final GoSession session;

    private FinalDisplay(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        FinalDisplay family = new FinalDisplay(session);
        return List.of(
                new GtpCommand("arbiter-final_gfx", family::gfx),
                new GtpCommand("arbiter-territory_bwboard", family::bwboard));
    }

    /** Territory of both colors, dead stones marked, stones in a seki in blue. */
    private String gfx(GtpArguments arguments) {
        GoBoard board = session.board();
        FinalStatus statuses = session.finalStatus();
        GfxText gfx = new GfxText(board);
        gfx.add("BLACK", points(point -> statuses.owner(point) == 0));
        gfx.add("WHITE", points(point -> statuses.owner(point) == 1));
        gfx.add("MARK", points(point -> statuses.at(point) == FinalStatus.Status.DEAD));
        gfx.add("COLOR blue", points(point -> statuses.at(point) == FinalStatus.Status.SEKI));
        List<String> counts = new ArrayList<>();
        for (FinalStatus.Status status : List.of(FinalStatus.Status.DEAD, FinalStatus.Status.SEKI, FinalStatus.Status.DAME)) {
            counts.add(points(point -> statuses.at(point) == status).size() + " " + GoWords.word(status));
        }
        gfx.text(String.join(", ", counts));
        return gfx.toString();
    }

    private List<Integer> points(IntPredicate which) {
        return IntStream.range(0, session.board().topology().size()).filter(which).boxed().toList();
    }

    private String bwboard(GtpArguments arguments) {
        FinalStatus statuses = session.finalStatus();
        return BoardText.of(session.board(), point -> switch (statuses.owner(point)) {
            case 0 -> "b";
            case 1 -> "w";
            default -> BoardText.NOTHING;
        });
    }
}
