package org.openarbiter.protocol.uci;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.DeclaredOptions;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.engine.Reply;

/**
 * An engine that speaks UCI or UCCI.
 *
 * <p>Lines that mean nothing are passed over, so an engine may print other lines; a {@code bestmove} that was not asked
 * for is forgotten before the next question.
 */
public final class UciClient implements Engine {
    private static final Pattern NO_MOVE = Pattern.compile("\\(none\\)|0000|a0a0|null|none");
    private static final String VARIANT = "UCI_Variant";
    private static final String CHESS960 = "UCI_Chess960";
    private static final String MILLISECONDS = "usemillisec";

    private final UciProtocol protocol;
    private final Conversation talk;
    private final Duration patience;
    private final DeclaredOptions options = new DeclaredOptions();
    private @Nullable MoveNotation notation;
    private String name = "";
    private String position = "";
    private int first;

    /**
     * Greets an engine and sets its options.
     *
     * @param process just started
     * @param notation how it writes moves; null to find out: an engine with the option {@code UCI_Variant} counts the ranks of
     *     xiangqi from 1
     * @param wanted options to be set, by name
     * @param patience how long it is waited for at the start of the process and of a game
     * @throws EngineException if it does not speak the protocol, or has no such option or none with such a value; the process is
     *     ended then
     */
    public UciClient(
            EngineProcess process, UciProtocol protocol, @Nullable MoveNotation notation, Map<String, String> wanted,
            Duration patience)
            throws EngineException {
        this.protocol = protocol;
        this.notation = notation;
        this.patience = patience;
        talk = new Conversation(process);
        try {
            greet();
            for (Map.Entry<String, String> option : wanted.entrySet()) {
                set(option.getKey(), option.getValue());
            }
            synchronise();
        } catch (EngineException e) {
            process.close();
            throw e;
        }
    }

    private void greet() throws EngineException {
        talk.say(protocol.greeting());
        Boolean ready = talk.listen(patience, line -> {
            String text = line.text().strip();
            EngineOption option = OptionReader.read(text);
            if (text.startsWith("id name ")) {
                name = text.substring("id name ".length()).strip();
            } else if (option != null) {
                options.add(option);
            }
            return text.equals(protocol.ready()) ? true : null;
        });
        if (ready == null) {
            throw Conversation.silent("did not answer " + protocol.greeting() + " with " + protocol.ready(), patience);
        }
        if (protocol == UciProtocol.UCCI && options.has(MILLISECONDS)) {
            talk.say(protocol.option(MILLISECONDS, "true"));
        }
    }

    private void set(String option, String value) throws EngineException {
        Map.Entry<String, String> setting = options.setting(option, value);
        talk.say(protocol.option(setting.getKey(), setting.getValue()));
    }

    private void synchronise() throws EngineException {
        talk.say("isready");
        talk.await("readyok", patience);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void newGame(GameStart start) throws EngineException {
        if (!(start instanceof GameStart.Position chesslike)) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "plays no Go: it speaks " + protocol.word());
        }
        boolean is960 = chesslike.variant().equals("chess960");
        String variant = is960 ? "chess" : chesslike.variant();
        if (options.has(VARIANT) && !options.offers(VARIANT, variant) || is960 && !options.has(CHESS960)) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "does not play " + chesslike.variant());
        }
        if (options.has(VARIANT)) {
            set(VARIANT, variant);
        }
        if (is960) {
            set(CHESS960, "true");
        }
        if (notation == null) {
            boolean fromOne = chesslike.variant().equals("xiangqi") && options.has(VARIANT);
            notation = fromOne ? MoveNotation.RANKS_FROM_ONE : MoveNotation.PLAIN;
        }
        position = chesslike.fen() == null ? "position startpos" : "position fen " + chesslike.fen();
        first = chesslike.first();
        talk.say(protocol.newGame());
        synchronise();
    }

    @Override
    public Reply move(List<String> moves, Limits limits, Duration wait) throws EngineException {
        MoveNotation words = notation == null ? MoveNotation.PLAIN : notation;
        talk.drain();
        talk.say(moves.isEmpty()
                ? position
                : position + " moves " + moves.stream().map(words::toEngine).collect(Collectors.joining(" ")));
        UciInfo info = new UciInfo();
        long begun = System.nanoTime();
        talk.say(protocol.go(limits, (moves.size() + first) % 2 == 0));
        EngineProcess.Line answer = talk.listen(wait, line -> answer(line, info));
        if (answer == null) {
            talk.say("stop");
            if (talk.listen(Conversation.STOPPING, line -> answer(line, info)) == null) {
                throw Conversation.silent("did not move", wait);
            }
            throw new EngineException(Failure.LATE, "moved only when told to stop, after " + Conversation.seconds(wait));
        }
        return reply(answer, words, info, answer.nanos() - begun);
    }

    private static EngineProcess.@Nullable Line answer(EngineProcess.Line line, UciInfo info) {
        String text = line.text().strip();
        if (text.startsWith("info ")) {
            info.take(text);
        }
        return text.startsWith("bestmove") || text.equals("nobestmove") ? line : null;
    }

    private static Reply reply(EngineProcess.Line line, MoveNotation notation, UciInfo info, long nanos) throws EngineException {
        List<String> words = List.of(line.text().strip().split("\\s+"));
        if (words.contains("resign")) {
            return new Reply.Resignation(info.thought(), nanos);
        }
        if (words.size() < 2 || NO_MOVE.matcher(words.get(1)).matches()) {
            throw new EngineException(Failure.UNINTELLIGIBLE, "said that it has no move: " + line.text().strip());
        }
        return new Reply.Move(notation.fromEngine(words.get(1)), info.thought(), words.contains("draw"), nanos);
    }

    @Override
    public void close() {
        talk.end("quit");
    }
}
