-- Who did or saw what: rows are added, never changed or removed. Ids only, without references, so that
-- the record outlives what it tells of; names are looked up when it is read.
create table audit_events (
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  -- null: the product itself, or the command line
  actor_id uuid,
  actor_role text check (actor_role in ('candidate', 'employer', 'admin')),
  -- whom it is about, besides the actor
  person_id uuid,
  job_id uuid,
  application_id uuid,
  -- the actor's network, never a whole address
  network text,
  details jsonb not null,
  primary key (at, id)
) partition by range (at);

create index audit_events_kind on audit_events (kind, at desc, id desc);
create index audit_events_actor on audit_events (actor_id, at desc, id desc)
  where actor_id is not null;
create index audit_events_person on audit_events (person_id, at desc, id desc)
  where person_id is not null;
create index audit_events_job on audit_events (job_id, at desc, id desc) where job_id is not null;

create trigger audit_is_append_only before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_is_not_emptied before truncate on audit_events
  for each statement execute function refuse_change();

-- A table a month, so that the retention period ends by dropping one.
create schema audit_months;

-- Takes what belongs to no month below, so that no act ever fails for want of one.
create table audit_months.other partition of audit_events default;
create trigger audit_is_not_emptied before truncate on audit_months.other
  for each statement execute function refuse_change();

-- Makes the table of a month in UTC; one that is there, or whose rows lie in `other`, stays as it is.
create function make_audit_month(within timestamptz) returns void language plpgsql as $$
declare
  first_day constant timestamp := date_trunc('month', within at time zone 'UTC');
  first_instant constant timestamptz := first_day at time zone 'UTC';
  next_instant constant timestamptz := (first_day + interval '1 month') at time zone 'UTC';
  name constant text := to_char(first_day, '"y"YYYY"m"MM');
begin
  -- Of several nodes at once the others wait, and find it there.
  lock table audit_events in share update exclusive mode;
  if to_regclass('audit_months.' || name) is not null or exists (
    select from audit_months.other where at >= first_instant and at < next_instant
  ) then
    return;
  end if;
  execute format(
    'create table audit_months.%I partition of audit_events for values from (%L) to (%L)',
    name, first_instant, next_instant
  );
  execute format(
    'create trigger audit_is_not_emptied before truncate on audit_months.%I
      for each statement execute function refuse_change()',
    name
  );
end
$$;

select make_audit_month(now() + make_interval(months => ahead)) from generate_series(0, 3) ahead;

-- When a resume was opened, for the candidate whose it is.
create table resume_views (
  application_id uuid not null references applications (id) on delete cascade,
  viewer_role text not null check (viewer_role in ('employer', 'admin')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (application_id, viewer_role)
);

-- Which applicants an employer has been shown within the last hour.
create table applicant_reads (
  employer_id uuid not null references employer_profiles (account_id) on delete cascade,
  application_id uuid not null references applications (id) on delete cascade,
  read_at timestamptz not null,
  primary key (employer_id, application_id)
);
create index applicant_reads_recent on applicant_reads (employer_id, read_at);
create index applicant_reads_application on applicant_reads (application_id);
