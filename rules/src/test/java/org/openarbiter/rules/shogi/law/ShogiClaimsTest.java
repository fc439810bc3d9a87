package org.openarbiter.rules.shogi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.shogi.Shogi;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/** Why a claim is refused that a rulebook does not have. */
class ShogiClaimsTest {
    private static final String BY_ITSELF = "this rulebook applies that rule automatically, so there is nothing to claim";
    private static final String NONE = "nothing can be claimed under this rulebook";
    private static final String UNKNOWN = "this rulebook has no claim of that name; what can be claimed is ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"lishogi | declaration | " + BY_ITSELF, "lishogi | perpetual | " + NONE, "jsa | impasse | " + UNKNOWN})
    void onlyWhatAppliesWithoutAClaimAppliesByItself(String rulebook, String claim, String reason) throws RulebookException, InputException {
        Shogi shogi = new Shogi();
        ShogiBoard board = shogi.board("startpos");
        Referee<ShogiBoard> referee = new Referee<>(shogi.rulebook("shogi:" + rulebook), shogi.seats(), Options.DEFAULT, board);
        referee.act(new Act.Claim(referee.next(), claim, OptionalInt.empty(), ""));
        assertThat(referee.ruling().claims()).singleElement().extracting(ClaimRuling::reason).asString().startsWith(reason);
    }
}
