-- Mails of the local mode: they have a subject, and files that the outbox page offers.
alter table outbox_messages drop constraint outbox_messages_channel_check;
update outbox_messages set channel = 'mail' where channel = 'email';
alter table outbox_messages
  add constraint outbox_messages_channel_check check (channel in ('sms', 'mail', 'push')),
  add column subject text;

create table outbox_attachments (
  id bigint generated always as identity primary key,
  message_id bigint not null references outbox_messages (id) on delete cascade,
  file_name text not null,
  content_type text not null,
  bytes bytea not null
);
create index outbox_attachments_message on outbox_attachments (message_id);
