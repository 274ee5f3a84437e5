-- Every table and why it exists. migrations/ holds the steps that lead here; a test proves that they
-- do. Times are whole seconds UTC, money and wei are TEXT, and columns hold what their name says.

-- A post as it stands now. `version` grows with every change and guards each of them; `approved_hash`
-- is the SHA-256 of the text that was approved, so that nothing else can be published; `origin` names
-- what occasioned a machine-written post (`weekly:2027-03-08:1`), once. `published_at` is since when
-- readers have it, NULL while they have not: a public post whose correction waits for approval stands
-- as `pending_approval` and keeps it. `publish_at` is when an approved post goes public by itself.
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
  published_at INTEGER,
  publish_at INTEGER
) STRICT;

-- The admin's list, newest first.
CREATE INDEX posts_by_age ON posts (created_at DESC, id DESC);
-- What is due, and the admin's list by each of its filters and orders.
CREATE INDEX posts_scheduled ON posts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX posts_by_status ON posts (status, created_at DESC, id DESC);
CREATE INDEX posts_by_category ON posts (category, created_at DESC, id DESC);
CREATE INDEX posts_by_author ON posts (generated_by, created_at DESC, id DESC);
CREATE INDEX posts_by_change ON posts (updated_at DESC, id DESC);
CREATE INDEX posts_by_status_change ON posts (status, updated_at DESC, id DESC);
CREATE INDEX posts_by_title ON posts (title COLLATE NOCASE, id);

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
  slug TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (post_id, version)
) STRICT, WITHOUT ROWID;

-- Who did what to a post, when and why. A row is written in the batch of the change it tells of.
-- `version` is the one the change led to (NULL before these were kept), `detail` what the machine adds
-- to the words of `comment`: the time of a schedule, the version that was restored.
CREATE TABLE post_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('create', 'edit', 'restore', 'submit', 'approve', 'reject', 'reopen',
    'schedule', 'unschedule', 'publish', 'unpublish')),
  from_status TEXT,
  to_status TEXT NOT NULL,
  comment TEXT NOT NULL DEFAULT '',
  version INTEGER,
  detail TEXT NOT NULL DEFAULT ''
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
VALUES ('draft', 0), ('pending_approval', 0), ('approved', 0), ('published', 0), ('rejected', 0), ('live', 0);

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

-- One row a task and week. `lease_until` lets one worker at a time have it, `takes` grows with each
-- taking and fences late finishers, `attempts` counts those of this round, `round` the times that it was
-- done. `next_at` is when it may be taken (NULL while nobody asked for it), `as_of` the moment its report
-- is about, `checkpoint` (JSON) where it got to, `progress` that in words, `busy_seconds` the time spent.
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
  takes INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER,
  as_of INTEGER,
  taken_at INTEGER,
  checkpoint TEXT,
  progress TEXT NOT NULL DEFAULT '',
  busy_seconds INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (slot, task)
) STRICT, WITHOUT ROWID;

-- What is left to do, among years of what is done.
CREATE INDEX task_runs_unfinished ON task_runs (status) WHERE status IN ('waiting', 'running');

-- What readers see: the text that was approved and published, and nothing else. An edit changes
-- `posts`; only the two triggers below write here, so no unapproved text can reach a page.
CREATE TABLE published_posts (
  post_id INTEGER PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  content TEXT NOT NULL,
  category TEXT NOT NULL,
  generated_by TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  word_count INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- The public list and the sitemap, in their order.
CREATE INDEX published_posts_by_age ON published_posts (published_at DESC, post_id DESC);

-- Every address that a post was ever public at. One that its post has left leads to where the post is
-- now; while the post is not public, to `redirect_to`, or to 410 where that is NULL.
CREATE TABLE post_addresses (
  slug TEXT PRIMARY KEY,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  redirect_to TEXT
) STRICT, WITHOUT ROWID;

-- A post becomes public.
CREATE TRIGGER posts_written_public AFTER INSERT ON posts WHEN NEW.status = 'published' BEGIN
  INSERT INTO published_posts
  VALUES (NEW.id, NEW.version, NEW.slug, NEW.title, NEW.excerpt, NEW.content, NEW.category, NEW.generated_by,
    NEW.seo_title, NEW.seo_description, NEW.word_count, coalesce(NEW.published_at, NEW.created_at), NEW.updated_at);
  INSERT INTO post_addresses (slug, post_id) VALUES (NEW.slug, NEW.id);
END;

CREATE TRIGGER posts_go_public AFTER UPDATE OF status ON posts
WHEN NEW.status = 'published' AND OLD.status <> 'published' BEGIN
  INSERT INTO published_posts
  VALUES (NEW.id, NEW.version, NEW.slug, NEW.title, NEW.excerpt, NEW.content, NEW.category, NEW.generated_by,
    NEW.seo_title, NEW.seo_description, NEW.word_count, NEW.published_at, NEW.updated_at)
  ON CONFLICT (post_id) DO UPDATE SET version = excluded.version, slug = excluded.slug, title = excluded.title,
    excerpt = excluded.excerpt, content = excluded.content, category = excluded.category,
    generated_by = excluded.generated_by, seo_title = excluded.seo_title,
    seo_description = excluded.seo_description, word_count = excluded.word_count, updated_at = excluded.updated_at;
  INSERT INTO post_addresses (slug, post_id) VALUES (NEW.slug, NEW.id)
  ON CONFLICT (slug) DO UPDATE SET post_id = excluded.post_id;
  UPDATE post_addresses SET redirect_to = NULL WHERE post_id = NEW.id;
END;

-- A post ceases to be public.
CREATE TRIGGER posts_leave_public AFTER UPDATE OF published_at ON posts
WHEN OLD.published_at IS NOT NULL AND NEW.published_at IS NULL BEGIN
  DELETE FROM published_posts WHERE post_id = NEW.id;
END;

-- Whatever changes what readers see moves the number that rendered pages are kept by.
CREATE TRIGGER public_revision_moves_on_insert AFTER INSERT ON published_posts BEGIN
  UPDATE public_revision SET number = number + 1 WHERE only = 1;
  UPDATE post_counts SET number = number + 1 WHERE status = 'live';
END;

CREATE TRIGGER public_revision_moves_on_update AFTER UPDATE ON published_posts BEGIN
  UPDATE public_revision SET number = number + 1 WHERE only = 1;
END;

CREATE TRIGGER public_revision_moves_on_delete AFTER DELETE ON published_posts BEGIN
  UPDATE public_revision SET number = number + 1 WHERE only = 1;
  UPDATE post_counts SET number = number - 1 WHERE status = 'live';
END;

-- What an editor has typed and not saved, as typed, and the version it is of: one a post and editor.
CREATE TABLE post_drafts (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  editor TEXT NOT NULL,
  base_version INTEGER NOT NULL,
  fields TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (post_id, editor)
) STRICT, WITHOUT ROWID;

-- It ends with the save that makes it a revision.
CREATE TRIGGER post_drafts_end AFTER INSERT ON post_revisions BEGIN
  DELETE FROM post_drafts WHERE post_id = NEW.post_id AND editor = NEW.author;
END;

-- The words of every post, for the admin's search; kept by the triggers below.
CREATE VIRTUAL TABLE post_search USING fts5(
  title, excerpt, content, category, slug,
  content = 'posts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER post_search_on_insert AFTER INSERT ON posts BEGIN
  INSERT INTO post_search (rowid, title, excerpt, content, category, slug)
  VALUES (NEW.id, NEW.title, NEW.excerpt, NEW.content, NEW.category, NEW.slug);
END;

CREATE TRIGGER post_search_on_update AFTER UPDATE OF title, excerpt, content, category, slug ON posts BEGIN
  INSERT INTO post_search (post_search, rowid, title, excerpt, content, category, slug)
  VALUES ('delete', OLD.id, OLD.title, OLD.excerpt, OLD.content, OLD.category, OLD.slug);
  INSERT INTO post_search (rowid, title, excerpt, content, category, slug)
  VALUES (NEW.id, NEW.title, NEW.excerpt, NEW.content, NEW.category, NEW.slug);
END;

CREATE TRIGGER post_search_on_delete AFTER DELETE ON posts BEGIN
  INSERT INTO post_search (post_search, rowid, title, excerpt, content, category, slug)
  VALUES ('delete', OLD.id, OLD.title, OLD.excerpt, OLD.content, OLD.category, OLD.slug);
END;

-- The categories and authors there are, for the filters of the admin's list; kept by triggers.
CREATE TABLE post_facets (
  facet TEXT NOT NULL CHECK (facet IN ('category', 'author')),
  value TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (facet, value)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER post_facets_on_insert AFTER INSERT ON posts BEGIN
  INSERT INTO post_facets VALUES ('category', NEW.category, 1), ('author', NEW.generated_by, 1)
  ON CONFLICT (facet, value) DO UPDATE SET number = number + 1;
END;

CREATE TRIGGER post_facets_on_update AFTER UPDATE OF category ON posts WHEN OLD.category <> NEW.category BEGIN
  UPDATE post_facets SET number = number - 1 WHERE facet = 'category' AND value = OLD.category;
  DELETE FROM post_facets WHERE facet = 'category' AND value = OLD.category AND number <= 0;
  INSERT INTO post_facets VALUES ('category', NEW.category, 1)
  ON CONFLICT (facet, value) DO UPDATE SET number = number + 1;
END;

CREATE TRIGGER post_facets_on_delete AFTER DELETE ON posts BEGIN
  UPDATE post_facets SET number = number - 1
  WHERE (facet = 'category' AND value = OLD.category) OR (facet = 'author' AND value = OLD.generated_by);
  DELETE FROM post_facets WHERE number <= 0;
END;

-- A sample of the hashed word sequences of each post: posts that share many say the same.
CREATE TABLE post_shingles (
  shingle INTEGER NOT NULL,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  PRIMARY KEY (shingle, post_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX post_shingles_by_post ON post_shingles (post_id);

-- They go with the text they are of.
CREATE TRIGGER post_shingles_end AFTER UPDATE OF content ON posts WHEN OLD.content <> NEW.content BEGIN
  DELETE FROM post_shingles WHERE post_id = NEW.id;
END;

-- Who did what in the admin area, and when: every move of a post (by the trigger below), and what is
-- no post's: logins, settings, mails, runs.
CREATE TABLE admin_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  post_id INTEGER,
  detail TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX admin_log_by_action ON admin_log (action, id);

CREATE INDEX admin_log_by_actor ON admin_log (actor, id);

CREATE INDEX admin_log_by_post ON admin_log (post_id, id) WHERE post_id IS NOT NULL;

CREATE INDEX admin_log_by_time ON admin_log (at);

CREATE TRIGGER post_events_are_logged AFTER INSERT ON post_events BEGIN
  INSERT INTO admin_log (at, actor, action, post_id, detail)
  VALUES (NEW.at, NEW.actor, 'post.' || NEW.action, NEW.post_id,
    NEW.detail || CASE WHEN NEW.detail <> '' AND NEW.comment <> '' THEN ' · ' ELSE '' END || NEW.comment);
END;

-- What the admin chose in Settings; what is not here has its default.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The password that the admin set in Settings, with the mark of the configured one it `replaces`: a
-- newly configured password counts again. Sessions that began before `sessions_from` are over.
CREATE TABLE admin_account (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  password_hash TEXT,
  replaces TEXT,
  sessions_from INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO admin_account (only) VALUES (1);

-- What visitors send us, one row a form, whatever its kind. `key` is the sender's, so that a form that
-- is sent twice makes one row; `content_hash` tells the same form from another one under the same key.
-- `fields` is the form as it was filled in (JSON, name to text or list of texts), `payment` what the
-- chain says about the transaction it names (JSON).
CREATE TABLE submissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'affiliate', 'enrolment', 'coaching', 'consultation', 'interview')),
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'read', 'archived')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  fields TEXT NOT NULL,
  transaction_hash TEXT UNIQUE,
  payment TEXT,
  created_at INTEGER NOT NULL
) STRICT;

-- The inbox, newest first, whole or by status; and what is old enough to be deleted.
CREATE INDEX submissions_by_status ON submissions (status, id DESC);
CREATE INDEX submissions_by_age ON submissions (created_at);

-- Mails to be sent, written in the batch of what occasions them: a mail is not lost because the
-- provider is down. `lease_until` lets one worker at a time have it, `next_at` spaces the attempts, and
-- an `occasion` that is named (`digest:2027-03-08`) is written about once.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  occasion TEXT UNIQUE,
  submission_id INTEGER REFERENCES submissions (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  reply_to TEXT,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER,
  problem TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  sent_at INTEGER
) STRICT;

-- What is to be sent next, and the mails of one submission.
CREATE INDEX outbox_due ON outbox (next_at) WHERE status = 'queued';
CREATE INDEX outbox_by_submission ON outbox (submission_id) WHERE submission_id IS NOT NULL;

-- Forms by network (a keyed hash, never an address) and time window.
CREATE TABLE form_limits (
  network TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  window_ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What happened on the site, counted by day (UTC) and nothing else: no visitor has a row. `kind` is
-- what is counted (view, referrer, country, event, vital, search, search_empty, not_found), `name` which.
CREATE TABLE daily_counts (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (day, kind, name)
) STRICT, WITHOUT ROWID;

-- Who is looking an address up right now, and what came of it: of twenty who ask at once one scans and
-- the others wait for this row. It lives for minutes; KV keeps what is proven. `key` is chain, contract and
-- address, `failure` why there is no answer.
CREATE TABLE rewards_scans (
  key TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  lease_until INTEGER NOT NULL,
  answered_at INTEGER,
  answer TEXT,
  failure TEXT CHECK (failure IN ('unreachable', 'timed_out', 'throttled', 'failed'))
) STRICT, WITHOUT ROWID;

-- What an address outside answered when it was last looked at. One that failed in two looks, half a day
-- apart or more, is dead; one that refuses robots (403, 429) is unknown.
CREATE TABLE link_checks (
  url TEXT PRIMARY KEY,
  checked_at INTEGER NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('alive', 'failing', 'dead', 'unknown')),
  strikes INTEGER NOT NULL DEFAULT 0,
  problem TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

-- Topics that readers look for and the site does not have, best first by `score`; `term` is what two
-- wordings of one topic share, `origins` (JSON) who asked for it.
CREATE TABLE topic_backlog (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  term TEXT NOT NULL UNIQUE,
  topic TEXT NOT NULL,
  reason TEXT NOT NULL,
  score INTEGER NOT NULL,
  origins TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'approved', 'dismissed', 'written')),
  post_id INTEGER REFERENCES posts (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  decided_by TEXT
) STRICT;

CREATE INDEX topic_backlog_by_status ON topic_backlog (status, score DESC);

-- A revision that the machine proposes to a public post, and why (`findings`, JSON). Nothing of it is
-- in the post until an editor takes it: then it is an edit like any other.
CREATE TABLE refresh_proposals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  base_version INTEGER NOT NULL,
  findings TEXT NOT NULL,
  content TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'taken', 'dismissed', 'still_correct')),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by TEXT,
  UNIQUE (post_id, base_version)
) STRICT;

CREATE INDEX refresh_proposals_open ON refresh_proposals (id) WHERE status = 'open';

-- When an editor last found a post still correct.
CREATE TABLE post_confirmations (
  post_id INTEGER PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  confirmed_at INTEGER NOT NULL,
  confirmed_by TEXT NOT NULL
) STRICT;

-- What is said of a published post on each network, once: the key keeps a post from being shared twice.
CREATE TABLE social_shares (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  network TEXT NOT NULL,
  text TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'ready' CHECK (status IN ('ready', 'sending', 'sent', 'failed')),
  problem TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (post_id, network)
) STRICT, WITHOUT ROWID;

-- How a machine-written post came about, one row a post. `plan` is the embedded writer's article, which
-- no other post may use; tokens and cost (US dollars, NULL where unknown) are those of all attempts;
-- `failed_gates` (JSON) is what the draft did not pass when it was written.
CREATE TABLE post_writing (
  post_id INTEGER PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  plan TEXT UNIQUE,
  attempts INTEGER NOT NULL,
  input_tokens INTEGER,
  output_tokens INTEGER,
  cost TEXT,
  failed_gates TEXT NOT NULL DEFAULT '[]'
) STRICT;

-- The plain text of every published post, for readers' search. Rust writes it, since SQL cannot take the
-- tags off; what is found is joined with `published_posts`, so that nothing withdrawn is shown.
CREATE VIRTUAL TABLE published_search USING fts5(
  title, excerpt, text, tokenize = 'unicode61 remove_diacritics 2', prefix = '3'
);

-- Published posts whose text in the index is not the published one yet.
CREATE TABLE search_pending (
  post_id INTEGER PRIMARY KEY REFERENCES published_posts (post_id) ON DELETE CASCADE,
  version INTEGER NOT NULL
) STRICT;

-- The words of published posts by their three-letter parts, to correct a misspelt one by. Words stay
-- when their post goes: a correction that finds nothing is not offered.
CREATE TABLE search_trigrams (
  trigram TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (trigram, word)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER published_search_on_insert AFTER INSERT ON published_posts BEGIN
  INSERT INTO search_pending (post_id, version) VALUES (NEW.post_id, NEW.version)
  ON CONFLICT (post_id) DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER published_search_on_update AFTER UPDATE ON published_posts BEGIN
  INSERT INTO search_pending (post_id, version) VALUES (NEW.post_id, NEW.version)
  ON CONFLICT (post_id) DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER published_search_on_delete AFTER DELETE ON published_posts BEGIN
  DELETE FROM published_search WHERE rowid = OLD.post_id;
END;
