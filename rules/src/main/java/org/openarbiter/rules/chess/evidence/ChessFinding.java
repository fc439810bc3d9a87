package org.openarbiter.rules.chess.evidence;

import org.openarbiter.rules.core.evidence.Finding;

/** A finding about a game of chess: a closed set. */
public sealed interface ChessFinding extends Finding
        permits AgreementTooEarly,
                CanMate,
                CannotMate,
                CheckmatedKing,
                ClaimableDraw,
                LacksMaterial,
                NoEnPassant,
                NotTheSame,
                QuietMoves,
                RepeatedPosition,
                RepeatedSequence {}
