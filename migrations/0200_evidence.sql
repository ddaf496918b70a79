-- What organisations show of themselves. A row is one thing that was sent; it is kept when a later one takes its place.
create table evidence (
  id uuid primary key,
  -- the account that founded the organisation
  organisation_id uuid not null references accounts (id),
  kind text not null check (kind in ('workEmail', 'gstin', 'registration', 'office')),
  -- the form's own id: sent again, it adds nothing
  submission_id uuid not null,
  -- an e-mail address, a number, or the pincode that the photo shows
  value text not null,
  photo_file_id uuid references files (id),
  state text not null default 'pending' check (state in ('pending', 'verified', 'failed')),
  sent_at timestamptz not null,
  decided_at timestamptz,
  -- the admin; null for a code
  decided_by uuid references accounts (id),
  fail_reason text,
  valid_until timestamptz,
  -- a later one took its place
  replaced_at timestamptz,
  -- wrong codes that were entered
  code_tries smallint not null default 0,
  unique (organisation_id, submission_id),
  check ((kind = 'office') = (photo_file_id is not null)),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'failed') = (fail_reason is not null)),
  check ((state = 'verified') = (valid_until is not null))
);

-- one of a kind waits, and one holds
create unique index evidence_waiting on evidence (organisation_id, kind)
  where state = 'pending' and replaced_at is null;
create unique index evidence_holding on evidence (organisation_id, kind)
  where state = 'verified' and replaced_at is null;
create index evidence_history on evidence (organisation_id, sent_at desc);
create index evidence_to_check on evidence (sent_at, id)
  where state = 'pending' and replaced_at is null and kind <> 'workEmail';
create index evidence_value on evidence (kind, value) where replaced_at is null;
create index evidence_photo on evidence (photo_file_id) where photo_file_id is not null;

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in (
    'company-logo', 'employer-image', 'candidate-photo', 'resume', 'candidate-video', 'certificate',
    'office-photo'
  )
);

create index accounts_employers on accounts (created_at desc, id desc)
  where role = 'employer' and erased_at is null;
