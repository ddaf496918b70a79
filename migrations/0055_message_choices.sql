-- By which ways people want which messages. Without a row a way is on.
create table message_choices (
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, purpose, channel)
);
