-- An account that its owner deleted is hidden and locked at once. A year later what it held is
-- erased; the row stays, with nobody behind it, for whatever points at it.
alter table accounts
  add column deleted_at timestamptz,
  add column erased_at timestamptz,
  add constraint accounts_erased_after_deleted check (erased_at is null or deleted_at is not null);
create index accounts_to_erase on accounts (deleted_at)
  where deleted_at is not null and erased_at is null;
create index accounts_erased on accounts (id) where erased_at is not null;

-- Since when the job's employer sees the application no more; null while it is shared.
alter table applications add column sharing_withdrawn_at timestamptz;

-- What people were told and agreed to, and what they took back. Rows are only added, each of them one
-- giving or one withdrawal; the newest of a purpose says how things stand.
create table consents (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id),
  purpose text not null check (purpose in ('account', 'application', 'push')),
  application_id uuid references applications (id),
  notice_version text not null,
  given_at timestamptz,
  withdrawn_at timestamptz,
  check ((given_at is null) <> (withdrawn_at is null)),
  check ((purpose = 'application') = (application_id is not null))
);
create index consents_account on consents (account_id, purpose, id);
create index consents_application on consents (application_id) where application_id is not null;

-- Rows of such a table go with the account that they are about, and in no other way.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('privacy.is_erasing', true) = 'on' then
    return old;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end
$$;
create trigger consents_are_append_only before update or delete on consents
  for each row execute function refuse_change_but_erasure();

-- Requests for a call back go a year after they were sent.
create index contact_requests_created on contact_requests (created_at);
