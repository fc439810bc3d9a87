package org.openarbiter.batch.source;

import java.io.Serializable;
import org.openarbiter.archive.part.Part;

/**
 * A part of a file of games, or a whole one.
 *
 * @param bytes how many bytes of the file it takes, about
 */
public record FilePart(GameFile file, Part part, long bytes) implements Serializable {}
