package org.openarbiter.players.uci;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The names of options that both games have. */
final class Names {
    static final String HASH = "Hash";
    static final String CLEAR_HASH = "Clear Hash";
    static final String THREADS = "Threads";
    static final String LINES = "MultiPV";
    static final String PONDER = "Ponder";
    static final String OVERHEAD = "Move Overhead";
    static final String CONTEMPT = "Contempt";
    static final String WITHOUT = "Without";
    static final String RULES = "Rules";
    static final String NETWORK = "EvalFile";
    static final String VARIANT = "UCI_Variant";

    private Names() {}

    /** The lines of a resource. */
    static List<String> lines(Class<?> owner, String resource) {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + resource + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new IllegalStateException("the resource " + resource + " cannot be read", e);
        }
    }
}
