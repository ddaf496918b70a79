-- What an admin wants changed before a job goes live; the last one of a job counts.
create table job_change_requests (
  id uuid primary key,
  -- the order of writing
  number bigint generated always as identity,
  job_id uuid not null references jobs (id) on delete cascade,
  topics text[] not null check (cardinality(topics) > 0),
  words text not null,
  requested_at timestamptz not null
);
create index job_change_requests_job on job_change_requests (job_id, number desc);

-- Changes of a published job that wait for an admin. Until then the job stays as it is.
create table job_revisions (
  id uuid primary key,
  number bigint generated always as identity,
  job_id uuid not null references jobs (id) on delete cascade,
  -- new values by column
  changes jsonb not null,
  -- a new logo, which is in use by this
  logo_file_id uuid references files (id),
  -- since when it waits: a later edit replaces it, and the time stays
  waiting_since timestamptz not null,
  created_at timestamptz not null,
  -- null while it waits; 'replaced' by a later edit, 'undone' by an edit back to what is published
  outcome text check (outcome in ('accepted', 'rejected', 'replaced', 'undone')),
  -- why an admin left the job as it was
  words text,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((coalesce(outcome, '') = 'rejected') = (words is not null))
);
create unique index job_revisions_open on job_revisions (job_id) where outcome is null;
create index job_revisions_waiting on job_revisions (waiting_since, job_id) where outcome is null;
create index job_revisions_job on job_revisions (job_id);
create index job_revisions_logo on job_revisions (logo_file_id) where logo_file_id is not null;

-- Null when the employer edited the job.
alter table job_edits alter column admin_id drop not null;
