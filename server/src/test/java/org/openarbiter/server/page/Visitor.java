package org.openarbiter.server.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;

/** Somebody with a browser window of his own, who notes whatever the browser complains about. */
final class Visitor implements AutoCloseable {
    private static final double PATIENCE = 15_000;
    /** What a browser reports of answers that the page expects: a play that the rulebook forbids is a 422, a late one a 409. */
    private static final Pattern REFUSED = Pattern.compile("Failed to load resource: the server responded with a status of 4(09|22) .*");

    /** A board of a live game that was asked for just when its play was taken back. */
    private static final Pattern GONE = Pattern.compile("Failed to load resource: the server responded with a status of 404 .*");
    private static final Pattern BOARD = Pattern.compile("/v1/games/[^/]+/boards/\\d+");

    private final BrowserContext context;
    private final Page page;
    private final String root;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    Visitor(Browser browser, String root, Browser.NewContextOptions window) {
        this.root = root;
        context = browser.newContext(window);
        context.setDefaultTimeout(PATIENCE);
        page = context.newPage();
        page.onConsoleMessage(this::heard);
        page.onPageError(complaints::add);
    }

    private void heard(ConsoleMessage message) {
        boolean matters = message.type().equals("error") || message.type().equals("warning");
        boolean isTakenBack = GONE.matcher(message.text()).matches() && BOARD.matcher(message.location()).find();
        if (matters && !isTakenBack && !REFUSED.matcher(message.text()).matches()) {
            complaints.add(message.text());
        }
    }

    Page page() {
        return page;
    }

    /** What the browser complained about. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Goes to a fragment of the page. */
    Visitor at(String fragment) {
        page.navigate(root + "/" + fragment);
        return this;
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    /** What a selector finds that has this text in it. */
    Locator find(String selector, String text) {
        return page.locator(selector).filter(new Locator.FilterOptions().setHasText(text));
    }

    /** The button of this name. */
    Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** What is expected of the one element there is. */
    LocatorAssertions expect(String selector) {
        return PlaywrightAssertions.assertThat(find(selector));
    }

    /** Drops a file on the page, as a file manager does. */
    void drop(String name, String content) {
        page.waitForSelector(".drop");
        page.evaluate("""
                ({name, content}) => {
                    const transfer = new DataTransfer();
                    transfer.items.add(new File([content], name));
                    const place = document.querySelector(".drop");
                    for (const type of ["dragenter", "dragover", "drop"]) {
                        place.dispatchEvent(new DragEvent(type, {dataTransfer: transfer, bubbles: true, cancelable: true}));
                    }
                }""", Map.of("name", name, "content", content));
        page.waitForSelector(".picture svg");
    }

    /** Presses a spot of the board. */
    void spot(String at) {
        find(".spot[data-at='" + at + "']").click();
    }

    /** Plays from one square to another as soon as it is this visitor's turn, and waits until it has counted. */
    void play(String from, String to) {
        expect(".turn").containsText("Your move");
        spot(from);
        spot(to);
        expect(".turn").not().containsText("Your move");
    }

    /** Whether nothing is wider than the window. */
    boolean fitsItsWindow() {
        return (boolean) page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth");
    }

    @Override
    public void close() {
        context.close();
    }
}
