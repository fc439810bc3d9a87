package org.openarbiter.protocol.gtp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.Reply;

/**
 * An engine that speaks the Go Text Protocol, version 2.
 *
 * <p>The engine keeps the game itself, so it gets only the plays that it does not know yet. The protocol knows neither
 * increments nor limits of nodes and depth: a move is asked for with the time that is left on the clock.
 *
 * <p>Source: Gunnar Farnebäck, Specification of the Go Text Protocol, version 2, draft 2.
 */
public final class GtpClient implements Engine {
    private static final long MILLIS = 1000;
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private final EngineProcess process;
    private final GtpLink link;
    private final Duration patience;
    private final String name;
    private GameStart.GoBoard start = new GameStart.GoBoard(19, 0, List.of(), List.of(), 0);
    private int sent;

    /**
     * Greets an engine.
     *
     * @param process just started
     * @param wanted commands to be sent first, with their arguments, such as {@code level} and {@code 1}
     * @param patience how long it is waited for whenever it is not its clock that runs
     * @throws EngineException if it does not speak the protocol, or refuses a command; the process is ended then
     */
    public GtpClient(EngineProcess process, Map<String, String> wanted, Duration patience) throws EngineException {
        this.process = process;
        this.patience = patience;
        link = new GtpLink(process);
        try {
            String version = link.insist("protocol_version", patience).text();
            if (!version.equals("2")) {
                throw new EngineException(Failure.NOT_STARTED, "speaks version " + version + " of GTP, not 2");
            }
            name = (link.insist("name", patience).text() + " " + link.insist("version", patience).text()).strip();
            for (Map.Entry<String, String> command : wanted.entrySet()) {
                command((command.getKey() + " " + command.getValue()).strip());
            }
        } catch (EngineException e) {
            process.close();
            throw e;
        }
    }

    private String command(String command) throws EngineException {
        GtpLink.Answer answer = link.insist(command, patience);
        if (!answer.accepted()) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "refused " + command + ": " + answer.text());
        }
        return answer.text();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void newGame(GameStart begun) throws EngineException {
        if (!(begun instanceof GameStart.GoBoard board)) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "plays Go alone: it speaks GTP");
        }
        start = board;
        sent = 0;
        command("boardsize " + board.size());
        command("clear_board");
        command("komi " + board.komi());
        for (String vertex : board.black()) {
            command("play B " + vertex);
        }
        for (String vertex : board.white()) {
            command("play W " + vertex);
        }
    }

    private String color(int plies) {
        return (plies + start.first()) % 2 == 0 ? "B" : "W";
    }

    private void send(List<String> moves) throws EngineException {
        while (sent < moves.size()) {
            command("play " + color(sent) + " " + moves.get(sent));
            sent++;
        }
    }

    @Override
    public Reply move(List<String> moves, Limits limits, Duration wait) throws EngineException {
        if (limits.nodes() > 0 || limits.depth() > 0) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "cannot be limited by nodes or depth: it speaks GTP");
        }
        send(moves);
        String color = color(moves.size());
        time(limits, color);
        GtpLink.Answer answer = link.ask("genmove " + color, wait);
        if (answer == null) {
            // The protocol has no word to stop an engine.
            if (link.late(Conversation.STOPPING) == null) {
                throw Conversation.silent("did not move", wait);
            }
            throw new EngineException(Failure.LATE, "moved only after " + Conversation.seconds(wait));
        }
        if (!answer.accepted()) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "refused genmove " + color + ": " + answer.text());
        }
        if (answer.text().equalsIgnoreCase("resign")) {
            return new Reply.Resignation(null, answer.nanos());
        }
        sent++;
        String move = answer.text().toLowerCase(Locale.ROOT).equals("pass") ? "pass" : answer.text().toUpperCase(Locale.ROOT);
        return new Reply.Move(move, null, false, answer.nanos());
    }

    private void time(Limits limits, String color) throws EngineException {
        Limits.Clocks clocks = limits.clocks();
        if (limits.moveMillis() > 0) {
            link.insist("time_settings 0 " + Math.max(1, limits.moveMillis() / MILLIS) + " 1", patience);
        } else if (clocks != null) {
            if (sent < 2) {
                link.insist("time_settings " + clocks.mainMillis() / MILLIS + " 0 0", patience);
            }
            String other = color.equals("B") ? "W" : "B";
            link.insist("time_left " + other + " " + clocks.otherMillis() / MILLIS + " 0", patience);
            link.insist("time_left " + color + " " + clocks.ownMillis() / MILLIS + " 0", patience);
        }
    }

    @Override
    public Optional<List<String>> deadStones(List<String> moves, Duration wait) throws EngineException {
        send(moves);
        GtpLink.Answer answer = link.insist("final_status_list dead", wait);
        if (!answer.accepted()) {
            return Optional.empty();
        }
        List<String> dead = new ArrayList<>(List.of(SPACE.split(answer.text().strip().toUpperCase(Locale.ROOT))));
        dead.removeIf(String::isEmpty);
        return Optional.of(dead);
    }

    @Override
    public void close() {
        process.say("quit");
        process.close();
    }
}
