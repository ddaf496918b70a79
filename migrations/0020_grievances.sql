-- Who acts for somebody who has died or can't act.
create table nominees (
  account_id uuid primary key references accounts (id),
  name text not null,
  contact text not null,
  updated_at timestamptz not null
);

-- Complaints and requests about personal data, for admins to answer in time.
create table grievances (
  id uuid primary key,
  -- what people call it by
  number integer generated always as identity unique,
  account_id uuid not null references accounts (id),
  -- made by the form, so that sending it twice makes one ticket
  submission_id uuid not null,
  topic text not null check (topic in ('access', 'correction', 'erasure', 'consent', 'misuse', 'other')),
  email text not null,
  details text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references accounts (id),
  unique (account_id, submission_id),
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_by is null))
);
create index grievances_account on grievances (account_id, created_at desc, id desc);
create index grievances_open on grievances (due_at, id) where answered_at is null;
create index grievances_answered on grievances (answered_at desc, id desc)
  where answered_at is not null;
create index grievances_answered_by on grievances (answered_by) where answered_by is not null;
