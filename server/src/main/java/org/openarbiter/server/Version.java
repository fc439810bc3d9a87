package org.openarbiter.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The version of this server. */
final class Version {
    private Version() {}

    static String text() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("build.properties"))) {
            Properties build = new Properties();
            build.load(in);
            return build.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException("a resource of this module", e);
        }
    }
}
