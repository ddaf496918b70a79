-- The admins' overview counts what happened by day, without reading whole tables.
create index accounts_created on accounts (role, created_at);
create index application_keys_applied on application_keys (applied_at);
create index job_status_changes_changed on job_status_changes (changed_at);
create index job_rejections_rejected on job_rejections (rejected_at);
create index job_reports_reported on job_reports (reported_at);
create index jobs_posted on jobs (posted_at);
