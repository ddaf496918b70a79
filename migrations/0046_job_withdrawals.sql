-- An employer may take a job back before it was ever published; its money goes back in full.
alter table jobs add column withdrawn_at timestamptz;
-- Nothing publishes it any more.
alter table jobs add constraint jobs_withdrawn check (withdrawn_at is null or status = 'rejected');

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('job_rejected', 'job_withdrawn', 'not_owed'));
