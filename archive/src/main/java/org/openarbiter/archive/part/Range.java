package org.openarbiter.archive.part;

import java.io.Serializable;

/**
 * Bytes of a file that one worker looks through for the places where games begin.
 *
 * @param packed whether the file is compressed; then the range begins and ends with frames or blocks
 * @param from its first byte
 * @param to the first byte behind it
 */
public record Range(boolean packed, long from, long to) implements Serializable {}
