package org.openarbiter.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * The database: SQLite in the data folder, or PostgreSQL.
 *
 * <p>SQLite runs with a write-ahead log and {@code synchronous=FULL}, so a commit that has returned survives a loss of power. It has one
 * connection that writes; others read meanwhile. PostgreSQL may be shared by several servers. Either way one server at a time may use the
 * data folder.
 */
public final class Database implements AutoCloseable {
    private static final int READERS = 4;
    private static final int CONNECTIONS = 10;
    private static final long PATIENCE_MILLIS = 10_000;

    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final Jdbi writer;
    private final Jdbi reader;
    private final boolean shared;
    private final @Nullable String address;
    private final String server;
    private final RandomAccessFile locked;

    /** It cannot be opened; the message says why. */
    public static final class UnavailableException extends Exception {
        private static final long serialVersionUID = 1L;

        UnavailableException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }

    /** It does not answer, or cannot write: what was asked may or may not have been done. */
    public static final class FailedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        FailedException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }

    private Database(
            HikariDataSource writing, HikariDataSource reading, @Nullable String address, String server, RandomAccessFile locked) {
        this.writing = writing;
        this.reading = reading;
        this.shared = address != null;
        this.address = address;
        this.server = server;
        this.locked = locked;
        writer = Jdbi.create(writing);
        reader = Jdbi.create(reading);
    }

    /**
     * Opens a database and brings its tables up to date.
     *
     * @param folder the data folder, which is made if it is missing
     * @param address a JDBC address of PostgreSQL; null for SQLite in the folder
     * @throws UnavailableException if that fails
     */
    public static Database open(Path folder, @Nullable String address) throws UnavailableException {
        try {
            if (!Files.exists(folder) && folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                // Games that are not open to all lie here, and the ids of records are what protects them.
                Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            }
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UnavailableException("the data folder " + folder + " cannot be made: " + reason(e), e);
        }
        RandomAccessFile lock = lock(folder);
        try {
            String server = identity(folder);
            return address == null ? sqlite(folder, server, lock) : postgresql(address, server, lock);
        } catch (UnavailableException e) {
            closeQuietly(lock);
            throw e;
        }
    }

    private static Database sqlite(Path folder, String server, RandomAccessFile lock) throws UnavailableException {
        HikariDataSource writing = null;
        try {
            String file = "jdbc:sqlite:" + folder.resolve("arbiter.db").toAbsolutePath();
            writing = sqlitePool(file, 1, "sqlite-write");
            migrate(writing, "sqlite");
            return new Database(writing, sqlitePool(file, READERS, "sqlite-read"), null, server, lock);
        } catch (RuntimeException e) {
            if (writing != null) {
                writing.close();
            }
            throw new UnavailableException("the database in " + folder + " cannot be opened: " + reason(e), e);
        }
    }

    private static Database postgresql(String address, String server, RandomAccessFile lock) throws UnavailableException {
        if (!address.startsWith("jdbc:postgresql:")) {
            throw new UnavailableException("'" + withoutSecrets(address)
                    + "' is not a PostgreSQL address; expected jdbc:postgresql://HOST/NAME", null);
        }
        HikariDataSource pool = null;
        try {
            HikariConfig config = config("postgresql", CONNECTIONS);
            config.setJdbcUrl(address);
            config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
            // Where the server is set to answer before a commit is on disk, it is not for us; what it is set to beyond that stays.
            config.setConnectionInitSql("SELECT set_config('synchronous_commit', 'on', false)"
                    + " WHERE current_setting('synchronous_commit') = 'off'");
            pool = new HikariDataSource(config);
            migrate(pool, "postgresql");
            return new Database(pool, pool, address, server, lock);
        } catch (RuntimeException e) {
            if (pool != null) {
                pool.close();
            }
            throw new UnavailableException("the database " + withoutSecrets(address) + " cannot be opened: " + reason(e), e);
        }
    }

    /** The address without user and password, for messages. */
    private static String withoutSecrets(String address) {
        int query = address.indexOf('?');
        return (query < 0 ? address : address.substring(0, query)).replaceFirst("//[^/@]*@", "//");
    }

    private static HikariDataSource sqlitePool(String file, int size, String name) {
        HikariConfig config = config(name, size);
        config.setJdbcUrl(file);
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("busy_timeout", Long.toString(PATIENCE_MILLIS));
        return new HikariDataSource(config);
    }

    private static HikariConfig config(String name, int size) {
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        return config;
    }

    private static void migrate(HikariDataSource pool, String kind) {
        Flyway.configure(Database.class.getClassLoader()).dataSource(pool).locations("classpath:org/openarbiter/server/db/" + kind)
                .loggers("slf4j").load().migrate();
    }

    /** Two servers on one SQLite file would each trust what they remember of it, and two in one folder do each other's work. */
    private static RandomAccessFile lock(Path folder) throws UnavailableException {
        try {
            RandomAccessFile file = new RandomAccessFile(folder.resolve("arbiter.lock").toFile(), "rw");
            FileLock lock = null;
            try {
                lock = file.getChannel().tryLock();
            } catch (OverlappingFileLockException e) {
                // Held by this very process, which is as good as by another.
            }
            if (lock == null) {
                closeQuietly(file);
                throw new UnavailableException("another server uses the data folder " + folder + "; name another with --data", null);
            }
            return file;
        } catch (IOException e) {
            throw new UnavailableException("the data folder " + folder + " cannot be written to: " + reason(e), e);
        }
    }

    /** The name kept in the folder; made at the first start. */
    private static String identity(Path folder) throws UnavailableException {
        Path file = folder.resolve("server.id");
        try {
            String known = Files.exists(file) ? Files.readString(file).strip() : "";
            if (!known.isEmpty()) {
                return known;
            }
            String made = UUID.randomUUID().toString();
            Files.writeString(file, made + "\n", StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.DSYNC);
            return made;
        } catch (IOException e) {
            throw new UnavailableException("the data folder " + folder + " cannot be written to: " + reason(e), e);
        }
    }

    private static void closeQuietly(RandomAccessFile file) {
        try {
            file.close();
        } catch (IOException e) {
            // Nothing was written to it.
        }
    }

    private static String reason(Throwable e) {
        Throwable inner = e;
        while (inner.getCause() != null) {
            inner = inner.getCause();
        }
        if (inner instanceof FileAlreadyExistsException) {
            return "it is a file";
        }
        if (inner instanceof AccessDeniedException) {
            return "no permission";
        }
        String message = inner.getMessage();
        return message == null ? inner.getClass().getSimpleName() : message.lines().findFirst().orElse("");
    }

    /** Whether other servers may use it at the same time. */
    public boolean isShared() {
        return shared;
    }

    /** The name of the server whose data folder this is, the same after every start: it tells whose folder holds a file. */
    public String server() {
        return server;
    }

    /** The JDBC address; null for SQLite. */
    public @Nullable String address() {
        return address;
    }

    /**
     * Reads.
     *
     * @throws FailedException if the database does not answer
     */
    public <T, X extends Exception> T read(HandleCallback<T, X> work) throws X {
        try {
            return reader.withHandle(work);
        } catch (JdbiException e) {
            throw new FailedException("the database cannot be read", e);
        }
    }

    /**
     * Writes in one transaction, which is on disk when this returns.
     *
     * @throws FailedException if the database does not answer, or refuses
     */
    public <T, X extends Exception> T write(HandleCallback<T, X> work) throws X {
        try {
            return writer.inTransaction(work);
        } catch (JdbiException e) {
            throw new FailedException("the database cannot be written to", e);
        }
    }

    @Override
    public void close() {
        reading.close();
        writing.close();
        closeQuietly(locked);
    }
}
