package org.openarbiter.cli.judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.ConcludedGame;
import org.openarbiter.archive.Formats;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.archive.TextForm;
import org.openarbiter.cli.base.CliCommand;
import org.openarbiter.cli.base.Fault;
import org.openarbiter.cli.base.FormatNames;
import org.openarbiter.cli.base.Inputs;
import org.openarbiter.cli.base.Terminal;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.wire.CaseWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter convert}: writes games in another format. */
@Command(name = "convert", description = "Writes games in another format, to standard output. Standard error says what the format has no place for.")
public final class ConvertCommand extends CliCommand {
    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            required = true,
            completionCandidates = FormatNames.class,
            description = "The output format: ${COMPLETION-CANDIDATES}.")
    private String to = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "auto",
            completionCandidates = FormatNames.class,
            description = "The format of the files: auto, ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private String format = "auto";

    @Option(names = "--strict", description = "Refuse what would be read leniently.")
    private boolean strict;

    @Option(
            names = "--keep-encoding",
            description = "Keep the encoding and line endings of the source. The default is UTF-8 and line feeds; kif is written in Shift_JIS and gib in EUC-KR,"
                    + " as other programs expect them. For shogi in UTF-8 ask for kifu.")
    private boolean keepEncoding;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games, or folders with such files; - is standard input.")
    private List<String> paths = List.of();

    private final CaseWriter cases = new CaseWriter();

    /** The form of the file that is being read; null until its first game is written. */
    private @Nullable TextForm form;

    private boolean begun;

    /** The games that the format is not for; each is named once. */
    private final Set<String> refused = new HashSet<>();

    private boolean written;

    public ConvertCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws Fault, IOException {
        if (!Formats.known().contains(to)) {
            throw Fault.usage("unknown format '" + to + "'; expected one of " + Formats.names());
        }
        int unreadable = 0;
        for (String file : Inputs.files(paths)) {
            form = null;
            try (Archive archive = Inputs.open(file, format, null)) {
                LeftOut leftOut = new LeftOut(archive.reader().format(), to);
                for (RawGame raw = archive.next(); raw != null; raw = archive.next()) {
                    unreadable += convert(archive, raw, leftOut) ? 0 : 1;
                }
                if (!leftOut.text().isEmpty()) {
                    Terminal.tell(file + ": " + leftOut.text());
                }
            } catch (ArchiveException e) {
                Terminal.tell(Inputs.reason(e));
                unreadable++;
            }
        }
        terminal().out().flush();
        return unreadable == 0 ? 0 : written || refused.isEmpty() ? Fault.INPUT : Fault.USAGE;
    }

    private boolean convert(Archive archive, RawGame raw, LeftOut leftOut) throws Fault, ArchiveException {
        ReadGame<?> game;
        try {
            game = archive.read(raw, strict);
        } catch (InputException e) {
            StringBuilder message = new StringBuilder();
            new RulingText(terminal(), false, Language.ENGLISH).unreadable(new JudgedGame.Unreadable(archive.nameOf(raw), null, e, archive.reader().factsOf(raw)), message);
            System.err.print(message);
            return false;
        }
        if (!Formats.canWrite(game.game(), to)) {
            if (refused.add(game.game().name())) {
                Terminal.tell(Formats.refusal(game.game(), to));
            }
            return false;
        }
        try {
            byte[] record = encoded(game, archive.placeOf(raw), archive.reader().format());
            byte[] inForm = inForm(record, archive.name(), game.game());
            leftOut.add(game, record);
            write(shown(inForm));
            written = true;
        } catch (InputException e) {
            System.err.println(Terminal.clean(archive.nameOf(raw) + "  not converted: " + RulingText.place(e) + e.message()));
            return false;
        }
        if (terminal().out().checkError()) {
            throw Fault.closed();
        }
        return true;
    }

    private void write(byte[] bytes) {
        terminal().out().write(bytes, 0, bytes.length);
    }

    /** A record as it may be shown: what somebody looks at does not command the terminal. Another encoding than UTF-8 stays as it is. */
    private byte[] shown(byte[] record) {
        if (!terminal().watched() || keepEncoding || to.equals("xqf")) {
            return record;
        }
        String text = new String(record, StandardCharsets.UTF_8);
        return text.lines().map(line -> Terminal.clean(line) + "\n").collect(Collectors.joining()).getBytes(StandardCharsets.UTF_8);
    }

    /** A record in the form of the file it comes from, if that is wanted. */
    private byte[] inForm(byte[] record, String file, Game<?> game) throws Fault, ArchiveException, InputException {
        if (!keepEncoding || to.equals("xqf")) {
            return record;
        }
        TextForm known = form;
        if (known == null) {
            if (file.equals(Inputs.STANDARD_INPUT)) {
                throw Fault.usage("--keep-encoding needs a file; of standard input nobody knows the encoding before it is read");
            }
            known = TextForm.of(file, game);
            if (!begun) {
                write(known.head());
            }
            form = known;
        }
        byte[] written = known.apply(record);
        begun = true;
        return written;
    }

    private <B extends Board> byte[] encoded(ReadGame<B> game, String place, String from) throws InputException {
        if (to.equals(Archive.CASES)) {
            CaseWriter.checkWritable(game.record());
            String id = game.id();
            String line = cases.line(CaseWriter.caseOf(game.game(), game.record(), id == null ? place : id), game.seats());
            return (line + "\n").getBytes(StandardCharsets.UTF_8);
        }
        RecordFormat<B> format = Formats.of(game.game(), to).orElseThrow();
        RecordedGame<B> concluded = ConcludedGame.of(game, from);
        // The form of the source takes the place of the encoding that the format usually has.
        return keepEncoding && !to.equals("xqf")
                ? (format.write(concluded, RecordFormat.Remarks.NONE) + "\n").getBytes(StandardCharsets.UTF_8)
                : format.encode(concluded, RecordFormat.Remarks.NONE);
    }
}
