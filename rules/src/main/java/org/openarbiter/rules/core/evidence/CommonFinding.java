package org.openarbiter.rules.core.evidence;

/** A finding that any game can have: the closed set of those that are not a game's own. */
public sealed interface CommonFinding extends Finding permits PassedOver, Repetition, Undetermined {}
