-- Every table and why it exists. migrations/ holds the steps that lead here; a test proves that they
-- do. Times are whole seconds UTC, money and wei are TEXT, and columns hold what their name says.

-- A post as it stands now. `version` grows with every change and guards each of them; `approved_hash`
-- is the SHA-256 of the text that was approved, so that nothing else can be published; `origin` names
-- what occasioned a machine-written post (`weekly:2027-03-08:1`), once.
CREATE TABLE posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  content TEXT NOT NULL,
  category TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'pending_approval', 'approved', 'published', 'rejected')),
  version INTEGER NOT NULL DEFAULT 1,
  generated_by TEXT NOT NULL,
  seo_title TEXT NOT NULL DEFAULT '',
  seo_description TEXT NOT NULL DEFAULT '',
  word_count INTEGER NOT NULL,
  approved_hash TEXT,
  origin TEXT UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  published_at INTEGER
) STRICT;

-- The admin's list, newest first.
CREATE INDEX posts_by_age ON posts (created_at DESC, id DESC);
-- The public list and the sitemap: only what readers may see, in their order.
CREATE INDEX posts_published ON posts (published_at DESC, id DESC) WHERE status = 'published';

-- Every text a post ever had, by the version it had then: nothing that was written is lost.
CREATE TABLE post_revisions (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  content TEXT NOT NULL,
  category TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  author TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (post_id, version)
) STRICT, WITHOUT ROWID;

-- Who did what to a post, when and why. A row is written in the batch of the change it tells of.
CREATE TABLE post_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('create', 'edit', 'approve', 'reject', 'publish')),
  from_status TEXT,
  to_status TEXT NOT NULL,
  comment TEXT NOT NULL DEFAULT ''
) STRICT;

-- The timeline of one post.
CREATE INDEX post_events_by_post ON post_events (post_id, id);

-- What a machine-written draft rests on, numbered as its text refers to it.
CREATE TABLE post_sources (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  url TEXT NOT NULL,
  read_on TEXT NOT NULL,
  PRIMARY KEY (post_id, position)
) STRICT, WITHOUT ROWID;

-- The dashboard's counters, kept by triggers: counting 100,000 posts by scan is 23 times dearer.
CREATE TABLE post_counts (
  status TEXT PRIMARY KEY,
  number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO post_counts (status, number)
VALUES ('draft', 0), ('pending_approval', 0), ('approved', 0), ('published', 0), ('rejected', 0);

-- Grows whenever something changes that readers can see; rendered pages are kept by this number.
CREATE TABLE public_revision (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  number INTEGER NOT NULL
) STRICT;

INSERT INTO public_revision (only, number) VALUES (1, 1);

-- The three ways a counter changes.
CREATE TRIGGER posts_counted_on_insert AFTER INSERT ON posts BEGIN
  UPDATE post_counts SET number = number + 1 WHERE status = NEW.status;
END;

CREATE TRIGGER posts_counted_on_move AFTER UPDATE OF status ON posts WHEN OLD.status <> NEW.status BEGIN
  UPDATE post_counts SET number = number - 1 WHERE status = OLD.status;
  UPDATE post_counts SET number = number + 1 WHERE status = NEW.status;
END;

CREATE TRIGGER posts_counted_on_delete AFTER DELETE ON posts BEGIN
  UPDATE post_counts SET number = number - 1 WHERE status = OLD.status;
END;

-- A post that is or becomes public changes what readers see, and so does one that ceases to be.
CREATE TRIGGER public_revision_moves AFTER UPDATE ON posts
WHEN OLD.status = 'published' OR NEW.status = 'published' BEGIN
  UPDATE public_revision SET number = number + 1 WHERE only = 1;
END;

-- Sessions that were ended before their time, by the SHA-256 of their token. Sessions live in KV,
-- which may be a minute stale elsewhere; this is not. Rows go when the session would have ended anyway.
CREATE TABLE revoked_sessions (
  token_hash TEXT PRIMARY KEY,
  revoked_at INTEGER NOT NULL,
  forget_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Failed logins by network (a keyed hash, never an address) and for the account, by time window.
CREATE TABLE login_attempts (
  bucket TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  window_ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Networks from which the admin logged in of late; the account's limit does not hold them.
CREATE TABLE known_networks (
  network TEXT PRIMARY KEY,
  last_login INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a week, named by the Chicago date of its Monday: the same week cannot run twice.
CREATE TABLE weekly_runs (
  slot TEXT PRIMARY KEY,
  scheduled_at INTEGER NOT NULL,
  started_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a task and week. `lease_until` lets one worker at a time have it, `attempts` fences late
-- finishers, `round` counts the times that the admin had it done again.
CREATE TABLE task_runs (
  slot TEXT NOT NULL REFERENCES weekly_runs (slot) ON DELETE CASCADE,
  task TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'failed')),
  round INTEGER NOT NULL DEFAULT 1,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_until INTEGER,
  started_at INTEGER,
  finished_at INTEGER,
  summary TEXT NOT NULL DEFAULT '',
  output TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (slot, task)
) STRICT, WITHOUT ROWID;
