/** Archives: a file of games is sent, followed while it is surveyed, and read incident by incident. */
import { h, button } from "./dom.js";

const ROWS = 100;

/**
 * @typedef {object} Api what asks the server, as api.js does
 * @property {(path: string, how?: any) => Promise<Response>} ask
 * @property {(path: string) => Promise<any>} get
 * @property {() => Promise<any[]>} games
 *
 * @typedef {(key: string, values?: Record<string, any>) => string} Words
 */

/**
 * Shows archives: a form to send one, or one that was sent before.
 *
 * When one was sent, the event {@code archive} with its id in {@code detail} goes out from the root, so that the address can name it.
 *
 * @param {HTMLElement} root is filled
 * @param {Api} api
 * @param {Words} words
 * @param {{id?: string, failed?: (problem: any) => void}} [how] the id of an archive to show; what tells of problems
 * @returns {() => void} ends what follows the archive
 */
export function archives(root, api, words, { id, failed = problem => { throw problem; } } = {}) {
    const shown = new Shown(root, api, words, failed);
    if (id) {
        shown.follow(id);
    } else {
        shown.form();
    }
    return () => shown.end();
}

class Shown {
    /**
     * @param {HTMLElement} root
     * @param {Api} api
     * @param {Words} words
     * @param {(problem: any) => void} failed
     */
    constructor(root, api, words, failed) {
        this.root = root;
        this.api = api;
        this.words = words;
        this.failed = failed;
        /** @type {EventSource | null} */
        this.events = null;
        this.ended = false;
        this.status = h("p", { role: "status" });
        this.bar = h("progress", { max: "1", value: "0", hidden: true });
        this.result = h("div", { class: "survey" });
    }

    form() {
        const t = this.words;
        const rules = h("select", { multiple: true, size: "6", id: "archive-rules" });
        this.api.games().then(games => rules.append(...games.map(game => h("optgroup", { label: t("game." + game.game) },
            game.rulebooks.map((/** @type {any} */ book) => h("option", { value: book.id }, `${book.id} · ${book.title}`)))))).catch(this.failed);
        const chooser = h("input", { type: "file", class: "hidden", tabindex: "-1" });
        chooser.addEventListener("change", () => {
            const file = chooser.files?.[0];
            if (file) {
                this.send(file, [...rules.selectedOptions].map(option => option.value));
            }
        });
        this.root.replaceChildren(h("h2", {}, t("archives.title")), h("p", {}, t("archives.intro")),
            h("p", {}, h("label", { for: "archive-rules" }, t("archives.rules")), rules),
            chooser, h("p", {}, button(t("archives.choose"), () => chooser.click(), { class: "main" })), this.status, this.bar, this.result);
    }

    /**
     * @param {File} file
     * @param {string[]} rules
     */
    async send(file, rules) {
        this.tell("archives.sending", { name: file.name });
        this.bar.hidden = false;
        this.bar.removeAttribute("value");
        const query = new URLSearchParams([["name", file.name.slice(-200)], ...rules.map(rule => ["rules", rule])]);
        try {
            const answer = await this.api.ask("/archives?" + query, { method: "POST", body: file, type: "application/octet-stream" });
            const archive = await answer.json();
            if (!this.ended) {
                this.root.dispatchEvent(new CustomEvent("archive", { detail: { id: archive.id } }));
                this.follow(archive.id);
            }
        } catch (problem) {
            this.bar.hidden = true;
            this.status.textContent = "";
            this.failed(problem);
        }
    }

    /** @param {string} id */
    follow(id) {
        this.end();
        this.ended = false;
        this.root.replaceChildren(this.status, this.bar, this.result);
        this.result.replaceChildren(this.remover(id));
        const events = new EventSource(`/v1/archives/${encodeURIComponent(id)}/events`);
        this.events = events;
        events.addEventListener("progress", event => this.progress(JSON.parse(event.data)));
        events.addEventListener("over", event => {
            events.close();
            this.over(id, JSON.parse(event.data));
        });
        events.addEventListener("error", () => {
            // A browser that gives up is told why when the archive itself is asked for; else it comes back by itself.
            if (events.readyState === EventSource.CLOSED && !this.ended) {
                this.api.get("/archives/" + encodeURIComponent(id)).then(() => this.follow(id)).catch(this.failed);
            }
        });
    }

    /** @param {any} archive */
    progress(archive) {
        this.bar.hidden = false;
        this.bar.max = Math.max(1, archive.size);
        this.bar.value = archive.bytes;
        this.tell("archives." + archive.state, archive);
    }

    /**
     * @param {string} id
     * @param {any} archive
     */
    async over(id, archive) {
        const t = this.words;
        this.bar.hidden = true;
        if (!archive.id) {
            this.tell("archives.gone");
            this.result.replaceChildren();
            return;
        }
        this.tell("archives." + archive.state, archive);
        const fault = archive.fault ? h("p", { class: "fault" }, archive.fault) : null;
        const errors = archive.errors?.length ? h("ul", { class: "errors" }, archive.errors.map((/** @type {any} */ error) => h("li", {}, `${error.game}: ${error.text}`))) : null;
        if (archive.state !== "done") {
            this.result.replaceChildren(...[fault, this.remover(id)].filter(part => part !== null));
            return;
        }
        const path = "/archives/" + encodeURIComponent(id);
        const at = "/v1" + path;
        try {
            const counts = await this.api.get(path + "/counts");
            const body = h("tbody");
            const head = h("tr");
            const several = Object.keys(counts.rulebooks).length > 1;
            const more = button("", () => this.rows(path, several, head, body, more).catch(this.failed));
            this.result.replaceChildren(...[
                fault, errors,
                h("ul", { class: "downloads" }, [h("a", { href: at + "/survey", target: "_blank", rel: "noopener" }, t("archives.page")),
                    h("a", { href: at + "/survey.csv" }, t("archives.csv")), h("a", { href: at + "/survey.json", download: "survey.json" }, t("archives.json"))]
                    .map(link => h("li", {}, link))),
                ...Object.entries(counts.rulebooks).map(([rulebook, tally]) => this.tally(rulebook, tally)),
                h("h3", {}, t("archives.incidents")),
                h("div", { class: "wide" }, h("table", {}, h("thead", {}, head), body)),
                h("p", {}, more), this.remover(id)].filter(part => part !== null));
            await this.rows(path, several, head, body, more);
        } catch (problem) {
            this.failed(problem);
        }
    }

    /**
     * @param {string} rulebook
     * @param {any} tally
     */
    tally(rulebook, tally) {
        const t = this.words;
        return h("section", { class: "tally" }, h("h3", {}, rulebook), counted(t("archives.endings"), tally.endings, plain),
            counted(t("archives.evidence"), tally.evidence, kind => this.kind(kind)),
            h("p", {}, t("archives.otherwise", { count: tally.recordedOtherwise, on: tally.playedOn })));
    }

    /**
     * Adds the next rows of the list.
     *
     * @param {string} path
     * @param {boolean} several whether rulebooks differ, so that each row names those it holds for
     * @param {HTMLElement} head
     * @param {HTMLElement} body
     * @param {any} more
     */
    async rows(path, several, head, body, more) {
        more.disabled = true;
        const answer = await this.api.get(`${path}/incidents?from=${body.children.length + 1}&count=${ROWS}`);
        /** @type {string[]} */
        const columns = answer.columns;
        const shown = columns.filter(column => several || column !== "rulebooks");
        if (!head.children.length) {
            head.append(...shown.map(column => h("th", { scope: "col" }, this.words("column." + column))));
        }
        body.append(...answer.incidents.map((/** @type {any} */ row) => h("tr", {}, shown.map(column =>
            h("td", { class: column === "what" ? column : null }, column === "ply" ? this.opener(path, row) : this.cell(column, row.cells[columns.indexOf(column)]))))));
        const left = answer.count - body.children.length;
        more.hidden = left <= 0;
        more.disabled = false;
        more.textContent = this.words("archives.more", { count: Math.min(ROWS, left) });
    }

    /**
     * @param {string} column
     * @param {string} text
     */
    cell(column, text) {
        return column === "kind" ? this.kind(text) : text;
    }

    /**
     * A kind of evidence, or the id of a rule, in words.
     *
     * @param {string} name
     */
    kind(name) {
        const t = this.words;
        const [, claim, announced] = /^claimable (\S+)( announced)?$/.exec(name) ?? [];
        if (claim) {
            const said = t("claim." + claim);
            return t(announced ? "found.announced" : "found.claimable", { claim: said === "claim." + claim ? plain(claim) : said });
        }
        const said = t("found." + name);
        return said === "found." + name ? plain(name) : said;
    }

    /**
     * What leads from an incident to the board: the game is kept as a record when somebody wants to see it.
     *
     * @param {string} path
     * @param {any} row
     */
    opener(path, row) {
        return button(String(row.ply), async () => {
            try {
                const kept = await (await this.api.ask(`${path}/incidents/${row.number}`, { method: "POST" })).json();
                const rules = new URLSearchParams(kept.rules.map((/** @type {string} */ rule) => ["rules", rule]));
                location.hash = `#/records/${encodeURIComponent(kept.record)}/${kept.number}/${kept.ply}?${rules}`;
            } catch (problem) {
                this.failed(problem);
            }
        }, { class: "link", "aria-label": this.words("archives.board", { ply: row.ply }) });
    }

    /** @param {string} id */
    remover(id) {
        return h("p", {}, button(this.words("archives.remove"), async () => {
            try {
                await this.api.ask("/archives/" + encodeURIComponent(id), { method: "DELETE" });
                this.end();
                this.bar.hidden = true;
                this.result.replaceChildren();
                this.tell("archives.gone");
            } catch (problem) {
                this.failed(problem);
            }
        }));
    }

    /**
     * @param {string} key
     * @param {Record<string, any>} [values]
     */
    tell(key, values = {}) {
        this.status.textContent = this.words(key, values);
    }

    end() {
        this.ended = true;
        this.events?.close();
        this.events = null;
    }
}

/**
 * A name as people write it.
 *
 * @param {string} name
 */
function plain(name) {
    return name.replaceAll("-", " ");
}

/**
 * A table of counts, the largest first.
 *
 * @param {string} caption
 * @param {Record<string, number>} counts
 * @param {(name: string) => string} said the name of what is counted, in words
 */
function counted(caption, counts, said) {
    const rows = Object.entries(counts).sort((one, other) => other[1] - one[1]);
    return rows.length ? h("table", {}, h("caption", {}, caption), h("tbody", {}, rows.map(([name, count]) =>
        h("tr", {}, h("td", { class: "n" }, count), h("th", { scope: "row" }, said(name)))))) : null;
}
