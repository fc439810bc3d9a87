package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.race.WaitingKo;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.dragons.status.State;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.rules.core.words.Sentence;

/**
 * Whether a group is dead in a finished position, and why.
 *
 * <p>What its status proves is taken over: alive is alive, dead is dead, and what is critical counts as alive, since nobody has killed it; but
 * what the opponent can kill in a ko whenever he likes ({@link WaitingKo}) is dead. Otherwise games played out at random decide, first those of
 * the whole board: a group is dead if it is lost in most of them, or in fewer if reading found no room for two eyes. Where these games leave it
 * open, so that it is lost in a quarter of them or more, and in three quarters at most, a thorough reading goes first, with what it proves or makes
 * likely; but where an attack was found that only a race could answer, that is not believed.
 *
 * @param isDead whether it is taken off the board
 * @param known how good the reason is
 * @param why a clause
 * @param line the moves that show it, the owner first, −1 a pass; empty where none need be shown
 * @param unsettled the group, if who moves first decides
 * @param isCertain whether nothing that is found later can change it
 */
record Death(boolean isDead, Known known, Sentence why, List<Integer> line, Optional<UnsettledGroup> unsettled, boolean isCertain) {
    private static final Sentence NO_REASON = Sentence.verbatim("");

    /** How many games are played out. */
    private static final int GAMES = 200;
    private static final int HUNDRED = 100;
    private static final Death AGREED = new Death(true, new Known.Proved(), EndLexicon.say("agreed"), List.of());

    /** Groups that are lost in fewer of the games, and do not look dead, are not asked about. */
    private static final double SAFE = 0.15;
    /** Groups that are lost in more are dead if reading says nothing. */
    private static final double MOST = 0.5;
    /** Groups that are lost in fewer are alive if reading proves nothing; those that it considers dead are dead if they are lost in more. */
    private static final double DOUBTFUL = 0.25;
    /** Groups that are lost in more are as good as lost. */
    private static final double HOPELESS = 0.75;

    private Death(boolean isDead, Known known, Sentence why, List<Integer> line) {
        this(isDead, known, why, line, Optional.empty(), isDead || known.isProved());
    }

    /** Whether it lives or dies by a ko. */
    boolean takesKo() {
        return unsettled.isPresent() && isCertain;
    }

    /** Whether it lives as long as friends do. */
    boolean restsOnFriends() {
        return !isDead && known.assumes(Assumption.FRIENDS_HOLD);
    }

    /** What needs no proof. */
    static Death agreed() {
        return AGREED;
    }

    /** Says what becomes of the groups of one position. */
    static final class Judge {
        private final Analysis analysis;
        private final Statuses statuses;
        private final Map<Group, Death> found = new HashMap<>();
        private final ReadingBoard position;
        private final boolean again;
        /** What the games on the whole board come to; null before anybody asks. */
        private int @Nullable [] balance;

        /**
         * A judge.
         *
         * @param again whether dead stones have been taken off the board before
         */
        Judge(ReadingBoard position, boolean again) {
            Analyst analyst = new Analyst(Effort.TABLE);
            analysis = analyst.analyze(position);
            statuses = analyst.statuses(position);
            this.again = again;
            this.position = position;
        }

        /** What becomes of the group of a stone. */
        Death of(int stone) {
            return found.computeIfAbsent(dragon(stone).group(), this::read);
        }

        /** What becomes of the group of a stone that stays without two eyes: dead if its opponent can kill it in a ko whenever he likes. */
        Optional<Death> inSeki(int stone) {
            GroupStatus status = statuses.of(dragon(stone).group(), Effort.QUESTION);
            return isLostInKo(status) ? Optional.of(lostInKo(status)) : Optional.empty();
        }

        /** The stones of the group of a stone. */
        List<Integer> group(int stone) {
            return dragon(stone).points();
        }

        private Dragon dragon(int stone) {
            return analysis.dragonAt(stone).orElseThrow();
        }

        private static boolean isLostInKo(GroupStatus status) {
            return status.known().isProved() && status.isLostInKo();
        }

        private Death lostInKo(GroupStatus status) {
            return new Death(true, status.known(), reason(EndLexicon.say("waiting-ko")), line(status));
        }

        private Death read(Group group) {
            int lost = lost(group);
            GroupStatus seen = statuses.of(group, Effort.TABLE);
            boolean seemsAlive = !seen.known().isProved() && (seen.state() == State.ALIVE || seen.state() == State.UNKNOWN);
            if (lost < SAFE * GAMES && seemsAlive) {
                return estimate(false, lost, NO_REASON, List.of());
            }
            GroupStatus status = status(group, lost);
            boolean isProved = status.known().isProved();
            if (status.state() == State.ALIVE && isProved) {
                return new Death(false, status.known(), NO_REASON, List.of());
            }
            if (isLostInKo(status)) {
                return lostInKo(status);
            }
            if (status.state() == State.CRITICAL && isProved) {
                return unsettled(group, status);
            }
            int percent = status.known() instanceof Known.Estimated estimated && estimated.by() == Known.Basis.GAMES ? estimated.percent() : 0;
            if (percent >= Known.LIKELY && status.state() != State.CRITICAL) {
                boolean isDead = status.state() == State.DEAD;
                return new Death(isDead, status.known(), isDead ? reason(EndLexicon.say("playouts", "percent", percent)) : NO_REASON, List.of());
            }
            boolean isLikely = lost > MOST * GAMES;
            Sentence games = EndLexicon.say("games", "most", isLikely, "lost", lost, "games", GAMES);
            if (status.state() != State.DEAD || !status.attack().fate().succeeds()) {
                return estimate(isLikely, lost, reason(games), List.of());
            }
            List<Integer> line = line(status);
            if (isProved) {
                boolean isAssumed = status.known() instanceof Known.ProvedUnder;
                Sentence why = !isAssumed && line.isEmpty() ? EndLexicon.say("nothing-lives") : EndLexicon.say("not-saved", "assumed", isAssumed);
                return new Death(true, status.known(), reason(why), line);
            }
            Sentence doubt = EndLexicon.say(status.defense().complete() ? "no-eyes" : "no-way-found");
            return estimate(lost > DOUBTFUL * GAMES, lost, reason(EndLexicon.say("doubt", "doubt", doubt, "most", isLikely, "games", games)), line);
        }

        private GroupStatus status(Group group, int lost) {
            GroupStatus status = statuses.of(group, Effort.QUESTION);
            if (status.known().isProved() || lost < DOUBTFUL * GAMES || lost > HOPELESS * GAMES) {
                return status;
            }
            GroupStatus most = statuses.of(group, Effort.THOROUGH);
            return status.attack().fate().succeeds() && most.state() == State.ALIVE ? status : most;
        }

        /** A group that lives or dies by who moves first. Without the dead stones it may be settled, unless it takes a ko with more than a single stone. */
        private Death unsettled(Group group, GroupStatus status) {
            GroupStatus said = statuses.forPlayers(status);
            boolean takesKo = status.attack().fate() != Fate.WIN || status.defense().fate() != Fate.WIN;
            return new Death(false, status.known(), NO_REASON, List.of(),
                    Optional.of(new UnsettledGroup(group.stones(), said.attack(), said.defense())), takesKo);
        }

        private Sentence reason(Sentence why) {
            return EndLexicon.say("reason", "again", again, "why", why);
        }

        private static Death estimate(boolean isDead, int lost, Sentence why, List<Integer> line) {
            int percent = HUNDRED * (isDead ? lost : GAMES - lost) / GAMES;
            return new Death(isDead, new Known.Estimated(Known.Basis.GAMES, percent), why, line);
        }

        /** How the owner, who moves first, loses it: what he tries in vain, else he passes. */
        private static List<Integer> line(GroupStatus status) {
            List<Integer> attack = status.attack().line();
            if (!status.defense().line().isEmpty() || attack.isEmpty()) {
                return status.defense().line();
            }
            List<Integer> plays = new ArrayList<>(attack);
            plays.addFirst(Answer.NONE);
            return plays;
        }

        /** In how many of the games a group is lost. */
        private int lost(Group group) {
            int[] held = balance == null ? Playouts.balance(position, GAMES) : balance;
            balance = held;
            int sum = group.stones().stream().mapToInt(point -> held[point]).sum();
            int lead = (group.seat() == ReadingBoard.BLACK ? sum : -sum) / group.stones().size();
            return (GAMES - lead) / 2;
        }
    }
}
