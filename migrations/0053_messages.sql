-- What people are told, one row for each event and person, and the ways by which it leaves the site.
-- `subject` and `occurrence` name what happened: the same event of them is told once.
create table messages (
  id uuid primary key,
  number bigint generated always as identity,
  account_id uuid not null references accounts (id) on delete cascade,
  event text not null,
  subject text not null,
  occurrence text not null,
  purpose text not null,
  text_values jsonb not null,
  link text not null,
  -- Not a reference: a message outlives a job that is removed.
  job_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, event, subject, occurrence)
);
create index messages_newest on messages (account_id, created_at desc, number desc);
create index messages_unread on messages (account_id, created_at) where read_at is null;
create index messages_created on messages (created_at);

-- `target` tells the browsers of a person apart; other channels have one delivery.
create table message_deliveries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references messages (id) on delete cascade,
  channel text not null,
  target text not null default '',
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
  reason text,
  locale text,
  updated_at timestamptz not null,
  unique (message_id, channel, target)
);
