package org.openarbiter.players.uci;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineOption;

/** The options of an engine with the values they have. */
final class Settings {
    private final Map<String, EngineOption> options = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();

    Settings(List<EngineOption> declared) {
        for (EngineOption option : declared) {
            options.put(option.name(), option);
            values.put(option.name(), option.initial());
        }
    }

    /** The options in the order in which they were declared. */
    List<EngineOption> options() {
        return List.copyOf(options.values());
    }

    /** The option of that name, whatever its case; null if there is none. */
    @Nullable EngineOption option(String name) {
        return options.values().stream().filter(option -> option.name().equalsIgnoreCase(name)).findFirst().orElse(null);
    }

    /** The option of that name, which there is. */
    EngineOption declared(String name) {
        return Objects.requireNonNull(options.get(name), name);
    }

    void set(EngineOption option, String value) {
        values.put(option.name(), value);
    }

    String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no option " + name);
        }
        return value;
    }

    int number(String name) {
        return Integer.parseInt(text(name));
    }

    boolean isOn(String name) {
        return Boolean.parseBoolean(text(name));
    }
}
