-- How far an application has come, finer than its status: seen, invited, selected, joined, withdrawn.
alter table applications add column stage text not null default 'applied';

create function application_status_of(stage text) returns text language sql immutable as $$
  select case
    when stage in ('applied', 'seen') then 'waiting'
    when stage = 'not_selected' then 'rejected'
    else 'shortlisted'
  end
$$;

-- An older version of the product writes the status alone; the stage then follows it. A withdrawn application keeps the
-- status that it had.
create function keep_application_stage() returns trigger language plpgsql as $$
begin
  if new.stage <> 'withdrawn' and application_status_of(new.stage) <> new.status then
    new.stage := case new.status
      when 'waiting' then 'applied'
      when 'rejected' then 'not_selected'
      else new.status
    end;
  end if;
  return new;
end $$;
create trigger applications_keep_stage
  before update of status, stage on applications
  for each row execute function keep_application_stage();

update applications set status = status where status <> 'waiting';

alter table applications add constraint applications_stage check (
  stage in ('applied', 'seen', 'shortlisted', 'interview', 'selected', 'joined', 'not_selected', 'withdrawn')
  and (stage = 'withdrawn' or application_status_of(stage) = status));

-- Who moved an application when; `account_id` is empty once that account is erased.
create table application_stage_changes (
  id bigint generated always as identity primary key,
  application_id uuid not null references application_keys (application_id) on delete cascade,
  from_stage text not null,
  to_stage text not null,
  account_id uuid references accounts (id) on delete set null,
  changed_at timestamptz not null
);
create index application_stage_changes_application on application_stage_changes (application_id, id);
