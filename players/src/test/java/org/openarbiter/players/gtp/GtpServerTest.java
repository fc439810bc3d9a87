package org.openarbiter.players.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The protocol by itself, with an engine that knows no game. */
class GtpServerTest {
    private static GtpServer toy() {
        return new GtpServer("Toy", "1.5", List.of(
                new GtpCommand("echo", GtpArguments::line),
                new GtpCommand("fail", arguments -> {
                    throw new GtpException("as asked");
                }),
                new GtpCommand("burst", arguments -> {
                    throw new IllegalStateException("burst");
                }),
                new GtpCommand("deep", arguments -> {
                    throw new StackOverflowError();
                }),
                new GtpCommand("rows", arguments -> "one\r\n\r\n\ntwo\u0007\n\n")));
    }

    private static String serve(byte[] input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        toy().serve(new ByteArrayInputStream(input), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String serve(String input) throws IOException {
        return serve(input.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void a_script_gets_its_answers() throws IOException {
        GtpScript.run(toy(), GtpServerTest.class, "lines.gtp");
    }

    @Test
    void nothing_is_answered_behind_quit_and_the_end_of_input_ends_it_too() throws IOException {
        assertThat(serve("1 echo a\n2 quit\n3 echo b\n")).isEqualTo("=1 a\n\n=2 \n\n");
        assertThat(serve("1 echo a\n2 echo b")).isEqualTo("=1 a\n\n=2 b\n\n");
        assertThat(serve("")).isEmpty();
    }

    @Test
    void a_line_without_end_is_refused_in_bounded_memory_and_the_next_one_is_served() throws IOException {
        String longest = "echo " + "x".repeat(LineSource.MOST_BYTES - 5);
        assertThat(serve(longest + "\n")).isEqualTo("= " + "x".repeat(LineSource.MOST_BYTES - 5) + "\n\n");
        assertThat(serve("7 " + longest + "\n8 echo a\n")).isEqualTo("?7 line too long\n\n=8 a\n\n");
        assertThat(serve("quit " + longest + "\n8 echo a\n")).isEqualTo("? line too long\n\n=8 a\n\n");
    }

    @Test
    void junk_is_survived_and_every_answer_is_well_formed() throws IOException {
        Random random = new Random(20);
        for (int round = 0; round < 200; round++) {
            byte[] junk = new byte[random.nextInt(2000)];
            random.nextBytes(junk);
            ByteArrayOutputStream input = new ByteArrayOutputStream();
            input.write(junk);
            input.write("\n99 echo alive\n".getBytes(StandardCharsets.UTF_8));
            String answers = serve(input.toByteArray());
            assertThat(answers).endsWith("=99 alive\n\n");
            for (String answer : answers.split("\n\n")) {
                assertThat(answer).matches("(?s)[=?]\\d* .*");
            }
        }
    }
}
