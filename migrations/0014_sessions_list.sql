-- Whoever signed in may see where, and end it from elsewhere. The id stands for a session wherever
-- its token's hash must not be seen. The browser is kept as one of a few known words, the network
-- without the part that names a single device.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column browser text not null default 'other',
  add column system text not null default 'other',
  add column network text not null default '';

drop index sessions_account_id;
create index sessions_account on sessions (account_id, created_at desc, id desc);

-- A session that comes to mean more gets another token; what hangs on it stays.
alter table push_subscriptions
  drop constraint push_subscriptions_session_token_hash_fkey,
  add constraint push_subscriptions_session_token_hash_fkey
    foreign key (session_token_hash) references sessions (token_hash)
    on update cascade on delete cascade;
