-- Decisions about applications that the candidate is not told of yet. They can be changed until then.
create table pending_decisions (
  application_id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  from_status text not null,
  decided_at timestamptz not null
);
create index pending_decisions_due on pending_decisions (decided_at);

-- When an employer was reminded of an application without an answer.
alter table applications add column reminded_at timestamptz;
create index applications_unreminded on applications (applied_at)
  where status = 'waiting' and reminded_at is null;
create index jobs_ended on jobs (expires_at) where lifecycle_state = 'expired';

-- How often an employer is told of new applicants.
alter table accounts add column applicant_news text not null default 'daily'
  check (applicant_news in ('atOnce', 'daily', 'never'));

-- 0: its employer was told that the job has ended.
alter table ending_warnings drop constraint ending_warnings_days_before_check;
alter table ending_warnings
  add constraint ending_warnings_days_before_check check (days_before >= 0);
