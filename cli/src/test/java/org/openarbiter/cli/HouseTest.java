package org.openarbiter.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.life.LifeAndDeath;

/** The packages of all modules form no cycle, so that they can be read in order; what has one door is entered by it. */
class HouseTest {
    private static final String ROOT = "org.openarbiter";
    private static final JavaClasses HOUSE =
            new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(ROOT);

    @Test
    void packages_form_no_cycle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void nobody_reads_the_life_of_a_group_but_the_door() {
        noClasses().that().resideOutsideOfPackages(ROOT + ".dragons.status", ROOT + ".dragons.life").should().dependOnClassesThat()
                .areAssignableTo(LifeAndDeath.class).check(HOUSE);
    }

    @Test
    void every_module_that_the_command_is_made_of_is_looked_at() {
        assertThat(HOUSE.getPackage(ROOT).getSubpackages()).extracting(module -> module.getRelativeName())
                .containsExactlyInAnyOrder(
                        "rules", "wire", "archive", "dragons", "search", "protocol", "match", "players", "cli");
    }
}
