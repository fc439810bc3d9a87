package org.openarbiter.cli.base;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, as the build wrote it down. */
public final class Version implements IVersionProvider {
    public Version() {}

    @Override
    public String[] getVersion() throws IOException {
        return new String[] {"arbiter " + number()};
    }

    /** The number of the version. */
    public static String number() throws IOException {
        Properties build = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("build.properties")) {
            if (in != null) {
                build.load(in);
            }
        }
        return build.getProperty("version", "of unknown version");
    }
}
