package org.openarbiter.protocol.xboard;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.engine.Reply;
import org.openarbiter.protocol.engine.Thought;

/**
 * An engine that speaks the protocol of xboard, version 2, or version 1 if it never names a feature.
 *
 * <p>The engine keeps the game itself, so it gets only the moves that it does not know yet. As long as it has just moved and
 * one move has been made since, it gets that move and answers; otherwise it is put into force mode first.
 *
 * <p>Source: Tim Mann and H.G. Muller, Chess Engine Communication Protocol.
 */
public final class XboardClient implements Engine {
    private static final Duration FEATURES = Duration.ofSeconds(2);
    private static final Pattern MOVE = Pattern.compile("(?:move|[Mm]y move is ?:?)\\s+(\\S+).*");
    private static final Pattern RESULT = Pattern.compile("(?:result\\s+)?(1-0|0-1|1/2-1/2)\\b.*");
    private static final Pattern THOUGHT =
            Pattern.compile("\\s*(\\d{1,4})[.&+!?]?\\s+([+-]?\\d{1,9})\\s+\\d+\\s+(\\d{1,18})\\b.*");
    /** Scores beyond this are mates: 100000 and the number of moves, as the protocol has it. */
    private static final int MATES_FROM = 100_000;

    private static final int MILLIS = 1000;
    private static final int MINUTE = 60;

    private final Conversation talk;
    private final Duration patience;
    private final Features features = new Features();
    private final MoveNotation notation;
    private boolean plays;
    private int sent;
    private int first;
    private int pings;
    private @Nullable Thought thought;
    private boolean offersDraw;

    /**
     * Greets an engine and sets its options.
     *
     * @param process just started
     * @param wanted options to be set, by name
     * @param patience how long it is waited for at the start of the process and of a game
     * @throws EngineException if it has no such option or none with such a value, or has ended; the process is ended then
     */
    public XboardClient(EngineProcess process, MoveNotation notation, Map<String, String> wanted, Duration patience)
            throws EngineException {
        this.notation = notation;
        this.patience = patience;
        talk = new Conversation(process);
        try {
            greet();
            for (Map.Entry<String, String> option : wanted.entrySet()) {
                Map.Entry<String, String> setting = features.options().setting(option.getKey(), option.getValue());
                talk.say("option " + setting.getKey() + (setting.getValue().isEmpty() ? "" : "=" + setting.getValue()));
            }
        } catch (EngineException e) {
            process.close();
            throw e;
        }
    }

    private void greet() throws EngineException {
        talk.say("xboard");
        talk.say("protover 2");
        // The protocol grants two seconds to say whether there are features, which a slow start may take up: they count from the
        // first line.
        AtomicBoolean isDone = new AtomicBoolean();
        EngineProcess.Line first = talk.listen(patience, line -> {
            isDone.set(feature(line) != null);
            return line;
        });
        if (first == null) {
            throw Conversation.silent("said nothing", patience);
        }
        Boolean done = isDone.get() ? Boolean.TRUE : talk.listen(FEATURES, this::feature);
        if (done == null && features.denies("done")) {
            done = talk.listen(patience, this::feature);
            if (done == null) {
                throw Conversation.silent("did not finish its features", patience);
            }
        }
    }

    private @Nullable Boolean feature(EngineProcess.Line line) {
        if (line.text().startsWith("feature ")) {
            features.take(line.text().substring("feature ".length())).forEach(talk::say);
        }
        return features.has("done") ? true : null;
    }

    @Override
    public String name() {
        return features.name();
    }

    @Override
    public void newGame(GameStart start) throws EngineException {
        if (!(start instanceof GameStart.Position chesslike)) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "plays no Go: it speaks xboard");
        }
        String variant = switch (chesslike.variant()) {
            case "chess" -> "normal";
            case "chess960" -> "fischerandom";
            default -> chesslike.variant();
        };
        if (!features.plays(variant)) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "does not play " + chesslike.variant());
        }
        talk.say("new");
        if (!variant.equals("normal")) {
            talk.say("variant " + variant);
        }
        talk.say("force");
        talk.say("easy");
        talk.say("post");
        String fen = chesslike.fen();
        if (fen != null) {
            if (!features.has("setboard")) {
                throw new EngineException(Failure.UNINTELLIGIBLE, "cannot set up a position");
            }
            talk.say("setboard " + (variant.equals("xiangqi") ? xiangqiFen(fen) : fen));
        }
        plays = false;
        sent = 0;
        first = chesslike.first();
        synchronise();
    }

    /**
     * A position of xiangqi with E for elephant and H for horse, as engines of this protocol have it, and without the two dashes.
     */
    private static String xiangqiFen(String fen) {
        String[] fields = fen.split(" ");
        String placement = fields[0].replace('b', 'e').replace('n', 'h').replace('B', 'E').replace('N', 'H');
        return placement + " " + fields[1] + " " + fields[fields.length - 2] + " " + fields[fields.length - 1];
    }

    private void synchronise() throws EngineException {
        if (features.has("ping")) {
            int number = ++pings;
            talk.say("ping " + number);
            talk.await("pong " + number, patience);
        }
    }

    @Override
    public Reply move(List<String> moves, Limits limits, Duration wait) throws EngineException {
        if (limits.nodes() > 0) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "cannot be limited by nodes: it speaks xboard");
        }
        talk.drain();
        thought = null;
        offersDraw = false;
        boolean answers = plays && moves.size() == sent + 1;
        if (!answers) {
            talk.say("force");
            moves.subList(sent, moves.size()).forEach(this::send);
        }
        clocks(limits);
        long begun = System.nanoTime();
        if (answers) {
            send(moves.getLast());
        } else {
            talk.say("go");
        }
        plays = true;
        sent = moves.size();
        boolean firstMoves = (moves.size() + first) % 2 == 0;
        Answer answer = talk.listen(wait, line -> answer(line, begun, firstMoves));
        if (answer == null) {
            talk.say("?");
            if (talk.listen(Conversation.STOPPING, line -> answer(line, begun, firstMoves)) == null) {
                throw Conversation.silent("did not move", wait);
            }
            plays = false;
            throw new EngineException(Failure.LATE, "moved only when told to, after " + Conversation.seconds(wait));
        }
        return reply(answer);
    }

    private Reply reply(Answer answer) throws EngineException {
        switch (answer) {
            case Answer.Given given -> {
                // An engine that holds the game to be over plays on only if it is asked anew.
                plays = given.reply() instanceof Reply.Move;
                sent += plays ? 1 : 0;
                return given.reply();
            }
            case Answer.Refusal refusal ->
                throw new EngineException(Failure.UNINTELLIGIBLE, "did not understand: it said " + refusal.words());
        }
    }

    private void send(String move) {
        talk.say((features.has("usermove") ? "usermove " : "") + notation.toEngine(move));
    }

    /** The time control is said where the engine begins to play, limits and clocks before every move. */
    private void clocks(Limits limits) {
        Limits.Clocks clocks = limits.clocks();
        if (limits.depth() > 0) {
            talk.say("sd " + limits.depth());
        }
        if (limits.moveMillis() > 0) {
            talk.say("st " + decimal(limits.moveMillis()));
        }
        if (clocks == null) {
            return;
        }
        if (!plays) {
            long seconds = clocks.mainMillis() / MILLIS;
            talk.say("level " + clocks.movesPerPeriod() + " " + seconds / MINUTE
                    + (seconds % MINUTE == 0 ? "" : String.format(Locale.ROOT, ":%02d", seconds % MINUTE)) + " "
                    + decimal(clocks.ownIncrement()));
        }
        if (!features.denies("time")) {
            talk.say("time " + Math.max(1, clocks.ownMillis() / 10));
            talk.say("otim " + Math.max(1, clocks.otherMillis() / 10));
        }
    }

    private static String decimal(long millis) {
        return millis % MILLIS == 0 ? Long.toString(millis / MILLIS) : Double.toString(millis / (double) MILLIS);
    }

    /** What a line of a thinking engine can be. */
    private sealed interface Answer {
        /** An answer. */
        record Given(Reply reply) implements Answer {}

        /** It refused the move or the command. */
        record Refusal(String words) implements Answer {}
    }

    private @Nullable Answer answer(EngineProcess.Line line, long begun, boolean firstMoves) {
        String text = line.text().strip();
        long nanos = line.nanos() - begun;
        Matcher move = MOVE.matcher(text);
        Matcher result = RESULT.matcher(text);
        if (move.matches()) {
            return new Answer.Given(new Reply.Move(castled(move.group(1), firstMoves), thought, offersDraw, nanos));
        }
        if (text.equals("resign") || text.startsWith("tellics resign")) {
            return new Answer.Given(new Reply.Resignation(thought, nanos));
        }
        if (result.matches()) {
            return new Answer.Given(new Reply.Claim(result.group(1), text, nanos));
        }
        if (text.startsWith("Illegal move")) {
            return new Answer.Refusal(text);
        }
        if (text.equals("offer draw")) {
            offersDraw = true;
        } else {
            take(text);
        }
        return null;
    }

    /** Castling may be written with letters; the library writes it as a move of the king. */
    private String castled(String move, boolean firstMoves) {
        String rank = firstMoves ? "1" : "8";
        return switch (move.replace('0', 'O')) {
            case "O-O" -> "e" + rank + "g" + rank;
            case "O-O-O" -> "e" + rank + "c" + rank;
            default -> notation.fromEngine(move);
        };
    }

    private void take(String line) {
        Matcher matcher = THOUGHT.matcher(line);
        if (matcher.matches()) {
            int score = Integer.parseInt(matcher.group(2));
            int mate = Math.abs(score) > MATES_FROM ? Integer.signum(score) * (Math.abs(score) - MATES_FROM) : 0;
            int depth = Integer.parseInt(matcher.group(1));
            thought = new Thought(depth, mate == 0 ? score : 0, mate, Long.parseLong(matcher.group(3)));
        }
    }

    @Override
    public void close() {
        talk.end("quit");
    }
}
