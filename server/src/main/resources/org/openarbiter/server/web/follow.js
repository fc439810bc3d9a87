/** Follows a game: by WebSocket, and by server-sent events where none can be opened. */
import { ask } from "./api.js";

const LONGEST_WAIT = 15_000;
/** The server does not want this follower; it would not want it later either. */
const REFUSED = 1008;

export class Follower {
    /**
     * @param {string} id
     * @param {string | null} token
     * @param {() => number} seen how many acts are known
     * @param {() => void} changed
     */
    constructor(id, token, seen, changed) {
        this.path = `/games/${encodeURIComponent(id)}`;
        this.token = token;
        this.seen = seen;
        this.changed = changed;
        this.closed = false;
        this.wait = 500;
        this.opened = false;
        this.connect();
    }

    connect() {
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(`${scheme}//${location.host}/v1${this.path}/socket?after=${this.seen()}`);
        this.socket = socket;
        socket.addEventListener("open", () => {
            this.opened = true;
            if (this.token) {
                socket.send(JSON.stringify({ token: this.token }));
            }
            // What happened while there was no connection comes over it, but a word of the state is worth more than none.
            this.changed();
        });
        socket.addEventListener("message", () => {
            this.wait = 500;
            this.changed();
        });
        socket.addEventListener("close", event => {
            if (event.code !== REFUSED) {
                this.again();
            }
        });
    }

    again() {
        if (this.closed) {
            return;
        }
        this.timer = window.setTimeout(() => this.opened ? this.connect() : this.stream(), this.wait);
        this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    }

    async stream() {
        this.stopper = new AbortController();
        try {
            const answer = await ask(`${this.path}/events?after=${this.seen()}`, { token: this.token });
            const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
            this.stopper.signal.addEventListener("abort", () => reader.cancel());
            const decoder = new TextDecoder();
            for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
                this.wait = 500;
                if (decoder.decode(piece.value, { stream: true }).includes("event: act")) {
                    this.changed();
                }
            }
        } catch {
            // The server is away; it is tried again.
        }
        this.again();
    }

    close() {
        this.closed = true;
        window.clearTimeout(this.timer);
        this.socket?.close();
        this.stopper?.abort();
    }
}
