package org.openarbiter.players.go;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.dragons.worms.PageOrder;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpCommand;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.GoChoices;
import org.openarbiter.rules.go.score.Score;

/** The commands that count a finished game: what is dead by the analysis, the rest as the rulebook counts. */
final class ScoreCommands {
    private final GoSession session;

    private ScoreCommands(GoSession session) {
        this.session = session;
    }

    static List<GtpCommand> of(GoSession session) {
        ScoreCommands family = new ScoreCommands(session);
        return List.of(
                new GtpCommand("final_score", family::finalScore),
                new GtpCommand("final_status", family::finalStatus),
                new GtpCommand("final_status_list", family::finalStatusList));
    }

    /** The score by the rulebook as play would end, what the analysis holds for dead taken off. */
    private String finalScore(GtpArguments arguments) {
        FinalStatus status = session.finalStatus();
        List<Integer> dead = status.dead().stream().flatMap(group -> group.stones().stream()).toList();
        GoChoices choices = Go.choices(session.rulebook());
        Score score = Score.settled(
                session.board(), dead, status.ground(), choices.scoring(), choices.tax(), choices.dame(), session.given());
        return result(score.points().get(0) - score.points().get(1));
    }

    /** A lead of Black as a result, with as many decimals as the komi gives it, and one at least. */
    static String result(double lead) {
        String points = new DecimalFormat("0.0#####", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(Math.abs(lead));
        return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + points;
    }

    private String finalStatus(GtpArguments arguments) throws GtpException {
        GoBoard board = session.board();
        return GoWords.word(session.finalStatus().at(GoWords.vertex(arguments, 0, board)));
    }

    /** Stones string by string, a line each; empty points in one line. */
    private String finalStatusList(GtpArguments arguments) throws GtpException {
        FinalStatus.Status wanted = status(arguments.text(0, "status"));
        GoBoard board = session.board();
        FinalStatus statuses = session.finalStatus();
        List<Integer> points = IntStream.range(0, board.topology().size())
                .filter(point -> statuses.at(point) == wanted)
                .boxed()
                .sorted(PageOrder.of(board.topology()))
                .toList();
        if (!points.isEmpty() && board.stoneAt(points.getFirst()) == GoBoard.EMPTY) {
            return GoWords.list(board, points);
        }
        List<String> lines = new ArrayList<>();
        for (int string : points.stream().map(board::string).distinct().toList()) {
            lines.add(GoWords.list(board, points.stream().filter(point -> board.string(point) == string).toList()));
        }
        return String.join("\n", lines);
    }

    private static FinalStatus.Status status(String name) throws GtpException {
        for (FinalStatus.Status status : FinalStatus.Status.values()) {
            if (status.name().equalsIgnoreCase(name)) {
                return status;
            }
        }
        throw new GtpException("invalid status");
    }
}
