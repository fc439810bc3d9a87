package org.openarbiter.batch;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The packages of the batch job form no cycle, so that they can be read in order. The test of the same name in cli looks at all other modules. */
class HouseTest {
    private static final String ROOT = "org.openarbiter";

    @Test
    void packages_form_no_cycle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles()
                .check(new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(ROOT + ".batch"));
    }
}
