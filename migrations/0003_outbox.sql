-- Messages of the local mode, which are shown on a page instead of being sent.
create table outbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email', 'push')),
  recipient text not null,
  body text not null,
  code text,
  sent_at timestamptz not null
);
