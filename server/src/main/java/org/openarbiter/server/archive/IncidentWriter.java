package org.openarbiter.server.archive;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.archive.survey.SurveyBoards;
import org.openarbiter.archive.survey.SurveyCsv;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.survey.Incident;
import org.openarbiter.rules.survey.Survey;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.wire.CaseWriter;

/** Writes the incidents of a survey, and their games as cases, so that {@link IncidentFiles} can read any of them alone. */
final class IncidentWriter implements SurveyReport {
    private final CaseWriter cases = new CaseWriter();
    private final OutputStream rows;
    private final OutputStream games;
    private final DataOutputStream index;
    private long rowsWritten;
    private long gamesWritten;
    private int count;
    /** The game of the latest incident, which often has more than one. */
    private @Nullable SurveyBoards<?> latest;
    private long latestAt;
    private int latestLength;

    /** Files in a folder. */
    IncidentWriter(Path folder) throws IOException {
        rows = open(folder.resolve(IncidentFiles.ROWS));
        games = open(folder.resolve(IncidentFiles.GAMES));
        index = new DataOutputStream(open(folder.resolve(IncidentFiles.INDEX)));
    }

    private static OutputStream open(Path file) throws IOException {
        return new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
    }

    /** How many incidents there were. */
    int count() {
        return count;
    }

    /** How many bytes the games take. */
    long gameBytes() {
        return gamesWritten;
    }

    @Override
    public void incident(Incident incident, SurveyBoards<?> boards) throws IOException {
        if (!boards.equals(latest)) {
            byte[] game = (line(boards.game(), incident.game()) + "\n").getBytes(StandardCharsets.UTF_8);
            games.write(game);
            latest = boards;
            latestAt = gamesWritten;
            latestLength = game.length;
            gamesWritten += game.length;
        }
        count++;
        byte[] row = row(incident, boards).toString().getBytes(StandardCharsets.UTF_8);
        index.writeLong(rowsWritten);
        index.writeInt(row.length);
        index.writeLong(latestAt);
        index.writeInt(latestLength);
        rows.write(row);
        rows.write(IncidentFiles.BETWEEN);
        rowsWritten += row.length + IncidentFiles.BETWEEN.length;
    }

    private <B extends Board> String line(ReadGame<B> game, String id) {
        return cases.line(CaseWriter.caseOf(game.game(), game.record(), id), game.seats());
    }

    private ObjectNode row(Incident incident, SurveyBoards<?> boards) {
        ObjectNode row = Bodies.object();
        row.put("number", count);
        row.put("ply", incident.ply());
        row.set("rules", Bodies.tree(incident.rulebooks().stream().map(Object::toString).toList()));
        row.set("cells", Bodies.tree(SurveyCsv.cells(incident, boards)));
        return row;
    }

    @Override
    public void finish(Survey survey) {}

    @Override
    public void close() throws IOException {
        try (rows; games; index) {
            index.flush();
        }
    }
}
