package org.openarbiter.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;

/**
 * An engine that plays any legal move: a program of its own that speaks UCI and UCCI.
 *
 * <p>Arguments: the game, the seed of its choices, and what it does at its first searches, in order, with commas between: a move
 * (legal or not), {@code hang}, {@code crash}, {@code stop} (moves only when it is told to), {@code junk}, {@code babble},
 * {@code none}, {@code resign}, {@code flood} (lines without end), {@code endless} (a line without end), {@code sleep300} (moves
 * after a number of milliseconds), {@code any}; a move with an exclamation mark is made even where it was excluded. One whose first
 * deed is {@code mute}, {@code chatters} or {@code quits} does so when it is greeted.
 */
public final class UciPlayer {
    private final Game<?> game;
    private final Random random;
    private final List<String> deeds;
    private Board board;
    private List<String> banned = List.of();
    private int searches;

    private UciPlayer(String game, long seed, List<String> deeds) throws InputException {
        this.game = Games.byName(game).orElseThrow();
        this.deeds = deeds;
        random = new Random(seed);
        board = this.game.board("startpos");
    }

    /** Speaks until it is told to quit. */
    public static void main(String[] arguments) throws IOException, InputException, PlayException, InterruptedException {
        UciPlayer player = new UciPlayer(arguments[0], Long.parseLong(arguments[1]), List.of(arguments[2].split(",")));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            player.command(List.of(line.strip().split("\\s+")), in);
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private void command(List<String> words, BufferedReader in)
            throws IOException, InputException, PlayException, InterruptedException {
        switch (words.getFirst()) {
            case "uci", "ucci" -> greet(words.getFirst());
            case "isready" -> say("readyok");
            case "banmoves" -> banned = words.subList(1, words.size());
            case "position" -> position(words);
            case "go" -> search(words, in);
            default -> {
                // It knows nothing else.
            }
        }
    }

    private void greet(String protocol) {
        switch (deeds.getFirst()) {
            case "mute" -> say("info string here I am");
            case "chatters" -> flood("\n");
            case "quits" -> Runtime.getRuntime().halt(4);
            default -> say("id name Toy\n" + protocol + "ok");
        }
    }

    private static void flood(String lineEnd) {
        String said = "info string " + "x".repeat(1000) + lineEnd;
        while (!System.out.checkError()) {
            System.out.print(said);
        }
    }

    private void position(List<String> words) throws InputException, PlayException {
        int moves = words.indexOf("moves");
        List<String> start = words.subList(1, moves < 0 ? words.size() : moves);
        String text = start.getFirst().equals("startpos") ? "startpos" : String.join(" ", start.subList(1, start.size()));
        board = game.board(text.equals("nonsense") ? "startpos" : text);
        banned = List.of();
        for (String move : words.subList(moves < 0 ? words.size() : moves + 1, words.size())) {
            board.play(board.toMove(), board.parse(move));
        }
    }

    private void search(List<String> words, BufferedReader in) throws IOException, InterruptedException {
        int only = words.indexOf("searchmoves");
        List<String> moves = only < 0 ? legal() : new ArrayList<>(words.subList(only + 1, words.size()));
        moves.removeAll(banned);
        String any = moves.get(random.nextInt(moves.size()));
        boolean again = only >= 0 || !banned.isEmpty();
        String next = searches < deeds.size() ? deeds.get(searches) : "any";
        String deed = again ? deeds.get(Math.max(0, searches - 1) % deeds.size()) : next;
        searches += again ? 0 : 1;
        say("info depth 1 score cp 13 nodes 1 pv " + any);
        switch (deed.replaceAll("\\d+$", "").equals("sleep") ? "sleep" : deed) {
            case "hang" -> Thread.sleep(Long.MAX_VALUE);
            case "crash" -> {
                System.err.println("something went wrong");
                Runtime.getRuntime().halt(3);
            }
            case "flood" -> flood("\n");
            case "endless" -> flood("");
            case "stop" -> {
                in.readLine();
                say("bestmove " + any);
            }
            case "sleep" -> {
                Thread.sleep(Long.parseLong(deed.substring("sleep".length())));
                say("bestmove " + any);
            }
            case "junk" -> say("\u0007 who knows\nbestmove xyzzy");
            case "babble" -> say("bestmove " + "e2\u0007e4".repeat(10_000));
            case "none" -> say("bestmove (none)");
            case "resign" -> say("bestmove " + any + " resign");
            case "any" -> say("bestmove " + any);
            default -> say("bestmove " + (deed.endsWith("!") || !again ? deed.replace("!", "") : any));
        }
    }

    private List<String> legal() {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(board.text(plays[i]));
        }
        return moves;
    }
}
