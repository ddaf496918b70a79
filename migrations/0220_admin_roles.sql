-- What each admin may do: src/contract/admin/roles.ts. Whoever was an admin before there were roles does everything.
create table admin_roles (
  account_id uuid primary key references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'verifier', 'finance', 'support')),
  since timestamptz not null
);
insert into admin_roles (account_id, role, since)
  select id, 'owner', created_at from accounts where role = 'admin';

-- The role that an account gets at its first sign-in.
alter table admin_grants add column role text not null default 'owner'
  check (role in ('owner', 'verifier', 'finance', 'support'));
