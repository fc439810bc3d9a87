package org.openarbiter.rules.core.ruling;

import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/** The state of a game under its rulebook: a closed set. */
public sealed interface Verdict {

    /** The word for it in rulings: {@code open}, {@code ended}, {@code illegal}, {@code referred}. */
    String status();

    /** The game can go on. */
    record Open() implements Verdict {
        @Override
        public String status() {
            return "open";
        }
    }

    /**
     * The game is over.
     *
     * @param rule what ended it
     * @param ply the moment at which it did
     * @param why a clause
     * @param source where it is written
     */
    record Ended(Outcome outcome, Rule<?> rule, int ply, Sentence why, Source source) implements Verdict {
        /** The reason in English. */
        public String text() {
            return why.text();
        }

        @Override
        public String status() {
            return "ended";
        }
    }

    /**
     * The latest play is not allowed; what was played before stands.
     *
     * @param rule what forbids it
     * @param ply the ply it would have been
     * @param move the play as players name it, with its number
     * @param why a clause
     * @param line the line of the record on which it stands; 0 where that is not known
     * @param source where it is written
     */
    record Illegal(Rule<?> rule, int ply, Sentence move, Sentence why, long line, Source source) implements Verdict {
        /** The reason in English. */
        public String text() {
            return why.text();
        }

        /** One sentence without a full stop, such as {@code 4.Bxa7 is illegal: the bishop on e3 is pinned (line 12)}. */
        public Sentence sentence() {
            return Common.say("illegal", "move", move, "verbal", PlayException.isVerbal(why.text()), "why", why, "line", line);
        }

        @Override
        public String status() {
            return "illegal";
        }
    }

    /**
     * The referee may choose one of the options.
     *
     * @param lapses whether the question lapses when a player varies; otherwise play has stopped until it is decided
     * @param source where it is written
     */
    record Referred(List<Outcome> options, Rule<?> rule, int ply, Sentence why, boolean lapses, Source source) implements Verdict {
        /** The question in English. */
        public String text() {
            return why.text();
        }

        @Override
        public String status() {
            return "referred";
        }
    }

    /** The game can go on. */
    Verdict OPEN = new Open();
}
