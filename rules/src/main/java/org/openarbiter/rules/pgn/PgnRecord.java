package org.openarbiter.rules.pgn;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Asides;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.RulebookId;

/**
 * A recorded game of two seats that was read from PGN: all of it but the start and the meaning of a move.
 *
 * <p>The result is the termination marker; where that is missing or {@code *} it is the tag. How result and {@code Termination}
 * become an act stands at {@link PgnEnding}; a result that marker and tag contradict does not become one by itself.
 *
 * @param <B> the board of the game
 */
public abstract class PgnRecord<B extends Board> implements RecordedGame<B> {
    private final PgnGame pgn;
    private final String game;
    private final @Nullable String result;
    private final PgnReason reason;
    private final boolean claims;
    private @Nullable List<RecordedAct<B>> acts;
    /** The moves before this one have reported their liberties. */
    private int reported;

    /** What a word of the movetext means on a board, with the liberties of the word read last. */
    protected interface Moves<B extends Board> {
        /** The play that a move of the main line stands for. */
        int read(int index, B board) throws PlayException;

        /** What was passed over in the move read last, as clauses; empty if nothing was. */
        List<String> liberties();

        /** A play as it should be written. */
        String write(B board, int play);
    }

    /**
     * The part that all games have in common.
     *
     * @param game the name of the game
     * @throws InputException if the tag {@code Result} takes a liberty that may not be taken
     */
    protected PgnRecord(PgnGame pgn, String game) throws InputException {
        this(pgn, game, false);
    }

    /**
     * The same for a game in which draws can be claimed.
     *
     * @param claims whether a tag that says so stands for a claim; otherwise it stands for nothing
     */
    protected PgnRecord(PgnGame pgn, String game, boolean claims) throws InputException {
        this.pgn = pgn;
        this.game = game;
        pgn.remarkOnNumbers();
        result = result(pgn);
        reason = PgnTold.of(pgn, result);
        this.claims = claims;
        if (PgnEnding.contradictsForfeitOfBoth(result, reason)) {
            pgn.liberty(PgnTold.at(pgn), "the tag Termination says '" + reason.quoted()
                    + "', that both players lost, but the result is " + result, "the result 0-0, or another Termination");
        }
    }

    private List<RecordedAct<B>> readActs() {
        if (PgnEnding.leavesOpenWhoseFlag(result, reason)) {
            return flag();
        }
        if (claims && PgnEnding.isDrawOfferedAgainstMaterial(result, reason)) {
            return List.of(offerAgainstMaterial());
        }
        Act first = PgnEnding.act(result, reason, 0);
        if (first != null && reason.kind() == PgnReason.Kind.UNKNOWN) {
            pgn.remark(PgnTold.at(pgn), "the record says '" + reason.quoted() + "', which was not understood");
        }
        if (first != null && isContradicted(pgn) && !isSaidOtherwise(first)) {
            return List.of();
        }
        if (first instanceof Act.Resign resign && resign.implied() && plies() == 0 && pgn.tag("FEN") == null) {
            // A bye, or a player who did not come: nobody sat down to resign.
            return List.of(RecordedAct.of(0, new Act.Decide(new Outcome.Win(1 - resign.by()))));
        }
        if (first == null || first instanceof Act.Claim && !claims) {
            return List.of();
        }
        return List.of(new RecordedAct<>() {
            @Override
            public int after() {
                return plies();
            }

            @Override
            public Act act(B board, int next) {
                Act act = possible(Objects.requireNonNull(PgnEnding.act(result, reason, next)), next);
                String announced = act instanceof Act.Claim ? PgnEnding.announced(reason) : null;
                return announced == null ? act : announcing((Act.Claim) act, announced, board);
            }
        });
    }

    /** A decision for the absence of a player who has moved is one on other grounds, unless that is all the record says. */
    private Act possible(Act act, int next) {
        if (!(act instanceof Act.Decide decide) || decide.ground() != Act.Decide.Ground.ABSENCE || !(decide.outcome() instanceof Outcome.Win win)) {
            return act;
        }
        int first = plies() % 2 == 0 ? next : 1 - next;
        boolean hasMoved = plies() > (win.winner() == first ? 1 : 0);
        return !hasMoved || reason.isPlainAbsence() ? act
                : new Act.Decide(win, reason.tellsOfDevice() ? Act.Decide.Ground.DEVICE : Act.Decide.Ground.OTHER);
    }

    /** Whether the record says who did it, or that nobody won: then the act does not hang on which of two results is right. */
    private boolean isSaidOtherwise(Act act) {
        return reason.by() >= 0 && reason.kind() != PgnReason.Kind.UNKNOWN && reason.kind() != PgnReason.Kind.REFEREE
                || reason.kind() == PgnReason.Kind.DRAW_AGREED || act instanceof Act.Claim;
    }

    /** Whether marker and tag both give a result, and not the same one. */
    private static boolean isContradicted(PgnGame pgn) {
        String marker = pgn.marker();
        String tagged = PgnResult.canonical(Objects.requireNonNullElse(pgn.value("Result"), "*"));
        return marker != null && tagged != null && !marker.equals("*") && !tagged.equals("*") && !marker.equals(tagged);
    }

    private static Act announcing(Act.Claim claim, String move, Board board) {
        OptionalInt play = OptionalInt.empty();
        try {
            play = OptionalInt.of(board.parse(move));
        } catch (PlayException e) {
            // The claim says what was written, and the ruling that it cannot be played.
        }
        return new Act.Claim(claim.by(), claim.claim(), play, move, claim.implied());
    }

    /** The offer of the player whose opponent lacks mating material; of the one to move if neither does. */
    private RecordedAct<B> offerAgainstMaterial() {
        return new RecordedAct<>() {
            @Override
            public int after() {
                return plies();
            }

            @Override
            public Act act(B board, int next) {
                return new Act.Offer(lacksMatingMaterial(board, 1) ? 0 : lacksMatingMaterial(board, 0) ? 1 : next);
            }
        };
    }

    /**
     * A draw on time of which the record does not say whose flag fell. Servers give it where the opponent has too little to mate with,
     * so the last position tells; where both could still mate, nobody knows what happened.
     */
    private List<RecordedAct<B>> flag() {
        B board = start();
        try {
            for (int index = 0; index < plies(); index++) {
                board.play(board.toMove(), play(index, board));
            }
        } catch (PlayException e) {
            return List.of();
        }
        int next = board.toMove();
        int seat = lacksMatingMaterial(board, 1 - next) ? next : 1 - next;
        if (!lacksMatingMaterial(board, 1 - seat)) {
            pgn.remark(PgnTold.at(pgn), "the record says '" + reason.quoted()
                    + "' and gives a draw" + (claims ? ", but either player could still mate" : "") + ": whose flag fell is unknown");
            return List.of();
        }
        return List.of(RecordedAct.of(plies(), new Act.Flag(seat)));
    }

    /** Whether a player who runs out of time against this seat draws on the servers: it has too little material to mate with. */
    protected boolean lacksMatingMaterial(B board, int seat) {
        return false;
    }

    static @Nullable String result(PgnGame pgn) throws InputException {
        String marker = pgn.marker();
        PgnTag tag = pgn.tag("Result");
        if (tag == null) {
            return marker;
        }
        String tagged = PgnResult.canonical(tag.value());
        if (tagged == null) {
            pgn.liberty(tag.at(), "the tag Result says '" + tag.value() + "', which is not a result", "1-0, 0-1, 1/2-1/2 or *");
            return marker;
        }
        if (!tagged.equals(tag.value().strip())) {
            String forfeit = PgnResult.isForfeit(tag.value()) ? " by forfeit" : "";
            pgn.liberty(tag.at(), "the tag Result says '" + tag.value() + "', that is, " + tagged + forfeit, "1-0, 0-1, 1/2-1/2 or *");
        }
        if (marker != null && !marker.equals(tagged)) {
            pgn.liberty(pgn.markerAt(), "the termination marker says " + marker + ", but the tag Result says " + tagged, tagged);
        }
        return marker == null || marker.equals("*") ? tagged : marker;
    }

    /** Whether the last word of a game is {@code 0-0} and nothing else says how it ended: castling, or the result of both having lost. */
    protected static boolean endsInZeros(PgnGame pgn) {
        return pgn.marker() == null && pgn.plies() > 0 && pgn.written(pgn.plies() - 1).equals(PgnResult.BOTH_LOST);
    }

    /** Reads all moves up to the first that cannot be played, which is not for the format to judge; none may take a liberty. */
    protected final void refuseLiberties(Moves<B> moves) throws InputException {
        B board = start();
        for (int index = 0; index < plies(); index++) {
            int play;
            try {
                play = moves.read(index, board);
            } catch (PlayException e) {
                return;
            }
            if (!moves.liberties().isEmpty()) {
                throw pgn.error(pgn.moveFrom(index), found(index, moves.liberties()), moves.write(board, play));
            }
            board.play(board.toMove(), play);
        }
    }

    private String found(int index, List<String> liberties) {
        return "'" + written(index) + "': " + String.join("; ", liberties);
    }

    /** Whether the liberties of this move are still to be reported. */
    protected final boolean isUnreported(int index) {
        return index >= reported;
    }

    /** Reports the liberties of a move, once however often the move is read. */
    protected final void report(int index, List<String> liberties) {
        reported = index + 1;
        try {
            pgn.liberty(pgn.moveFrom(index), found(index, liberties), "");
        } catch (InputException e) {
            throw new IllegalStateException("a strict reading has refused this move before", e);
        }
    }

    /** {@inheritDoc} A fault of the start is one of the tag {@code FEN}. */
    @Override
    public final InputException fault(int index, String found, String expected) {
        PgnTag fen = index < 0 ? pgn.tag("FEN") : null;
        int at = index >= 0 ? pgn.moveFrom(index) : fen == null ? pgn.markerAt() : fen.at();
        return pgn.error(at, found, expected);
    }

    @Override
    public final long line(int index) {
        return pgn.line(pgn.moveFrom(index));
    }

    /** The game as text. */
    protected final PgnGame pgn() {
        return pgn;
    }

    @Override
    public final int plies() {
        return pgn.plies();
    }

    @Override
    public String written(int index) {
        return pgn.written(index);
    }

    @Override
    public final List<RecordedAct<B>> acts() {
        List<RecordedAct<B>> known = acts;
        if (known == null) {
            known = readActs();
            acts = known;
        }
        return known;
    }

    @Override
    public final @Nullable String recorded() {
        return result;
    }

    @Override
    public final @Nullable Outcome recordedOutcome() {
        return PgnResult.outcome(result);
    }

    /** {@inheritDoc} That is the tag {@code RuleSet} or {@code Rules}, where it holds the name of a rulebook. */
    @Override
    public final @Nullable String rules() {
        for (String name : List.of("RuleSet", "Rules")) {
            String value = pgn.value(name);
            String found = value == null ? null : RulebookId.find(game, value);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Override
    public Map<String, String> tags() {
        return Collections.unmodifiableMap(pgn.values());
    }

    @Override
    public final Asides asides() {
        List<PgnLine.Item> items = movetext().items();
        return new Asides(count(items, PgnLine.Comment.class), count(items, PgnLine.Nag.class), count(items, PgnLine.Variation.class));
    }

    private static int count(List<PgnLine.Item> items, Class<? extends PgnLine.Item> kind) {
        return (int) items.stream().filter(kind::isInstance).count();
    }

    @Override
    public final List<Liberty> liberties() {
        return pgn.liberties();
    }

    /** All of the movetext. */
    public final PgnLine movetext() {
        return pgn.movetext();
    }
}
