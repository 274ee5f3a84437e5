-- Who is looking an address up right now, and what came of it: of twenty who ask at once one scans and
-- the others wait for this row. It lives for minutes; KV keeps what is proven. `key` is chain and address,
-- `failure` why there is no answer.
CREATE TABLE rewards_scans (
  key TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  lease_until INTEGER NOT NULL,
  answered_at INTEGER,
  answer TEXT,
  failure TEXT CHECK (failure IN ('unreachable', 'timed_out', 'throttled', 'failed'))
) STRICT, WITHOUT ROWID;
