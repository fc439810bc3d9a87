package org.openarbiter.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openarbiter.bench.corpus.CorpusScore;
import org.openarbiter.bench.corpus.KnowledgeComparison;
import org.openarbiter.bench.corpus.ProblemMaking;
import org.openarbiter.bench.go.DragonComparison;
import org.openarbiter.bench.go.FinishedPositions;
import org.openarbiter.bench.go.GoPlayoutComparison;
import org.openarbiter.bench.go.GoRulingComparison;
import org.openarbiter.bench.go.GoSuperkoComparison;
import org.openarbiter.bench.go.GtpRegression;
import org.openarbiter.bench.go.MoveLearning;
import org.openarbiter.bench.rules.JudgeComparison;
import org.openarbiter.bench.rules.PerftComparison;
import org.openarbiter.bench.rules.RepetitionComparison;
import org.openarbiter.bench.rules.Task;
import org.openarbiter.bench.run.Program;
import org.openarbiter.bench.search.Ablation;
import org.openarbiter.bench.search.Duel;
import org.openarbiter.bench.search.JudgeSetting;
import org.openarbiter.bench.search.KernelComparison;
import org.openarbiter.bench.search.NetworkTraining;
import org.openarbiter.bench.search.NodeCost;
import org.openarbiter.bench.search.Packing;
import org.openarbiter.bench.search.Rescoring;
import org.openarbiter.bench.search.RuleWins;
import org.openarbiter.bench.search.SelfPlay;
import org.openarbiter.bench.search.SuiteMaking;
import org.openarbiter.bench.search.SuiteRun;
import org.openarbiter.bench.search.Tuning;
import org.openarbiter.search.alphabeta.Technique;
import org.openarbiter.search.train.Trainer;

/**
 * Side by side with other programs: alternating runs on one machine, so that whatever else it does hits both.
 *
 * <pre>
 * perft [--pairs N] [start:6 kiwipete:5 …]        against go perft of Stockfish, or in xiangqi of Fairy-Stockfish
 * judge [--pairs N] [--rules ID] FILE.pgn…        against pgn-extract --repetition
 * judge-go [--pairs N] FILE.sgf…|DIR              against gnugo --positional-superko
 * superko FILE.sgf…|FILE.tsv                      the first play that superko forbids, against gnugo
 * playouts [--pairs N] [9x9 19x19 …]              of Go: positional superko against simple ko, both ours
 * dragons [--pairs N] [--ply P] FILE.sgf…|DIR     worms and dragons of positions against gnugo
 * gtp-regress [--failures] [--warm SUITE] [--with COMMAND] DIR SUITE…   the tests of a folder that arbiter gtp, or another program, passes
 * corpus [--failures] [--with COMMAND] [DIR]      the problems of the corpus that arbiter gtp, or another program, answers right
 * knowledge [--positions N] [--games N] [--differences] FILE.java [DIR]   another knowledge of life and death, or of races, than the usual one, on its problems
 * make-corpus [--games N] [--sizes N,N…] [--random N] [--level N] [--seed N] DIR [FILE.sgf…]   makes more, from games of gnugo or from records
 * goscorer [--failures] DIR                       the territory of finished positions, and which of their stones are dead
 * train-moves [--every N] [--seed N] [--write] FILE.sgf…   learns from games which moves genmove tries first
 * repetition FILE.pgn[.gz]…                       each scheme of detecting repetitions against the referee
 * nodecost [--games N] [SETTING…]                 what a node of a search of xiangqi costs by each JudgeSetting
 * ablation [--pairs N] [--nodes N] [--jobs N] [--network FILE] [SETTING…]   what each is worth in games against all rules and savings
 * rulewins [--nodes N] FILE.jsonl…                the positions of cases in xiangqi that are won by mate or by rule
 * suite [--nodes N,N…] [--failures] FILE.csv…     the number of positions of a suite that are solved within a number of nodes
 * make-suite [--games N] chess|xiangqi            makes a suite: from games played here, with another program as oracle
 * tune [--spread CP] [--seed N] [--every N] [--score PERCENT] [--write] chess|xiangqi FILE…   fits the weights of an evaluation to results or scores
 * make-games [--games N] [--nodes N] [--seed N] [--network FILE] [--judge SETTING] chess|xiangqi FILE   games to train on
 * rescore [--nodes N] [--every N] [--network FILE] chess|xiangqi FILE GAMES…   positions of such games, searched deeper
 * pack [--seed N] chess|xiangqi PACKED FILE…      their quiet positions, shuffled
 * train [--width N] [--epochs N] [--score PERCENT] [--rate MILLIONTHS] [--from NETWORK] [--correct] [--seed N] chess|xiangqi PACKED NETWORK   trains a network on them
 * duel [--pairs N] [--nodes N] [--jobs N] [--toggle TECHNIQUE,…] chess|xiangqi NETWORK|WEIGHTS.txt|builtin|hand NETWORK|WEIGHTS.txt|builtin|hand   games between two evaluations, or between a search and one that a technique is taken from or given to, at fixed nodes
 * kernels [--pairs N] [--width N]                 the loops of a network: vectors, plain, and plain in C
 * </pre>
 */
public final class Compare {
    private static final String USAGE = """
            usage: perft [--pairs N] [start:DEPTH|kiwipete:DEPTH|xiangqi:DEPTH …]
                   judge [--pairs N] [--rules ID] FILE.pgn…
                   judge-go [--pairs N] FILE.sgf…|DIR
                   superko FILE.sgf…|FILE.tsv
                   playouts [--pairs N] [BOARD …]
                   dragons [--pairs N] [--ply P] FILE.sgf…|DIR
                   gtp-regress [--failures] [--warm SUITE] [--with COMMAND] DIR SUITE…
                   corpus [--failures] [--with COMMAND] [DIR]
                   knowledge [--positions N] [--games N] [--differences] FILE.java [DIR]
                   make-corpus [--games N] [--sizes N,N…] [--random N] [--level N] [--seed N] DIR [FILE.sgf…]
                   goscorer [--failures] DIR
                   train-moves [--every N] [--seed N] [--write] FILE.sgf…
                   repetition FILE.pgn[.gz]…
                   nodecost [--games N] [SETTING…]
                   ablation [--pairs N] [--nodes N] [--jobs N] [--network FILE] [SETTING…]
                   rulewins [--nodes N] FILE.jsonl…
                   suite [--nodes N,N…] [--failures] FILE.csv…
                   make-suite [--games N] chess|xiangqi
                   tune [--spread CP] [--seed N] [--every N] [--score PERCENT] [--write] chess|xiangqi FILE…
                   make-games [--games N] [--nodes N] [--seed N] [--network FILE] [--judge SETTING] chess|xiangqi FILE
                   rescore [--nodes N] [--every N] [--network FILE] chess|xiangqi FILE GAMES…
                   pack [--seed N] chess|xiangqi PACKED FILE…
                   train [--width N] [--epochs N] [--score PERCENT] [--rate MILLIONTHS] [--from NETWORK] [--correct] [--seed N] chess|xiangqi PACKED NETWORK
                   duel [--pairs N] [--nodes N] [--jobs N] [--toggle TECHNIQUE,…] chess|xiangqi NETWORK|WEIGHTS.txt|builtin|hand NETWORK|WEIGHTS.txt|builtin|hand
                   kernels [--pairs N] [--width N]""";

    private Compare() {}

    /** Compares, and prints what it finds. */
    public static void main(String[] arguments) {
        List<String> words = new ArrayList<>(Arrays.asList(arguments));
        String what = words.isEmpty() ? "" : words.removeFirst();
        try {
            run(what, words);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage() + "\n" + USAGE);
            System.exit(2);
        } catch (NoSuchFileException e) {
            System.err.println("no file " + e.getMessage());
            System.exit(2);
        } catch (IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        } catch (UncheckedIOException e) {
            System.err.println(Objects.requireNonNull(e.getCause()).getMessage());
            System.exit(1);
        }
    }

    private static void run(String what, List<String> words) throws IOException {
        switch (what) {
            case "perft" -> perft(words);
            case "judge" -> judge(words);
            case "judge-go" -> judgeGo(words);
            case "superko" -> GoSuperkoComparison.run(files(words));
            case "playouts" -> playouts(words);
            case "dragons" -> dragons(words);
            case "gtp-regress" -> gtpRegress(words);
            case "corpus" -> corpus(words);
            case "knowledge" -> knowledge(words);
            case "make-corpus" -> makeCorpus(words);
            case "goscorer" -> goscorer(words);
            case "train-moves" -> trainMoves(words);
            case "repetition" -> RepetitionComparison.run(files(words));
            case "nodecost" -> nodeCost(words);
            case "ablation" -> ablation(words);
            case "rulewins" -> ruleWins(words);
            case "suite" -> suite(words);
            case "make-suite" -> makeSuite(words);
            case "tune" -> tune(words);
            case "make-games" -> makeGames(words);
            case "rescore" -> rescore(words);
            case "pack" -> pack(words);
            case "train" -> train(words);
            case "duel" -> duel(words);
            case "kernels" -> kernels(words);
            default -> throw new IllegalArgumentException(what.isEmpty() ? "no comparison named" : "no comparison " + what);
        }
    }

    private static void perft(List<String> words) throws IOException {
        int pairs = pairs(words);
        List<String> tasks = words.isEmpty() ? List.of("start:6", "kiwipete:5", "xiangqi:5") : words;
        List<Task> wanted = tasks.stream().map(Task::of).toList();
        machine();
        PerftComparison.run(wanted, pairs);
    }

    private static void judge(List<String> words) throws IOException {
        int pairs = pairs(words);
        String rules = option(words, "--rules", "chess:fide-2023");
        machine();
        JudgeComparison.run(files(words), rules, pairs);
    }

    private static void judgeGo(List<String> words) throws IOException {
        int pairs = pairs(words);
        machine();
        GoRulingComparison.run(files(words), pairs);
    }

    private static void playouts(List<String> words) throws IOException {
        int pairs = pairs(words);
        machine();
        GoPlayoutComparison.run(words.isEmpty() ? List.of("9x9", "19x19") : words, pairs);
    }

    private static void dragons(List<String> words) throws IOException {
        int pairs = pairs(words);
        int ply = number(words, "--ply", 200);
        machine();
        DragonComparison.run(files(words), pairs, ply);
    }

    private static void gtpRegress(List<String> words) throws IOException {
        boolean failures = words.remove("--failures");
        String command = option(words, "--with", "");
        String warm = option(words, "--warm", "");
        if (words.size() < 2) {
            throw new IllegalArgumentException("a folder and the names of suites are wanted");
        }
        GtpRegression.run(Path.of(words.removeFirst()), words, command, failures, warm);
    }

    private static void corpus(List<String> words) throws IOException {
        boolean failures = words.remove("--failures");
        String command = option(words, "--with", "");
        Path folder = words.isEmpty() ? Program.root().resolve("cases/go/problems") : Path.of(words.getFirst());
        CorpusScore.run(folder, command.isBlank() ? List.of() : List.of(command.strip().split(" +")), failures);
    }

    private static void knowledge(List<String> words) throws IOException {
        int positions = number(words, "--positions", 20_000);
        int games = number(words, "--games", 0);
        boolean differences = words.remove("--differences");
        if (words.isEmpty() || words.size() > 2) {
            throw new IllegalArgumentException("a file with the source of a class is wanted, and a folder of problems if they are others");
        }
        Path folder = words.size() > 1 ? Path.of(words.get(1)) : Program.root().resolve("cases/go/problems");
        KnowledgeComparison.run(Path.of(words.getFirst()), folder, positions, games, differences);
    }

    private static void makeCorpus(List<String> words) throws IOException {
        int games = number(words, "--games", 20);
        int random = number(words, "--random", 4);
        int level = number(words, "--level", 1);
        int seed = number(words, "--seed", 1);
        List<Integer> sizes = Stream.of(option(words, "--sizes", "9").split(",")).map(size -> number("--sizes", size)).toList();
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a folder for the problems is wanted");
        }
        Path folder = Path.of(words.removeFirst());
        ProblemMaking.run(folder, games, sizes, random, level, seed, words.stream().map(Path::of).toList());
    }

    private static void goscorer(List<String> words) throws IOException {
        boolean failures = words.remove("--failures");
        if (words.size() != 1) {
            throw new IllegalArgumentException("a folder of finished positions is wanted");
        }
        FinishedPositions.run(Path.of(words.getFirst()), failures);
    }

    private static void trainMoves(List<String> words) throws IOException {
        int every = number(words, "--every", 1);
        int seed = number(words, "--seed", 1);
        boolean write = words.remove("--write");
        MoveLearning.run(files(words).stream().map(Path::of).toList(), every, seed, write);
    }

    private static void nodeCost(List<String> words) throws IOException {
        int games = number(words, "--games", 10);
        machine();
        NodeCost.run(games, settings(words, List.of(JudgeSetting.values())));
    }

    private static void ablation(List<String> words) throws IOException {
        int pairs = pairs(words);
        int nodes = number(words, "--nodes", 20_000);
        int jobs = number(words, "--jobs", Runtime.getRuntime().availableProcessors());
        String network = option(words, "--network", "hand");
        machine();
        Ablation.run(settings(words, JudgeSetting.LACKING), network, nodes, pairs, jobs);
    }

    private static void ruleWins(List<String> words) throws IOException {
        int nodes = number(words, "--nodes", 200_000);
        RuleWins.run(files(words), nodes);
    }

    private static void suite(List<String> words) throws IOException {
        String limits = option(words, "--nodes", "1000,10000,100000");
        List<Integer> nodes = Stream.of(limits.split(",")).map(limit -> number("--nodes", limit)).toList();
        boolean failures = words.remove("--failures");
        SuiteRun.run(files(words), nodes, failures);
    }

    private static void makeSuite(List<String> words) throws IOException {
        int games = number(words, "--games", 200);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("no game named");
        }
        for (String game : words) {
            SuiteMaking.run(game, games);
        }
    }

    private static void tune(List<String> words) throws IOException {
        int spread = number(words, "--spread", 5);
        int seed = number(words, "--seed", 1);
        int every = number(words, "--every", 1);
        int percentOfScore = number(words, "--score", 0);
        boolean write = words.remove("--write");
        String game = words.isEmpty() ? "" : words.removeFirst();
        Tuning.run(game, files(words), spread, seed, every, percentOfScore, write);
    }

    private static void makeGames(List<String> words) throws IOException {
        int games = number(words, "--games", 10_000);
        int nodes = number(words, "--nodes", 1_000);
        int seed = number(words, "--seed", 1);
        String network = option(words, "--network", "hand");
        JudgeSetting setting = JudgeSetting.named(option(words, "--judge", "wxf"));
        wanted(words, 2, "a game and a file are wanted");
        SelfPlay.run(words.getFirst(), setting, network, Path.of(words.get(1)), games, nodes, seed);
    }

    private static void rescore(List<String> words) throws IOException {
        int nodes = number(words, "--nodes", 5_000);
        int every = number(words, "--every", 10);
        String network = option(words, "--network", "hand");
        if (words.size() < 3) {
            throw new IllegalArgumentException("a game, a file and files of games are wanted");
        }
        Rescoring.run(words.getFirst(), network, nodes, every, Path.of(words.get(1)), words.subList(2, words.size()));
    }

    private static void pack(List<String> words) throws IOException {
        int seed = number(words, "--seed", 1);
        if (words.size() < 3) {
            throw new IllegalArgumentException("a game, a file to write and files of games are wanted");
        }
        Packing.run(words.getFirst(), Path.of(words.get(1)), words.subList(2, words.size()), seed);
    }

    private static void train(List<String> words) throws IOException {
        int width = number(words, "--width", 256);
        int epochs = number(words, "--epochs", 20);
        int score = number(words, "--score", 90);
        int rate = number(words, "--rate", 1_000);
        if (rate <= 0) {
            throw new IllegalArgumentException("--rate is a positive number of millionths");
        }
        boolean corrects = words.remove("--correct");
        String from = option(words, "--from", "");
        int seed = number(words, "--seed", 1);
        wanted(words, 3, "a game, a file of positions and a file for the network are wanted");
        NetworkTraining.run(
                words.getFirst(), Path.of(words.get(1)), Path.of(words.get(2)), from.isEmpty() ? null : Path.of(from),
                new Trainer.Settings(width, NetworkTraining.BATCH, epochs, rate / 1e6, score / 100.0, corrects, seed));
    }

    private static void duel(List<String> words) throws IOException {
        int pairs = number(words, "--pairs", 200);
        int nodes = number(words, "--nodes", 5_000);
        int jobs = number(words, "--jobs", Runtime.getRuntime().availableProcessors());
        String toggled = option(words, "--toggle", "");
        wanted(words, 3, "a game and two evaluations are wanted");
        System.out.println(Duel.run(words.getFirst(), words.get(1), words.get(2), techniques(toggled), nodes, pairs, jobs));
    }

    private static Set<Technique> techniques(String words) {
        return words.isEmpty() ? Set.of() : Arrays.stream(words.split(",")).map(Technique::named).collect(Collectors.toSet());
    }

    private static void kernels(List<String> words) throws IOException {
        int rounds = pairs(words);
        int width = number(words, "--width", 256);
        machine();
        KernelComparison.run(width, rounds);
    }

    private static void wanted(List<String> words, int count, String what) {
        if (words.size() != count) {
            throw new IllegalArgumentException(what);
        }
    }

    private static int pairs(List<String> words) {
        return number(words, "--pairs", 5);
    }

    private static List<String> files(List<String> words) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("no file of games");
        }
        return words;
    }

    private static List<JudgeSetting> settings(List<String> words, List<JudgeSetting> otherwise) {
        return words.isEmpty() ? otherwise : words.stream().map(JudgeSetting::named).toList();
    }

    private static int number(List<String> words, String name, int otherwise) {
        return number(name, option(words, name, Integer.toString(otherwise)));
    }

    private static int number(String name, String value) {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(name + " needs a whole number, not '" + value + "'", e);
        }
    }

    private static String option(List<String> words, String name, String otherwise) {
        int at = words.indexOf(name);
        if (at < 0) {
            return otherwise;
        }
        if (at + 1 == words.size()) {
            throw new IllegalArgumentException(name + " needs a value");
        }
        words.remove(at);
        return words.remove(at);
    }

    private static void machine() throws IOException {
        System.out.println("cores " + Runtime.getRuntime().availableProcessors());
        System.out.println("java " + Runtime.version());
        System.out.println("arbiter " + Program.arbiter().firstLine("--version"));
    }
}
