package org.openarbiter.cli.judge;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.FormatNames;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.rules.core.rule.Options;
import picocli.CommandLine.Option;

/** The options of every command that reads games. */
final class InputOptions {
    /** Their names. */
    static final List<String> NAMES = List.of("--rules", "--format", "--strict", "--jobs", "--proof-nodes");

    private static final int MOST_JOBS = 1024;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            split = ",",
            description = "Rulebooks, such as chess:fide-2023 or chess:fide-2023?penalty=60; several give one ruling each. Default:"
                    + " the rulebook that the record names or suggests, else the first one of the game.")
    private List<String> rules = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "auto",
            completionCandidates = FormatNames.class,
            description = "The format of the files: auto, ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private String format = "auto";

    @Option(
            names = "--strict",
            description = "Refuse what would be read leniently, and stop at forbidden plays.")
    private boolean strict;

    @Option(names = "--jobs", paramLabel = "N", description = "The number of threads (default: one per processor).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--proof-nodes",
            paramLabel = "N",
            description = "The most positions that a proof, say of a dead position, may visit; then the answer is \"undetermined\""
                    + " (default: ${DEFAULT-VALUE}).")
    private int proofNodes = Options.DEFAULT.proofNodes();

    InputOptions() {}

    RulebookChoice rulebooks() throws Fault {
        return Inputs.rulebooks(rules);
    }

    String format() {
        return format;
    }

    boolean strict() {
        return strict;
    }

    int jobs() throws Fault {
        if (jobs < 1 || jobs > MOST_JOBS) {
            throw Fault.usage("--jobs: expected a number from 1 to " + MOST_JOBS + ", not " + jobs);
        }
        return jobs;
    }

    Options options() throws Fault {
        if (proofNodes < 1) {
            throw Fault.usage("--proof-nodes: expected 1 or more, not " + proofNodes);
        }
        return Options.DEFAULT.withStrict(strict).withProofNodes(proofNodes);
    }
}
