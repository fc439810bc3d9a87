package org.openarbiter.bench.corpus;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.openarbiter.dragons.life.Enclosed;
import org.openarbiter.dragons.life.Knowledge;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.Surroundings;

/** A {@link Knowledge} that is compiled from a source file of its own. */
final class KnowledgeSource {
    private static final String CLASS = ".class";

    private KnowledgeSource() {}

    /**
     * Compiles a class, and makes a maker of it.
     *
     * @throws IllegalArgumentException if it does not compile, or has no public class that implements {@link Knowledge} with a public constructor for
     *     {@link Surroundings}, {@link Enclosed} and {@link Reach}
     */
    static Knowledge.Maker read(Path source) throws IOException {
        if (!Files.isRegularFile(source)) {
            throw new NoSuchFileException(source.toString());
        }
        Path classes = Files.createTempDirectory("knowledge");
        compile(source, classes);
        List<String> names = names(classes);
        // Nothing closes the loader: the knowledge may load further classes as long as the program runs.
        ClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, KnowledgeSource.class.getClassLoader());
        return names.stream().map(name -> maker(loader, name)).flatMap(Optional::stream).findFirst().orElseThrow(() -> new IllegalArgumentException(source
                + ": a public class that implements Knowledge is wanted, with a public constructor (Surroundings, Enclosed, Reach)"));
    }

    private static void compile(Path source, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", classes.toString(), "-classpath", System.getProperty("java.class.path"), "-proc:none");
            if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source)).call()) {
                throw new IllegalArgumentException(messages.toString().strip());
            }
        }
    }

    private static List<String> names(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString()).filter(name -> name.endsWith(CLASS))
                    .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.').replace('\\', '.')).sorted().toList();
        }
    }

    /** What makes the knowledge of a class; empty if it is none. */
    private static Optional<Knowledge.Maker> maker(ClassLoader loader, String name) {
        try {
            Class<?> type = loader.loadClass(name);
            if (!Knowledge.class.isAssignableFrom(type)) {
                return Optional.empty();
            }
            Constructor<?> constructor = type.getConstructor(Surroundings.class, Enclosed.class, Reach.class);
            return Optional.of((around, enclosed, reach) -> make(constructor, around, enclosed, reach));
        } catch (ClassNotFoundException | NoSuchMethodException none) {
            return Optional.empty();
        }
    }

    private static Knowledge make(Constructor<?> constructor, Surroundings around, Enclosed enclosed, Reach reach) {
        try {
            return (Knowledge) constructor.newInstance(around, enclosed, reach);
        } catch (ReflectiveOperationException e) {
            String why = String.valueOf(e.getCause() == null ? e : e.getCause());
            throw new UncheckedIOException(new IOException(constructor.getDeclaringClass().getName() + " cannot be made: " + why, e));
        }
    }
}
