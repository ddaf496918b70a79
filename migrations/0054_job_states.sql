-- Where a job stands, finer than its status: an employer pauses, fills or closes a live job, and an admin asks for changes.
alter table jobs
  -- the trigger below gives the state of rows that are written without one
  add column lifecycle_state text default 'unpaid',
  -- when the present pause began
  add column paused_at timestamptz,
  -- the days of its pauses, without the present one; these days are added to the end
  add column paused_days smallint not null default 0 check (paused_days between 0 and 30),
  -- when its employer filled or closed it, and how many people joined
  add column closed_at timestamptz,
  add column joined_count integer check (joined_count >= 0),
  -- when applicants without an answer were notified of its closing
  add column applicants_notified_at timestamptz;

-- An older version of the product writes the status alone; the state then follows it.
create function job_status_of(state text) returns text language sql immutable as $$
  select case state
    when 'needs_changes' then 'waiting'
    when 'live' then 'accepted'
    when 'paused' then 'expired'
    when 'filled' then 'expired'
    when 'closed' then 'expired'
    when 'withdrawn' then 'rejected'
    else state
  end
$$;
create function keep_job_state() returns trigger language plpgsql as $$
begin
  if new.withdrawn_at is not null then
    new.lifecycle_state := 'withdrawn';
  elsif job_status_of(new.lifecycle_state) is distinct from new.status then
    new.lifecycle_state := case new.status when 'accepted' then 'live' else new.status end;
  end if;
  if new.lifecycle_state <> 'paused' then
    new.paused_at := null;
  end if;
  return new;
end $$;
create trigger jobs_keep_state
  before insert or update of status, lifecycle_state, withdrawn_at on jobs
  for each row execute function keep_job_state();

update jobs set status = status;

alter table jobs
  alter column lifecycle_state set not null,
  add constraint jobs_state check (
    lifecycle_state in ('unpaid', 'waiting', 'needs_changes', 'live', 'paused', 'expired', 'filled', 'closed',
      'rejected', 'withdrawn')
    and job_status_of(lifecycle_state) = status),
  add constraint jobs_paused check ((lifecycle_state = 'paused') = (paused_at is not null));

create index jobs_paused on jobs (expires_at) where lifecycle_state = 'paused';
create index jobs_unnotified on jobs (closed_at)
  where lifecycle_state in ('filled', 'closed')
    and (applicants_notified_at is null or applicants_notified_at < closed_at);

-- The states of a change; an older version wrote statuses alone.
alter table job_status_changes
  add column from_state text,
  add column to_state text;

-- Where taking back a rejection leads; null as above.
alter table job_rejections add column from_state text;
