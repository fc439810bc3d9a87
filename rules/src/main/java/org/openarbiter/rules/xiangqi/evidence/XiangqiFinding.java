package org.openarbiter.rules.xiangqi.evidence;

import org.openarbiter.rules.core.evidence.Worded;


/** A finding about a game of xiangqi: a closed set. */
public sealed interface XiangqiFinding extends Worded permits CheckmatedKing, NoCaptures, RepeatedCycle, StalematedSide {}
