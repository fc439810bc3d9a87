package org.openarbiter.rules.janggi.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * The finding that the generals face each other on an open file (빅장).
 *
 * @param ply the moment
 * @param cho the point of Cho's general
 * @param han the point of Han's general
 */
public record FacingGenerals(int ply, String cho, String han) implements JanggiFinding, MomentFinding {
    @Override
    public String kind() {
        return "bikjang";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("cho", cho);
        values.put("han", han);
        return values;
    }

    @Override
    public Sentence sentence() {
        return JanggiLexicon.say("facing", "cho", cho, "han", han);
    }
}
