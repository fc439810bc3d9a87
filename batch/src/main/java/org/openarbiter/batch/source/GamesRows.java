package org.openarbiter.batch.source;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** Makes rows of games, with the columns that are wanted; reads a game only if one of them says what only its reader knows. */
final class GamesRows {
    private final List<GamesColumn> columns;
    private final boolean strict;

    GamesRows(List<GamesColumn> columns, boolean strict) {
        this.columns = List.copyOf(columns);
        this.strict = strict;
    }

    /** A game that was read, or why it was not; neither if nobody asks. */
    private record Understood(@Nullable ReadGame<?> game, @Nullable InputException error) {}

    /** The row of a game. */
    InternalRow of(String file, GameReader reader, RawGame raw) {
        Understood understood = asksReader(reader) ? read(reader, raw) : new Understood(null, null);
        @Nullable Object[] values = new Object[columns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(columns.get(i), file, reader, raw, understood);
        }
        return new GenericInternalRow(values);
    }

    /** The row that says that a file cannot be read any further. */
    InternalRow ofFault(String file, String message) {
        @Nullable Object[] values = new Object[columns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = switch (columns.get(i)) {
                case SOURCE, ID -> UTF8String.fromString(file);
                case ERROR -> error(new InputException(0, 0, message, ""));
                case FAULT -> UTF8String.fromString(message);
                default -> null;
            };
        }
        return new GenericInternalRow(values);
    }

    private boolean asksReader(GameReader reader) {
        boolean namesItself = reader.game() == null;
        return columns.contains(GamesColumn.TAGS) || columns.contains(GamesColumn.ERROR)
                || namesItself && (columns.contains(GamesColumn.ID) || columns.contains(GamesColumn.GAME));
    }

    private Understood read(GameReader reader, RawGame raw) {
        try {
            return new Understood(reader.read(raw, strict), null);
        } catch (InputException e) {
            return new Understood(null, e);
        } catch (RuntimeException | StackOverflowError e) {
            return new Understood(null, Judge.failure(raw, e));
        }
    }

    private static @Nullable Object value(GamesColumn column, String file, GameReader reader, RawGame raw, Understood understood) {
        ReadGame<?> game = understood.game();
        return switch (column) {
            case SOURCE -> UTF8String.fromString(file);
            case ORDINAL -> (long) raw.number();
            case OFFSET -> raw.offset() < 0 ? null : raw.offset();
            case LINE -> raw.line();
            case ID -> UTF8String.fromString(id(file, reader, raw, understood));
            case GAME -> UTF8String.fromString(game == null ? reader.game() : game.game().name());
            case FORMAT -> UTF8String.fromString(reader.format());
            case TAGS -> game == null ? null : tags(game.record().tags());
            case RECORD -> raw.isTooLong() ? null : Arrays.copyOfRange(raw.bytes(), raw.from(), raw.to());
            case LEAD -> raw.lineFrom() < raw.from() ? Arrays.copyOfRange(raw.bytes(), raw.lineFrom(), raw.from()) : null;
            case ENCODING -> encoding(raw.encoding());
            case LIBERTIES -> new GenericArrayData(raw.liberties().stream()
                    .map(liberty -> new GenericInternalRow(new Object[] {
                        liberty.line(), liberty.column(), UTF8String.fromString(liberty.text())}))
                    .toArray());
            case ERROR -> understood.error() == null ? null : error(understood.error());
            case FAULT -> null;
        };
    }

    private static String id(String file, GameReader reader, RawGame raw, Understood understood) {
        ReadGame<?> game = understood.game();
        String own = game == null ? null : game.id();
        return own != null ? own : understood.error() != null ? reader.nameOf(file, raw) : GameReader.placeOf(file, raw);
    }

    private static ArrayBasedMapData tags(Map<String, String> tags) {
        return new ArrayBasedMapData(
                new GenericArrayData(tags.keySet().stream().map(UTF8String::fromString).toArray()),
                new GenericArrayData(tags.values().stream().map(UTF8String::fromString).toArray()));
    }

    private static @Nullable UTF8String encoding(@Nullable Charset encoding) {
        return encoding == null ? null : UTF8String.fromString(encoding.name());
    }

    private static InternalRow error(InputException error) {
        return new GenericInternalRow(new Object[] {
            error.line(), error.column(), UTF8String.fromString(error.message()), UTF8String.fromString(error.expected())});
    }
}
