package org.openarbiter.rules.core.rule;

import java.util.Map;

/**
 * A value for each choice: those of a preset, and the texts that replace some of them.
 *
 * @param preset the choices where no text says otherwise
 * @param texts from axes to values
 */
public record Chosen<C extends Choices<C>>(C preset, Map<String, String> texts) {
    public Chosen {
        texts = Map.copyOf(texts);
    }

    /**
     * The value of a choice.
     *
     * @throws IllegalArgumentException if a text is no value of its axis, with a message for the user
     */
    public <V> V of(Choice<C, V> choice) {
        String text = texts.get(choice.axis().name());
        return text == null ? choice.of(preset) : choice.read(text);
    }
}
