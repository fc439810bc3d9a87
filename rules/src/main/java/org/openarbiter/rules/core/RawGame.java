package org.openarbiter.rules.core;

/**
 * One game of an archive, cut out and not yet understood.
 *
 * @param number which game of the file, from 1
 * @param line the line on which it begins, from 1
 * @param bytes the array that holds it, shared with its neighbours; never changed
 * @param from where it begins in the array
 * @param to where it ends
 */
@SuppressWarnings("ArrayRecordComponent") // a slice of a shared block: two of them are never compared
public record RawGame(int number, long line, byte[] bytes, int from, int to) {}
