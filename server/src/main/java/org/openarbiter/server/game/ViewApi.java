package org.openarbiter.server.game;

import static org.openarbiter.server.game.GameApi.ID;
import static org.openarbiter.server.game.GameApi.JSON;
import static org.openarbiter.server.game.GameApi.READING;
import static org.openarbiter.server.game.GameApi.TAG;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ConcludedGame;
import org.openarbiter.archive.Formats;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.http.Workers;
import org.openarbiter.server.study.Study;

/** What live games show besides their state: a record, the plies with rulings, the boards. */
final class ViewApi {
    private final Tables tables;
    private final Access access;
    private final Workers workers;

    ViewApi(Tables tables, Access access, Workers workers) {
        this.tables = tables;
        this.access = access;
        this.workers = workers;
    }

    List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(Route.get("/v1/games/{game}/record").named("readGameRecord", TAG, "Gives the game so far as a record.")
                .path("game", ID).query("format", "string", "A format of the game (" + Formats.names() + "); jsonl, a case, without it.")
                .token(READING).answers(200, "application/octet-stream", null, "The record.")
                .problems(Kind.NOT_FOUND, Kind.BAD_REQUEST, Kind.UNREADABLE).by(this::record));
        routes.add(Route.get("/v1/games/{game}/view").named("viewGame", TAG, "Shows the game with its plies and rulings.")
                .path("game", ID)
                .queries("rules", "A rulebook; several, also separated by commas, for one ruling each. Without it that of the game.")
                .inLanguages().token(READING)
                .answers(200, JSON, "View", "The game.").problems(Kind.NOT_FOUND, Kind.UNREADABLE).by(this::view));
        routes.add(Route.get("/v1/games/{game}/boards/{ply}").named("drawGame", TAG, "Draws the board after a number of plies.")
                .path("game", ID).pathNumber("ply", "The number of plies, from 0.").token(READING)
                .answers(200, JSON, "Drawing", "The board as SVG, with the places on it.").problems(Kind.NOT_FOUND).by(this::board));
        return routes;
    }

    /** A live game as it stands; who may read it is not asked. */
    Study study(String id) throws InputException {
        String snapshot = tables.on(id, Table::snapshot);
        return Study.of(snapshot.getBytes(StandardCharsets.UTF_8), "game.jsonl", 1, Integer.MAX_VALUE);
    }

    private void view(Context context) throws Exception {
        access.readable(context);
        List<String> rules = Request.rules(context);
        Language language = Request.language(context);
        Bodies.answer(context, workers.work(context, () -> study(context.pathParam("game")).view(rules, language)));
    }

    private void board(Context context) throws Exception {
        access.readable(context);
        int ply = Request.pathNumber(context, "ply", 0, Integer.MAX_VALUE);
        Bodies.answer(context, workers.work(context, () -> study(context.pathParam("game")).board(ply)));
    }

    private void record(Context context) throws Exception {
        access.readable(context);
        String format = context.queryParam("format");
        byte[] record = workers.work(context, () -> {
            byte[] line = (tables.on(context.pathParam("game"), Table::record) + "\n").getBytes(StandardCharsets.UTF_8);
            return format == null || format.equals(Archive.CASES) ? line : written(Study.of(line, "game.jsonl", 1, Integer.MAX_VALUE).read(), format);
        });
        context.contentType("application/octet-stream").header(
                "Content-Disposition", "attachment; filename=\"" + context.pathParam("game") + "."
                + (format == null ? Archive.CASES : format) + "\"").result(record);
    }

    private static <B extends Board> byte[] written(ReadGame<B> game, String name) {
        RecordFormat<B> format = Formats.of(game.game(), name).orElseThrow(
                () -> Problem.of(Kind.BAD_REQUEST, Formats.refusal(game.game(), name)).exception());
        try {
            return format.encode(ConcludedGame.of(game), RecordFormat.Remarks.NONE);
        } catch (InputException e) {
            throw Problem.unreadable(e).exception();
        }
    }
}
