package org.openarbiter.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.ruling.Ruling;

/** One game under the rulebooks wanted. */
class JudgeTest {
    private static final String MATE = "1. f3 e5 2. g4 Qh4# 0-1\n";

    private static JudgedGame judged(String games, Judge judge) throws IOException {
        try (Archive archive = Archive.of(
                new ByteArrayInputStream(games.getBytes(StandardCharsets.UTF_8)), "games.pgn", Archive.AUTO, null)) {
            RawGame raw = Objects.requireNonNull(archive.next());
            return judge.judge(archive, raw);
        }
    }

    private static Judge.Judged<?> ruled(JudgedGame game) {
        assertThat(game).isInstanceOf(JudgedGame.Ruled.class);
        return ((JudgedGame.Ruled) game).judged();
    }

    @Test
    void an_addition_that_fails_costs_no_ruling() throws IOException, RulebookException {
        RulebookChoice rules = RulebookChoice.of(List.of("chess:fide-2023", "chess:fide-2018"));
        Judge.Judged<?> plain = ruled(judged(MATE, new Judge(rules, Options.DEFAULT)));
        Judge.Judged<?> failed = ruled(judged(MATE, new Judge(rules, Options.DEFAULT, false, new Judge.Addition() {
            @Override
            public <B extends Board> Ruling to(Ruling ruling, Referee<B> referee, RecordedGame<B> record) {
                throw new IllegalStateException("no idea");
            }
        })));
        assertThat(failed.rulings()).isEqualTo(plain.rulings());
        assertThat(plain.liberties()).isEmpty();
        assertThat(failed.liberties()).extracting(Liberty::text).containsExactly(
                "nothing was added to the ruling under chess:fide-2023: the addition failed (java.lang.IllegalStateException: no idea)",
                "nothing was added to the ruling under chess:fide-2018: the addition failed (java.lang.IllegalStateException: no idea)");
    }

    @Test
    void an_addition_that_takes_too_much_stack_costs_no_ruling() throws IOException {
        Judge.Judged<?> failed = ruled(judged(MATE, new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT, false, new Judge.Addition() {
            @Override
            public <B extends Board> Ruling to(Ruling ruling, Referee<B> referee, RecordedGame<B> record) {
                throw new StackOverflowError();
            }
        })));
        assertThat(failed.rulings()).hasSize(1);
        assertThat(failed.liberties()).extracting(Liberty::text).containsExactly(
                "nothing was added to the ruling under chess:fide-2023: the addition failed (java.lang.StackOverflowError)");
    }

    @Test
    void a_game_that_takes_too_long_is_given_up_and_the_next_one_is_ruled() throws IOException {
        Judge hasty = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT, Duration.ZERO);
        assertThat(judged(MATE, hasty)).isInstanceOfSatisfying(JudgedGame.Unreadable.class, game -> assertThat(game.error().message())
                .isEqualTo("ruling on the game takes longer than the limit of 0 s"));
        assertThat(ruled(judged("[Event \"no move\"]\n\n*\n", hasty)).rulings()).hasSize(1);
        Judge patient = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT, Duration.ofMinutes(1));
        assertThat(ruled(judged(MATE, patient)).rulings()).isEqualTo(ruled(judged(MATE, new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT))).rulings());
    }

    @Test
    void the_rulebook_is_the_one_of_the_record() throws IOException {
        Judge judge = new Judge(RulebookChoice.OF_THE_RECORD, Options.DEFAULT);
        Judge.Judged<?> named = ruled(judged("[RuleSet \"chess:fide-2018?claims=odd\"]\n\n" + MATE, judge));
        assertThat(named.rulings()).extracting(Ruling::rulebook).extracting(RulebookId::name).containsExactly("fide-2023");
        assertThat(named.liberties()).extracting(Liberty::text)
                .containsExactly("the record names the rulebook chess:fide-2018?claims=odd, which does not exist; the default was used");
        Judge.Judged<?> foreign = ruled(judged("[RuleSet \"go:japanese\"]\n\n" + MATE, judge));
        assertThat(foreign.rulings()).extracting(Ruling::rulebook).extracting(RulebookId::name).containsExactly("fide-2023");
        assertThat(foreign.liberties()).extracting(Liberty::text)
                .containsExactly("the record names the rulebook go:japanese of another game; the default was used");
        Judge.Judged<?> unknown = ruled(judged("(;SZ[9]RU[Nonsense]KM[6.5];B[aa])", judge));
        assertThat(unknown.liberties()).extracting(Liberty::text)
                .containsExactly("the record names rules that are not known, 'Nonsense'; rulebook assumed: go:japanese (komi 6.5)");
        Judge.Judged<?> known = ruled(judged("[RuleSet \"chess:fide-2018\"]\n\n" + MATE, judge));
        assertThat(known.rulings()).extracting(Ruling::rulebook).containsExactly(new RulebookId("chess", "fide-2018"));
    }

    @Test
    void a_game_without_a_rulebook_names_what_is_wanted() throws IOException, RulebookException {
        assertThat(judged(MATE, new Judge(RulebookChoice.of(List.of("go:aga")), Options.DEFAULT)))
                .isInstanceOfSatisfying(JudgedGame.Unreadable.class, game -> {
                    assertThat(game.error().message()).isEqualTo("a game of chess, but no rulebook of chess was given");
                    assertThat(game.error().expected()).doesNotContain("--").startsWith("one, such as chess:");
                });
    }
}
