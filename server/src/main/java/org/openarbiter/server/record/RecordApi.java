package org.openarbiter.server.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.List;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Formats;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.ProblemException;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.http.Workers;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.RecordStore;
import org.openarbiter.server.study.Study;

/** Rulings on records, and records that are kept to be looked at. */
public final class RecordApi {
    private static final String TAG = "records";
    private static final String LINES = "application/x-ndjson";
    private static final String JSON = "application/json";
    private static final List<String> ANY = List.of("application/octet-stream", "text/plain", "application/x-chess-pgn", LINES);
    private static final int MOST_LISTED = 1_000;

    private final Settings.Bounds bounds;
    private final Workers workers;
    private final RecordStore records;
    private final Judges judges = new Judges();

    /** The paths for records. */
    public RecordApi(Settings.Bounds bounds, Workers workers, RecordStore records) {
        this.bounds = bounds;
        this.workers = workers;
        this.records = records;
    }

    /** The routes. */
    public List<Route> routes() {
        return List.of(
                Route.post("/v1/rulings").named("rule", TAG, "Rules on the games of a record in any format, one ruling per line, as they are made.")
                        .queries("rules", "A rulebook such as chess:fide-2023; several, also separated by commas, for one ruling each. Without it each record decides.")
                        .query("format", "string", "The format, if the content does not show it: " + Formats.names() + ".")
                        .query("name", "string", "The name of the file, by which rulings name the games and whose ending helps to find the format.")
                        .query("position", "boolean", "Whether rulings show the final position.").inLanguages()
                        .takes(ANY, null, "The record, or several, perhaps compressed (gzip, zstd, xz).")
                        .answers(200, LINES, "Ruling", "Rulings, one JSON object per line; a game that cannot be read has one, too.")
                        .problems(Kind.UNREADABLE).by(this::rule),
                Route.post("/v1/records").named("keepRecord", TAG, "Keeps a record to be looked at and linked to.")
                        .query("name", "string", "The name of the file, whose ending helps to find the format.")
                        .takes(ANY, null, "The record, perhaps with several games.")
                        .answers(201, JSON, "KeptRecord", "The id of the record and its games.")
                        .problems(Kind.UNREADABLE).by(this::keep),
                Route.get("/v1/records/{record}").named("readRecord", TAG, "Lists the games of a record.")
                        .path("record", "The id of the record.")
                        .answers(200, JSON, "KeptRecord", "Its games.")
                        .problems(Kind.NOT_FOUND, Kind.UNREADABLE).by(this::contents),
                Route.get("/v1/records/{record}/source").named("readSource", TAG, "Gives a record back as it came.")
                        .path("record", "The id of the record.")
                        .answers(200, "application/octet-stream", null, "The record.")
                        .problems(Kind.NOT_FOUND).by(this::source),
                Route.get("/v1/records/{record}/games/{number}").named("viewRecord", TAG, "Shows a game with its plies and rulings.")
                        .path("record", "The id of the record.")
                        .pathNumber("number", "Which game of the record, from 1.")
                        .queries("rules", "A rulebook; several, also separated by commas, for one ruling each. Without it the record decides.").inLanguages()
                        .answers(200, JSON, "View", "The game.")
                        .problems(Kind.NOT_FOUND, Kind.UNREADABLE).by(this::view),
                Route.get("/v1/records/{record}/games/{number}/boards/{ply}").named("drawRecord", TAG, "Draws the board after a number of plies.")
                        .path("record", "The id of the record.")
                        .pathNumber("number", "Which game of the record, from 1.")
                        .pathNumber("ply", "The number of plies, from 0.")
                        .answers(200, JSON, "Drawing", "The board as SVG, with the places on it.")
                        .problems(Kind.NOT_FOUND, Kind.UNREADABLE).by(this::board));
    }

    private void rule(Context context) throws Exception {
        String wanted = Sent.format(context);
        boolean position = Request.flag(context, "position");
        Language language = Request.language(context);
        String name = Sent.name(context, "record");
        byte[] body = Request.body(context, bounds.body());
        List<String> rules = Request.rules(context);
        try (Judges.Taken taken = judges.take(rules, position, body.length);
                Archive archive = workers.work(context, () -> Archive.of(
                        new ByteArrayInputStream(body), name, wanted, taken.choice().game(), Study.LONGEST_UNPACKED))) {
            RulingStream rulings = new RulingStream(archive, taken.judge(), bounds, language);
            byte[] first = workers.work(context, rulings::next);
            context.status(200).contentType(LINES);
            OutputStream out = context.outputStream();
            out.write(first);
            while (!rulings.isEnded()) {
                out.write(more(context, rulings));
            }
            out.flush();
        } catch (ArchiveException | RulebookException e) {
            throw Problem.of(Kind.UNREADABLE, String.valueOf(e.getMessage())).exception();
        }
    }

    /** Further rulings; a problem once there were some is a line of its own, too. */
    private byte[] more(Context context, RulingStream rulings) throws Exception {
        try {
            return workers.work(context, rulings::next);
        } catch (ProblemException e) {
            return rulings.end(e.problem());
        }
    }

    private void keep(Context context) throws Exception {
        String name = Sent.name(context, "record");
        byte[] body = Request.body(context, bounds.body());
        ObjectNode contents = workers.work(context, () -> Study.contents(body, name, MOST_LISTED));
        RecordStore.Stored stored = records.put(name, body);
        context.status(201).header("Location", "/v1/records/" + stored.id());
        Bodies.answer(context, described(stored, contents));
    }

    private static ObjectNode described(RecordStore.Stored stored, ObjectNode contents) {
        ObjectNode json = Bodies.object();
        json.put("id", stored.id());
        json.put("name", stored.name());
        json.setAll(contents);
        return json;
    }

    private RecordStore.Stored stored(Context context) {
        return stored(context.pathParam("record"));
    }

    private RecordStore.Stored stored(String id) {
        return records.get(id).orElseThrow(() -> Problem.of(Kind.NOT_FOUND, "there is no record with this id").exception());
    }

    private void contents(Context context) throws Exception {
        RecordStore.Stored stored = stored(context);
        Bodies.answer(context, described(stored, workers.work(context, () -> Study.contents(stored.body(), stored.name(), MOST_LISTED))));
    }

    private void source(Context context) {
        context.contentType("application/octet-stream").header("Content-Disposition", "attachment");
        context.result(stored(context).body());
    }

    private Study study(Context context) {
        return study(context.pathParam("record"), Request.pathNumber(context, "number", 1, Integer.MAX_VALUE));
    }

    /**
     * A game of a kept record.
     *
     * @throws org.openarbiter.server.http.ProblemException if there is none
     */
    public Study study(String record, int number) {
        RecordStore.Stored stored = stored(record);
        return Study.of(stored.body(), stored.name(), number, bounds.game());
    }

    private void view(Context context) throws Exception {
        List<String> rules = Request.rules(context);
        Language language = Request.language(context);
        Bodies.answer(context, workers.work(context, () -> study(context).view(rules, language)));
    }

    private void board(Context context) throws Exception {
        int ply = Request.pathNumber(context, "ply", 0, Integer.MAX_VALUE);
        // What a record shows after a ply never changes.
        context.header("Cache-Control", "private, max-age=86400, immutable");
        Bodies.answer(context, workers.work(context, () -> study(context).board(ply)));
    }
}
