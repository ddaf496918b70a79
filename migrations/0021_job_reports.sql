-- What candidates report of jobs: one report of a candidate and a job, for good.
create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  candidate_id uuid not null references accounts (id),
  reason text not null,
  words text not null,
  reported_at timestamptz not null,
  -- what an admin made of it; null while nobody has looked
  decision text check (decision in ('kept', 'acted')),
  decided_at timestamptz,
  unique (job_id, candidate_id),
  check ((decision is null) = (decided_at is null))
);
create index job_reports_newest on job_reports (job_id, reported_at desc, id desc);
create index job_reports_open on job_reports (job_id) where decision is null;
create index job_reports_candidate on job_reports (candidate_id);
