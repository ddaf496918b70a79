-- What was done lately in the inbox.
create index job_reports_decided on job_reports (decided_at) where decided_at is not null;
