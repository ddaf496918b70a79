-- Where a browser takes notifications for somebody. It goes with the session that asked for them.
create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  session_token_hash bytea not null references sessions (token_hash) on delete cascade,
  endpoint text not null unique,
  public_key text not null,
  auth_secret text not null,
  created_at timestamptz not null,
  renewed_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id, renewed_at);
create index push_subscriptions_session on push_subscriptions (session_token_hash);
