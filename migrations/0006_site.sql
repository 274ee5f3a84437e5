-- Mails have one table from here on, the outbox below.
DROP TABLE mails;

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
