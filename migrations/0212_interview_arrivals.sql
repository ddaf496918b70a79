-- Who came to the door: at the desk by name or pass, or by themselves at the poster. Each gets a number in the order of
-- the day.
alter table interview_invitations
  add column pass_code text,
  add column arrived_at timestamptz,
  add column queue_number integer,
  -- when the candidate said to be late, and that nobody was there
  add column late_said_at timestamptz,
  add column absent_said_at timestamptz,
  add check ((arrived_at is null) = (queue_number is null)),
  add check (state <> 'arrived' or (arrived_at is not null and time_id is not null)),
  drop constraint interview_invitations_state_check,
  add constraint interview_invitations_state_check check (
    state in ('invited', 'coming', 'arrived', 'otherTime', 'declined', 'attended', 'noShow', 'calledOff')
  );

-- Codes that are read aloud have no letter that looks or sounds like another. These are of people invited before, and by
-- a server of the version before.
alter table interview_invitations
  alter column pass_code set default translate(upper(substr(md5(gen_random_uuid()::text), 1, 8)), '01', 'WX');
update interview_invitations
set pass_code = translate(upper(substr(md5(gen_random_uuid()::text), 1, 8)), '01', 'WX');
alter table interview_invitations
  alter column pass_code set not null,
  add constraint interview_invitations_pass unique (job_id, pass_code);

-- The last number that was given to somebody who came for a job on a day.
create table interview_queues (
  job_id uuid not null references jobs (id) on delete cascade,
  day date not null,
  last_number integer not null,
  primary key (job_id, day)
);
