-- Why an admin rejected a job. For a minute it can be taken back; then it is final, and the money goes back.
create table job_rejections (
  id uuid primary key,
  -- the order of writing
  number bigint generated always as identity,
  job_id uuid not null references jobs (id) on delete cascade,
  -- the status before, to which taking back leads
  from_status text not null check (from_status in ('waiting', 'accepted', 'expired')),
  reason text not null,
  rejected_at timestamptz not null,
  final_at timestamptz not null,
  -- null while it can be taken back
  outcome text check (outcome in ('final', 'taken_back')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index job_rejections_open on job_rejections (job_id) where outcome is null;
create index job_rejections_job on job_rejections (job_id, number desc);
create index job_rejections_due on job_rejections (final_at) where outcome is null;
