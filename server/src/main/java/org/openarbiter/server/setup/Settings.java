package org.openarbiter.server.setup;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a server is set to. Every bound has a value: there is nothing that a client can have without end.
 *
 * @param host the address to listen on
 * @param port the port; 0 for any free one
 * @param data the folder for what is kept: the SQLite database, archives, and the operator's token
 * @param database a JDBC address such as {@code jdbc:postgresql://host/name?user=…}; null for SQLite in {@code data}
 * @param origins further origins whose pages may use the API from a browser, such as {@code https://club.example}
 * @param behindProxy whether {@code X-Forwarded-For} is to be believed
 * @param logRequests whether to log each request, not errors only
 * @param bounds what is bounded by what
 */
public record Settings(
        String host,
        int port,
        Path data,
        @Nullable String database,
        List<String> origins,
        boolean behindProxy,
        boolean logRequests,
        Bounds bounds) {

    public Settings {
        origins = List.copyOf(origins);
    }

    /**
     * What a client, and all clients together, may have.
     *
     * @param body the largest body of a request other than an archive, in bytes
     * @param archive the largest archive, in bytes
     * @param archives how many archives are kept; the oldest that are finished go first
     * @param archivesPerClientAndHour how many archives a client may send in an hour
     * @param archiveTime how long one archive may be worked on
     * @param incidents how many incidents one archive may have
     * @param gamesPerRequest how many games one request for rulings may hold
     * @param requestTime how long one request may be worked on
     * @param requestsPerMinute how many requests a client may make in a minute, on average
     * @param sockets how many followers there may be in all
     * @param socketsPerClient how many of them may be one client's
     * @param games how many live games there may be
     * @param gamesPerClientAndHour how many games a client may begin in an hour
     * @param acts how many acts a game may have
     * @param records how many records are kept; those not looked at for longest go first
     * @param game the largest single game of a record, in bytes: what is long is also slow to rule on
     */
    public record Bounds(
            int body,
            long archive,
            int archives,
            int archivesPerClientAndHour,
            Duration archiveTime,
            int incidents,
            int gamesPerRequest,
            Duration requestTime,
            int requestsPerMinute,
            int sockets,
            int socketsPerClient,
            int games,
            int gamesPerClientAndHour,
            int acts,
            int records,
            int game) {

        /** For a server that anybody can reach. */
        public static final Bounds USUAL = new Bounds(
                8 << 20, 1L << 30, 100, 20, Duration.ofHours(6), 500_000, 10_000, Duration.ofSeconds(60), 600, 20_000, 200, 100_000, 60, 20_000,
                100_000, 1 << 20);

        /** The same with another number of requests a minute. */
        public Bounds withRequestsPerMinute(int value) {
            return new Bounds(
                    body, archive, archives, archivesPerClientAndHour, archiveTime, incidents, gamesPerRequest, requestTime, value, sockets,
                    socketsPerClient, games, gamesPerClientAndHour, acts, records, game);
        }

        /** The same with another number of games that a client may begin in an hour. */
        public Bounds withGamesPerHour(int value) {
            return new Bounds(
                    body, archive, archives, archivesPerClientAndHour, archiveTime, incidents, gamesPerRequest, requestTime, requestsPerMinute, sockets,
                    socketsPerClient, games, value, acts, records, game);
        }

        /** The same with other numbers for archives. */
        public Bounds withArchives(long largest, int count, int perClientAndHour, int mostIncidents) {
            return new Bounds(
                    body, largest, count, perClientAndHour, archiveTime, mostIncidents, gamesPerRequest, requestTime, requestsPerMinute,
                    sockets, socketsPerClient, games, gamesPerClientAndHour, acts, records, game);
        }

        /** The same with other numbers for what one client may have: for tests and measurements from one machine. */
        public Bounds forOneClient() {
            return new Bounds(
                    body, archive, archives, archives, archiveTime, incidents, gamesPerRequest, requestTime, Integer.MAX_VALUE, sockets,
                    sockets, games, games, acts, records, game);
        }
    }

    /** A server for local connections only that keeps its data in a folder. */
    public static Settings local(Path data, int port) {
        return new Settings("127.0.0.1", port, data, null, List.of(), false, false, Bounds.USUAL);
    }

    /** The same with other bounds. */
    public Settings with(Bounds other) {
        return new Settings(host, port, data, database, origins, behindProxy, logRequests, other);
    }

    /** The same on another database. */
    public Settings withDatabase(@Nullable String address) {
        return new Settings(host, port, data, address, origins, behindProxy, logRequests, bounds);
    }
}
