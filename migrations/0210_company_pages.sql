-- What an organisation says of itself on its public page.
create table company_pages (
  organisation_id uuid primary key references accounts (id),
  about text not null default '',
  -- for itself, or as an agent for others; null where it does not say
  hires text check (hires in ('itself', 'others')),
  hires_for text not null default '',
  updated_at timestamptz not null,
  check (hires = 'others' or hires_for = '')
);
create table company_photos (
  id uuid primary key,
  organisation_id uuid not null references accounts (id),
  -- the form's own id: sent again, it adds nothing
  submission_id uuid not null,
  caption text not null,
  file_id uuid not null references files (id),
  added_at timestamptz not null,
  unique (organisation_id, submission_id)
);
create index company_photos_file on company_photos (file_id);

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in (
    'company-logo', 'employer-image', 'candidate-photo', 'resume', 'candidate-video', 'certificate',
    'office-photo', 'report-picture', 'company-photo'
  )
);
