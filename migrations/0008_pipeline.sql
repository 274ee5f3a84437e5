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
