-- Searches that candidates keep: each job that goes live finds the alerts whose search finds it.
create table job_alerts (
  id uuid primary key,
  candidate_id uuid not null references accounts (id),
  -- a candidate has ten places, so there are at most ten
  place smallint not null check (place between 1 and 10),
  -- the filters of the search, as its address has them
  search text not null,
  frequency text not null check (frequency in ('atOnce', 'daily', 'weekly')),
  -- the search as the index understands it; null finds every job
  query tsquery,
  -- a job that is found has one of these terms of the index
  keys text[] not null check (cardinality(keys) > 0),
  -- the middle of a circle and its radius in kilometres
  near text,
  within smallint,
  -- when query and keys were made
  read_at timestamptz not null,
  -- the day in India on which it starts again
  paused_until date,
  -- when it stopped because nobody looked
  stopped_at timestamptz,
  -- when its candidate last looked
  looked_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((near is null) = (within is null)),
  unique (candidate_id, place),
  unique (candidate_id, search)
);
-- Without a list of what was added last, which every search would read.
create index job_alerts_keys on job_alerts using gin (keys) with (fastupdate = off) where stopped_at is null;
create index job_alerts_read on job_alerts (read_at) where stopped_at is null;
create index job_alerts_looked on job_alerts (looked_at) where stopped_at is null;

-- The jobs that were found for a candidate: each once, by whatever alert.
create table alert_jobs (
  candidate_id uuid not null references accounts (id),
  job_id uuid not null references jobs (id) on delete cascade,
  alert_id uuid references job_alerts (id) on delete set null,
  found_at timestamptz not null,
  -- from when on its candidate is to be told
  due_at timestamptz not null,
  told_at timestamptz,
  primary key (candidate_id, job_id)
);
create index alert_jobs_due on alert_jobs (due_at, candidate_id) where told_at is null;
create index alert_jobs_job on alert_jobs (job_id);
create index alert_jobs_alert on alert_jobs (alert_id, found_at);

-- At most one message a day.
create table alert_digests (
  candidate_id uuid not null references accounts (id),
  day date not null,
  primary key (candidate_id, day)
);
create index alert_digests_day on alert_digests (day);
