-- What became of a job for the person who applied: one answer an application. Its employer never learns who gave it.
create table application_feedback (
  application_id uuid primary key references application_keys (application_id) on delete cascade,
  job_id uuid not null references jobs (id),
  answer text not null
    check (answer in ('joined', 'joinsLater', 'neverCalled', 'different', 'declined')),
  answered_at timestamptz not null
);
create index application_feedback_job on application_feedback (job_id);
