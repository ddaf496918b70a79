-- Calls to the contact of a job, by which an admin verifies it.
create table job_calls (
  -- chosen by the form, so that a call that is sent again is there once
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  admin_id uuid not null references accounts (id),
  outcome text not null check (outcome in ('talked', 'noAnswer', 'switchedOff', 'wrongNumber', 'refused')),
  -- what the contact confirmed
  points text[] not null check (points <@ array['person', 'work', 'noMoney']),
  called_at timestamptz not null
);
create index job_calls_job on job_calls (job_id, called_at);
create index job_calls_admin on job_calls (admin_id);
