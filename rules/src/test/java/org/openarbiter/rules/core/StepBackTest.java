package org.openarbiter.rules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Refusal;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.toy.WalkBoard;
import org.openarbiter.rules.core.toy.WalkBooks;
import org.openarbiter.rules.core.words.Sentence;

/** A referee who has stepped back is indistinguishable from one who has only seen the remaining acts. */
class StepBackTest {
    private static final int GAMES = 20;
    private static final int STEPS = 60;

    /** A kind of game to be played at random. */
    private record Kind<B extends Board>(Rulebook<B> rulebook, Seats seats, Supplier<B> start, long keyMask) {
        @Override
        public String toString() {
            return rulebook.id() + " with " + seats.count() + (keyMask == 0 ? ", all keys equal" : "");
        }

        Referee<B> referee() {
            return new Referee<>(rulebook, seats, Options.DEFAULT.withKeyMask(keyMask).withProofNodes(300), start.get());
        }
    }

    static Stream<Kind<?>> kinds() throws RulebookException {
        List<Kind<?>> kinds = new ArrayList<>();
        for (long mask : new long[] {-1, 0}) {
            for (int seats = 2; seats <= 3; seats++) {
                int players = seats;
                kinds.add(new Kind<>(WalkBooks.all(), WalkBooks.seats(seats), () -> WalkBoard.ring(5, players), mask));
            }
            add(kinds, "chess:fide-2023", null, "8/8/4k3/8/8/3K4/3R4/8 w - - 0 1", mask);
            add(kinds, "chess:match-runner", null, "8/8/4k3/8/8/3K4/3R4/8 w - - 90 60", mask);
            add(kinds, "chess:german", null, "startpos", mask);
            add(kinds, "chess:uscf", null, "8/8/4k3/8/8/3K4/3R4/8 w - - 90 60", mask);
            add(kinds, "shogi:jsa", null, "K+R+R+B+B+P+P+P+P/+P+P+P6/9/9/9/9/9/9/8k b 4G4S 1", mask);
            add(kinds, "janggi:kja", null, "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1", mask);
            add(kinds, "xiangqi:wxf", null, "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1", mask);
            add(kinds, "xiangqi:check-only", null, "startpos", mask);
            for (String book : List.of("tromp-taylor", "japanese", "chinese", "aga", "nsk", "simple")) {
                add(kinds, "go:" + book, null, "3x1", mask);
                add(kinds, "go:" + book, null, "2x2", mask);
            }
            add(kinds, "go:kee", null, "3x1", mask);
            add(kinds, "go:kee", Seats.of("B", "W", "R"), "2x2", mask);
            add(kinds, "go:kee?refreshing=no", Seats.of("B", "W", "R", "Y"), "3x2", mask);
        }
        return kinds.stream();
    }

    private static void add(List<Kind<?>> kinds, String rulebook, Seats seats, String start, long mask) throws RulebookException {
        add(kinds, Games.of(RulebookId.parse(rulebook)), rulebook, seats, start, mask);
    }

    private static <B extends Board> void add(
            List<Kind<?>> kinds, Game<B> game, String rulebook, Seats seats, String start, long mask) throws RulebookException {
        Seats players = seats == null ? game.seats() : seats;
        kinds.add(new Kind<>(
                game.rulebook(rulebook), players, () -> board(game, players, start), mask));
    }

    private static <B extends Board> B board(Game<B> game, Seats seats, String start) {
        try {
            return seats.count() == 2
                    ? game.board(start)
                    : game.board(new Start(null, new Start.Shape.Named(start), Map.of(), null, seats, false), null);
        } catch (InputException | StartException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <B extends Board> void stepping_back_leaves_what_a_fresh_replay_leaves(Kind<B> kind) {
        Random random = new Random(kind.toString().hashCode());
        int decided = 0;
        for (int game = 0; game < GAMES; game++) {
            Referee<B> referee = kind.referee();
            referee.remember();
            List<Act> acts = new ArrayList<>();
            for (int step = 0; step < STEPS; step++) {
                if (random.nextInt(4) > 0 || acts.isEmpty()) {
                    Act act = act(referee, random);
                    acts.add(act);
                    referee.act(act);
                    decided += referee.verdict().equals(Verdict.OPEN) ? 0 : 1;
                } else {
                    for (int back = 1 + random.nextInt(Math.min(6, acts.size())); back > 0; back--) {
                        acts.removeLast();
                        referee.stepBack();
                    }
                    compare(kind, referee, acts);
                }
            }
            while (!acts.isEmpty()) {
                acts.removeLast();
                referee.stepBack();
            }
            compare(kind, referee, acts);
        }
        assertThat(decided).as("games in which more happens than plays").isGreaterThan(GAMES);
    }

    private static <B extends Board> void compare(Kind<B> kind, Referee<B> referee, List<Act> acts) {
        Referee<B> fresh = kind.referee();
        acts.forEach(fresh::act);
        assertThat(referee.board().toText()).as("%s", acts).isEqualTo(fresh.board().toText());
        assertThat(referee.board().placementKey()).isEqualTo(fresh.board().placementKey());
        assertThat(referee.verdict()).isEqualTo(fresh.verdict());
        assertThat(referee.next()).isEqualTo(fresh.next());
        assertThat(referee.epoch()).isEqualTo(fresh.epoch());
        assertThat(referee.phase()).isEqualTo(fresh.phase());
        assertThat(referee.activeSeats()).isEqualTo(fresh.activeSeats());
        assertThat(referee.noted()).isEqualTo(fresh.noted());
        for (int seat = 0; seat < kind.seats().count(); seat++) {
            assertThat(referee.isActive(seat)).isEqualTo(fresh.isActive(seat));
            assertThat(referee.hasOffered(seat)).isEqualTo(fresh.hasOffered(seat));
            assertThat(referee.hasTouched(seat)).isEqualTo(fresh.hasTouched(seat));
            assertThat(referee.duty(seat)).isEqualTo(fresh.duty(seat));
        }
        assertThat(moments(referee.record())).isEqualTo(moments(fresh.record()));
        assertThat(referee.record().latestRepeat()).isEqualTo(fresh.record().latestRepeat());
        assertThat(referee.legalPlays()).isEqualTo(fresh.legalPlays());
        assertThat(referee.ruling()).isEqualTo(fresh.ruling());
    }

    private static List<List<Integer>> moments(GameRecord record) {
        List<List<Integer>> moments = new ArrayList<>();
        for (int moment = 0; moment <= record.plies(); moment++) {
            moments.add(List.of(
                    record.play(moment), record.by(moment), record.next(moment), record.occurrence(moment),
                    record.previousSame(moment), record.lookOccurrence(moment), record.previousAlike(moment)));
        }
        return moments;
    }

    /**
     * Mostly a legal play, often one that goes back to where a piece came from; sometimes anything else that can be done, and now and then a claim
     * that is right.
     */
    private static Act act(Referee<?> referee, Random random) {
        List<Ruling.OpenClaim> claims = referee.ruling().claimable();
        if (!claims.isEmpty() && random.nextInt(4) == 0) {
            Ruling.OpenClaim claim = claims.get(random.nextInt(claims.size()));
            return new Act.Claim(claim.by(), claim.claim(), announced(referee.board(), claim), "x");
        }
        int by = random.nextInt(8) == 0 ? random.nextInt(referee.seats().count()) : referee.next();
        return switch (random.nextInt(40)) {
            case 0 -> new Act.Offer(by);
            case 1 -> new Act.Accept(by);
            case 2 -> new Act.Touch(by);
            case 3 -> new Act.Claim(by, "threefold", OptionalInt.empty(), "");
            case 4 -> new Act.Claim(by, random.nextBoolean() ? "threefold" : "fifty", OptionalInt.of(play(referee, random)), "x");
            case 5 -> new Act.Unplayable(by, "x", Refusal.of(Sentence.english("is no play")));
            case 6 -> new Act.Play(by, play(referee, random));
            case 7 -> new Act.Decide(random.nextBoolean() ? Outcome.DRAW : new Outcome.NoResult());
            case 8 -> new Act.Dead(List.of(0));
            case 9 -> random.nextInt(3) == 0 ? new Act.Resign(by) : new Act.Offer(by);
            case 10 -> random.nextInt(3) == 0 ? new Act.Flag(by) : new Act.Touch(by);
            case 11 -> random.nextInt(3) == 0 ? new Act.Agree(Outcome.DRAW) : new Act.Accept(by);
            default -> new Act.Play(referee.next(), play(referee, random));
        };
    }

    private static OptionalInt announced(Board board, Ruling.OpenClaim claim) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(claim.by(), plays);
        return Arrays.stream(plays, 0, count).filter(play -> board.text(play).equals(claim.announced())).findFirst();
    }

    private static int play(Referee<?> referee, Random random) {
        Board board = referee.board();
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(referee.next(), plays);
        if (count == 0) {
            return 0;
        }
        String back = referee.record().plies() < 2 ? "" : board.text(referee.record().play(referee.record().plies() - 1));
        String wanted = back.length() == 4 ? back.substring(2) + back.substring(0, 2) : back;
        int[] reversing = Arrays.stream(plays, 0, count).filter(play -> board.text(play).equals(wanted)).toArray();
        return reversing.length > 0 && random.nextInt(3) > 0 ? reversing[0] : plays[random.nextInt(count)];
    }

    @Test
    void a_referee_takes_back_only_what_it_was_told_to_remember() {
        Referee<WalkBoard> referee = new Referee<>(WalkBooks.all(), WalkBooks.seats(2), Options.DEFAULT, WalkBoard.ring(5, 2));
        referee.act(new Act.Play(0, 4));
        assertThatThrownBy(referee::stepBack).isInstanceOf(IllegalStateException.class);
        referee.remember();
        referee.act(new Act.Play(1, 2));
        referee.stepBack();
        assertThat(referee.record().plies()).isEqualTo(1);
        assertThatThrownBy(referee::stepBack).isInstanceOf(IllegalStateException.class);
        referee.act(new Act.Play(1, 2));
        referee.begin(WalkBoard.ring(5, 2));
        assertThatThrownBy(referee::stepBack).as("another game has begun").isInstanceOf(IllegalStateException.class);
    }
}
