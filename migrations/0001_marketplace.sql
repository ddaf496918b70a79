-- Facts about this installation that are not anybody's data.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- ---------- who ----------

-- One way of proving who somebody is: a phone number, or a subject of a sign-in provider.
create table identities (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('phone', 'google', 'facebook')),
  subject text not null,
  created_at timestamptz not null,
  unique (provider, subject)
);

-- A phone number may hold one candidate, one employer and one admin account.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  identity_id uuid not null references identities (id),
  role text not null check (role in ('candidate', 'employer', 'admin')),
  created_at timestamptz not null,
  suspended_at timestamptz,
  unique (identity_id, role)
);

-- Numbers made admins from the command line; configuration may name more.
create table admin_grants (
  provider text not null check (provider in ('phone', 'google', 'facebook')),
  subject text not null,
  granted_at timestamptz not null,
  primary key (provider, subject)
);

-- At most one live code a number. `code_hash` is keyed with the installation's secret.
create table login_codes (
  phone text primary key,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  is_spent boolean not null default false,
  -- how many codes were asked for in a row; decides the wait before the next
  send_count integer not null default 1
);

create table proofs (
  token_hash bytea primary key,
  identity_id uuid not null references identities (id) on delete cascade,
  expires_at timestamptz not null
);
create index proofs_expires_at on proofs (expires_at);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account_id on sessions (account_id);
create index sessions_expires_at on sessions (expires_at);

-- ---------- files ----------

-- The bytes lie in the file store under `storage_key`; `visibility` decides how they are served.
create table files (
  id uuid primary key,
  owner_account_id uuid not null references accounts (id),
  kind text not null check (kind in ('company-logo', 'employer-image', 'candidate-photo', 'resume')),
  visibility text not null check (visibility in ('public', 'private')),
  storage_key text not null unique,
  media_type text not null,
  byte_size integer not null,
  original_name text not null,
  created_at timestamptz not null
);
create index files_owner on files (owner_account_id);

-- ---------- profiles ----------

create table candidate_profiles (
  account_id uuid primary key references accounts (id),
  name text not null,
  email text not null,
  gender text not null,
  mobile_number text not null,
  current_address text not null,
  state text not null,
  city text not null,
  pincode text not null,
  date_of_birth date not null,
  work_experience text not null,
  past_job_experience text not null,
  education text not null,
  language text not null,
  skills text not null,
  salary text not null,
  photo_file_id uuid references files (id),
  resume_file_id uuid references files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table employer_profiles (
  account_id uuid primary key references accounts (id),
  name text not null,
  email text not null,
  gender text not null,
  mobile_number text not null,
  designation text not null,
  organization_name text not null,
  company_address text not null,
  state text not null,
  city text not null,
  pincode text not null,
  image_file_id uuid references files (id),
  -- jobs that reached verification; the free posts are counted here, under the row's lock
  posted_jobs integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- ---------- jobs ----------

create table jobs (
  id uuid primary key,
  employer_id uuid not null references employer_profiles (account_id),
  -- made by the form, so that sending it twice makes one job
  submission_id uuid not null,
  status text not null check (status in ('unpaid', 'waiting', 'accepted', 'rejected', 'expired')),
  version integer not null default 1,
  plan text not null check (plan in ('free', 'basic', 'demand')),
  amount_paise integer not null check (amount_paise >= 0),

  organization_name text not null,
  contact_name text not null,
  contact_designation text not null,
  contact_mobile text not null,
  contact_email text not null,
  organization_address text not null,
  organization_state text not null,
  organization_city text not null,
  organization_pincode text not null,

  company_name text not null,
  logo_file_id uuid references files (id),
  title text not null,
  category text not null,
  location text not null,
  state text not null,
  city text not null,
  pincode text not null,
  salary text not null,
  salary_min_monthly_rupees integer,
  salary_max_monthly_rupees integer,
  description text not null,
  gender text not null,
  working_hours text not null,
  education text[] not null,
  communication text[] not null,
  work_types text[] not null,
  experience text[] not null,
  interview_process text[] not null,
  interview_location text,
  interview_state text,
  interview_city text,
  interview_pincode text,
  interview_timing text,

  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- the day the job reached verification, and the end of its last day; null before that
  posted_at timestamptz,
  first_accepted_at timestamptz,
  -- when the present run began: the first acceptance, or the last one after an expiry
  live_at timestamptz,
  expires_at timestamptz,

  unique (employer_id, submission_id),
  check ((interview_location is null) = (interview_timing is null)),
  check (status <> 'accepted' or (live_at is not null and expires_at is not null))
);
create index jobs_employer_posted on jobs (employer_id, posted_at desc nulls first, id desc);
create index jobs_status_posted on jobs (status, posted_at desc, id desc);
create index jobs_expiring on jobs (expires_at) where status = 'accepted';

create table job_status_changes (
  id bigint generated always as identity primary key,
  job_id uuid not null references jobs (id),
  -- null when the product itself moved it
  admin_id uuid references accounts (id),
  from_status text not null,
  to_status text not null,
  changed_at timestamptz not null
);
create index job_status_changes_job on job_status_changes (job_id, id);

-- What admins changed in the text of a job: each field with what it was and what it became.
create table job_edits (
  id bigint generated always as identity primary key,
  job_id uuid not null references jobs (id),
  admin_id uuid not null references accounts (id),
  changes jsonb not null,
  edited_at timestamptz not null
);
create index job_edits_job on job_edits (job_id, id);

-- What search reads: a row for each accepted job, made and dropped in the transaction that changes
-- the job. `terms` holds the title's words and one lexeme for each value that can be filtered by.
create table job_search (
  job_id uuid primary key references jobs (id) on delete cascade,
  live_at timestamptz not null,
  expires_at timestamptz not null,
  city text not null,
  company_name text not null,
  terms tsvector not null
);
create index job_search_newest on job_search (live_at desc, job_id desc);
create index job_search_terms on job_search using gin (terms) with (fastupdate = off);
create index job_search_city on job_search (city);
create index job_search_company on job_search (company_name);

-- ---------- applications ----------

-- Keeps what the candidate sent; later edits of the profile do not rewrite it.
create table applications (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  candidate_id uuid not null references candidate_profiles (account_id),
  status text not null check (status in ('waiting', 'shortlisted', 'rejected')),
  name text not null,
  email text not null,
  gender text not null,
  mobile_number text not null,
  current_address text not null,
  state text not null,
  city text not null,
  pincode text not null,
  date_of_birth date not null,
  work_experience text not null,
  past_job_experience text not null,
  education text not null,
  language text not null,
  skills text not null,
  salary text not null,
  photo_file_id uuid references files (id),
  resume_file_id uuid not null references files (id),
  applied_at timestamptz not null,
  reviewed_at timestamptz,
  unique (job_id, candidate_id)
);
create index applications_job_status on applications (job_id, status, applied_at desc, id desc);
create index applications_candidate on applications (candidate_id, applied_at desc, id desc);
