package org.openarbiter.archive.part;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.rules.core.record.Midway.Joint;
import org.openarbiter.rules.core.record.RawGame;

/** Puts together what was found in the ranges of a file: the joint at which each part begins, and how many games it has. */
final class Seam {
    private final Content content;
    private final GameReader reader;
    private final @Nullable String encoding;
    private final List<Range> ranges;
    private final List<Scan> scans;
    private final List<Part> parts = new ArrayList<>();
    /** The range that is being looked at, and the byte of the content with which it begins. */
    private int at;
    private long base;

    Seam(Content content, GameReader reader, @Nullable String encoding, List<Range> ranges, List<Scan> scans) {
        this.content = content;
        this.reader = reader;
        this.encoding = encoding;
        this.ranges = ranges;
        this.scans = scans;
    }

    List<Part> parts() throws ArchiveException {
        Joint joint = new Joint(0, 1, 1);
        while (joint != null) {
            while (isBehind(joint)) {
                base += scans.get(at).length();
                at++;
            }
            Joint next = next(joint);
            if (next == null || next.number() > joint.number()) {
                parts.add(part(joint, next == null ? Part.Piece.TO_THE_END : next.number() - joint.number()));
            }
            joint = next;
        }
        return parts;
    }

    private boolean isBehind(Joint joint) {
        long length = scans.get(at).length();
        return length >= 0 && joint.offset() - base >= length && at + 1 < scans.size();
    }

    private Part.Piece part(Joint joint, int games) {
        Range range = ranges.get(at);
        long into = joint.offset() - base;
        return range.packed()
                ? new Part.Piece(reader.format(), reader.game(), encoding, true, range.from(), into, joint, games)
                : new Part.Piece(reader.format(), reader.game(), encoding, false, range.from() + into, 0, joint, games);
    }

    /** The first joint behind the range in which this one is; null if the file ends before there is one. */
    private @Nullable Joint next(Joint joint) throws ArchiveException {
        Scan scan = scans.get(at);
        Joint next = listed(joint);
        if (next != null || scan.isLast() && isListed(joint)) {
            return next;
        }
        try (PartReader games = PartReader.open(content, part(joint, Part.Piece.TO_THE_END), reader)) {
            for (RawGame game = games.next(); game != null; game = games.next()) {
                Joint found = Joint.of(game);
                if (found == null || found.number() == joint.number()) {
                    continue;
                }
                Joint known = listed(found);
                if (known != null || isBehind(found)) {
                    return known == null ? found : known;
                }
                if (scan.isLast() && isListed(found)) {
                    return null;
                }
            }
            return null;
        }
    }

    private boolean isListed(Joint joint) {
        return scans.get(at).joints().stream().anyMatch(known -> base + known.offset() == joint.offset());
    }

    /** What follows the range by its own account if it has come to this joint; else null. */
    private @Nullable Joint listed(Joint joint) {
        Scan scan = scans.get(at);
        Joint next = scan.next();
        for (Joint known : scan.joints()) {
            if (next != null && base + known.offset() == joint.offset()) {
                return new Joint(
                        base + next.offset(), joint.line() + next.line() - known.line(),
                        Math.addExact(joint.number(), next.number() - known.number()));
            }
        }
        return null;
    }
}
