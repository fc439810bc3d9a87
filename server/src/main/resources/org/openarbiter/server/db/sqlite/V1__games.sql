-- What happened, and nothing that follows from it: a ruling is made from the case and the acts, every time.

CREATE TABLE game (
    id      TEXT PRIMARY KEY,
    origin  TEXT NOT NULL,           -- the case it begins from, as JSON
    names   TEXT NOT NULL,           -- seat to the player's name, as JSON
    open    INTEGER NOT NULL,        -- 1 if anybody may read it
    created TEXT NOT NULL            -- UTC, ISO 8601
) WITHOUT ROWID;

CREATE INDEX game_created ON game (created);

CREATE TABLE act (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,        -- from 1, without gaps
    id      TEXT NOT NULL,           -- the sender's key: the same act sent twice counts once
    actor   TEXT NOT NULL,           -- a seat, or arbiter
    act     TEXT NOT NULL,           -- as JSON
    at      TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, id)
) WITHOUT ROWID;

CREATE TABLE token (
    hash    TEXT PRIMARY KEY,        -- SHA-256 of the token, in hexadecimal; the token itself is not kept
    id      TEXT NOT NULL UNIQUE,
    game    TEXT REFERENCES game (id) ON DELETE CASCADE,   -- null for the operator's
    role    TEXT NOT NULL,           -- a seat, arbiter, reader, or operator
    created TEXT NOT NULL,
    revoked TEXT
) WITHOUT ROWID;

CREATE INDEX token_game ON token (game);

CREATE TABLE record (
    id      TEXT PRIMARY KEY,        -- SHA-256 of name, format and body, in base64url
    name    TEXT NOT NULL,
    body    BLOB NOT NULL,
    used    TEXT NOT NULL
);

CREATE INDEX record_used ON record (used);

CREATE TABLE archive (
    id      TEXT PRIMARY KEY,
    server  TEXT NOT NULL,           -- whose data folder has the file
    name    TEXT NOT NULL,
    rules   TEXT NOT NULL,           -- one a line
    format  TEXT NOT NULL,
    size    INTEGER NOT NULL,
    state   TEXT NOT NULL,           -- waiting, running, done or failed
    games   INTEGER NOT NULL,
    unreadable INTEGER NOT NULL,
    incidents INTEGER NOT NULL,
    bytes   INTEGER NOT NULL,         -- how many of them were read
    fault   TEXT,
    created TEXT NOT NULL            -- UTC, ISO 8601
) WITHOUT ROWID;

CREATE INDEX archive_server ON archive (server, created);
