package org.openarbiter.server.go;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Reached;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.report.AnalysisValues;
import org.openarbiter.dragons.report.Reasons;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.http.Workers;
import org.openarbiter.server.study.Study;

/** What lives and dies on a Go board, and why. */
public final class GoApi {
    private static final String JSON = "application/json";
    private static final int LARGEST_QUESTION = 1 << 12;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Workers workers = new Workers(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), PATIENCE);
    private final Source source;

    /** Where games come from. */
    public interface Source {
        /**
         * The game that a request speaks of.
         *
         * @param record the id of a kept record; null if a live game is meant
         * @param number which game of the record, from 1
         * @param game the id of a live game; null if a record is meant
         * @throws org.openarbiter.server.http.ProblemException if there is none, or its sender may not read it
         */
        Study study(Context context, @Nullable String record, int number, @Nullable String game) throws Exception;
    }

    /** The paths for the analysis of games. */
    public GoApi(Source source) {
        this.source = source;
    }

    /** Takes no more questions. */
    public void close() {
        workers.close();
    }

    /** The routes. */
    public List<Route> routes() {
        return List.of(Route.post("/v1/go/analysis").named("analyze", "go",
                        "Says which groups of a Go position live, and of one of them why. It is an estimate unless it says otherwise.")
                .inLanguages().takes(List.of(JSON), "GoQuestion", "The record or the live game, the ply, perhaps a point, and the effort.")
                .answers(200, JSON, "GoAnalysis", "The groups, and what was asked of one of them.")
                .problems(Kind.NOT_FOUND, Kind.UNREADABLE).by(this::analyze));
    }

    private void analyze(Context context) throws Exception {
        ObjectNode question = Bodies.read(Request.body(context, LARGEST_QUESTION));
        Bodies.only(question, Set.of("record", "number", "game", "ply", "point", "effort"));
        String record = Bodies.text(question, "record");
        String game = Bodies.text(question, "game");
        if ((record == null) == (game == null)) {
            throw Problem.of(Kind.BAD_REQUEST, "either \"record\" or \"game\" is needed").exception();
        }
        int number = question.has("number") ? Bodies.count(question, "number") : 1;
        int ply = Bodies.count(question, "ply");
        String point = Bodies.text(question, "point");
        Effort effort = effort(Bodies.text(question, "effort"));
        Words words = new Go().words(Request.language(context));
        Bodies.answer(context, workers.work(context, () -> {
            Study study = source.study(context, record, number, game);
            return answer(board(study.read(), ply), study.id(), ply, point, effort, words);
        }));
    }

    /** The effort of a name; the usual one for none. A question to a server must not take minutes. */
    private static Effort effort(@Nullable String word) {
        return word == null ? Effort.QUESTION : Effort.named(word).filter(effort -> effort != Effort.THOROUGH)
                .orElseThrow(() -> Problem.of(Kind.BAD_REQUEST, "\"effort\" must be glance, table or question").exception());
    }

    private static GoBoard board(ReadGame<?> game, int ply) {
        if (ply > game.record().plies()) {
            throw Problem.noPly(game.record().plies(), ply).exception();
        }
        if (!(Reached.of(game, ply).board() instanceof GoBoard board)) {
            throw Problem.of(Kind.UNREADABLE, "this is a game of " + game.game().name() + "; only Go has groups").exception();
        }
        String refusal = Analysis.refusal(board);
        if (refusal != null) {
            throw Problem.of(Kind.UNREADABLE, refusal).exception();
        }
        return board;
    }

    private static ObjectNode answer(GoBoard board, String id, int ply, @Nullable String point, Effort effort, Words words) {
        Analysis analysis = Analysis.of(board, effort == Effort.GLANCE ? effort : Effort.TABLE);
        ObjectNode all = (ObjectNode) Bodies.tree(new AnalysisValues(board, analysis, words).of("-", id, ply));
        ObjectNode json = Bodies.object();
        json.put("ply", ply);
        json.set("dragons", all.get("dragons"));
        if (point != null) {
            json.set("why", why(board, analysis, point, effort, words));
        }
        return json;
    }

    private static ObjectNode why(GoBoard board, Analysis analysis, String name, Effort effort, Words words) {
        int point = board.topology().point(name);
        if (point < 0 || board.stoneAt(point) == GoBoard.EMPTY) {
            throw Problem.of(Kind.NOT_FOUND, "no stone stands on '" + name + "'").exception();
        }
        Reasons reasons = new Reasons(board, analysis, effort, words);
        ObjectNode json = Bodies.object();
        json.put("point", name);
        json.set("lines", Bodies.tree(reasons.of(point)));
        GroupStatus status = reasons.status(point);
        json.put("status", status.state().toString());
        json.put("effort", status.effort().toString());
        json.set("known", Bodies.tree(AnalysisValues.of(status.known(), words)));
        json.set("attack", reading(board, status.attack()));
        json.set("defense", reading(board, status.defense()));
        return json;
    }

    private static ObjectNode reading(GoBoard board, Answer answer) {
        return (ObjectNode) Bodies.tree(AnalysisValues.of(board, answer));
    }
}
