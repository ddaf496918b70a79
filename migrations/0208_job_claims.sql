-- Which admin works on a job: nobody else decides on it until then.
create table job_claims (
  job_id uuid primary key references jobs (id) on delete cascade,
  admin_id uuid not null references accounts (id),
  held_until timestamptz not null
);
