-- Typing tests of candidates. A row is a try: begun, and finished once its minute is over and the text has come.
create table typing_tests (
  id uuid primary key,
  candidate_id uuid not null references accounts (id),
  language text not null check (language in ('en', 'hi')),
  passage smallint not null,
  -- The day in India, and which try of the day: the tries of a day are counted by the constraint.
  day date not null,
  try_number smallint not null check (try_number between 1 and 3),
  started_at timestamptz not null,
  finished_at timestamptz,
  words smallint check (words >= 0),
  accuracy smallint check (accuracy between 0 and 100),
  unique (candidate_id, language, day, try_number),
  check ((finished_at is null) = (words is null)),
  check ((finished_at is null) = (accuracy is null))
);

-- An answer that a test gave: how much of the text was right, and the day in India.
alter table application_answers
  add column accuracy smallint check (accuracy between 0 and 100),
  add column tested_on date,
  add check ((accuracy is null) = (tested_on is null));
