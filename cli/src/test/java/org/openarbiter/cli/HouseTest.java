package org.openarbiter.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The packages of this module form no cycle, so that they can be read in order. */
class HouseTest {
    @Test
    void packages_form_no_cycle() {
        slices().matching("org.openarbiter.(**)").should().beFreeOfCycles()
                .check(new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.openarbiter.cli"));
    }
}
