-- Who works for an organisation besides the account that it began with. Somebody is in one at most. Without `member_id`
-- the invitation waits until the owner of the number signs in and answers.
create table organisation_members (
  id uuid primary key,
  organisation_id uuid not null references accounts (id) on delete cascade,
  -- E.164
  phone text not null,
  -- as the owner calls them
  name text not null check (char_length(name) <= 255),
  role text not null check (role in ('owner', 'recruiter', 'viewer')),
  invited_at timestamptz not null,
  ends_at timestamptz not null,
  member_id uuid unique references accounts (id) on delete cascade,
  joined_at timestamptz,
  check ((member_id is null) = (joined_at is null)),
  check (member_id <> organisation_id),
  unique (organisation_id, phone)
);
create index organisation_members_phone on organisation_members (phone) where member_id is null;
