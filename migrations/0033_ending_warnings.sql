-- That an employer was told of the coming end of a job's run: once for each run and number of days.
create table ending_warnings (
  job_id uuid not null references jobs (id) on delete cascade,
  -- the end of the run
  expires_at timestamptz not null,
  days_before smallint not null check (days_before > 0),
  warned_at timestamptz not null,
  primary key (job_id, expires_at, days_before)
);
create index ending_warnings_expires_at on ending_warnings (expires_at);
