package org.openarbiter.match.guard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * An engine that plays Go knowing simple ko alone: a program of its own that speaks GTP.
 *
 * <p>Its first argument says what it does when a play of its own is taken back, the second which plays it wants to make, in
 * order, with commas between. What it cannot play by simple ko it replaces by the first point that it can.
 */
final class KoPlayer {

    /** What it does when a play of its own is taken back. */
    enum Temper {
        /** Plays the next best point. */
        VARIES,
        /** Makes the same play again, whatever happens. */
        INSISTS,
        /** Knows no undo; has to be told the whole game again, and then plays the same. */
        KNOWS_NO_UNDO,
        /** Can be told where it may play. */
        CAN_BE_RESTRICTED,
        /** Can be told which plays to avoid, as KataGo can. */
        CAN_AVOID,
        /** Resigns. */
        RESIGNS,
        /** Never answers again. */
        HANGS,
        /** Ends. */
        CRASHES
    }

    private final Temper temper;
    private final List<String> wishes;
    private final Set<String> takenBack = new HashSet<>();
    private final Go go = new Go();
    private Referee<GoBoard> referee;
    private int made;

    private KoPlayer(Temper temper, List<String> wishes) throws InputException, RulebookException {
        this.temper = temper;
        this.wishes = wishes;
        referee = game("9");
    }

    private Referee<GoBoard> game(String size) throws InputException, RulebookException {
        Referee<GoBoard> fresh =
                new Referee<>(go.rulebook("simple"), go.seats(), Options.DEFAULT.withStrict(true), go.board(size + "x" + size));
        fresh.remember();
        return fresh;
    }

    /** Speaks GTP until the input ends. */
    public static void main(String[] arguments) throws Exception {
        KoPlayer player = new KoPlayer(Temper.valueOf(arguments[0]), List.of(arguments[1].split(",")));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.strip().split("\\s+", 2);
            System.out.println("=" + words[0] + " " + player.answer(words[1].split("\\s+")) + "\n");
            System.out.flush();
        }
    }

    private String answer(String[] words)
            throws InputException, RulebookException, PlayException, InterruptedException, IOException {
        switch (words[0]) {
            case "list_commands" -> {
                return commands();
            }
            case "boardsize" -> {
                referee = game(words[1]);
                made = 0;
            }
            case "play" -> {
                takenBack.clear();
                referee.act(new Act.Play(seat(words[1]), referee.board().parse(words[2])));
            }
            case "undo" -> {
                int ply = referee.record().plies();
                takenBack.add(referee.board().text(referee.record().play(ply)));
                referee.stepBack();
                made--;
            }
            case "genmove" -> {
                return taken(seat(words[1]), choice(words[1], List.of()));
            }
            case "restricted_genmove" -> {
                return taken(seat(words[1]), choice(words[1], List.of(words).subList(2, words.length)));
            }
            case "kata-genmove_analyze" -> {
                takenBack.addAll(List.of(words[5].split(",")));
                return "\ninfo move A1\nplay " + taken(seat(words[1]), choice(words[1], List.of()));
            }
            default -> {
                return "";
            }
        }
        return "";
    }

    private static int seat(String color) {
        return color.startsWith("b") || color.startsWith("B") ? 0 : 1;
    }

    private String commands() {
        List<String> commands = new ArrayList<>(List.of("list_commands", "boardsize", "clear_board", "play", "genmove"));
        if (temper != Temper.KNOWS_NO_UNDO) {
            commands.add("undo");
        }
        if (temper == Temper.CAN_BE_RESTRICTED) {
            commands.add("restricted_genmove");
        }
        if (temper == Temper.CAN_AVOID) {
            commands.add("kata-genmove_analyze");
        }
        return String.join("\n", commands);
    }

    private String choice(String color, List<String> within) throws PlayException, InterruptedException {
        if (!takenBack.isEmpty()) {
            switch (temper) {
                case RESIGNS -> {
                    return "resign";
                }
                case HANGS -> Thread.sleep(Long.MAX_VALUE);
                case CRASHES -> Runtime.getRuntime().halt(1);
                default -> {
                    // The others go on playing.
                }
            }
        }
        boolean avoids = temper == Temper.VARIES || temper == Temper.CAN_AVOID;
        List<String> candidates = new ArrayList<>();
        if (made < wishes.size()) {
            candidates.add(wishes.get(made));
        }
        for (int point = 0; point < referee.board().topology().size(); point++) {
            candidates.add(referee.board().pointName(point));
        }
        for (String candidate : candidates) {
            boolean wanted = !(avoids && takenBack.contains(candidate)) && (within.isEmpty() || within.contains(candidate));
            if (candidate.equals("pass") || wanted && referee.preview(seat(color), referee.board().point(candidate)) == null) {
                return candidate;
            }
        }
        return "pass";
    }

    private String taken(int seat, String choice) throws PlayException {
        if (!choice.equals("resign")) {
            referee.act(new Act.Play(seat, referee.board().parse(choice)));
            made++;
        }
        return choice;
    }
}
