-- The second step of an admin's sign-in: codes of an app on their phone, or a recovery code.
-- `sealed_secret` can be read with the installation's secret alone, for this account alone.
create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz not null,
  -- the newest half minute whose code was taken: no code is good twice
  last_step bigint not null
);

-- A secret that is shown to be set up. It counts for nothing before a code of it came back, and in
-- the session alone that it was shown to.
create table second_factor_setups (
  session_id uuid primary key references sessions (id) on delete cascade,
  sealed_secret bytea not null,
  -- the factor that it takes the place of, by its date; null where there was none
  replaces timestamptz,
  expires_at timestamptz not null
);

-- Codes on paper, each good once: a used one is gone. Hashes are keyed with the installation's secret.
create table recovery_codes (
  account_id uuid not null references second_factors (account_id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- When this session's second step was done; null where none was.
alter table sessions add column second_step_at timestamptz;
