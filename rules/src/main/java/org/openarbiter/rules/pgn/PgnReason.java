package org.openarbiter.rules.pgn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Quotes;

/**
 * What a sentence says of how a game for two ended, in the words of {@link PgnEnding}.
 *
 * @param by the seat that resigned, that ran out of time, that made the illegal move or the claim; −1 if the sentence names none
 * @param text the sentence
 */
record PgnReason(Kind kind, int by, String text) {

    /** How a game ended. The first kind of which a sentence has a word is meant. */
    enum Kind {
        RESIGNED,
        /** A draw, in so many words. */
        DRAW_AGREED,
        AGREED,
        TIME,
        TIME_OF_BOTH,
        /** A position, or a repetition, that needs no claim. */
        BOARD,
        UNFINISHED,
        REPETITION,
        FIFTY,
        ILLEGAL,
        REFEREE,
        /** A player did not come in time. */
        ABSENCE,
        /** A player had an electronic device with him. */
        DEVICE,
        /** The sentence has no word that is a reason, and some that are not known. */
        UNKNOWN,
        NONE
    }

    /** Nothing is said. */
    static final PgnReason NONE = new PgnReason(Kind.NONE, -1, "");

    private static final List<String> TIME = List.of("time", "timeout", "timed", "overstep", "flag", "flags", "flagged", "clock");
    private static final List<String> REPETITION = List.of("repetition", "threefold", "3fold");
    /** What is said of a position that has stood on the board three times. */
    private static final List<String> REPEATED = List.of("draw", "drawn", "claim", "same", "repeat", "occur", "appear", "stood");
    private static final List<String> FIFTY = List.of("fifty", "50", "50move");
    private static final List<String> BOARD = List.of(
            "checkmat", "mate", "mated", "mates", "stalemat", "fivefold", "5fold", "insufficient", "material", "seventy", "seventyfive",
            "75", "75move", "dead", "perpetual");
    private static final List<String> UNFINISHED = List.of("unterminated", "unfinished", "adjourned", "aborted");
    private static final List<String> REFEREE = List.of(
            "abandon", "adjudicat", "infraction", "emergency", "death", "forfeit", "disconnect", "walkover", "stall", "arbiter", "referee",
            "cheat", "fair", "fairplay", "violation");
    private static final Set<String> NOTHING = Set.of(
            "", "normal", "normally", "unknown", "none", "game", "over", "end", "ends", "ended", "finished", "win", "wins", "won", "winner", "white",
            "red", "black", "draw", "drawn", "by", "the", "result", "1", "0", "2");

    /** Words of time by which nobody loses. */
    private static final Pattern NO_LOSS_ON_TIME = Pattern.compile(
            "\\btime (?:trouble|pressure|scramble|shortage)|(?:short of|low on) time|flag (?:did not|didn['’]t|had not) fall"
                    + "|\\b(?:first|second|third|[a-z]+th|last|\\d(?:st|nd|rd|th)|this|that|same|long|each|every) time\\b(?! (?:control|limit|period))"
                    + "|\\bduring (?:[a-z]+ ){0,2}time\\b|(?<!(?:the|his|her|ed|on|by|of) )time control");

    /** What is said of a position that is repeated, in the words of the Laws. */
    private static final Pattern THIRD_TIME = Pattern.compile("\\b(?:(?:third|3rd) time|three times)");

    private static final Pattern NOT = Pattern.compile("\\b(?:no|not|never|without|declined|refused|rejected)\\b|n['’]t\\b");

    /** What may be added to what somebody did. */
    static final String CIRCUMSTANCE = " in time (?:trouble|pressure)|,? because .*";
    /** What somebody did to his time, and what became of it. */
    private static final String HIS_TIME = "(?: the| his| her| their)? time(?:[- ](?:limit|control))?";
    static final String OVERSTEPPED = "(?:overstep(?:s|ped)(?:" + HIS_TIME + ")?"
            + "|(?:(?:lost|loses) by )?(?:overstepping|exceed(?:s|ed|ing))" + HIS_TIME + ")";
    /** What somebody does who loses by illegal moves: the first one does not lose. */
    static final String ILLEGALLY = "(?:(?:has )?(?:makes|made|plays|played|completes|completed|commits|committed)(?: an?| the| his| her)?"
            + "(?: (?:second|2nd|another) illegal move| illegal move for the (?:second|2nd) time)"
            + "|(?:loses|lost|forfeits|forfeited) (?:by|on|for|after|because of|due to)(?: an?| the| his| her)?(?: second| 2nd| another)? illegal move)";
    static final String TIME_IS_UP =
            "(?:flag (?:falls|fell|has fallen|is down)|(?:time|clock) (?:runs out|ran out|has run out|is up|(?:has )?expired))";

    /** Sentences that say nothing but who did it: others do not count against a result. */
    private static final Pattern PLAIN = Pattern.compile(
            "(?:(?:white|red|black) (?:has )?(?:resign(?:s|ed)|(?:lost|loses) on time|r[au]ns? out of time|forfeit(?:s|ed) on time"
                    + "|" + OVERSTEPPED + "|" + ILLEGALLY + ")"
                    + "(?:" + CIRCUMSTANCE + "|,? (?:and )?(?:white|red|black) (?:wins|has (?:no|only) .*))?"
                    + "|(?:white|red|black)['’]s " + TIME_IS_UP
                    + "|(?:game )?(?:draw|drawn) (?:agreed|by (?:mutual )?agreement)(?:,? (?:both|in) .*)?)[.!]?");

    /** No sentence on the end of a game is longer; of one that is, a part is quoted. */
    static final int LONGEST = 200;
    private static final int KEPT = 60;

    private static final Pattern ABSENT = Pattern.compile(
            "(?:fail(?:ed|s) to|did(?: not|n['’]t)) (?:appear|arrive|(?:show|turn) up|show\\b(?! \\w)|come\\b(?! back))"
                    + "|\\bno[- ]show|\\bdefault|\\barriv(?:ed|es) late|\\b(?:white|red|black) (?:was |is )?(?:absent|(?:too )?late\\b)");

    /** The absence of a player in words that stand for nothing else, as {@link PgnExport} writes it. */
    private static final Pattern PLAINLY_ABSENT = Pattern.compile("(?:(?:white|red|black) )?failed to appear[.!]?");

    private static final Pattern DEVICE = Pattern.compile(
            "\\b(?:cell|mobile|smart|tele|ear|head)?phones?\\b|\\bsmart ?watch|\\belectronic device"
                    + "|\\bmobile(?:['’]s)? (?:rang|ringing|sounded|vibrated|went off)|\\ba mobile\\b");

    /** That a time control was not reached in time. */
    private static final Pattern MISSED = Pattern.compile(
            "(?:(?:lost|loses) (?:on|at)|miss(?:ed|es)|fail(?:ed|s) to (?:reach|make|meet)|did(?: not|n['’]t) (?:reach|make|meet))"
                    + " (?:the |his |her )?(?:first |second |third |fourth )?time control");

    private static final String SEAT = "(white|red|black)\\b";
    private static final Pattern NAMED = Pattern.compile("\\b" + SEAT);
    private static final String SPACE = "[^a-z0-9,;.:!]+";
    /** Up to a few words of one clause that are about nobody else. */
    private static final String WORDS = "(?:" + SPACE + "(?!(?:white|red|black|w[io]n|wins|winner|opponent)\\b)[a-z0-9]+){0,7}?" + SPACE;

    private static final Pattern RESIGNS = by("resign", "resign[a-z]*" + SPACE + "(?:by|of)");
    private static final Pattern LOSES_ON_TIME =
            by("(?:ran|runs?|flag|time|clock|forfeit|overstep|exceed|out of)", "(?:time|flag|forfeit)[a-z]*" + SPACE + "(?:by|of|for)");
    private static final Pattern MOVES_ILLEGALLY = by("illegal", "illegal moves?" + SPACE + "(?:by|of)");
    private static final Pattern CLAIMS = by("claim", "claim[a-z]*" + SPACE + "by");
    private static final Pattern WINS = Pattern.compile("\\b" + SEAT + SPACE + "(?:(?:has|is|was)" + SPACE + ")?(?:w[io]n|wins|declared)\\b");

    /** What archives of millions of games say. */
    private static final Map<String, PgnReason> USUAL =
            Stream.of("Normal", "normal", "Time forfeit", "time forfeit", "Abandoned", "Rules infraction", "Unterminated", "unterminated")
                    .collect(Collectors.toUnmodifiableMap(text -> text, PgnReason::read));

    private static Pattern by(String verb, String noun) {
        return Pattern.compile("\\b" + SEAT + WORDS + verb + "|\\b" + noun + SPACE + SEAT);
    }

    /** What a sentence says; {@link #NONE} if there is no sentence. */
    static PgnReason of(@Nullable String sentence) {
        if (sentence == null) {
            return NONE;
        }
        PgnReason usual = USUAL.get(sentence);
        return usual == null ? read(sentence) : usual;
    }

    private static PgnReason read(String sentence) {
        String lower = PgnChinese.english(sentence).toLowerCase(Locale.ROOT);
        String[] words = words(lower);
        if (has(words, "resign")) {
            return loss(Kind.RESIGNED, RESIGNS, lower, sentence);
        }
        boolean isAgreed = has(words, "agree") || has(words, "accept") && !has(words, "claim");
        if (isAgreed && !NOT.matcher(lower).find()) {
            return new PgnReason(hasAny(words, List.of("draw", "drawn")) ? Kind.DRAW_AGREED : Kind.AGREED, -1, sentence);
        }
        if (ABSENT.matcher(lower).find()) {
            return new PgnReason(Kind.ABSENCE, -1, sentence);
        }
        String timed = hasAny(words, TIME) ? NO_LOSS_ON_TIME.matcher(MISSED.matcher(lower).replaceAll("overstepped the time limit")).replaceAll("") : "";
        if (hasAny(words(timed), TIME)) {
            PgnReason loss = loss(Kind.TIME, LOSES_ON_TIME, timed, sentence);
            return loss.by < 0 && has(words, "both") ? new PgnReason(Kind.TIME_OF_BOTH, -1, sentence) : loss;
        }
        return onBoard(words, lower, sentence);
    }

    private static PgnReason onBoard(String[] words, String lower, String sentence) {
        if (hasAny(words, BOARD)) {
            return new PgnReason(Kind.BOARD, -1, sentence);
        }
        if (hasAny(words, UNFINISHED)) {
            return new PgnReason(Kind.UNFINISHED, -1, sentence);
        }
        if (hasAny(words, REPETITION) || List.of(words).contains("position") && hasAny(words, REPEATED) && THIRD_TIME.matcher(lower).find()) {
            return new PgnReason(Kind.REPETITION, seat(CLAIMS, lower), sentence);
        }
        if (hasAny(words, FIFTY)) {
            return new PgnReason(Kind.FIFTY, seat(CLAIMS, lower), sentence);
        }
        if (has(words, "illegal")) {
            return loss(Kind.ILLEGAL, MOVES_ILLEGALLY, lower, sentence);
        }
        if (DEVICE.matcher(lower).find()) {
            return new PgnReason(Kind.DEVICE, -1, sentence);
        }
        if (hasAny(words, REFEREE)) {
            return new PgnReason(Kind.REFEREE, -1, sentence);
        }
        boolean saysNothing = NOTHING.containsAll(List.of(words)) && !PgnChinese.isIn(lower);
        return new PgnReason(saysNothing ? Kind.NONE : Kind.UNKNOWN, -1, sentence);
    }

    /** A loss of the seat that is said to have done it, or of the one that has not won. */
    private static PgnReason loss(Kind kind, Pattern by, String lower, String sentence) {
        int loser = seat(by, lower);
        int winner = loser >= 0 ? -1 : seat(WINS, lower);
        return new PgnReason(kind, winner >= 0 ? 1 - winner : loser, sentence);
    }

    private static int seat(Pattern pattern, String lower) {
        Matcher matcher = pattern.matcher(lower);
        if (!matcher.find()) {
            return -1;
        }
        return seatOf(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
    }

    private static int seatOf(String color) {
        return color.equals("black") ? 1 : 0;
    }

    /** What is left of a reason that does not count against the result: nobody is named, and no draw was agreed upon, nor an illegal move made that lost. */
    PgnReason against() {
        return new PgnReason(kind == Kind.DRAW_AGREED || kind == Kind.ILLEGAL ? Kind.UNKNOWN : kind, -1, text);
    }

    /** As much of the sentence as tells the reader which one is meant. */
    String quoted() {
        String words = text.strip().replaceAll("\\s+", " ");
        return words.length() <= LONGEST ? words : Quotes.cut(words, KEPT);
    }

    /** Whether the sentence says that a player did not appear, and nothing else. */
    boolean isPlainAbsence() {
        return text.length() <= LONGEST && PLAINLY_ABSENT.matcher(text.toLowerCase(Locale.ROOT).strip()).matches();
    }

    /** Whether the sentence tells of an electronic device, whatever else it says. */
    boolean tellsOfDevice() {
        return DEVICE.matcher(text.toLowerCase(Locale.ROOT)).find();
    }

    /** Whether a seat is the only one that the sentence names, and not as the winner. */
    boolean blamesOnly(int seat) {
        String lower = text.toLowerCase(Locale.ROOT);
        List<Integer> named = NAMED.matcher(lower).results().map(name -> seatOf(name.group(1))).distinct().toList();
        return named.equals(List.of(seat)) && seat(WINS, lower) != seat;
    }

    /** Whether the sentence says nothing but who did what ended the game. */
    boolean isPlain() {
        return text.length() <= LONGEST && PLAIN.matcher(PgnChinese.english(text).toLowerCase(Locale.ROOT).strip()).matches();
    }

    /** Whether it tells what somebody did, and not what stood on the board. */
    boolean isAct() {
        return switch (kind) {
            case RESIGNED, DRAW_AGREED, AGREED, TIME, TIME_OF_BOTH, ILLEGAL -> true;
            case REPETITION, FIFTY -> by >= 0 || has(words(text.toLowerCase(Locale.ROOT)), "claim");
            case BOARD, UNFINISHED, REFEREE, ABSENCE, DEVICE, UNKNOWN, NONE -> false;
        };
    }

    /** Whether it tells the same as another sentence that names nobody, perhaps with whose flag fell, or what was agreed upon. */
    boolean isMoreExact(PgnReason other) {
        return kind == other.kind || kind == Kind.DRAW_AGREED && other.kind == Kind.AGREED
                || kind == Kind.TIME_OF_BOTH && other.kind == Kind.TIME;
    }

    /** Whether both players are said to have lost. */
    boolean isForfeitOfBoth() {
        String[] words = words(text.toLowerCase(Locale.ROOT));
        return has(words, "forfeit") && hasAny(words, List.of("double", "both"));
    }

    private static String[] words(String lower) {
        return lower.split("[^a-z0-9]+");
    }

    private static boolean has(String[] words, String name) {
        return hasAny(words, List.of(name));
    }

    /** Whether one of the words is a given name, or begins with one of five letters or more. */
    private static boolean hasAny(String[] words, List<String> names) {
        for (String word : words) {
            for (String name : names) {
                if (name.length() >= 5 ? word.startsWith(name) : word.equals(name)) {
                    return true;
                }
            }
        }
        return false;
    }
}
