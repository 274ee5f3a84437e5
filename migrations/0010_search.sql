-- The site's search over published posts.

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

-- What is published already waits to be taken in.
INSERT INTO search_pending (post_id, version) SELECT post_id, version FROM published_posts;
