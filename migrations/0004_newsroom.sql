-- The newsroom: what readers see stands by itself, every move and every save is on record, and the
-- admin's list, settings and log. schema.sql explains every table.

ALTER TABLE posts ADD COLUMN publish_at INTEGER;

DROP INDEX posts_published;
DROP TRIGGER public_revision_moves;

CREATE INDEX posts_scheduled ON posts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX posts_by_status ON posts (status, created_at DESC, id DESC);
CREATE INDEX posts_by_category ON posts (category, created_at DESC, id DESC);
CREATE INDEX posts_by_author ON posts (generated_by, created_at DESC, id DESC);
CREATE INDEX posts_by_change ON posts (updated_at DESC, id DESC);
CREATE INDEX posts_by_status_change ON posts (status, updated_at DESC, id DESC);
CREATE INDEX posts_by_title ON posts (title COLLATE NOCASE, id);

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

CREATE INDEX published_posts_by_age ON published_posts (published_at DESC, post_id DESC);

CREATE TABLE post_addresses (
  slug TEXT PRIMARY KEY,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  redirect_to TEXT
) STRICT, WITHOUT ROWID;

INSERT INTO published_posts
SELECT id, version, slug, title, excerpt, content, category, generated_by, seo_title, seo_description,
  word_count, coalesce(published_at, created_at), updated_at
FROM posts WHERE status = 'published';

INSERT INTO post_addresses (slug, post_id) SELECT slug, post_id FROM published_posts;
INSERT INTO post_counts (status, number) SELECT 'live', count(*) FROM published_posts;

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

CREATE TRIGGER posts_leave_public AFTER UPDATE OF published_at ON posts
WHEN OLD.published_at IS NOT NULL AND NEW.published_at IS NULL BEGIN
  DELETE FROM published_posts WHERE post_id = NEW.id;
END;

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

ALTER TABLE post_revisions ADD COLUMN slug TEXT NOT NULL DEFAULT '';
ALTER TABLE post_revisions ADD COLUMN note TEXT NOT NULL DEFAULT '';
UPDATE post_revisions SET slug = (SELECT slug FROM posts WHERE id = post_id);

DROP INDEX post_events_by_post;
ALTER TABLE post_events RENAME TO post_events_before;

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

INSERT INTO post_events (id, post_id, at, actor, action, from_status, to_status, comment)
SELECT id, post_id, at, actor, action, from_status, to_status, comment FROM post_events_before;

DROP TABLE post_events_before;

CREATE INDEX post_events_by_post ON post_events (post_id, id);

CREATE TABLE post_drafts (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  editor TEXT NOT NULL,
  base_version INTEGER NOT NULL,
  fields TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (post_id, editor)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER post_drafts_end AFTER INSERT ON post_revisions BEGIN
  DELETE FROM post_drafts WHERE post_id = NEW.post_id AND editor = NEW.author;
END;

CREATE VIRTUAL TABLE post_search USING fts5(
  title, excerpt, content, category, slug,
  content = 'posts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

INSERT INTO post_search (post_search) VALUES ('rebuild');

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

CREATE TABLE post_facets (
  facet TEXT NOT NULL CHECK (facet IN ('category', 'author')),
  value TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (facet, value)
) STRICT, WITHOUT ROWID;

INSERT INTO post_facets SELECT 'category', category, count(*) FROM posts GROUP BY category;
INSERT INTO post_facets SELECT 'author', generated_by, count(*) FROM posts GROUP BY generated_by;

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

CREATE TABLE post_shingles (
  shingle INTEGER NOT NULL,
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  PRIMARY KEY (shingle, post_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX post_shingles_by_post ON post_shingles (post_id);

CREATE TRIGGER post_shingles_end AFTER UPDATE OF content ON posts WHEN OLD.content <> NEW.content BEGIN
  DELETE FROM post_shingles WHERE post_id = NEW.id;
END;

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

CREATE TRIGGER post_events_are_logged AFTER INSERT ON post_events BEGIN
  INSERT INTO admin_log (at, actor, action, post_id, detail)
  VALUES (NEW.at, NEW.actor, 'post.' || NEW.action, NEW.post_id,
    NEW.detail || CASE WHEN NEW.detail <> '' AND NEW.comment <> '' THEN ' · ' ELSE '' END || NEW.comment);
END;

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_account (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  password_hash TEXT,
  replaces TEXT,
  sessions_from INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO admin_account (only) VALUES (1);

CREATE TABLE mails (
  occasion TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  taken_at INTEGER NOT NULL,
  sent_at INTEGER,
  problem TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
