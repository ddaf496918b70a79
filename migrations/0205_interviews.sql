-- When applicants of a job can be interviewed. `taken` is held below `capacity` by the constraint, whoever asks at once.
create table interview_times (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  -- the form that made it and its place there: sent again, it makes nothing
  submission_id uuid not null,
  number smallint not null,
  kind text not null check (kind in ('slot', 'walkIn')),
  mode text not null check (mode in ('inPerson', 'phone', 'video')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place text not null check (char_length(place) <= 255),
  ask_for text not null check (char_length(ask_for) <= 255),
  bring text[] not null,
  capacity integer not null check (capacity between 1 and 500),
  taken integer not null default 0,
  constraint interview_times_places check (taken between 0 and capacity),
  created_at timestamptz not null,
  unique (submission_id, number),
  constraint interview_times_clash unique (job_id, kind, starts_at)
);
create index interview_times_start on interview_times (starts_at);

-- An applicant's invitation; a later one replaces it.
create table interview_invitations (
  application_id uuid primary key references application_keys (application_id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  -- empty while the candidate has none
  time_id uuid references interview_times (id),
  state text not null
    check (state in ('invited', 'coming', 'otherTime', 'declined', 'attended', 'noShow', 'calledOff')),
  -- how often the applicant was invited
  times_invited integer not null default 1,
  invited_at timestamptz not null,
  answered_at timestamptz,
  reminded_evening_at timestamptz,
  reminded_hours_at timestamptz,
  check (state not in ('coming', 'attended', 'noShow') or time_id is not null)
);
create index interview_invitations_time on interview_invitations (time_id) where time_id is not null;
create index interview_invitations_job on interview_invitations (job_id);
