package org.openarbiter.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Act.Decide.Ground;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;

/**
 * An event in a game other than a play, as a case or a live game reports it.
 *
 * @param after after how many plays
 * @param by the seat that acts; empty for events without a single actor, and if the seat to move is meant
 * @param claim the id of the claimed rule; null unless this is a claim
 * @param move the announced play as written; null for a claim on the position as it stands
 * @param outcome what was agreed or decided; null for other kinds
 * @param ground on what grounds the referee decided; {@code OTHER} for other kinds
 * @param points the names of the points whose stones are dead; empty for other kinds
 * @param implied whether nothing but the result of a record says that it happened; false but for a resignation, an agreement and a claim
 */
public record Event(
        int after,
        Kind kind,
        OptionalInt by,
        @Nullable String claim,
        @Nullable String move,
        @Nullable Outcome outcome,
        Ground ground,
        List<String> points,
        boolean implied) {

    public Event {
        points = List.copyOf(points);
    }

    /** The kinds of events. */
    public enum Kind {
        /** A claim under a rule that must be claimed. */
        CLAIM(true),
        /** An offer of a draw. */
        OFFER(true),
        /** The acceptance of one. */
        ACCEPT(true),
        /** A resignation. */
        RESIGN(true),
        /** A fallen flag. */
        FLAG(true),
        /** A touched piece. */
        TOUCH(true),
        /** A result or a ranking that all agreed upon. */
        AGREE(false),
        /** The referee's choice among the outcomes left to him. */
        DECIDE(false),
        /** All flags have fallen, and it cannot be established which fell first. */
        FLAGS(false),
        /** A player made an illegal move once more than the rules put up with. */
        ILLEGAL(true),
        /** Points whose stones all agree to remove. */
        DEAD(false);

        private final boolean personal;

        Kind(boolean personal) {
            this.personal = personal;
        }

        /** Whether one player does it. */
        public boolean isPersonal() {
            return personal;
        }

        /** The word for it in JSON. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The kind of that name, or null. */
        static @Nullable Kind of(String word) {
            for (Kind kind : values()) {
                if (kind.word().equals(word)) {
                    return kind;
                }
            }
            return null;
        }

        /** The words of all kinds, for messages. */
        static List<String> words() {
            return List.of(values()).stream().map(Kind::word).toList();
        }
    }

    /** The act that it was, on the position in which it happened. */
    public Act act(Board board, int next) {
        int seat = by.orElse(next);
        return switch (kind) {
            case CLAIM -> claim(seat, board);
            case OFFER -> new Act.Offer(seat);
            case ACCEPT -> new Act.Accept(seat);
            case RESIGN -> new Act.Resign(seat, implied);
            case FLAG -> new Act.Flag(seat);
            case FLAGS -> new Act.AllFlags();
            case ILLEGAL -> new Act.IllegalAgain(seat);
            case TOUCH -> new Act.Touch(seat);
            case AGREE -> new Act.Agree(namedOutcome(), implied);
            case DECIDE -> new Act.Decide(namedOutcome(), ground);
            case DEAD -> dead(board);
        };
    }

    private Act dead(Board board) {
        List<Integer> dead = new ArrayList<>();
        for (String point : points) {
            try {
                dead.add(board.point(point));
            } catch (PlayException e) {
                return new Act.Unplayable(Act.NOBODY, point, e.refusal());
            }
        }
        return new Act.Dead(dead);
    }

    /** The same event after this number of plays; done by {@code next} if it needs one player and none was named. */
    Event placed(int plies, int next) {
        return new Event(plies, kind, kind.isPersonal() ? OptionalInt.of(by.orElse(next)) : by, claim, move, outcome, ground, points, implied);
    }

    /** The same event with another text for the play that it announces. */
    Event announcing(String play) {
        return new Event(after, kind, by, claim, play, outcome, ground, points, implied);
    }

    /** The same as a part of a recorded game. */
    <B extends Board> RecordedAct<B> recorded() {
        Event event = this;
        return new RecordedAct<>() {
            @Override
            public int after() {
                return event.after;
            }

            @Override
            public Act act(B board, int next) {
                return event.act(board, next);
            }
        };
    }

    /** The event that stands for an act; null for a play, which is none. */
    static @Nullable Event of(int after, Act act, Board board) {
        OptionalInt by = act.by() == Act.NOBODY ? OptionalInt.empty() : OptionalInt.of(act.by());
        return switch (act) {
            case Act.Claim claim -> new Event(after, Kind.CLAIM, by, claim.claim(), announced(claim, board), null, Ground.OTHER, List.of(), claim.implied());
            case Act.Offer offer -> plain(after, Kind.OFFER, by);
            case Act.Accept accept -> plain(after, Kind.ACCEPT, by);
            case Act.Resign resign -> new Event(after, Kind.RESIGN, by, null, null, null, Ground.OTHER, List.of(), resign.implied());
            case Act.Flag flag -> plain(after, Kind.FLAG, by);
            case Act.AllFlags flags -> plain(after, Kind.FLAGS, by);
            case Act.IllegalAgain again -> plain(after, Kind.ILLEGAL, by);
            case Act.Touch touch -> plain(after, Kind.TOUCH, by);
            case Act.Agree agree -> new Event(after, Kind.AGREE, by, null, null, agree.outcome(), Ground.OTHER, List.of(), agree.implied());
            case Act.Decide decide -> new Event(after, Kind.DECIDE, by, null, null, decide.outcome(), decide.ground(), List.of(), false);
            case Act.Dead dead -> new Event(
                    after, Kind.DEAD, by, null, null, null, Ground.OTHER, dead.points().stream().map(board::pointName).toList(), false);
            case Act.Play play -> null;
            case Act.Unplayable unplayable -> null;
        };
    }

    private static Event plain(int after, Kind kind, OptionalInt by) {
        return new Event(after, kind, by, null, null, null, Ground.OTHER, List.of(), false);
    }

    private static @Nullable String announced(Act.Claim claim, Board board) {
        if (claim.announced().isPresent()) {
            return board.text(claim.announced().getAsInt());
        }
        return claim.written().isEmpty() ? null : claim.written();
    }

    private Act claim(int seat, Board board) {
        String id = String.valueOf(claim);
        String announced = move;
        if (announced == null) {
            return new Act.Claim(seat, id, OptionalInt.empty(), "", implied);
        }
        try {
            return new Act.Claim(seat, id, OptionalInt.of(board.parse(announced)), announced, implied);
        } catch (PlayException e) {
            return new Act.Claim(seat, id, OptionalInt.empty(), announced, implied);
        }
    }

    private Outcome namedOutcome() {
        Outcome named = outcome;
        return named == null ? Outcome.NONE : named;
    }
}
