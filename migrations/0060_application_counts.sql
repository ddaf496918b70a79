-- How many applications of a job its employer sees in each status. Applicants of one job hardly wait for each other, because
-- several rows share a count: their sum is the number, and one alone may be negative.
create table application_counts (
  job_id uuid not null references jobs (id) on delete cascade,
  status text not null,
  slot smallint not null,
  count integer not null,
  primary key (job_id, status, slot)
) with (fillfactor = 70);

create function add_to_application_count(of_job uuid, of_status text, change integer) returns void language sql as $$
  insert into application_counts (job_id, status, slot, count)
  values (of_job, of_status, pg_backend_pid() % 8, change)
  on conflict (job_id, status, slot) do update set count = application_counts.count + excluded.count
$$;

-- Withdrawn applications, and those of a deleted candidate, are not seen.
create function count_application() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' and old.sharing_withdrawn_at is null then old.status end;
  becomes text := case when tg_op <> 'DELETE' and new.sharing_withdrawn_at is null then new.status end;
  of_job constant uuid := case when tg_op = 'DELETE' then old.job_id else new.job_id end;
  of_candidate constant uuid := case when tg_op = 'DELETE' then old.candidate_id else new.candidate_id end;
begin
  if was is not distinct from becomes
    or exists (select from accounts where id = of_candidate and deleted_at is not null) then
    return null;
  end if;
  -- Always in the same order, so that two transactions do not wait for each other.
  if becomes is not null and (was is null or becomes < was) then
    perform add_to_application_count(of_job, becomes, 1);
    becomes := null;
  end if;
  if was is not null then
    perform add_to_application_count(of_job, was, -1);
  end if;
  if becomes is not null then
    perform add_to_application_count(of_job, becomes, 1);
  end if;
  return null;
end
$$;
create trigger applications_count after insert or delete on applications
  for each row execute function count_application();
create trigger applications_count_changed after update on applications
  for each row when (
    (old.status, old.sharing_withdrawn_at is null) is distinct from (new.status, new.sharing_withdrawn_at is null)
  ) execute function count_application();

-- The applications of an account that is deleted or restored. They are locked first: a review that is on its way is counted
-- by itself.
create function count_applications_of_account() returns trigger language plpgsql as $$
begin
  perform from applications where candidate_id = new.id order by id for no key update;
  perform add_to_application_count(job_id, status, case when new.deleted_at is null then 1 else -1 end)
  from (
    select job_id, status from applications
    where candidate_id = new.id and sharing_withdrawn_at is null order by job_id, status
  ) shared;
  return null;
end
$$;
create trigger accounts_count_applications after update of deleted_at on accounts
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_applications_of_account();

insert into application_counts (job_id, status, slot, count)
select job_id, status, 0, count(*) from applications
where sharing_withdrawn_at is null
  and not exists (select from accounts where id = candidate_id and deleted_at is not null)
group by job_id, status;

-- An employer's jobs by each date; a job without the date is the newest.
drop index jobs_employer_posted;
create index jobs_employer_posted on jobs (employer_id, coalesce(posted_at, 'infinity'), id);
create index jobs_employer_expiry on jobs (employer_id, coalesce(expires_at, 'infinity'), id);
