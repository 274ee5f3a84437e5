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
