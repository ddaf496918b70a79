-- The jobs that a candidate saved.
create table saved_jobs (
  candidate_id uuid not null references accounts (id),
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz not null,
  -- when the candidate was told that the job ends
  told_at timestamptz,
  primary key (candidate_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);
