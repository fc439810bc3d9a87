package org.openarbiter.bench.corpus;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.openarbiter.dragons.life.Enclosed;
import org.openarbiter.dragons.life.Knowledge;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.Surroundings;
import org.openarbiter.dragons.race.Arena;
import org.openarbiter.dragons.race.RaceKnowledge;

/** A {@link Knowledge} of life and death, or a {@link RaceKnowledge}, that is compiled from a source file of its own. */
final class KnowledgeSource {
    private static final String CLASS = ".class";

    private KnowledgeSource() {}

    /**
     * Compiles a class.
     *
     * @throws IOException if it cannot be read or does not compile, or has no public class that implements {@link Knowledge} with a public
     *     constructor for {@link Surroundings}, {@link Enclosed} and {@link Reach}, nor one that implements {@link RaceKnowledge} with one for an {@link Arena}
     */
    static Tried read(Path source) throws IOException {
        if (!Files.isRegularFile(source)) {
            throw new NoSuchFileException(source.toString());
        }
        Path folder = Files.createTempDirectory("knowledge");
        Compiled compiled;
        try {
            compile(source, folder);
            compiled = new Compiled(bytes(folder));
        } finally {
            delete(folder);
        }
        return compiled.bytes.keySet().stream().map(compiled::tried).flatMap(Optional::stream).findFirst().orElseThrow(() -> new IOException(
                source + ": a public class that implements Knowledge is wanted, with a public constructor (Surroundings, Enclosed, Reach),"
                        + " or one that implements RaceKnowledge, with a public constructor (Arena)"));
    }

    private static void compile(Path source, Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", folder.toString(), "-classpath", System.getProperty("java.class.path"), "-proc:none");
            if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source)).call()) {
                throw new IOException(messages.toString().strip());
            }
        }
    }

    /** The classes of a folder, by their names. */
    private static Map<String, byte[]> bytes(Path folder) throws IOException {
        Map<String, byte[]> bytes = new TreeMap<>();
        for (Path file : inside(folder)) {
            String name = folder.relativize(file).toString();
            if (name.endsWith(CLASS)) {
                bytes.put(name.substring(0, name.length() - CLASS.length()).replace(File.separatorChar, '.'), Files.readAllBytes(file));
            }
        }
        return bytes;
    }

    private static void delete(Path folder) throws IOException {
        for (Path each : inside(folder).reversed()) {
            Files.delete(each);
        }
    }

    /** A folder and all that is in it, each folder before what it holds. */
    private static List<Path> inside(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.toList();
        }
    }

    /** The classes that came of a source. */
    private static final class Compiled extends ClassLoader {
        private final Map<String, byte[]> bytes;

        Compiled(Map<String, byte[]> bytes) {
            super(KnowledgeSource.class.getClassLoader());
            this.bytes = bytes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] found = bytes.get(name);
            if (found == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, found, 0, found.length);
        }

        /** The knowledge that a class is; empty if it is none. */
        Optional<Tried> tried(String name) {
            try {
                Class<?> type = loadClass(name);
                if (Knowledge.class.isAssignableFrom(type)) {
                    Constructor<?> constructor = type.getConstructor(Surroundings.class, Enclosed.class, Reach.class);
                    return Optional.of(new Tried.Life((around, enclosed, reach) -> (Knowledge) make(constructor, around, enclosed, reach)));
                }
                if (RaceKnowledge.class.isAssignableFrom(type)) {
                    Constructor<?> constructor = type.getConstructor(Arena.class);
                    return Optional.of(new Tried.Races(arena -> (RaceKnowledge) make(constructor, arena)));
                }
                return Optional.empty();
            } catch (ClassNotFoundException | NoSuchMethodException none) {
                return Optional.empty();
            }
        }
    }

    private static Object make(Constructor<?> constructor, Object... about) {
        try {
            return constructor.newInstance(about);
        } catch (ReflectiveOperationException e) {
            String why = String.valueOf(e.getCause() == null ? e : e.getCause());
            throw new UncheckedIOException(new IOException(constructor.getDeclaringClass().getName() + " cannot be made: " + why, e));
        }
    }
}
