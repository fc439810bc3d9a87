package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Bond;
import org.openarbiter.dragons.worms.Cave;
import org.openarbiter.dragons.worms.Cavity;
import org.openarbiter.dragons.worms.Color;
import org.openarbiter.dragons.worms.Dragon;
import org.openarbiter.dragons.worms.DragonPicture;
import org.openarbiter.dragons.worms.HalfEye;
import org.openarbiter.dragons.worms.Worm;
import org.openarbiter.rules.go.GoBoard;

/** Writes the analysis of worms and dragons of a position as one JSON object: every field, points by their names. */
public final class AnalysisJson {

    /** The schema that every analysis names. */
    public static final String SCHEMA = "arbiter.dragons/1";

    private final GoBoard board;
    private final Analysis analysis;
    private final Unconditional settled;

    /**
     * What writes an analysis.
     *
     * @param board the board that was analysed
     */
    public AnalysisJson(GoBoard board, Analysis analysis) {
        this.board = board;
        this.analysis = analysis;
        settled = Unconditional.of(board.topology(), board::stoneAt);
    }

    /**
     * One line of JSON, without a line end.
     *
     * @param id the name of the game, or its place in a file
     * @param ply how many plies of it have been played
     */
    public String line(String id, int ply) {
        DragonPicture picture = new DragonPicture(analysis);
        return new Json().line(out -> {
            out.writeStartObject();
            out.writeStringField("schema", SCHEMA);
            out.writeStringField("id", id);
            out.writeNumberField("ply", ply);
            out.writeNumberField("width", board.topology().width());
            out.writeNumberField("height", board.topology().height());
            objects(out, "dragons", analysis.dragons(), dragon -> dragon(out, dragon, picture.letter(dragon)));
            objects(out, "worms", analysis.worms(), worm -> worm(out, worm));
            objects(out, "caves", analysis.caves(), cave -> cave(out, cave));
            objects(out, "cavities", analysis.cavities(), cavity -> cavity(out, cavity));
            objects(out, "halfEyes", analysis.halfEyes(), eye -> halfEye(out, eye));
            objects(out, "bonds", analysis.bonds(), bond -> bond(out, bond));
            points(out, "cuttingPoints", analysis.cuttingPoints());
            objects(out, "distances", analysis.cavities().stream().flatMap(cavity -> cavity.points().stream()).toList(),
                    point -> distances(out, point));
            out.writeEndObject();
        });
    }

    /** What writes the fields of one of many. */
    private interface Fields<T> {
        void write(T one) throws IOException;
    }

    private static <T> void objects(JsonGenerator out, String name, Collection<T> all, Fields<T> fields) throws IOException {
        out.writeArrayFieldStart(name);
        for (T one : all) {
            out.writeStartObject();
            fields.write(one);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private void dragon(JsonGenerator out, Dragon dragon, char letter) throws IOException {
        out.writeStringField("letter", String.valueOf(letter));
        color(out, dragon.color());
        point(out, "origin", dragon.origin());
        out.writeNumberField("size", dragon.size());
        size(out, dragon.effectiveSize());
        points(out, "worms", dragon.worms());
        points(out, "points", dragon.points());
        out.writeNumberField("heyes", dragon.heyes());
        point(out, "heye", dragon.heye());
        out.writeNumberField("genus", dragon.genus());
        out.writeNumberField("value", dragon.value());
        out.writeNumberField("escapeRoute", dragon.escapeRoute());
        point(out, "lunch", dragon.lunch());
        answer(out, "attack", dragon.attack());
        answer(out, "defend", dragon.defend());
        out.writeStringField("status", dragon.status().toString());
        out.writeStringField("safety", dragon.safety().toString());
        out.writeNumberField("vitality", dragon.vitality());
        out.writeBooleanField("semeai", dragon.semeai());
    }

    private void worm(JsonGenerator out, Worm worm) throws IOException {
        color(out, worm.color());
        point(out, "origin", worm.origin());
        out.writeNumberField("size", worm.size());
        size(out, worm.effectiveSize());
        points(out, "points", worm.points());
        out.writeNumberField("liberties", worm.liberties());
        out.writeNumberField("liberties2", worm.liberties2());
        out.writeNumberField("liberties3", worm.liberties3());
        out.writeNumberField("liberties4", worm.liberties4());
        answer(out, "attack", worm.attack());
        answer(out, "defend", worm.defend());
        point(out, "lunch", worm.lunch());
        out.writeNumberField("cutstone", worm.cutstone().code());
        out.writeNumberField("genus", worm.genus());
        out.writeNumberField("value", worm.value());
        out.writeBooleanField("ko", worm.ko());
        out.writeBooleanField("inessential", worm.inessential());
        out.writeStringField("unconditional", settled.at(worm.origin()).name().toLowerCase(Locale.ROOT));
        out.writeBooleanField("invincible", settled.isInvincible(worm.origin()));
    }

    private void cave(JsonGenerator out, Cave cave) throws IOException {
        color(out, cave.color());
        point(out, "origin", cave.origin());
        out.writeNumberField("size", cave.size());
        points(out, "cavities", cave.cavities());
        points(out, "points", cave.points());
        point(out, "border", cave.border());
    }

    private void cavity(JsonGenerator out, Cavity cavity) throws IOException {
        color(out, cavity.color());
        point(out, "origin", cavity.origin());
        out.writeNumberField("size", cavity.size());
        points(out, "points", cavity.points());
        out.writeBooleanField("ko", cavity.ko());
    }

    private void halfEye(JsonGenerator out, HalfEye eye) throws IOException {
        out.writeStringField("type", eye.type().toString());
        point(out, "point", eye.point());
        point(out, "make", eye.make());
        point(out, "kill", eye.kill());
        point(out, "dragon", eye.dragon());
    }

    private void bond(JsonGenerator out, Bond bond) throws IOException {
        out.writeStringField("reason", bond.reason().toString());
        point(out, "one", bond.one());
        point(out, "other", bond.other());
        points(out, "points", bond.points());
        out.writeStringField("pattern", bond.pattern());
    }

    private void distances(JsonGenerator out, int point) throws IOException {
        point(out, "point", point);
        distance(out, "black", analysis.distance(Color.BLACK, point));
        distance(out, "white", analysis.distance(Color.WHITE, point));
        distance(out, "strategicBlack", analysis.strategicDistance(Color.BLACK, point));
        distance(out, "strategicWhite", analysis.strategicDistance(Color.WHITE, point));
    }

    private static void distance(JsonGenerator out, String name, int steps) throws IOException {
        if (steps < 0) {
            out.writeNullField(name);
        } else {
            out.writeNumberField(name, steps);
        }
    }

    private void answer(JsonGenerator out, String name, Answer answer) throws IOException {
        out.writeObjectFieldStart(name);
        if (answer.isUnknown()) {
            out.writeStringField("fate", "unknown");
            out.writeNullField("code");
        } else {
            out.writeStringField("fate", answer.fate().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            out.writeNumberField("code", answer.fate().code());
        }
        point(out, "point", answer.point());
        out.writeArrayFieldStart("line");
        for (int play : answer.line()) {
            out.writeString(play < 0 ? "pass" : board.pointName(play));
        }
        out.writeEndArray();
        out.writeBooleanField("complete", answer.complete());
        out.writeEndObject();
    }

    private static void color(JsonGenerator out, Color color) throws IOException {
        out.writeStringField("color", color.toString());
    }

    private static void size(JsonGenerator out, double effective) throws IOException {
        out.writeNumberField("effectiveSize", Math.round(effective * 100) / 100.0);
    }

    private void point(JsonGenerator out, String name, int point) throws IOException {
        if (point < 0) {
            out.writeNullField(name);
        } else {
            out.writeStringField(name, board.pointName(point));
        }
    }

    private void points(JsonGenerator out, String name, List<Integer> points) throws IOException {
        out.writeArrayFieldStart(name);
        for (int point : points) {
            out.writeString(board.pointName(point));
        }
        out.writeEndArray();
    }
}
