package org.openarbiter.rules.xiangqi.evidence;

import org.openarbiter.rules.core.evidence.Finding;

/** A finding about a game of xiangqi: a closed set. */
public sealed interface XiangqiFinding extends Finding permits CheckmatedKing, NoCaptures, RepeatedCycle, StalematedSide {}
