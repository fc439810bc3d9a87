package org.openarbiter.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.Game;

/** The house stays as ARCHITECTURE.md draws it: the core knows no game, and no game knows another. */
class HouseTest {
    private static final String ROOT = "org.openarbiter.rules";
    private static final JavaClasses HOUSE =
            new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(ROOT);

    @Test
    void the_core_knows_nothing_but_itself() {
        onlyKnows(ROOT + ".core..", ROOT + ".core..");
    }

    @Test
    void the_containers_the_conduct_and_the_survey_know_the_core_alone() {
        onlyKnows(ROOT + ".text..", ROOT + ".text..");
        onlyKnows(ROOT + ".lines..", ROOT + ".lines..", ROOT + ".core..", ROOT + ".text..");
        onlyKnows(ROOT + ".pgn..", ROOT + ".pgn..", ROOT + ".core..", ROOT + ".text..");
        onlyKnows(ROOT + ".survey..", ROOT + ".survey..", ROOT + ".core..");
        onlyKnows(ROOT + ".sgf..", ROOT + ".sgf..", ROOT + ".core..", ROOT + ".text..");
        onlyKnows(ROOT + ".conduct..", ROOT + ".conduct..", ROOT + ".core..");
    }

    @Test
    void a_game_knows_itself_the_core_and_the_containers_and_no_other_game() {
        for (Game<?> game : Games.all()) {
            String home = ROOT + "." + game.name() + "..";
            onlyKnows(
                    home, home, ROOT + ".core..", ROOT + ".conduct..", ROOT + ".lines..", ROOT + ".pgn..", ROOT + ".sgf..", ROOT + ".text..");
        }
    }

    @Test
    void nothing_in_the_library_asks_the_list_of_games() {
        noClasses().that().resideOutsideOfPackage(ROOT).should().dependOnClassesThat().areAssignableTo(Games.class).check(HOUSE);
    }

    @Test
    void only_the_law_knows_which_rulebooks_there_are() {
        for (Game<?> game : Games.all()) {
            noClasses()
                    .that()
                    .resideInAnyPackage(ROOT + "." + game.name() + ".notation..", ROOT + "." + game.name() + ".picture..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(ROOT + "." + game.name() + ".law..")
                    .check(HOUSE);
        }
    }

    private static void onlyKnows(String home, String... known) {
        List<String> allowed = new java.util.ArrayList<>(List.of(known));
        allowed.addAll(List.of("java..", "org.jspecify.."));
        classes().that().resideInAPackage(home).should().onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new)).check(HOUSE);
    }
}
