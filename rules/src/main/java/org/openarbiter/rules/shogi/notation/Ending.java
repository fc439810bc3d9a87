package org.openarbiter.rules.shogi.notation;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;

/**
 * How a record says that a game ended. Sources: kakinoki.o.oo7.jp/kif_format.html; CSA standard game record file format V2.2 and V3.0.
 */
enum Ending {
    /** The player to move resigns. */
    RESIGNS("投了", "%TORYO"),
    /** The player to move is out of time. */
    TIME("切れ負け", "%TIME_UP"),
    /** The player to move has committed a foul. */
    FOUL("反則負け", "%ILLEGAL_MOVE"),
    /** The other player has committed a foul. */
    FOUL_BEFORE("反則勝ち", "%ILLEGAL_ACTION"),
    /** Repetition. */
    REPETITION("千日手", "%SENNICHITE"),
    /** Impasse. */
    IMPASSE("持将棋", "%JISHOGI"),
    /** The player to move declares an entering king. */
    DECLARATION("入玉勝ち", "%KACHI"),
    /** The player to move declares an entering king, with enough points for a draw. */
    DECLARED_DRAW("引き分け", "%HIKIWAKE"),
    /** Mate. */
    MATE("詰み", "%TSUMI"),
    /** No mate, in a mating problem. */
    NO_MATE("不詰", "%FUZUMI"),
    /** The player to move was absent. */
    ABSENT("不戦敗", ""),
    /** The other player was absent. */
    OPPONENT_ABSENT("不戦勝", ""),
    /** A move was taken back. */
    TAKEN_BACK("待った", "%MATTA"),
    /** Broken off. */
    BROKEN_OFF("中断", "%CHUDAN"),
    /** An error. */
    ERROR("エラー", "%ERROR");

    private static final String SERVERS_TIME = "時間切れ";
    private static final String DECLARED = "declaration";

    private final String kif;
    private final String csa;

    Ending(String kif, String csa) {
        this.kif = kif;
        this.csa = csa;
    }

    /** The word in KIF. */
    String kif() {
        return kif;
    }

    /** The word in CSA, as far as it does not depend on the player; empty if there is none. */
    String csa() {
        return csa;
    }

    /** All words for endings that are read in KIF. */
    static List<String> words() {
        return Stream.concat(Stream.of(SERVERS_TIME), Arrays.stream(values()).map(Ending::kif)).toList();
    }

    /** The ending of that word in KIF, or of {@code 時間切れ}, as some servers write it. */
    static @Nullable Ending ofKif(String word) {
        return word.equals(SERVERS_TIME) ? TIME : Arrays.stream(values()).filter(ending -> ending.kif.equals(word)).findFirst().orElse(null);
    }

    /**
     * The ending of that word in CSA, with the percent sign.
     *
     * @param next the player to move
     */
    static @Nullable Ending ofCsa(String word, int next) {
        return switch (word) {
            case "%+ILLEGAL_ACTION" -> next == 0 ? FOUL : FOUL_BEFORE;
            case "%-ILLEGAL_ACTION" -> next == 1 ? FOUL : FOUL_BEFORE;
            default -> Arrays.stream(values())
                    .filter(ending -> ending.csa.equals(word) && ending != FOUL_BEFORE).findFirst().orElse(null);
        };
    }

    /** The ending that an act stands for; null if there is none, as for what a player does out of turn: the words speak of the player to move. */
    static @Nullable Ending of(Act act, int next) {
        return switch (act) {
            case Act.Resign resign -> resign.by() == next ? RESIGNS : null;
            case Act.Flag flag -> flag.by() == next ? TIME : null;
            case Act.IllegalAgain foul -> foul.by() == next ? FOUL : FOUL_BEFORE;
            case Act.Agree agree when agree.outcome() instanceof Outcome.Win win -> win.winner() == next ? null : RESIGNS;
            case Act.Agree agree -> IMPASSE;
            case Act.Claim claim -> claim.claim().equals(DECLARED) && claim.by() == next ? DECLARATION : null;
            default -> null;
        };
    }

    /** The act that ends the game; null where the board shows it, or nothing does. */
    @Nullable Act act(int next) {
        return switch (this) {
            case RESIGNS -> new Act.Resign(next);
            case TIME -> new Act.Flag(next);
            case FOUL -> new Act.IllegalAgain(next);
            case FOUL_BEFORE -> new Act.IllegalAgain(next ^ 1);
            case IMPASSE -> new Act.Agree(Outcome.DRAW);
            case DECLARATION, DECLARED_DRAW -> new Act.Claim(next, DECLARED, OptionalInt.empty(), "");
            case ABSENT -> new Act.Decide(new Outcome.Win(next ^ 1));
            case OPPONENT_ABSENT -> new Act.Decide(new Outcome.Win(next));
            case REPETITION, MATE, NO_MATE, TAKEN_BACK, BROKEN_OFF, ERROR -> null;
        };
    }

    /** The outcome; null if it says nothing of it. */
    @Nullable Outcome outcome(int next) {
        return switch (this) {
            case RESIGNS, TIME, FOUL, MATE, ABSENT -> new Outcome.Win(next ^ 1);
            case FOUL_BEFORE, DECLARATION, OPPONENT_ABSENT -> new Outcome.Win(next);
            case REPETITION, IMPASSE, DECLARED_DRAW -> Outcome.DRAW;
            case NO_MATE -> null;
            case TAKEN_BACK, BROKEN_OFF, ERROR -> Outcome.NONE;
        };
    }
}
