import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * Rewrites the classes of jars that are too old for the ahead-of-time cache of the virtual machine in the current class file version.
 *
 * <p>The cache leaves out every class file before Java 6 (version 50): such a class is parsed and verified at every start. Only the
 * version and the stack maps change; what the classes do stays as it is.
 *
 * <p>Usage: {@code java UpgradeClasses.java FOLDER}, the folder that holds the jars.
 */
public final class UpgradeClasses {
    private static final int OLDEST_CACHED = ClassFile.JAVA_6_VERSION;

    private UpgradeClasses() {}

    public static void main(String[] arguments) throws IOException {
        List<Path> jars;
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            jars = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
        for (Path jar : jars) {
            if (isOld(jar)) {
                upgrade(jar);
            }
        }
    }

    private static boolean isOld(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (isClass(entry) && version(file.getInputStream(entry).readNBytes(8)) < OLDEST_CACHED) {
                    return true;
                }
            }
            return false;
        }
    }

    private static boolean isClass(JarEntry entry) {
        return entry.getName().endsWith(".class");
    }

    /** The major version of a class file, from its first eight bytes. */
    private static int version(byte[] head) {
        return (head[6] & 0xff) << 8 | head[7] & 0xff;
    }

    private static void upgrade(Path jar) throws IOException {
        Path upgraded = jar.resolveSibling(jar.getFileName() + ".new");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                JarFile file = new JarFile(jar.toFile());
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(upgraded))) {
            // Code that is not rebuilt would keep its missing stack maps, hence the new constant pool.
            ClassFile classes = ClassFile.of(
                    StackMapsOption.GENERATE_STACK_MAPS,
                    ConstantPoolSharingOption.NEW_POOL,
                    ClassHierarchyResolverOption.of(
                            ClassHierarchyResolver.ofResourceParsing(loader).orElse(ClassHierarchyResolver.defaultResolver())));
            for (JarEntry entry : Collections.list(file.entries())) {
                byte[] bytes = file.getInputStream(entry).readAllBytes();
                JarEntry copy = new JarEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                out.write(isClass(entry) && version(bytes) < OLDEST_CACHED ? upgraded(classes, bytes) : bytes);
                out.closeEntry();
            }
        }
        Files.move(upgraded, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] upgraded(ClassFile classes, byte[] bytes) {
        ClassModel model = classes.parse(bytes);
        ClassTransform rebuilt = ClassTransform.transformingMethodBodies((code, element) -> code.with(element));
        ClassTransform current = ClassTransform.endHandler(builder -> builder.withVersion(ClassFile.latestMajorVersion(), 0));
        ClassTransform versionDropped = ClassTransform.dropping(element -> element instanceof ClassFileVersion);
        return classes.transformClass(model, versionDropped.andThen(rebuilt).andThen(current));
    }
}
