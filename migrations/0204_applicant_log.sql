-- What the employer of a job keeps about an applicant: notes, calls and what came of them, ratings. Nothing is changed later;
-- the last rating counts.
create table applicant_log (
  -- the form's own id: sent again, it adds nothing
  id uuid primary key,
  -- the order of writing
  number bigint generated always as identity,
  application_id uuid not null references application_keys (application_id) on delete cascade,
  kind text not null check (kind in ('note', 'call', 'rating')),
  -- who wrote it; empty once that account is erased
  account_id uuid references accounts (id) on delete set null,
  written_at timestamptz not null,
  note text check (char_length(note) between 1 and 1000),
  way text check (way in ('call', 'whatsapp')),
  outcome text check (outcome in ('talked', 'noAnswer', 'notInterested', 'interviewFixed')),
  rating smallint check (rating between 1 and 4),
  check ((kind = 'note') = (note is not null)),
  check ((kind = 'call') = (way is not null and outcome is not null)),
  check ((kind = 'rating') = (rating is not null))
);
create index applicant_log_application on applicant_log (application_id, written_at desc, number desc);
create index applicant_log_ratings on applicant_log (application_id, number desc) where kind = 'rating';
