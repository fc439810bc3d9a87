package org.openarbiter.server.study;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.util.List;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.Reached;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.RulingLines;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Problem;

/** A game that was read, as JSON for the page: its plies, its rulings, and a board for each ply. Confined to one thread. */
public final class Study {
    /** How many bytes a record may have when it is unpacked. */
    public static final long LONGEST_UNPACKED = 32 << 20;

    private final ReadGame<?> game;
    private final String id;

    private Study(ReadGame<?> game, String id) {
        this.game = game;
        this.id = id;
    }

    /**
     * Reads a game of an archive.
     *
     * @param name the name of the file, which helps to find the format
     * @param number which game of it, from 1
     * @param most how many bytes the game may have
     * @throws org.openarbiter.server.http.ProblemException if there is no such game, or it cannot be read
     */
    public static Study of(byte[] body, String name, int number, int most) {
        try (Archive archive = Archive.of(new ByteArrayInputStream(body), name, Archive.AUTO, null, LONGEST_UNPACKED)) {
            for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                if (raw.number() == number) {
                    if (raw.to() - raw.from() > most) {
                        throw Problem.of(Kind.TOO_LARGE, "the game is longer than " + most + " bytes").with("limit", most).exception();
                    }
                    ReadGame<?> game = archive.read(raw, false);
                    String own = game.id();
                    return new Study(game, own == null ? archive.placeOf(raw) : own);
                }
            }
            throw Problem.of(Kind.NOT_FOUND, "the record has no game " + number).exception();
        } catch (ArchiveException e) {
            throw Problem.of(Kind.UNREADABLE, String.valueOf(e.getMessage())).exception();
        } catch (InputException e) {
            throw Problem.unreadable(e).exception();
        }
    }

    /**
     * The games of an archive, for a list to choose from.
     *
     * @param most the most to list; their number is reported in any case
     * @throws org.openarbiter.server.http.ProblemException if it cannot be read at all
     */
    public static ObjectNode contents(byte[] body, String name, int most) {
        ObjectNode json = Bodies.object();
        ArrayNode games = json.putArray("games");
        int count = 0;
        try (Archive archive = Archive.of(new ByteArrayInputStream(body), name, Archive.AUTO, null, LONGEST_UNPACKED)) {
            for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                count++;
                if (count <= most) {
                    games.add(entry(archive, raw));
                }
            }
        } catch (ArchiveException e) {
            if (count == 0) {
                throw Problem.of(Kind.UNREADABLE, String.valueOf(e.getMessage())).exception();
            }
            json.put("fault", e.getMessage());
        }
        if (count == 0) {
            throw Problem.of(Kind.UNREADABLE, "the record contains no games").exception();
        }
        json.put("count", count);
        return json;
    }

    private static ObjectNode entry(Archive archive, RawGame raw) {
        ObjectNode entry = Bodies.object();
        entry.put("number", raw.number());
        try {
            ReadGame<?> game = archive.read(raw, false);
            entry.put("game", game.game().name());
            entry.set("seats", Bodies.tree(game.seats().names()));
            entry.put("plies", game.record().plies());
            entry.put("recorded", game.record().recorded());
            entry.set("tags", Bodies.tree(game.record().tags()));
        } catch (InputException e) {
            entry.put("fault", Problem.unreadable(e).detail());
        }
        return entry;
    }

    /** The name of the game: its own, or its place in the record. */
    public String id() {
        return id;
    }

    /** The game as it was read. */
    public ReadGame<?> read() {
        return game;
    }

    /**
     * The game with its plies and its rulings.
     *
     * @param rules the names of the rulebooks; empty to leave it to the record
     * @param language the language of what the rulings say
     * @throws org.openarbiter.server.http.ProblemException if there is no such rulebook, or the game cannot be ruled on
     */
    public ObjectNode view(List<String> rules, Language language) {
        ObjectNode json = Bodies.object();
        json.put("id", id);
        json.put("game", game.game().name());
        json.set("seats", Bodies.tree(game.seats().names()));
        json.set("tags", Bodies.tree(game.record().tags()));
        json.put("recorded", game.record().recorded());
        seats(game, json, language);
        plies(game, json, language);
        json.set("rulings", rulings(game, rules, language));
        return json;
    }

    /** Beside their names, what rulings in another language than English call the players. */
    private static <B extends Board> void seats(ReadGame<B> game, ObjectNode json, Language language) {
        if (language != Language.ENGLISH) {
            json.set("seatsText", Bodies.tree(game.seats().said(game.words(language))));
        }
    }

    private static <B extends Board> void plies(ReadGame<B> game, ObjectNode json, Language language) {
        Words words = game.words(language);
        RecordedGame<B> record = game.record();
        B board = record.start();
        json.put("start", board.toText());
        ArrayNode plies = json.putArray("plies");
        try {
            for (int i = 0; i < record.plies(); i++) {
                int play = record.play(i, board);
                int by = record.by(i, board.toMove());
                String move = game.game().notation(board, play);
                ObjectNode ply = plies.addObject();
                ply.put("by", game.seats().name(by));
                ply.put("move", move);
                ply.put("numbered", board.numbered(move));
                if (!words.isEnglish()) {
                    ply.put("moveText", words.say(board.written(play)));
                    ply.put("numberedText", words.say(board.namedPlay(play)));
                }
                ply.put("code", board.text(play));
                ply.set("way", Bodies.tree(game.game().picture().way(board, play)));
                board.play(by, play);
            }
        } catch (PlayException e) {
            int made = plies.size();
            json.put("fault", "'" + record.written(made) + "' cannot be played: " + e.reason());
        }
    }

    private <B extends Board> ArrayNode rulings(ReadGame<B> read, List<String> rules, Language language) {
        try {
            Judge judge = new Judge(RulebookChoice.of(rules), Options.DEFAULT, false, null);
            Judge.Judged<B> judged = judge.judge(read);
            ArrayNode rulings = Bodies.object().putArray("rulings");
            new RulingLines(language).of(new JudgedGame.Ruled(id, judged)).forEach(line -> rulings.add(Bodies.parsed(line)));
            return rulings;
        } catch (RulebookException e) {
            throw Problem.of(Kind.UNREADABLE, String.valueOf(e.getMessage())).exception();
        } catch (InputException e) {
            throw Problem.unreadable(e).exception();
        }
    }

    /**
     * The board after a number of plies, drawn, with the places that can be pointed at.
     *
     * @throws org.openarbiter.server.http.ProblemException if the game is not that long
     */
    public ObjectNode board(int ply) {
        return board(game, ply);
    }

    private static <B extends Board> ObjectNode board(ReadGame<B> game, int ply) {
        if (ply < 0 || ply > game.record().plies()) {
            throw Problem.noPly(game.record().plies(), ply).exception();
        }
        Reached<B> reached = Reached.of(game, ply);
        return Drawing.of(game.game(), game.seats(), reached.board(), reached.marked(), reached.made(), reached.fault());
    }
}
