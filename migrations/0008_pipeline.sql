-- `task_runs` tells from here on what a task is doing, resumes it where it stopped and tries it again:
-- `takes` grows with each taking and fences late finishers, `attempts` counts those of this round.
-- `next_at` is when it may be taken (NULL while nobody asked for it), `as_of` the moment its report is
-- about, `checkpoint` (JSON) where it got to, `progress` that in words, `busy_seconds` the time spent.
ALTER TABLE task_runs ADD COLUMN takes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE task_runs ADD COLUMN next_at INTEGER;
ALTER TABLE task_runs ADD COLUMN as_of INTEGER;
ALTER TABLE task_runs ADD COLUMN taken_at INTEGER;
ALTER TABLE task_runs ADD COLUMN checkpoint TEXT;
ALTER TABLE task_runs ADD COLUMN progress TEXT NOT NULL DEFAULT '';
ALTER TABLE task_runs ADD COLUMN busy_seconds INTEGER NOT NULL DEFAULT 0;

-- What is left to do, among years of what is done.
CREATE INDEX task_runs_unfinished ON task_runs (status) WHERE status IN ('waiting', 'running');

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
