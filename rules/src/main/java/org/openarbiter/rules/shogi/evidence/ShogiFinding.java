package org.openarbiter.rules.shogi.evidence;

import org.openarbiter.rules.core.evidence.Finding;

/** A finding about a game of shogi: a closed set. */
public sealed interface ShogiFinding extends Finding
        permits CheckmatedKing, CountedPoints, IllegalPlay, NoLegalMove, RepeatedPosition {}
