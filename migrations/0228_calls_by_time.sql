-- The overview counts the calls of today by admin.
create index job_calls_called on job_calls (called_at);
