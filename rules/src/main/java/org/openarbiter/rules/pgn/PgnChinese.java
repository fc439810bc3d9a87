package org.openarbiter.rules.pgn;

import java.util.List;

/** The few Chinese phrases by which a record tells how a game ended, in the English words that mean the same. */
final class PgnChinese {
    /** From here on there are Chinese characters, and their punctuation. */
    private static final char FIRST = '\u3000';

    /** In traditional and simplified characters; what is part of another phrase comes behind it. */
    private static final List<Phrase> PHRASES = List.of(
            new Phrase("lost on time", "超时", "超時", "逾时", "逾時"),
            new Phrase("resigns", "认输", "認輸", "认负", "認負"),
            new Phrase("forfeits", "弃权", "棄權"),
            new Phrase("violation", "违例", "違例", "犯规", "犯規", "反則"),
            new Phrase("draw agreed", "双方议和", "雙方議和", "双方同意和棋", "雙方同意和棋", "议和", "議和", "同意和棋"),
            new Phrase("wins", "获胜", "獲勝", "胜", "勝"),
            // That somebody loses goes without saying behind how he does.
            new Phrase("", "判负", "判負", "作负", "作負", "告负", "告負", "负", "負"),
            new Phrase("red", "红方", "紅方", "红", "紅"),
            new Phrase("black", "黑方", "黑"),
            new Phrase("white", "白方", "白"),
            new Phrase(".", "。", "！"),
            new Phrase(",", "，", "、", "；"));

    private record Phrase(String english, List<String> chinese) {
        Phrase(String english, String... chinese) {
            this(english, List.of(chinese));
        }
    }

    private PgnChinese() {}

    /** Whether a sentence has Chinese or Japanese characters. */
    static boolean isIn(String sentence) {
        return sentence.chars().anyMatch(character -> character >= FIRST);
    }

    /** A sentence with these phrases in English; other characters stay. */
    static String english(String sentence) {
        if (!isIn(sentence)) {
            return sentence;
        }
        String english = sentence;
        for (Phrase phrase : PHRASES) {
            for (String chinese : phrase.chinese) {
                english = english.replace(chinese, " " + phrase.english + " ");
            }
        }
        return english.replaceAll("\\s+", " ").replaceAll(" (?=[.,])", "");
    }
}
