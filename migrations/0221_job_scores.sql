create extension if not exists pg_trgm;

-- The points of a job that waits, or of its changes that wait, and their reasons. Hints for admins alone.
create table job_scores (
  job_id uuid primary key references jobs (id) on delete cascade,
  -- what was scored: the version of the job, or the id of its changes
  subject text not null,
  points smallint not null check (points between 0 and 100),
  signs jsonb not null,
  scored_at timestamptz not null
);

-- What a new job is compared with.
create index jobs_refused_texts on jobs using gin (description gin_trgm_ops) where lifecycle_state in ('rejected', 'frozen');
create index jobs_frozen_mobiles on jobs (contact_mobile) where lifecycle_state = 'frozen';
create index jobs_frozen_emails on jobs (lower(contact_email)) where lifecycle_state = 'frozen';
create index jobs_refused_logos on jobs (logo_file_id) where lifecycle_state in ('rejected', 'frozen');

-- What a picture's bytes are, so that the same one is known again under another name.
alter table files add column content_hash bytea;
create index files_logos on files (content_hash) where kind = 'company-logo';
