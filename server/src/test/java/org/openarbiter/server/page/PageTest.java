package org.openarbiter.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.server.Server;
import org.openarbiter.server.setup.Settings;

/** What a visitor of the page does, in Chromium. Where none is installed, the tests stand aside and say so. */
@Timeout(120)
final class PageTest {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final Path EXAMPLES = Path.of("../examples");
    private static final String NEAR_MISS = "22...Ra4 lost Black the right to castle with the rook on a8";

    @TempDir
    private static Path folder;

    private static Server server;
    private static Playwright playwright;
    private static Browser browser;

    private final List<Visitor> visitors = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        if (!Files.isExecutable(CHROMIUM)) {
            System.out.println(CHROMIUM + " is not installed: nobody visits the page");
            Assumptions.abort(CHROMIUM + " is not installed");
        }
        server = Server.start(Settings.local(folder, 0).with(Settings.Bounds.USUAL.forOneClient()));
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(CHROMIUM).setArgs(List.of("--no-sandbox")));
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            playwright.close();
            server.close();
        }
    }

    @AfterEach
    void nobodyComplains() {
        for (Visitor visitor : visitors) {
            assertThat(visitor.complaints()).isEmpty();
            visitor.close();
        }
    }

    private Visitor visitor(Browser.NewContextOptions window) {
        Visitor visitor = new Visitor(browser, "http://127.0.0.1:" + server.port(), window);
        visitors.add(visitor);
        return visitor;
    }

    private Visitor visitor() {
        return visitor(new Browser.NewContextOptions().setViewportSize(1280, 900));
    }

    /** The first game of a file of games in PGN. */
    private static String firstGame(String file) throws IOException {
        String[] parts = Files.readString(EXAMPLES.resolve(file)).split("\n\n", 3);
        return parts[0] + "\n\n" + parts[1] + "\n";
    }

    // ---- records ----

    @Test
    void aVisitorDropsAGameAndReadsWhyItIsNoThreefold() throws IOException {
        Visitor visitor = visitor().at("");
        visitor.drop("karpov-miles.pgn", firstGame("famous.pgn"));
        visitor.expect("h1").hasText("Anatoly Karpov – Anthony Miles");
        visitor.expect(".outcome").hasText("Draw");
        visitor.expect(".card.near").containsText(NEAR_MISS);
        visitor.expect(".card.claim").containsText("declaring 26...Ra4");

        visitor.find(".chip", "25...Ra8").click();
        visitor.expect(".status").hasText("25...Ra8 · White to move · same pieces, 3rd of 3 occurrences, but a different position");
        visitor.expect(".arrow.difference").hasCount(1);
        visitor.expect(".badge").hasText("≠");
        visitor.expect(".spot[data-at=a8]").hasAttribute("aria-label", "a8, black rook");
        visitor.page().waitForURL(Pattern.compile(".*/50\\?at=f0$"));
    }

    @Test
    void aLinkShowsExactlyThisViewAndTheBackButtonGoesBack() throws IOException {
        Visitor visitor = visitor().at("");
        visitor.drop("karpov-miles.pgn", firstGame("famous.pgn"));
        visitor.find(".chip", "21...Nxb2").click();
        visitor.expect(".status").containsText("same pieces, 1st of 3 occurrences");
        visitor.find(".card.claim .telling").click();
        visitor.expect(".status").containsText("26.Nb5");
        visitor.expect(".arrow.announced").hasCount(1);

        Visitor other = visitor();
        other.page().navigate(visitor.page().url());
        other.expect(".status").hasText(visitor.find(".status").textContent());
        other.expect(".card.claim .telling").hasAttribute("aria-pressed", "true");
        other.expect(".arrow.announced").hasCount(1);

        visitor.page().goBack();
        visitor.expect(".status").containsText("21...Nxb2");
        visitor.expect(".card.near .telling").hasAttribute("aria-pressed", "true");
    }

    @Test
    void aVisitorPlaysTheCycleAndSeesAnotherRulingUnderAnotherRulebook() throws IOException {
        Visitor visitor = visitor().at("");
        visitor.drop("xie-hong.pgn", firstGame("xiangqi.pgn"));
        visitor.expect(".outcome").hasText("Red wins");

        visitor.button("Play the cycle").click();
        visitor.expect(".cycle .where").hasText("0 of 8");
        visitor.expect(".cycle .where").hasText("2 of 8");
        visitor.expect(".arrow.chase").hasCount(1);
        visitor.expect(".cycle tr[aria-current]").containsText("rook e6 → horse e3: unprotected");
        visitor.button("Stop").click();
        visitor.button("One ply forward in the cycle").click();
        visitor.button("One ply forward in the cycle").click();
        visitor.expect(".arrow.chase").hasCount(2);
        visitor.expect(".status").containsText("2nd of 3 occurrences");

        visitor.find(".adding select").selectOption("xiangqi:check-only");
        visitor.expect(".ruling.shown .outcome").hasText("Draw");
        visitor.expect(".split").hasText("The 2 rulebooks do not agree.");
        visitor.find(".ruling.shown .rule summary").click();
        visitor.expect(".ruling.shown .says").containsText(Pattern.compile("repetition", Pattern.CASE_INSENSITIVE));
        visitor.button("Show on the board").click();
        visitor.expect(".ruling.shown .outcome").hasText("Red wins");
    }

    @Test
    void pageAndRulingAreInTheLanguageOfTheReader() throws IOException {
        Visitor chinese = visitor(new Browser.NewContextOptions().setViewportSize(390, 844).setLocale("zh-CN")).at("");
        chinese.drop("xie-hong.pgn", firstGame("xiangqi.pgn"));
        chinese.expect(".outcome").hasText("红方胜");
        chinese.expect(".ruling .text").containsText("黑方以车长捉红方的马");
        chinese.expect(".rule summary").containsText("长捉作负");
        chinese.expect(".cycle .type").hasText("红方：闲着；黑方：长捉");
        chinese.expect(".cycle tbody").containsText("车 e6 → 马 e3：无根；被捉子已逃离");
        chinese.expect(".spot[data-at=d6]").hasAttribute("aria-label", "d6，黑车");
        chinese.find(".chip", "49...车５平４").click();
        chinese.expect(".status").hasText("49...车５平４ · 轮到红方 · 捉 · 同一局面第2次出现（共3次）");
        assertThat(chinese.fitsItsWindow()).isTrue();

        Visitor japanese = visitor(new Browser.NewContextOptions().setViewportSize(390, 844).setLocale("ja")).at("");
        japanese.drop("sennichite.kifu", Files.readString(EXAMPLES.resolve("shogi.kifu")).split("(?=# ---- Kifu)")[0]);
        japanese.expect(".outcome").hasText("無勝負");
        japanese.expect(".cycle .type").hasText("連続王手なし");
        japanese.find(".chip", "22手目５二金(51)").click();
        japanese.expect(".status").containsText("先手の手番");
        japanese.expect(".move[aria-current]").hasText("５二金(51)");
        assertThat(japanese.fitsItsWindow()).isTrue();

        Visitor other = visitor(new Browser.NewContextOptions().setLocale("de-DE")).at("");
        other.drop("xie-hong.pgn", firstGame("xiangqi.pgn"));
        other.expect(".outcome").hasText("Red wins");
        other.expect(".ruling .text").containsText("Black chased");
    }

    @Test
    void aGameIsPlayedInJapanese() {
        Visitor visitor = visitor(new Browser.NewContextOptions().setLocale("ja-JP")).at("#/play");
        visitor.find("#field-game").selectOption("shogi");
        visitor.expect("#field-you option >> nth=1").hasText("後手");
        visitor.find("#field-you").selectOption("*");
        visitor.button("始める").click();
        visitor.expect(".turn strong").hasText("先手の手番です。");
        visitor.spot("7g");
        visitor.spot("7f");
        visitor.expect(".turn strong").hasText("後手の手番です。");
        visitor.expect(".move[aria-current]").hasText("７六歩(77)");
        visitor.spot("5c");
        visitor.spot("5e");
        visitor.expect("#trouble").containsText("の歩は");
    }

    @Test
    void arrowsShowWhoGivesCheck() throws IOException {
        Visitor visitor = visitor().at("");
        String[] games = Files.readString(EXAMPLES.resolve("xiangqi.pgn")).split("(?=\\[Game )");
        visitor.drop("check.pgn", games[1]);
        visitor.expect(".outcome").hasText("Black wins");
        visitor.find(".cycle tbody tr", "check").first().getByRole(AriaRole.BUTTON).click();
        visitor.expect(".arrow.check").hasCount(1);
    }

    @Test
    void aForbiddenPlayOfGoStandsOnTheTimeline() {
        Visitor visitor = visitor().at("");
        visitor.button("Three kos").click();
        visitor.expect(".card.forbidden").containsText("It repeats the starting position (triple ko, 6 plays");
        visitor.button("Forbidden play, 1 of 2: after Start").click();
        visitor.expect(".status").containsText("Start · White to move · 1st of 2 occurrences");
    }

    @Test
    void aVisitorAsksAGroupWhyItLives() throws IOException {
        Visitor visitor = visitor().at("");
        visitor.drop("dragons.sgf", Files.readString(EXAMPLES.resolve("dragons.sgf")));
        visitor.button("Show the groups").click();
        visitor.expect(".groups tbody tr").hasCount(6);
        assertThat(visitor.find(".ring.group").count()).isGreaterThan(50);
        visitor.spot("K13");
        visitor.expect(".groups h3").hasText("Black's dragon at K13: alive");
        visitor.button("Show the attack: M8").click();
        visitor.expect(".sign.line").hasText("1");
        visitor.button("Hide the groups").click();
        visitor.expect(".ring.group").hasCount(0);
    }

    @Test
    void anArchiveIsSurveyedAndAnIncidentLeadsToItsBoard() {
        Visitor visitor = visitor().at("#/archives");
        visitor.find(".archive input[type=file]").setInputFiles(EXAMPLES.resolve("famous.pgn"));
        visitor.expect(".archive [role=status]").containsText("famous.pgn: ");
        visitor.expect(".downloads li").hasCount(3);
        visitor.expect(".tally").containsText("positions that look the same but differ");
        visitor.expect(".tally").containsText("claim possible, declaring the move: threefold repetition");
        visitor.expect(".wide tbody tr >> nth=0").containsText("positions that look the same but differ");
        visitor.expect(".archive").not().containsText("not-the-same");
        visitor.find(".archive .link", "50").first().click();
        visitor.expect("h1").containsText("Karpov");
        visitor.expect(".status").containsText("25...Ra8");
        visitor.page().goBack();
        visitor.expect(".archive [role=status]").containsText("incidents");
        assertThat(visitor.fitsItsWindow()).isTrue();

        Visitor phone = visitor(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true));
        phone.page().navigate(visitor.page().url());
        phone.expect(".wide tbody tr >> nth=0").containsText("positions that look the same but differ");
        assertThat(phone.fitsItsWindow()).isTrue();
        assertThat((boolean) phone.page().evaluate("() => { const box = document.querySelector('.wide'); return box.scrollWidth > box.clientWidth; }")).isTrue();
    }

    @Test
    void markupInARecordIsText() throws IOException {
        Visitor visitor = visitor().at("");
        String nasty = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>";
        String game = firstGame("famous.pgn").replace("Anatoly Karpov", nasty.replace("\"", "\\\"")).replace("Interpolis", "<b>bold</b>");
        visitor.drop("<i>name</i>.pgn", game);
        visitor.expect("h1").hasText(nasty + " – Anthony Miles");
        visitor.expect(".event").containsText("<b>bold</b>");
        visitor.expect("main img, main script, main b, main i").hasCount(0);
        assertThat(visitor.page().title()).startsWith("<img").endsWith("Arbiter");
    }

    @Test
    void whatCannotBeReadIsExplained() {
        Visitor visitor = visitor().at("");
        visitor.find("#paste").fill("1. e4 e5 2. Ke3 *");
        visitor.button("Show the ruling").click();
        visitor.expect(".move-fault, .fault, .outcome").not().hasCount(0);
        visitor.expect("main").containsText("Ke3");
    }

    @Test
    void whatWasPastedIsKeptUntilItCanBeRead() {
        Visitor visitor = visitor().at("");
        visitor.find("#paste").fill("1. e4 e9 *");
        visitor.button("Show the ruling").click();
        visitor.expect("#trouble").containsText("e9");
        visitor.expect("#paste").hasValue("1. e4 e9 *");
    }

    @Test
    void theGamesOfARecordStayIfOneCannotBeRead() {
        Visitor visitor = visitor().at("");
        visitor.find("#paste").fill("[White \"Ann\"]\n\n1. e4 e9 *\n\n[White \"Bo\"]\n\n1. e4 e5 *\n");
        visitor.button("Show the ruling").click();
        visitor.find(".games a", "Ann").first().click();
        visitor.expect("#trouble").containsText("e9");
        visitor.find(".games a", "Bo").first().click();
        visitor.expect(".outcome").hasText("Still open");
    }

    @Test
    void aClaimThatCanStillBeMadeIsNotSpokenOfAsPast() {
        Visitor visitor = visitor().at("");
        visitor.find("#paste").fill("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *");
        visitor.button("Show the ruling").click();
        visitor.expect(".card.claim h2").hasText("Claims that can be made now");
        visitor.expect(".card.claim").containsText("Black may claim a draw by threefold repetition, declaring 4...Ng8");
    }

    // ---- in every way of looking ----

    @Test
    void theSameJourneyByKeyboardAlone() throws IOException {
        Visitor visitor = visitor().at("");
        var keyboard = visitor.page().keyboard();
        visitor.page().waitForSelector("#paste");
        for (int i = 0; i < 20 && !(boolean) visitor.page().evaluate("() => document.activeElement.id === 'paste'"); i++) {
            keyboard.press("Tab");
        }
        keyboard.insertText(firstGame("famous.pgn"));
        keyboard.press("Tab");
        keyboard.press("Enter");
        visitor.expect(".outcome").hasText("Draw");
        visitor.expect(".status").containsText("26.Nb5");

        keyboard.press("p");
        visitor.expect(".status").containsText("25...Ra8 · White to move · same pieces, 3rd of 3 occurrences, but a different position");
        visitor.expect("#said").containsText("25...Ra8");
        keyboard.press("ArrowLeft");
        visitor.expect(".status").containsText("25.Nc3");
        keyboard.press("Home");
        visitor.expect(".status").containsText("Start");
        keyboard.press("End");
        visitor.expect(".status").containsText("26.Nb5");

        keyboard.press("b");
        visitor.expect(".spot:focus").hasAttribute("data-at", "a1");
        keyboard.press("ArrowUp");
        keyboard.press("ArrowRight");
        visitor.expect(".spot:focus").hasAttribute("aria-label", "b2, black knight");
        keyboard.press("Enter");
        visitor.expect("#said").hasText("b2, black knight");

        keyboard.press("?");
        visitor.expect("dialog").containsText("to the next or previous mark on the timeline");
        keyboard.press("Escape");
        visitor.expect("dialog").hasCount(0);
    }

    @Test
    void aTelephoneShowsEverythingInOneColumn() throws IOException {
        Visitor visitor = visitor(new Browser.NewContextOptions().setViewportSize(360, 740).setIsMobile(true).setHasTouch(true)).at("");
        visitor.page().waitForSelector(".drop");
        assertThat(visitor.fitsItsWindow()).isTrue();
        visitor.drop("xie-hong.pgn", firstGame("xiangqi.pgn"));
        assertThat(visitor.fitsItsWindow()).isTrue();
        var board = visitor.find(".board").boundingBox();
        assertThat(board.x).isNotNegative();
        assertThat(board.x + board.width).isLessThanOrEqualTo(360);
        assertThat(board.height).isLessThanOrEqualTo(740);
        assertThat(board.y).as("the board comes first").isLessThan(visitor.find(".ruling").boundingBox().y);
        visitor.find("[aria-label='One ply back']").tap();
        visitor.expect(".status").containsText("51.");
        visitor.at("#/play").page().waitForSelector(".begin");
        assertThat(visitor.fitsItsWindow()).isTrue();
    }

    @Test
    void onATelephoneTheListOfMovesShowsTheCurrentOne() throws IOException {
        Visitor visitor = visitor(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)).at("");
        visitor.drop("karpov-miles.pgn", firstGame("famous.pgn"));
        visitor.expect(".status").containsText("26.Nb5");
        assertThat(isCurrentMoveShown(visitor)).isTrue();
        visitor.find("[aria-label='To the start']").tap();
        visitor.expect(".status").containsText("Start");
        assertThat(isCurrentMoveShown(visitor)).isTrue();
        visitor.find("[aria-label='To the end']").tap();
        visitor.expect(".status").containsText("26.Nb5");
        assertThat(isCurrentMoveShown(visitor)).isTrue();
    }

    private static boolean isCurrentMoveShown(Visitor visitor) {
        return (boolean) visitor.page().evaluate("""
                () => {
                    const list = document.querySelector(".moves").getBoundingClientRect();
                    const move = document.querySelector(".move[aria-current]").getBoundingClientRect();
                    return move.top >= list.top - 1 && move.bottom <= list.bottom + 1 && move.bottom <= window.innerHeight;
                }""");
    }

    @Test
    void inTheDarkThePageIsDark() {
        Visitor visitor = visitor(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK)).at("");
        visitor.page().waitForSelector(".drop");
        assertThat(brightness(visitor, "backgroundColor")).isLessThan(60);
        assertThat(brightness(visitor, "color")).isGreaterThan(200);
        Visitor other = visitor().at("");
        other.page().waitForSelector(".drop");
        assertThat(brightness(other, "backgroundColor")).isGreaterThan(200);
    }

    private static int brightness(Visitor visitor, String property) {
        return (int) visitor.page().evaluate(
                "name => Math.round(getComputedStyle(document.body)[name].match(/\\d+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0) / 3)",
                property);
    }

    // ---- playing ----

    @Test
    void twoPlayAThreefoldAndOneClaimsIt() {
        Visitor white = visitor().at("#/play");
        white.button("Begin").click();
        String link = white.find("#link-black").inputValue();
        Visitor black = visitor();
        black.page().navigate(link);
        black.expect(".turn").containsText("White is to move.");
        assertThat(black.page().url()).doesNotContain("token");

        white.spot("e2");
        white.spot("e5");
        white.expect("#trouble").containsText("the pawn on e2 cannot go to e5");
        for (int i = 0; i < 2; i++) {
            white.play("g1", "f3");
            black.play("g8", "f6");
            white.play("f3", "g1");
            black.play("f6", "g8");
        }
        white.button("Claim: threefold repetition").click();
        for (Visitor player : List.of(white, black)) {
            player.expect(".turn").containsText("The game is over.");
            player.expect(".outcome").hasText("Draw");
            player.expect(".ruling .text").containsText("Claimed by White; the same position occurred at the start and after 2...Ng8 and 4...Ng8");
        }
    }

    /** Whether a spot is nearer to the reader than another one. */
    private static boolean isBelow(Visitor visitor, String one, String other) {
        return visitor.find(".spot[data-at='" + one + "']").boundingBox().y > visitor.find(".spot[data-at='" + other + "']").boundingBox().y;
    }

    @Test
    void whoPlaysBlackSitsAtTheBottomAndAnybodyCanTurnTheBoard() {
        Visitor white = visitor().at("#/play");
        white.button("Begin").click();
        Visitor black = visitor();
        black.page().navigate(white.find("#link-black").inputValue());
        black.expect(".turn").containsText("White is to move.");
        assertThat(isBelow(white, "a1", "a8")).isTrue();
        assertThat(isBelow(black, "a8", "a1")).isTrue();
        black.expect(".picture svg.turned use[transform='rotate(180 450 750)']").hasCount(1);
        white.play("e2", "e4");
        black.play("e7", "e5");
        white.expect(".spot[data-at=e5]").hasAttribute("aria-label", "e5, black pawn");
        white.button("Turn the board").click();
        assertThat(isBelow(white, "a8", "a1")).isTrue();
        white.play("g1", "f3");
        white.button("Turn the board").click();
        assertThat(isBelow(white, "a1", "a8")).isTrue();
        white.expect(".picture svg.turned").hasCount(0);
    }

    @Test
    void playersAgreeToTakeBackAndToADraw() {
        Visitor white = visitor().at("#/play");
        white.button("Begin").click();
        Visitor black = visitor();
        black.page().navigate(white.find("#link-black").inputValue());
        white.play("e2", "e4");
        black.expect(".turn").containsText("Your move");
        white.button("Ask for a takeback").click();
        black.expect(".notice").containsText("White would like to take back the latest play.");
        black.button("Agree").click();
        white.expect(".turn").containsText("Your move");
        white.expect(".spot[data-at=e4]").hasAttribute("aria-label", "e4, empty");
        white.play("d2", "d4");
        black.play("d7", "d5");
        white.button("Offer a draw").click();
        white.expect(".notice").containsText("White offers a draw.");
        white.expect(".notice button").hasCount(0);
        black.expect(".notice").containsText("White offers a draw.");
        black.button("Ask for a takeback").click();
        white.expect(".notices").containsText("Black would like to take back");
        black.button("Accept the draw").click();
        white.expect(".outcome").hasText("Draw");
    }

    @Test
    void anArbiterDecidesAndASpectatorFollowsWithoutAWebSocket() {
        Visitor white = visitor().at("#/play");
        white.button("Begin").click();
        Visitor arbiter = visitor();
        arbiter.page().navigate(white.find("#link-arbiter").inputValue());
        arbiter.expect(".turn").containsText("You are the arbiter.");
        Visitor spectator = visitor();
        spectator.page().addInitScript("""
                window.WebSocket = class extends EventTarget {
                    constructor() {
                        super();
                        setTimeout(() => this.dispatchEvent(new Event("close")));
                    }
                    close() {}
                };""");
        spectator.page().navigate(white.find("#link-spectator").inputValue());
        spectator.expect(".turn").containsText("White is to move.You are watching.");

        white.play("e2", "e4");
        spectator.expect(".turn").containsText("Black is to move.");
        arbiter.button("Decide the game").click();
        arbiter.find("dialog button", "Black wins").click();
        spectator.expect(".outcome").hasText("Black wins");
        arbiter.button("Take back the latest act").click();
        spectator.expect(".turn").containsText("Black is to move.");
    }

    @Test
    void aPawnThatPromotesAsksToWhat() {
        Visitor visitor = visitor().at("#/play");
        visitor.find("#field-start").fill("8/P7/8/8/8/8/k7/2K5 w - - 0 1");
        visitor.button("Begin").click();
        visitor.spot("a7");
        visitor.spot("a8");
        visitor.find("dialog button").filter(new Locator.FilterOptions().setHasText("=R")).click();
        visitor.expect(".spot[data-at=a8]").hasAttribute("aria-label", "a8, white rook");
    }

    @Test
    void threePlayGoOnARingAtOneBoard() {
        Visitor visitor = visitor().at("#/play");
        visitor.find("#field-game").selectOption("go");
        visitor.find("#field-rules").selectOption("go:kee");
        visitor.find("#field-board").fill("ring:8");
        visitor.find("#field-players").fill("B W R");
        visitor.find("#field-players").blur();
        visitor.find("#field-you").selectOption("*");
        visitor.button("Begin").click();
        visitor.expect(".turn").containsText("Black to move.");
        visitor.spot("1");
        visitor.expect(".turn").containsText("White to move.");
        visitor.spot("4");
        visitor.expect(".turn").containsText("R to move.");
        visitor.button("Pass").click();
        visitor.expect(".turn").containsText("Black to move.");
        visitor.expect(".spot[data-at='4']").hasAttribute("aria-label", "4, white stone");
        PlaywrightAssertions.assertThat(visitor.find(".move").last()).hasText("pass");
    }

    @Test
    void playersOfGoAgreeWhichStonesAreDead() {
        Visitor visitor = visitor().at("#/play");
        visitor.find("#field-game").selectOption("go");
        visitor.find("form details summary").first().click();
        visitor.find("#axis-dead").selectOption("agreed");
        visitor.find("#field-board").fill("5x5");
        visitor.find("#field-you").selectOption("*");
        visitor.button("Begin").click();
        visitor.expect(".rules").hasText("go:tromp-taylor?dead=agreed");
        visitor.spot("C3");
        visitor.expect(".turn").containsText("White to move.");
        visitor.spot("A1");
        visitor.expect(".turn").containsText("Black to move.");
        visitor.button("Pass").click();
        visitor.expect(".turn").containsText("White to move.");
        visitor.button("Pass").click();
        visitor.expect(".status").containsText("move 4 (pass)");

        assertThat(visitor.find(".groups").isVisible()).as("who plays gets no advice").isFalse();
        visitor.button("Mark dead stones").click();
        visitor.spot("A1");
        visitor.expect(".sign.dead").hasText("×");
        visitor.button("Propose as dead: 1").click();
        visitor.expect(".notice").containsText("proposes to mark as dead: A1.");
        visitor.button("Agree").click();
        visitor.expect(".turn").containsText("The game is over.");
        visitor.expect(".outcome").hasText("Black wins");
        visitor.expect(".groups").isVisible();
    }

    @Test
    void aHeldKeyFetchesOnlyTheBoardWhereItStops() throws IOException {
        Visitor visitor = visitor().at("");
        visitor.drop("karpov-miles.pgn", firstGame("famous.pgn"));
        visitor.expect(".status").containsText("26.Nb5");
        List<String> fetched = new ArrayList<>();
        visitor.page().onRequest(request -> {
            if (request.url().contains("/boards/")) {
                fetched.add(request.url().substring(request.url().lastIndexOf('/') + 1));
            }
        });
        visitor.page().evaluate("""
                () => {
                    for (let i = 0; i < 30; i++) {
                        document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowLeft", bubbles: true}));
                    }
                }""");
        visitor.expect(".status").containsText("11.Nxe4");
        assertThat(fetched).contains("21").doesNotContain("30", "40");
    }
}
