package org.openarbiter.server.archive;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Formats;
import org.openarbiter.archive.survey.SurveyCsv;
import org.openarbiter.server.game.EventStream;
import org.openarbiter.server.game.Followers;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.RecordStore;
import org.openarbiter.server.store.StoredArchive;
import org.openarbiter.server.store.StoredArchive.State;

/** Archives: sent, followed, and read as surveys. Anyone who knows the random id of one may do all of this with it. */
public final class ArchiveApi {
    private static final String TAG = "archives";
    private static final String JSON = "application/json";
    private static final List<String> ANY = List.of("application/octet-stream", "text/plain", "application/x-chess-pgn", "application/x-ndjson");
    private static final String ID = "The id of the archive.";
    private static final int MOST_ROWS = 500;
    private static final int USUAL_ROWS = 100;
    private static final long BETWEEN_EVENTS_MILLIS = 250;
    private static final long QUIET_MILLIS = 15_000;

    /**
     * The survey's page has its scripts and styles in itself, so it must not have this server's name as well: in a sandbox without an origin
     * it can ask nothing of the server but the scripts with its data. Its one form closes a dialog.
     */
    private static final String PAGE_POLICY = "sandbox allow-scripts allow-forms; default-src 'none'; script-src 'self' 'unsafe-inline';"
            + " style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Settings.Bounds bounds;
    private final ArchiveJobs jobs;
    private final Arrivals arrivals;
    private final RecordStore records;
    private final Followers followers;

    /** The paths for archives. */
    public ArchiveApi(Settings.Bounds bounds, ArchiveJobs jobs, Arrivals arrivals, RecordStore records, Followers followers) {
        this.bounds = bounds;
        this.jobs = jobs;
        this.arrivals = arrivals;
        this.records = records;
        this.followers = followers;
    }

    /** The routes. */
    public List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(Route.post("/v1/archives").named("sendArchive", TAG, "Takes a file of games to be surveyed, however large.")
                .queries("rules", "A rulebook such as chess:fide-2023; several, also separated by commas, to see where they differ. Without it each record decides.")
                .query("format", "string", "The format, if the content does not show it: " + Formats.names() + ".")
                .query("name", "string", "The name of the file, by which the survey names the games and whose ending helps to find the format.")
                .takes(ANY, null, "The file, perhaps compressed (gzip, zstd, xz); " + bounds.archive() + " bytes at most.")
                .answers(202, JSON, "ArchiveJob", "The archive, which waits to be surveyed.")
                .problems(Kind.UNREADABLE).by(this::send));
        routes.add(Route.get("/v1/archives/{archive}").named("readArchive", TAG, "Says how far the survey of an archive has come.")
                .path("archive", ID)
                .answers(200, JSON, "ArchiveJob", "The archive.").problems(Kind.NOT_FOUND).by(context ->
                        Bodies.answer(context, described(archive(context)))));
        routes.add(Route.get("/v1/archives/{archive}/events").named("followArchive", TAG, "Follows a survey as server-sent events until it is over.")
                .path("archive", ID)
                .answers(200, "text/event-stream", null, "Events named progress, and at last one named over, each with the archive as data.")
                .problems(Kind.NOT_FOUND).by(this::events));
        routes.add(Route.delete("/v1/archives/{archive}").named("removeArchive", TAG, "Removes an archive with its survey; stops it first.")
                .path("archive", ID).problems(Kind.NOT_FOUND).by(context -> {
                    jobs.remove(archive(context));
                    context.status(204);
                }));
        routes.add(Route.get("/v1/archives/{archive}/survey").named("readSurveyPage", TAG, "Shows the survey as a page.")
                .path("archive", ID)
                .answers(200, "text/html", null, "The page, alone in a sandbox.").problems(Kind.NOT_FOUND, Kind.LATE).by(context -> {
                    context.header("Content-Security-Policy", PAGE_POLICY);
                    file(context, done(context).resolve(SurveyJob.PAGE), "text/html; charset=utf-8");
                }));
        routes.add(Route.get("/v1/archives/{archive}/survey.data/{file}").named("readSurveyData", TAG, "Gives the data of a long survey to its page.")
                .path("archive", ID).path("file", "rows.js, or boards-N.js with a number from 0 on.")
                .answers(200, "text/javascript", null, "A script.").problems(Kind.NOT_FOUND, Kind.LATE).by(this::data));
        routes.add(Route.get("/v1/archives/{archive}/survey.csv").named("readSurveyTable", TAG, "Gives the incidents as comma-separated values.")
                .path("archive", ID)
                .answers(200, "text/csv", null, "The incidents, with a heading.").problems(Kind.NOT_FOUND, Kind.LATE).by(context -> {
                    context.header("Content-Disposition", "attachment; filename=\"survey.csv\"");
                    file(context, done(context).resolve(SurveyJob.CSV), "text/csv; charset=utf-8");
                }));
        routes.add(Route.get("/v1/archives/{archive}/survey.json").named("readSurvey", TAG, "Gives the whole survey.")
                .path("archive", ID)
                .answers(200, JSON, "Survey", "The counts and the incidents.").problems(Kind.NOT_FOUND, Kind.LATE).by(context ->
                        file(context, done(context).resolve(SurveyJob.JSON), JSON)));
        routes.add(Route.get("/v1/archives/{archive}/counts").named("readCounts", TAG, "Gives the counts of a survey without its incidents.")
                .path("archive", ID)
                .answers(200, JSON, "Survey", "The counts.").problems(Kind.NOT_FOUND, Kind.LATE).by(context ->
                        file(context, done(context).resolve(SurveyJob.COUNTS), JSON)));
        routes.add(Route.get("/v1/archives/{archive}/incidents").named("listIncidents", TAG, "Lists incidents of a survey.")
                .path("archive", ID)
                .query("from", "integer", "The number of the first one wanted, from 1.")
                .query("count", "integer", "The number of rows: " + USUAL_ROWS + " by default, " + MOST_ROWS + " at most.")
                .answers(200, JSON, "Incidents", "The columns, and a row for each incident.")
                .problems(Kind.NOT_FOUND, Kind.LATE, Kind.BAD_REQUEST).by(this::incidents));
        routes.add(Route.post("/v1/archives/{archive}/incidents/{number}").named("keepIncident", TAG,
                        "Keeps the game of an incident as a record, to be looked at and linked to.")
                .path("archive", ID).pathNumber("number", "Which incident of the survey, from 1.")
                .answers(200, JSON, "KeptIncident", "The id of the record, the number of the game in it, and the ply.")
                .problems(Kind.NOT_FOUND, Kind.LATE, Kind.BAD_REQUEST, Kind.TOO_LARGE).by(this::incident));
        return routes;
    }

    private void send(Context context) throws IOException {
        StoredArchive archive = arrivals.take(context);
        context.status(202).header("Location", "/v1/archives/" + archive.id());
        Bodies.answer(context, described(archive));
    }

    private ObjectNode described(StoredArchive archive) throws IOException {
        ObjectNode json = Bodies.object();
        json.put("id", archive.id());
        json.put("name", archive.name());
        json.set("rules", Bodies.tree(archive.rules()));
        json.put("size", archive.size());
        json.put("state", archive.state().word());
        json.put("games", archive.progress().games());
        json.put("unreadable", archive.progress().unreadable());
        json.put("incidents", archive.progress().incidents());
        json.put("bytes", archive.progress().bytes());
        json.put("created", archive.created());
        if (archive.fault() != null) {
            json.put("fault", archive.fault());
        }
        if (archive.state() == State.DONE && archive.progress().unreadable() > 0) {
            json.set("errors", UnreadableGames.in(jobs.folder(archive).result()));
        }
        return json;
    }

    private StoredArchive archive(Context context) {
        StoredArchive archive = jobs.get(context.pathParam("archive")).orElseThrow(ArchiveApi::none);
        if (!archive.server().equals(jobs.server())) {
            throw Problem.of(Kind.NOT_FOUND, "another server on the same database has this archive; ask that one").exception();
        }
        return archive;
    }

    private static RuntimeException none() {
        return Problem.of(Kind.NOT_FOUND, "there is no archive with this id").exception();
    }

    // ---- progress ----

    private void events(Context context) {
        String id = archive(context).id();
        String client = context.ip();
        followers.enter(client);
        try {
            context.contentType("text/event-stream").header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
            follow(id, new EventStream(context.res()));
        } catch (IOException e) {
            // The follower has gone; the archive can be asked for at any time.
        } catch (InterruptedException e) {
            // The server stops.
            Thread.currentThread().interrupt();
        } finally {
            followers.leave(client);
        }
    }

    private void follow(String id, EventStream stream) throws IOException, InterruptedException {
        Followers.Audience audience = followers.join(ArchiveJobs.key(id));
        try {
            follow(id, stream, audience);
        } finally {
            followers.part(ArchiveJobs.key(id));
        }
    }

    private void follow(String id, EventStream stream, Followers.Audience audience) throws IOException, InterruptedException {
        StoredArchive latest = null;
        while (!followers.isClosed()) {
            long changes = audience.changes();
            @Nullable StoredArchive now = jobs.get(id).orElse(null);
            if (now == null || now.state().isOver()) {
                // Nobody else will end the waiting for news of it.
                followers.changed(ArchiveJobs.key(id));
                stream.tell("over", now == null ? "{}" : described(now).toString());
                return;
            }
            if (!now.equals(latest)) {
                latest = now;
                stream.tell("progress", described(now).toString());
                Thread.sleep(BETWEEN_EVENTS_MILLIS);
            } else if (!audience.await(changes, QUIET_MILLIS)) {
                stream.quiet();
            }
        }
    }

    // ---- results ----

    /** The folder of the result, if there is one. */
    private Path done(Context context) {
        StoredArchive archive = archive(context);
        if (archive.state() == State.FAILED) {
            throw Problem.of(Kind.NOT_FOUND, "there is no survey: " + archive.fault()).exception();
        }
        if (archive.state() != State.DONE) {
            throw Problem.of(Kind.LATE, "the archive has not been surveyed yet").exception();
        }
        return jobs.folder(archive).result();
    }

    private static void file(Context context, Path file, String type) throws IOException {
        try {
            InputStream in = Files.newInputStream(file);
            context.contentType(type).result(in);
        } catch (NoSuchFileException e) {
            throw Problem.of(Kind.NOT_FOUND, "the survey has no such part").exception();
        }
    }

    /** The name of the file is put together anew from what it says. */
    private void data(Context context) throws IOException {
        String name = context.pathParam("file");
        Path folder = done(context).resolve("survey.data");
        if (name.equals("rows.js")) {
            file(context, folder.resolve("rows.js"), "text/javascript; charset=utf-8");
        } else if (name.matches("boards-\\d{1,7}\\.js")) {
            int part = Integer.parseInt(name.substring("boards-".length(), name.length() - ".js".length()));
            file(context, folder.resolve("boards-" + part + ".js"), "text/javascript; charset=utf-8");
        } else {
            throw Problem.of(Kind.NOT_FOUND, "the survey has no such part").exception();
        }
    }

    private void incidents(Context context) throws IOException {
        int from = Request.number(context, "from", 1, 1, Integer.MAX_VALUE);
        int wanted = Request.number(context, "count", USUAL_ROWS, 1, MOST_ROWS);
        IncidentFiles files = new IncidentFiles(done(context));
        try {
            int count = files.count();
            context.contentType(JSON);
            OutputStream out = context.outputStream();
            out.write(("{\"count\":" + count + ",\"columns\":" + Bodies.tree(SurveyCsv.COLUMNS) + ",\"incidents\":[")
                    .getBytes(StandardCharsets.UTF_8));
            if (from <= count) {
                files.rows(from, (int) Math.min(count, from + (long) wanted - 1), out);
            }
            out.write("]}".getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            throw none();
        }
    }

    private void incident(Context context) throws IOException {
        int number = Request.pathNumber(context, "number", 1, Integer.MAX_VALUE);
        IncidentFiles files = new IncidentFiles(done(context));
        try {
            if (number > files.count()) {
                throw Problem.of(Kind.NOT_FOUND, "the survey has " + files.count() + (files.count() == 1 ? " incident" : " incidents") + ", so there is no number " + number).exception();
            }
            if (files.gameLength(number) > bounds.game()) {
                throw Problem.of(Kind.TOO_LARGE, "the game takes more than " + bounds.game() + " bytes as a record").exception();
            }
            ObjectNode row = (ObjectNode) Bodies.parsed(new String(files.row(number), StandardCharsets.UTF_8));
            ObjectNode kept = Bodies.object();
            kept.put("record", records.put("game.jsonl", files.game(number)).id());
            kept.put("number", 1);
            kept.set("ply", row.get("ply"));
            kept.set("rules", row.get("rules"));
            Bodies.answer(context, kept);
        } catch (NoSuchFileException e) {
            throw none();
        }
    }
}
