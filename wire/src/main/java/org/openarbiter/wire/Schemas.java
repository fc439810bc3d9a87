package org.openarbiter.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The JSON Schemas (draft 2020-12) of all that goes in and out, one object a line each. */
public enum Schemas {
    /** Cases: what {@link CaseReader} reads and {@link CaseWriter} writes. */
    CASE,
    /** Rulings: what {@link RulingJson} writes. */
    RULING,
    /** Messages to a live game: what {@link ActReader} reads. */
    ACT,
    /** What {@link LiveGame} answers to them. */
    ANSWER,
    /** Surveys: what {@link SurveyJson} writes. */
    SURVEY,
    /** What a small board is worth: {@code arbiter.solution/1}. */
    SOLUTION,
    /** What is known of the stones on a Go board: {@code arbiter.dragons/2}. */
    DRAGONS,
    /** Matches between engines and their games: what {@code org.openarbiter.match} writes. */
    MATCH;

    /** The name of its file, beside the classes in {@code schema/}. */
    public String fileName() {
        return switch (this) {
            case CASE -> "case.schema.json";
            case RULING -> "ruling.schema.json";
            case ACT -> "act.schema.json";
            case ANSWER -> "answer.schema.json";
            case SURVEY -> "survey.schema.json";
            case SOLUTION -> "solution.schema.json";
            case DRAGONS -> "dragons.schema.json";
            case MATCH -> "match.schema.json";
        };
    }

    /** The schema itself, for those who want to check or to show it. */
    public String text() {
        try (InputStream in = Objects.requireNonNull(Schemas.class.getResourceAsStream("schema/" + fileName()))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("a resource of this module", e);
        }
    }
}
