package org.openarbiter.match;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.Failure;

/** The two engines that one thread of a match keeps running. */
final class EnginePair implements AutoCloseable {
    private static final int MOST_STARTS = 3;

    private final MatchPlan<?> plan;
    private final Consumer<String> transcript;
    private @Nullable Engine first;
    private @Nullable Engine second;
    private int game;

    EnginePair(MatchPlan<?> plan, Consumer<String> transcript) {
        this.plan = plan;
        this.transcript = transcript;
    }

    /**
     * Starts what does not run.
     *
     * @return the names of the players of a game, by seat
     * @throws MatchFault if an engine cannot be started
     */
    List<String> prepare(int number) throws MatchFault {
        game = number;
        Engine one = first;
        if (one == null) {
            one = start(plan.first());
            first = one;
        }
        Engine two = second;
        if (two == null) {
            two = start(plan.second());
            second = two;
        }
        String firstName = plan.first().nameOr(one.name());
        String secondName = plan.second().nameOr(two.name());
        if (firstName.equals(secondName)) {
            secondName += " (2)";
        }
        return number % 2 == 0 ? List.of(firstName, secondName) : List.of(secondName, firstName);
    }

    /** Starts an engine; one that says nothing or ends gets another chance, for some do so when the machine is busy. */
    private Engine start(EngineSpec spec) throws MatchFault {
        String label = spec.nameOr("");
        for (int starts = 1; ; starts++) {
            try {
                return spec.start(line -> transcript.accept(game + 1 + " " + label + " " + line), plan.terms().patience());
            } catch (EngineException e) {
                boolean mayTryAgain = e.failure() == Failure.SILENT || e.failure() == Failure.CRASHED;
                if (!mayTryAgain || starts == MOST_STARTS) {
                    throw new MatchFault(String.join(" ", spec.command()) + " (" + spec.protocolName() + ") " + e.reason());
                }
            }
        }
    }

    /** The engines of a game that was {@linkplain #prepare prepared}, by seat. */
    List<Engine> bySeat(int number) {
        Engine one = Objects.requireNonNull(first);
        Engine two = Objects.requireNonNull(second);
        return number % 2 == 0 ? List.of(one, two) : List.of(two, one);
    }

    /** Ends the engine at a seat of a game. */
    void drop(int number, int seat) {
        if (number % 2 == seat) {
            end(first);
            first = null;
        } else {
            end(second);
            second = null;
        }
    }

    private static void end(@Nullable Engine engine) {
        if (engine != null) {
            engine.close();
        }
    }

    @Override
    public void close() {
        end(first);
        end(second);
    }
}
