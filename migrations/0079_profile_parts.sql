-- A candidate's profile is kept part by part, so that each may come before the others. Texts that are not answered are ''.
alter table candidate_profiles
  alter column date_of_birth drop not null,
  add column area text not null default '',
  add column wanted_shifts text[] not null default '{}'
    check (wanted_shifts <@ array['day', 'night', 'rotational', 'part']),
  add column wanted_pay_monthly_rupees integer
    check (wanted_pay_monthly_rupees between 1000 and 500000);

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in (
    'company-logo', 'employer-image', 'candidate-photo', 'resume', 'candidate-video', 'certificate'
  )
);

create table candidate_certificates (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- the form's own id: sent again, it adds nothing
  submission_id uuid not null,
  title text not null,
  file_id uuid not null references files (id),
  created_at timestamptz not null,
  unique (account_id, submission_id)
);
create index candidate_certificates_account on candidate_certificates (account_id, created_at);
create index candidate_certificates_file on candidate_certificates (file_id);
