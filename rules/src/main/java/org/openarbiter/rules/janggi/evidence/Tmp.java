package org.openarbiter.rules.janggi.evidence;
/** x. */
public final class Tmp { private Tmp() {} }
