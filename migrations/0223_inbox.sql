-- The inbox of admins: what waits for somebody else, when a call back is due, and who works on the reports of a job.
alter table contact_requests add column is_waiting boolean not null default false;
-- null in what the version before wrote
alter table contact_requests add column due_at timestamptz;
create index contact_requests_done on contact_requests (updated_at desc, id desc) where is_done;

alter table grievances add column is_waiting boolean not null default false;

create table report_cases (
  job_id uuid primary key references jobs (id) on delete cascade,
  owner_id uuid references accounts (id),
  note text not null default '',
  is_waiting boolean not null default false
);
create index report_cases_owner on report_cases (owner_id) where owner_id is not null;
