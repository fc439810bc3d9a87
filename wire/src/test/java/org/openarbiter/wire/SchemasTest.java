package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SchemasTest {

    @ParameterizedTest
    @ValueSource(strings = {
        """
        {"id":"d1","game":"xiangqi","rules":"xiangqi:wxf","start":"c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w",\
        "moves":["h8h9","f9f8","h9h8","f8f9","h8h9","f9f8","h9h8","f8f9"]}""",
        """
        {"id":"c1","game":"chess","rules":"chess:fide-2023","start":"startpos","moves":["g1f3","g8f6","f3g1","f6g8","g1f3",\
        "g8f6","f3g1"],"events":[{"after":7,"by":"black","kind":"claim","claim":"threefold","move":"f6g8"}]}""",
        """
        {"id":"g1","game":"go","rules":"go:psk","board":"5x5","setup":{"B":["A1"],"W":[]},"to":"B","moves":["B C3","W pass"]}""",
        """
        {"id":"k1","game":"go","rules":"go:kee","board":{"points":["a","b","c"],"edges":[["a","b"],["b","c"]]},\
        "players":["B","W","R"],"moves":["B a","W pass","R refresh"]}""",
        """
        {"game":"go","events":[{"after":0,"kind":"dead","points":["A1"]},{"after":0,"kind":"agree",\
        "outcome":{"kind":"ranked","points":{"B":3,"W":2.5,"R":0}}},{"after":0,"kind":"decide","result":"1/2-1/2"}]}""",
    })
    void casesOfAllGamesConform(String line) {
        assertThat(Conformance.faults(Schemas.CASE, line)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "[]",
        "{}",
        "{\"game\":1}",
        "{\"game\":\"ring\",\"moves\":\"on\"}",
        "{\"game\":\"ring\",\"surprise\":1}",
        "{\"game\":\"ring\",\"events\":[{\"kind\":\"resign\",\"by\":\"red\"}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"kind\":\"resign\"}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"kind\":\"agree\"}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"kind\":\"agree\",\"outcome\":{\"kind\":\"win\"}}]}",
        "{\"game\":\"ring\",\"events\":[{\"after\":0,\"kind\":\"flag\",\"by\":\"red\",\"claim\":\"third\"}]}",
    })
    void whatTheReaderRefusesDoesNotConform(String line) {
        assertThat(Conformance.faults(Schemas.CASE, line)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{\"kind\":\"play\",\"move\":\"on\",\"by\":\"red\"}",
        "{\"kind\":\"preview\",\"move\":\"on\"}",
        "{\"kind\":\"claim\",\"claim\":\"third\",\"move\":\"on\"}",
        "{\"kind\":\"resign\"}",
        "{\"kind\":\"decide\",\"outcome\":{\"kind\":\"draw\"}}",
        "{\"kind\":\"undo\"}",
        "{\"kind\":\"legal\"}",
        "{\"kind\":\"snapshot\"}",
        "{\"kind\":\"ruling\"}",
    })
    void messagesConform(String line) {
        assertThat(Conformance.faults(Schemas.ACT, line)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"kind\":\"play\"}", "{\"kind\":\"undo\",\"move\":\"on\"}", "{\"kind\":\"dance\"}"})
    void otherMessagesDoNot(String line) {
        assertThat(Conformance.faults(Schemas.ACT, line)).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Schemas.class)
    void aSchemaIsReadFromTheModule(Schemas schema) {
        assertThat(schema.text()).contains("https://json-schema.org/draft/2020-12/schema", schema.fileName());
    }
}
