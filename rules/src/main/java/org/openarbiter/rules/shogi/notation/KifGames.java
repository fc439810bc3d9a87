package org.openarbiter.rules.shogi.notation;

import java.util.List;
import java.util.regex.Pattern;
import org.openarbiter.rules.lines.Headers;
import org.openarbiter.rules.lines.LineCutter;

/**
 * Where games begin that follow each other in one file of KIF or KI2: with a header line after the moves of the one before, or, if that has no
 * moves, after a blank line and with a header that it had, too. Marked moves after the line that says how a game ended, variations aside, are the
 * next game.
 */
final class KifGames implements LineCutter.Judge {
    private static final Pattern MOVE = Pattern.compile("\\s*[0-9]+\\s+\\S.*");
    private static final Pattern BEGIN = Pattern.compile(
            "(?:# ?-+ .*|#KI[F2].*|(?:開始日時|終了日時|対局日|棋戦|表題|場所|持ち時間|手合割|先手|後手|下手|上手|後手の持駒|上手の持駒)[：:].*)");

    private final Headers headers = new Headers();
    /** Whether a game of marked moves is over. */
    private boolean over;

    @Override
    public LineCutter.Cut next(String line) {
        if (BEGIN.matcher(line).matches()) {
            over = false;
            return headers.header(List.of(line.startsWith("#") ? "#" : KifTags.keyword(line)));
        }
        boolean marked = MoveText.MEANT.matcher(line).lookingAt();
        if (over && MoveText.LINE.matcher(line).matches()) {
            over = false;
            headers.begin();
            headers.body();
            return LineCutter.Cut.BEGINS;
        }
        if (line.isBlank()) {
            headers.blank();
        } else if (line.startsWith("手数-") || line.startsWith("まで") || MOVE.matcher(line).matches() || marked) {
            headers.body();
            over = marked ? line.contains("まで") : line.startsWith("まで");
        } else if (line.startsWith("変化")) {
            over = false;
        }
        return LineCutter.Cut.KEEP;
    }
}
