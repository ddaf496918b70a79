-- Which admin has taken a call-back request or a grievance, and what our team notes on it.
alter table contact_requests add column owner_id uuid references accounts (id);
alter table contact_requests add column note text not null default '';
create index contact_requests_owner on contact_requests (owner_id) where owner_id is not null;

alter table grievances add column owner_id uuid references accounts (id);
alter table grievances add column note text not null default '';
create index grievances_owner on grievances (owner_id) where owner_id is not null;
update grievances set owner_id = answered_by where answered_by is not null;

-- The order of writing: rows of one millisecond are told apart by it.
alter table contact_requests add column number bigint generated always as identity;
drop index contact_requests_newest;
create index contact_requests_newest on contact_requests (is_done, created_at desc, number desc);

drop index grievances_account;
create index grievances_account on grievances (account_id, created_at desc, number desc);
drop index grievances_open;
create index grievances_open on grievances (due_at, number) where answered_at is null;
drop index grievances_answered;
create index grievances_answered on grievances (answered_at desc, number desc)
  where answered_at is not null;

alter table sessions add column number bigint generated always as identity;
drop index sessions_account;
create index sessions_account on sessions (account_id, created_at desc, number desc);

alter table job_reports add column number bigint generated always as identity;
drop index job_reports_newest;
create index job_reports_newest on job_reports (job_id, reported_at desc, number desc);
