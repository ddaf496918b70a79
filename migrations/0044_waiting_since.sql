-- Since when a job waits for an admin; the longest waiting come first. Null for a job that does not wait, and for one that
-- an older version of the product put there: that one waits since it was posted.
alter table jobs add column waiting_since timestamptz;

update jobs set waiting_since = coalesce(
  (
    select max(changed_at) from job_status_changes
    where job_id = jobs.id and to_status = 'waiting' and from_status <> 'unpaid'
  ),
  posted_at
) where status = 'waiting';

create index jobs_waiting on jobs (coalesce(waiting_since, posted_at), id) where status = 'waiting';
