-- A code remembers which network asked for it, so that guesses from elsewhere can't use up all its tries.
alter table login_codes
  add column asked_from text not null default '',
  add column tries_elsewhere integer not null default 0;

-- Codes that come over WhatsApp.
alter table outbox_messages drop constraint outbox_messages_channel_check;
alter table outbox_messages
  add constraint outbox_messages_channel_check check (channel in ('sms', 'whatsapp', 'mail', 'push'));

-- When each alarm was last raised: all processes together raise it once in a while only.
create table alarms (
  name text primary key,
  raised_at timestamptz not null
);
