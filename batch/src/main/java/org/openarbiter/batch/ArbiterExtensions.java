package org.openarbiter.batch;

import org.apache.spark.sql.SparkSessionExtensions;
import org.openarbiter.batch.ruling.RulingsFunction;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * What Arbiter adds to a session of Spark: {@code spark.sql.extensions=org.openarbiter.batch.ArbiterExtensions} makes the
 * function {@code rulings} known.
 */
public final class ArbiterExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    /** Called by Spark. */
    public ArbiterExtensions() {}

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        extensions.injectFunction(RulingsFunction.registration());
        return BoxedUnit.UNIT;
    }
}
