package org.openarbiter.rules.core.rule;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * One choice with the type of its values: an axis, the component that holds the value, and how a value is written and read.
 *
 * @param <C> the record of choices
 * @param <V> the type of the component
 */
public final class Choice<C, V> {
    private final Axis axis;
    private final Function<C, V> component;
    private final Function<V, String> write;
    private final Function<String, V> read;

    private Choice(Axis axis, Function<C, V> component, Function<V, String> write, Function<String, V> read) {
        this.axis = axis;
        this.component = component;
        this.write = write;
        this.read = read;
    }

    /** A choice among constants, each written as its name in lower case with hyphens: {@code PASS_ALIVE} is {@code pass-alive}. */
    public static <C, E extends Enum<E>> Choice<C, E> among(
            List<E> values, Function<C, E> component, String name, String says, String source) {
        return among(values, value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'), component, name, says, source);
    }

    /** A choice among constants with texts of their own. */
    public static <C, V> Choice<C, V> among(
            List<V> values, Function<V, String> write, Function<C, V> component, String name, String says, String source) {
        Axis axis = new Axis(name, values.stream().map(write).toList(), says, source);
        return new Choice<>(axis, component, write, text -> values.stream()
                .filter(value -> write.apply(value).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        name + " must be one of " + String.join(", ", axis.values()) + ", not '" + text + "'")));
    }

    /**
     * A choice between two values.
     *
     * @param holds the text of true
     * @param not the text of false
     * @param trueFirst whether the former is listed first
     */
    private static <C> Choice<C, Boolean> between(
            String holds, String not, boolean trueFirst, Function<C, Boolean> component, String name, String says, String source) {
        return among(List.of(trueFirst, !trueFirst), value -> value ? holds : not, component, name, says, source);
    }

    /** A choice between {@code yes} and {@code no}. */
    public static <C> Choice<C, Boolean> yesNo(Function<C, Boolean> component, String name, String says, String source) {
        return between("yes", "no", true, component, name, says, source);
    }

    /** A choice between {@code no} and {@code yes}, in this order. */
    public static <C> Choice<C, Boolean> noYes(Function<C, Boolean> component, String name, String says, String source) {
        return between("yes", "no", false, component, name, says, source);
    }

    /**
     * A choice between two words.
     *
     * @param not the word for false, listed first
     * @param holds the word for true
     */
    public static <C> Choice<C, Boolean> words(
            String not, String holds, Function<C, Boolean> component, String name, String says, String source) {
        return between(holds, not, false, component, name, says, source);
    }

    /**
     * A choice of any number that can be read.
     *
     * @param read throws IllegalArgumentException, with a message for the user, where a text is no such number
     */
    public static <C, N extends Number> Choice<C, N> number(
            Function<N, String> write, Function<String, N> read, Function<C, N> component, String name, String says, String source) {
        return new Choice<>(new Axis(name, List.of(), says, source), component, write, read);
    }

    /** Name, values and words. */
    public Axis axis() {
        return axis;
    }

    /** The value among these choices. */
    public V of(C choices) {
        return component.apply(choices);
    }

    /** The value among these choices as text. */
    public String text(C choices) {
        return write.apply(of(choices));
    }

    /**
     * The value that a text stands for.
     *
     * @throws IllegalArgumentException if it is no value of the axis, with a message for the user
     */
    public V read(String text) {
        return read.apply(text);
    }
}
