package org.openarbiter.rules.shogi.evidence;

import org.openarbiter.rules.core.evidence.Worded;


/** A finding about a game of shogi: a closed set. */
public sealed interface ShogiFinding extends Worded
        permits CheckmatedKing, CountedPoints, IllegalPlay, NoLegalMove, RepeatedPosition {}
