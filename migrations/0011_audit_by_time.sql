-- The log is read by days, too.
CREATE INDEX admin_log_by_time ON admin_log (at);
