package org.openarbiter.protocol.engine;

import java.util.Map;
import java.util.TreeMap;

/** The options that an engine has declared; the case of their names does not matter. */
public final class DeclaredOptions {
    private final Map<String, EngineOption> options = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    /** Takes an option that is declared. */
    public void add(EngineOption option) {
        options.put(option.name(), option);
    }

    /** Whether there is such an option. */
    public boolean has(String name) {
        return options.containsKey(name);
    }

    /** Whether there is such an option, and that value is one of those declared for it. */
    public boolean offers(String name, String value) {
        EngineOption option = options.get(name);
        return option != null && option.accept(value) != null;
    }

    /**
     * An option as it is to be set: its name as it was declared, and its value.
     *
     * @throws EngineException if there is no such option, or its value is a number out of its range, no number, or neither true
     *     nor false
     */
    public Map.Entry<String, String> setting(String name, String value) throws EngineException {
        EngineOption option = options.get(name);
        if (option == null) {
            throw new EngineException(
                    Failure.NOT_STARTED, "has no option '" + name + "'; it has " + String.join(", ", options.keySet()));
        }
        String accepted = option.accept(value);
        if (accepted == null && option instanceof EngineOption.Combo) {
            // Engines take more words than they offer: a variant from a file, a rulebook with values of its own.
            accepted = value;
        }
        if (accepted == null) {
            throw new EngineException(Failure.NOT_STARTED, "cannot be set up: " + option.refusal(value));
        }
        return Map.entry(option.name(), accepted);
    }
}
