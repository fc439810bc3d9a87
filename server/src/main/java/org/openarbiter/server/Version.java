package org.openarbiter.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this server. */
final class Version implements IVersionProvider {
    private static final String TEXT = read();

    @Override
    public String[] getVersion() {
        return new String[] {"arbiter " + text()};
    }

    static String text() {
        return TEXT;
    }

    private static String read() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("build.properties"))) {
            Properties build = new Properties();
            build.load(in);
            return build.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException("a resource of this module", e);
        }
    }
}
