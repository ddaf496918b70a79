-- Applications lie in a table for each month, so that what people work with stays small and old months can be
-- moved elsewhere. No rule can hold over such tables but by the time of applying, so the rules that hold over all of
-- them stand on a narrow table: one application for a candidate and a job, and an id of its own for each.
create table application_keys (
  job_id uuid not null references jobs (id),
  candidate_id uuid not null references candidate_profiles (account_id),
  application_id uuid not null unique,
  -- the month that the application lies in
  applied_at timestamptz not null,
  primary key (job_id, candidate_id)
);

insert into application_keys (job_id, candidate_id, application_id, applied_at)
select job_id, candidate_id, id, applied_at from applications;

alter table resume_views drop constraint resume_views_application_id_fkey;
alter table applicant_reads drop constraint applicant_reads_application_id_fkey;
alter table consents drop constraint consents_application_id_fkey;

alter table applications rename to applications_before;

create table applications (
  id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  status text not null check (status in ('waiting', 'shortlisted', 'rejected')),
  name text not null,
  email text not null,
  gender text not null,
  mobile_number text not null,
  current_address text not null,
  state text not null,
  city text not null,
  pincode text not null,
  date_of_birth date not null,
  work_experience text not null,
  past_job_experience text not null,
  education text not null,
  language text not null,
  skills text not null,
  salary text not null,
  photo_file_id uuid,
  resume_file_id uuid not null,
  applied_at timestamptz not null,
  reviewed_at timestamptz,
  sharing_withdrawn_at timestamptz
) partition by range (applied_at);

create schema application_months;

-- Takes what belongs to no month below, so that nobody's application ever fails for want of one.
create table application_months.other partition of applications default;

-- Makes the table of a month in UTC; one that is there, or whose rows lie in `other`, stays as it is.
create function make_application_month(within timestamptz) returns void language plpgsql as $$
declare
  first_day constant timestamp := date_trunc('month', within at time zone 'UTC');
  first_instant constant timestamptz := first_day at time zone 'UTC';
  next_instant constant timestamptz := (first_day + interval '1 month') at time zone 'UTC';
  name constant text := to_char(first_day, '"y"YYYY"m"MM');
begin
  -- Most of the time it is there, and nobody has to wait.
  if to_regclass('application_months.' || name) is not null then
    return;
  end if;
  -- Of several nodes at once the others wait, and find it there.
  lock table applications in share update exclusive mode;
  if to_regclass('application_months.' || name) is not null or exists (
    select from application_months.other where applied_at >= first_instant and applied_at < next_instant
  ) then
    return;
  end if;
  execute format(
    'create table application_months.%I partition of applications for values from (%L) to (%L)',
    name, first_instant, next_instant
  );
end
$$;

select make_application_month(month) from (
  select distinct date_trunc('month', applied_at at time zone 'UTC') at time zone 'UTC' as month
  from applications_before
  union select now() + make_interval(months => ahead) from generate_series(0, 3) ahead
) months order by month;

insert into applications (
  id, job_id, candidate_id, status, name, email, gender, mobile_number, current_address, state, city, pincode,
  date_of_birth, work_experience, past_job_experience, education, language, skills, salary, photo_file_id,
  resume_file_id, applied_at, reviewed_at, sharing_withdrawn_at
)
select
  id, job_id, candidate_id, status, name, email, gender, mobile_number, current_address, state, city, pincode,
  date_of_birth, work_experience, past_job_experience, education, language, skills, salary, photo_file_id,
  resume_file_id, applied_at, reviewed_at, sharing_withdrawn_at
from applications_before;

drop table applications_before;

alter table applications
  add primary key (id, applied_at),
  add constraint applications_key foreign key (job_id, candidate_id) references application_keys (job_id, candidate_id),
  add constraint applications_id foreign key (id) references application_keys (application_id),
  add constraint applications_photo_file_id_fkey foreign key (photo_file_id) references files (id),
  add constraint applications_resume_file_id_fkey foreign key (resume_file_id) references files (id);
create index applications_job_status on applications (job_id, status, applied_at desc, id desc);
create index applications_candidate on applications (candidate_id, applied_at desc, id desc);
create index applications_photo on applications (photo_file_id) where photo_file_id is not null;
create index applications_resume on applications (resume_file_id);

alter table resume_views add constraint resume_views_application_id_fkey
  foreign key (application_id) references application_keys (application_id) on delete cascade;
alter table applicant_reads add constraint applicant_reads_application_id_fkey
  foreign key (application_id) references application_keys (application_id) on delete cascade;
alter table consents add constraint consents_application_id_fkey
  foreign key (application_id) references application_keys (application_id);

-- An application and its key come together; who applied for the job before gets none.
create function take_application_key() returns trigger language plpgsql as $$
begin
  insert into application_keys (job_id, candidate_id, application_id, applied_at)
  values (new.job_id, new.candidate_id, new.id, new.applied_at)
  on conflict (job_id, candidate_id) do nothing;
  if not found then
    return null;
  end if;
  return new;
end
$$;
create trigger applications_take_key before insert on applications
  for each row execute function take_application_key();

-- And they go together.
create function drop_application_key() returns trigger language plpgsql as $$
begin
  delete from application_keys where application_id = old.id;
  return null;
end
$$;
create trigger applications_drop_key after delete on applications
  for each row execute function drop_application_key();

-- What the key says of an application never changes.
create function keep_application_key() returns trigger language plpgsql as $$
begin
  raise exception 'the foreign key and the time of an application are never changed';
end
$$;
create trigger applications_keep_key
  before update of id, job_id, candidate_id, applied_at on applications
  for each row when (
    (old.id, old.job_id, old.candidate_id, old.applied_at)
    is distinct from (new.id, new.job_id, new.candidate_id, new.applied_at)
  ) execute function keep_application_key();
