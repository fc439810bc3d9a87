package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openarbiter.bench.run.Program;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.race.Neighbors;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.Worm;

/**
 * Makes problems from games. In every few positions it asks about groups, races, strings and connections, and keeps what is proved, is not decided at
 * a glance, and is confirmed: by gnugo, which must come to the same code with a move that works, or by a proof on the whole board, or by two searches
 * much larger than those of the program. First moves are tried one by one. Copies are dropped. The same for the same seed.
 */
public final class ProblemMaking {
    private static final int FIRST = 18;
    private static final int EVERY = 5;
    private static final int MOST_STONES = 24;
    private static final int LEAST_STONES = 3;
    private static final int ROOM = 6;
    private static final long MORE = 100_000;
    private static final long CLOSE = 100_000;
    private static final long STRINGS = 5_000;
    private static final long RACE = 20_000;
    /** A question that takes fewer positions is too easy. */
    private static final int EASY = 20;
    private static final int MOST_OPEN = 6;
    /** How many problems of one kind are taken from one game. */
    private static final int MOST_OF_A_KIND = 6;
    private static final int MOST_FAILURES = 2;
    /** How many groups of one game are read with more effort. */
    private static final int MOST_EFFORTS = 4;

    private final GtpPeer gnugo;
    private final Map<String, Problem> found = new HashMap<>();
    private final List<String> order = new ArrayList<>();
    private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    private int failures;
    private int efforts;
    /** What has been asked about in this game already. */
    private final Set<String> seen = new HashSet<>();

    private ProblemMaking(GtpPeer gnugo) {
        this.gnugo = gnugo;
    }

    /**
     * Makes problems and writes them into a folder, after those that are there.
     *
     * @param sides the boards; game after game takes the next
     * @param random how many first moves of a game are at random
     * @param records files of games to be taken instead of new ones
     */
    public static void run(Path folder, int games, List<Integer> sides, int random, int level, long seed, List<Path> records) throws IOException {
        Program gnugo = Program.find("gnugo").orElseThrow(() -> new IllegalArgumentException("gnugo is not installed"));
        List<Callable> tasks = new ArrayList<>();
        for (int i = 0; i < games && records.isEmpty(); i++) {
            int side = sides.get(i % sides.size());
            long each = seed + i;
            tasks.add(() -> GameSource.played(gnugo, side, random, level, each));
        }
        records.forEach(file -> tasks.add(() -> GameSource.recorded(file)));
        List<Problem> all = new ArrayList<>(Corpus.read(folder));
        Set<String> shapes = new HashSet<>();
        all.forEach(problem -> shapes.add(shape(problem)));
        try (ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            List<Future<List<Problem>>> made = tasks.stream().map(task -> workers.submit(() -> ofGame(task))).toList();
            for (int i = 0; i < made.size(); i++) {
                made.get(i).get().stream().filter(problem -> shapes.add(shape(problem))).forEach(all::add);
                Corpus.write(folder, all);
                System.out.println("game " + (i + 1) + " of " + made.size() + ": " + all.size() + " problems");
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Where a game comes from. */
    private interface Callable {
        List<ReadingBoard> game() throws IOException;
    }

    private static String shape(Problem problem) {
        ReadingBoard board = problem.board();
        List<Integer> stones = problem.points().stream().flatMap(point -> stones(board, point).stream()).toList();
        return problem.command() + " " + LocalShape.of(board, stones);
    }

    private static List<Problem> ofGame(Callable task) throws IOException {
        List<ReadingBoard> game = task.game();
        try (GtpPeer peer = new GtpPeer(List.of("gnugo", "--mode", "gtp", "--level", "10"))) {
            ProblemMaking making = new ProblemMaking(peer);
            for (int ply = FIRST; ply < game.size(); ply++) {
                if (ply % EVERY == 0 || ply == game.size() - 1) {
                    making.look(game.get(ply), ply == game.size() - 1);
                }
            }
            return making.order.stream().map(making.found::get).toList();
        }
    }

    private void look(ReadingBoard position, boolean isLast) throws IOException {
        int[] stones = IntStream.range(0, position.points()).map(position::stoneAt).toArray();
        ReadingBoard board = ReadingBoard.of(position.topology(), stones, ReadingBoard.PASS);
        gnugo.show(board);
        Analyst analyst = new Analyst(Effort.TABLE);
        Analysis analysis = analyst.analyze(board);
        Statuses statuses = analyst.statuses(board);
        for (Dragon dragon : analysis.dragons()) {
            boolean isOpen = statuses.unconditional().at(dragon.group().key()) == Unconditional.Status.UNDECIDED;
            boolean isFit = isOpen && dragon.size() >= LEAST_STONES && dragon.size() <= MOST_STONES;
            if (isFit && seen.add("dragon " + LocalShape.of(board, dragon.points()))) {
                if (dragon.escapeRoute() < ROOM) {
                    life(board, statuses, dragon);
                }
                if (dragon.semeai() || dragon.escapeRoute() < ROOM) {
                    races(board, dragon);
                }
            }
        }
        strings(board, analysis);
        if (isLast) {
            seki(board, analysis, statuses);
        }
    }

    private void life(ReadingBoard board, Statuses statuses, Dragon dragon) throws IOException {
        int key = dragon.group().key();
        Answer attack = proof(board, statuses.attack(dragon.group(), Effort.QUESTION), key, true);
        if (!attack.complete()) {
            return;
        }
        if (!attack.fate().succeeds()) {
            life(board, dragon, "owl_attack", attack);
            return;
        }
        Answer defense = proof(board, statuses.defense(dragon.group(), Effort.QUESTION), key, false);
        if (defense.complete()) {
            life(board, dragon, "owl_defend", defense);
            if (defense.fate().succeeds()) {
                life(board, dragon, "owl_attack", attack);
            }
        }
    }

    private Answer proof(ReadingBoard board, Answer answer, int key, boolean attacks) {
        return answer.complete() || ++efforts > MOST_EFFORTS ? answer : read(board, Reach.CLOSE, CLOSE, key, attacks);
    }

    private static Answer read(ReadingBoard board, Reach reach, long limit, int key, boolean attacks) {
        LifeAndDeath life = new LifeAndDeath(board, reach, limit, 0);
        return attacks ? life.attack(key) : life.defend(key);
    }

    private void life(ReadingBoard board, Dragon dragon, String command, Answer answer) throws IOException {
        int key = dragon.group().key();
        boolean attacks = command.equals("owl_attack");
        Kind kind = isKo(answer.fate()) ? Kind.KO : Kind.LIFE;
        String question = command + " " + board.topology().pointName(key);
        if (isWanted(kind, question, answer)) {
            int mover = attacks ? 1 - board.stoneAt(key) : board.stoneAt(key);
            keep(board, kind, question, List.of(answer), mover, dragon.points(), after -> List.of(Trials.life(after, key, !attacks)), () -> {
                Answer far = read(board, Reach.FAR, MORE, key, attacks);
                Answer close = read(board, Reach.CLOSE, CLOSE, key, attacks);
                return far.complete() && close.complete() && far.fate() == answer.fate() && close.fate() == answer.fate();
            });
        }
    }

    private static boolean isKo(Fate fate) {
        return fate == Fate.KO || fate == Fate.KO_NEEDS_THREAT;
    }

    /** Whether there is room for a problem that was not yet taken from this game, and is not too easy. */
    private boolean isWanted(Kind kind, String question, Answer answer) {
        int least = answer.fate().succeeds() ? EASY : 5 * EASY;
        boolean hasRoom = answer.fate().succeeds() || failures < MOST_FAILURES;
        return hasRoom && answer.nodes() >= least && !found.containsKey(question) && counts.getOrDefault(kind, 0) < MOST_OF_A_KIND;
    }

    private void races(ReadingBoard board, Dragon dragon) throws IOException {
        int own = dragon.group().key();
        Race race = new Race(board, RACE);
        for (int rival : Neighbors.of(board, own).rivals()) {
            Answer lost = race.attack(own, rival);
            Answer saved = race.defend(own, rival);
            Answer killed = race.attack(rival, own);
            Answer held = race.defend(rival, own);
            boolean isComplete = lost.complete() && saved.complete() && killed.complete() && held.complete();
            boolean isOpen = lost.fate().succeeds() || killed.fate().succeeds() && held.fate().succeeds();
            boolean isRace = isComplete && isOpen && saved.fate().succeeds();
            Kind kind = isKo(saved.fate()) || isKo(killed.fate()) ? Kind.KO : killed.fate() == Fate.LOSS ? Kind.SEKI : Kind.RACE;
            String question = "analyze_semeai " + board.topology().pointName(own) + " " + board.topology().pointName(rival);
            if (isRace && isWanted(kind, question, saved)) {
                List<Integer> stones = Stream.concat(dragon.points().stream(), stones(board, rival).stream()).toList();
                keep(board, kind, question, List.of(saved, killed), board.stoneAt(own), stones, after -> Trials.race(after, own, rival),
                        () -> false);
            }
        }
    }

    private void strings(ReadingBoard board, Analysis analysis) throws IOException {
        Reading reading = new Reading(board, STRINGS);
        List<Worm> worms = analysis.worms();
        for (Worm worm : worms) {
            int stone = worm.points().getFirst();
            int liberties = board.liberties(stone);
            boolean isFit = worm.points().size() >= 2 && liberties >= 2 && liberties <= 4;
            if (isFit && seen.add("string " + LocalShape.of(board, worm.points()))) {
                Answer attack = reading.attack(stone);
                if (attack.complete() && attack.fate().succeeds()) {
                    string(board, "attack", worm, attack);
                    string(board, "defend", worm, reading.defend(stone));
                }
            }
        }
        for (int i = 0; i < worms.size(); i++) {
            for (int j = i + 1; j < worms.size(); j++) {
                List<Integer> both = Stream.concat(worms.get(i).points().stream(), worms.get(j).points().stream()).toList();
                if (mayConnect(board, worms.get(i), worms.get(j)) && seen.add("link " + LocalShape.of(board, both))) {
                    connection(board, reading, worms.get(i), worms.get(j));
                }
            }
        }
    }

    private void string(ReadingBoard board, String command, Worm worm, Answer answer) throws IOException {
        int stone = worm.points().getFirst();
        boolean attacks = command.equals("attack");
        Kind kind = isKo(answer.fate()) ? Kind.KO : Kind.CAPTURE;
        String question = command + " " + board.topology().pointName(stone);
        if (answer.complete() && answer.fate().succeeds() && isWanted(kind, question, answer)) {
            keep(board, kind, question, List.of(answer), attacks ? 1 - board.stoneAt(stone) : board.stoneAt(stone), worm.points(),
                    after -> List.of(Trials.capture(after, stone, !attacks)), () -> attacks);
        }
    }

    private static boolean mayConnect(ReadingBoard board, Worm one, Worm other) {
        int side = board.topology().width();
        boolean isNear = one.points().stream().anyMatch(from -> other.points().stream().anyMatch(
                to -> Math.abs(from % side - to % side) + Math.abs(from / side - to / side) <= 3));
        return isNear && one.color() == other.color() && one.points().size() + other.points().size() >= LEAST_STONES;
    }

    private void connection(ReadingBoard board, Reading reading, Worm one, Worm other) throws IOException {
        int from = one.points().getFirst();
        int to = other.points().getFirst();
        Answer link = reading.connect(from, to);
        if (!link.complete() || link.fate() != Fate.WIN || link.nodes() < 2 * EASY) {
            return;
        }
        Answer cut = reading.disconnect(from, to);
        if (!cut.complete() || cut.fate() != Fate.WIN || cut.point() == Answer.NONE) {
            return;
        }
        String points = board.topology().pointName(from) + " " + board.topology().pointName(to);
        List<Integer> stones = Stream.concat(one.points().stream(), other.points().stream()).toList();
        if (isWanted(Kind.CONNECTION, "connect " + points, link)) {
            keep(board, Kind.CONNECTION, "connect " + points, List.of(link), board.stoneAt(from), stones,
                    after -> List.of(Trials.connection(after, from, to, true)), () -> true);
        }
        if (isWanted(Kind.CONNECTION, "disconnect " + points, cut)) {
            keep(board, Kind.CONNECTION, "disconnect " + points, List.of(cut), 1 - board.stoneAt(from), stones,
                    after -> List.of(Trials.connection(after, from, to, false)), () -> false);
        }
    }

    /** What gnugo takes for seki once a game has ended, and neither program kills. */
    private void seki(ReadingBoard board, Analysis analysis, Statuses statuses) throws IOException {
        for (String vertex : gnugo.answer("final_status_list seki").split("\\s+")) {
            int point = board.topology().point(vertex);
            if (point >= 0) {
                Dragon dragon = analysis.dragonAt(point).orElseThrow();
                int key = dragon.group().key();
                String question = "owl_attack " + board.topology().pointName(key);
                Answer attack = statuses.attack(dragon.group(), Effort.QUESTION);
                if (!found.containsKey(question) && attack.isRefuted()) {
                    keep(board, Kind.SEKI, question, List.of(attack), 1 - board.stoneAt(key), dragon.points(), after -> List.of(), () -> false);
                }
            }
        }
    }

    /** Another proof, if it is needed. */
    private interface Check {
        boolean holds();
    }

    private void keep(ReadingBoard board, Kind kind, String question, List<Answer> answers, int mover, List<Integer> stones,
            Function<ReadingBoard, List<Answer>> replies, Check check) throws IOException {
        List<Fate> fates = answers.stream().map(Answer::fate).toList();
        String codes = String.join(" ", fates.stream().map(fate -> Integer.toString(fate.code())).toList());
        List<String> theirs = List.of(gnugo.answer(question).split("\\s+"));
        boolean agrees = theirs.size() >= fates.size() && String.join(" ", theirs.subList(0, fates.size())).equals(codes);
        String theirMove = theirs.size() > fates.size() ? theirs.get(fates.size()).toUpperCase(Locale.ROOT) : "";
        Trials trials = new Trials(List.of(), List.of());
        if (fates.getFirst().succeeds()) {
            List<Integer> more = Stream.of(answers.getFirst().point(), board.topology().point(theirMove)).filter(point -> point >= 0).toList();
            trials = Trials.of(board, mover, stones, more, replies, fates);
            if (trials.works().isEmpty() || trials.open().size() > MOST_OPEN) {
                return;
            }
            int move = board.topology().point(theirMove);
            agrees &= trials.works().contains(move) || trials.open().contains(move);
        }
        boolean isProved = answers.stream().allMatch(answer -> answer.complete() && answer.assumptions().isEmpty()) && kind != Kind.CAPTURE
                && kind != Kind.CONNECTION;
        long positions = answers.stream().mapToLong(Answer::nodes).sum();
        boolean isChecked = !agrees && !isProved && check.holds();
        if (agrees || isProved || isChecked) {
            List<String> known = Stream.of(isProved ? "proved" : "read", agrees ? "gnugo" : "", isChecked ? "checked" : "")
                    .filter(word -> !word.isEmpty()).toList();
            found.put(question, new Problem(kind + "-0", question, codes, names(board, trials.works()), names(board, trials.open()), known, positions,
                    Problem.rows(board)));
            order.add(question);
            counts.merge(kind, 1, Integer::sum);
            failures += fates.getFirst().succeeds() ? 0 : 1;
        }
    }

    private static List<Integer> stones(ReadingBoard board, int stone) {
        int[] stones = new int[board.points()];
        return IntStream.range(0, board.stones(stone, stones)).map(i -> stones[i]).boxed().toList();
    }

    private static List<String> names(ReadingBoard board, List<Integer> points) {
        return points.stream().map(board.topology()::pointName).toList();
    }
}
