package org.openarbiter.rules.janggi.evidence;

import org.openarbiter.rules.core.evidence.Finding;

/** A finding about a game of janggi: a closed set. */
public sealed interface JanggiFinding extends Finding permits CheckmatedGeneral, CountedPoints, FacingGenerals, RepeatedPosition {}
