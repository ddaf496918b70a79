-- A job of a blocked organisation is frozen. Older programs read it as expired.
create or replace function job_status_of(state text) returns text language sql immutable as $$
  select case state
    when 'needs_changes' then 'waiting'
    when 'live' then 'accepted'
    when 'paused' then 'expired'
    when 'filled' then 'expired'
    when 'closed' then 'expired'
    when 'frozen' then 'expired'
    when 'withdrawn' then 'rejected'
    else state
  end
$$;
alter table jobs drop constraint jobs_state;
alter table jobs add constraint jobs_state check (
  lifecycle_state in ('unpaid', 'waiting', 'needs_changes', 'live', 'paused', 'expired', 'filled', 'closed',
    'rejected', 'withdrawn', 'frozen')
  and job_status_of(lifecycle_state) = status);

-- Organisations, phones, e-mail domains and GSTINs that may not be used here. At once; final when a second admin agrees.
create table blocks (
  id uuid primary key,
  kind text not null check (kind in ('organisation', 'phone', 'domain', 'gstin')),
  -- the account of an organisation, ten digits, a domain, a GSTIN
  value text not null check (char_length(value) between 1 and 255),
  -- the block of an organisation that brought this one
  parent_id uuid references blocks (id),
  reason text not null,
  note text not null check (char_length(note) <= 1000),
  blocked_by uuid not null references accounts (id),
  blocked_at timestamptz not null,
  agreed_by uuid references accounts (id),
  agreed_at timestamptz,
  ended_by uuid references accounts (id),
  ended_at timestamptz,
  end_note text check (char_length(end_note) <= 1000),
  -- how often it stopped somebody
  stopped integer not null default 0,
  check ((agreed_by is null) = (agreed_at is null)),
  check ((ended_by is null) = (ended_at is null))
);
create unique index blocks_standing on blocks (kind, value) where ended_at is null;
create index blocks_newest on blocks (blocked_at desc, id desc) where ended_at is null;
create index blocks_parent on blocks (parent_id) where parent_id is not null;

-- What a block froze, and where it was.
create table frozen_jobs (
  block_id uuid not null references blocks (id),
  job_id uuid not null references jobs (id) on delete cascade,
  state text not null,
  primary key (block_id, job_id)
);
create index frozen_jobs_job on frozen_jobs (job_id);
