package org.openarbiter.batch.ruling;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.TypeCollection;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.Judge;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.UnrecognizedFormatException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import scala.Option;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;

/**
 * The function {@code rulings(record, rules)} for SQL and DataFrames: the rulings on the one game of a record, as an array of
 * {@link RulingColumns#RULING}.
 *
 * <p>The record is a string or binary, in any format that Arbiter reads; the rules are the name of a rulebook, names separated
 * by commas, an array of names, or null or empty for the rulebook that the record names, else the usual one of the game. A
 * record that cannot be read gives one ruling with the status {@code unreadable}; null gives null; a rulebook that there is not
 * is an error.
 */
public final class RulingsFunction {
    /** Its name. */
    public static final String NAME = "rulings";

    private static final DataType RESULT = RulingColumns.list(RulingColumns.RULING);

    private static final String USAGE = "rulings(record[, rules]) - Rules on the game in a record (a string or binary) under each of the rulebooks"
            + " (a string or an array of strings), and gives an array of rulings.";

    private static final int MOST_JUDGES = 32;

    /** Judges keep their referees from game to game; one for each thread and choice of rulebooks. */
    private static final ThreadLocal<Map<List<String>, Known>> JUDGES = ThreadLocal.withInitial(HashMap::new);

    private record Known(RulebookChoice choice, Judge judge) {}

    private RulingsFunction() {}

    /** The rulings on the game in a column, as {@code rulings(record, rules)} in a session with the function. */
    public static Column rulings(Column record, Column rules) {
        return functions.call_function(NAME, record, rules);
    }

    /** The rulings on the game in a column, under the rulebook that it names, else the usual one. */
    public static Column rulings(Column record) {
        return functions.call_function(NAME, record);
    }

    /** What a session has to know of it. */
    public static Tuple3<FunctionIdentifier, ExpressionInfo, scala.Function1<Seq<Expression>, Expression>> registration() {
        return new Tuple3<>(
                new FunctionIdentifier(NAME),
                new ExpressionInfo(RulingsFunction.class.getName(), null, NAME, USAGE, "", "", "", "", "", "", ""),
                new AbstractFunction1<>() {
                    @Override
                    public Expression apply(Seq<Expression> arguments) {
                        return expression(CollectionConverters.asJava(arguments));
                    }
                });
    }

    private static Expression expression(List<Expression> arguments) {
        if (arguments.isEmpty() || arguments.size() > 2) {
            throw new IllegalArgumentException(NAME + ": expected a record and rulebooks, not " + arguments.size() + " arguments");
        }
        List<Expression> both = new ArrayList<>(arguments);
        if (both.size() == 1) {
            both.add(Literal.create(null, DataTypes.StringType));
        }
        List<AbstractDataType> types = List.of(
                DataTypes.BinaryType,
                TypeCollection.apply(CollectionConverters.asScala(
                        List.<AbstractDataType>of(DataTypes.StringType, DataTypes.createArrayType(DataTypes.StringType))).toSeq()));
        return new StaticInvoke(
                RulingsFunction.class, RESULT, "of", CollectionConverters.asScala(both).toSeq(), CollectionConverters.asScala(types).toSeq(),
                false, true, true, Option.empty());
    }

    /** The rulings on the game in a record; called by Spark. */
    public static @Nullable ArrayData of(byte @Nullable [] record, @Nullable UTF8String rules) {
        List<String> names = rules == null ? List.of()
                : Arrays.stream(rules.toString().split(",")).map(String::strip).filter(name -> !name.isEmpty()).toList();
        return record == null ? null : rulings(record, names);
    }

    /** The rulings on the game in a record; called by Spark. */
    public static @Nullable ArrayData of(byte @Nullable [] record, @Nullable ArrayData rules) {
        List<String> names = new ArrayList<>();
        for (int i = 0; rules != null && i < rules.numElements(); i++) {
            if (!rules.isNullAt(i)) {
                names.add(rules.getUTF8String(i).toString());
            }
        }
        return record == null ? null : rulings(record, names);
    }

    private static ArrayData rulings(byte[] record, List<String> names) {
        Known known = known(names);
        JudgedGame judged = judged(record, known);
        String id = judged instanceof JudgedGame.Ruled ruled ? ruled.judged().game().id() : null;
        List<@Nullable Object[]> rulings = RulingColumns.of(judged, id);
        return new GenericArrayData(rulings.stream().map(GenericInternalRow::new).toArray());
    }

    private static Known known(List<String> names) {
        Map<List<String>, Known> judges = JUDGES.get();
        Known known = judges.get(names);
        if (known == null) {
            if (judges.size() >= MOST_JUDGES) {
                judges.clear();
            }
            try {
                RulebookChoice choice = RulebookChoice.of(names);
                known = new Known(choice, new Judge(choice, Options.DEFAULT));
            } catch (RulebookException e) {
                throw new IllegalArgumentException(NAME + ": " + e.getMessage(), e);
            }
            judges.put(List.copyOf(names), known);
        }
        return known;
    }

    private static JudgedGame judged(byte[] record, Known by) {
        try (Archive archive = Archive.of(new ByteArrayInputStream(record), NAME, Archive.AUTO, by.choice().game())) {
            RawGame game = archive.next();
            if (game == null) {
                return unreadable("no game", "one game");
            }
            JudgedGame judged = by.judge().judge(archive, game);
            return archive.next() == null ? judged : unreadable("more than one game", "one game in a record");
        } catch (UnrecognizedFormatException e) {
            return unreadable("no format that is known", "a record of a game");
        } catch (ArchiveException e) {
            return unreadable(String.valueOf(e.getMessage()), "");
        }
    }

    private static JudgedGame unreadable(String found, String expected) {
        return new JudgedGame.Unreadable("", null, new InputException(0, 0, found, expected));
    }
}
