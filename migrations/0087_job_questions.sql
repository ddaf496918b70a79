-- The questions of a job: of the product's library, or in its employer's words.
create table job_questions (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  library_name text,
  words text,
  kind text not null check (kind in ('yesNo', 'number', 'choice', 'text')),
  choices text[] not null check (cardinality(choices) <= 6),
  is_must_have boolean not null,
  -- The answers that fit a must-have: some of the choices, or a number from `least` to `most`.
  wanted text[] not null,
  least integer,
  most integer,
  unique (job_id, position),
  check ((library_name is null) <> (words is null)),
  check ((kind = 'choice') = (cardinality(choices) >= 2)),
  check (kind not in ('yesNo', 'choice') or not is_must_have or cardinality(wanted) > 0),
  check (kind <> 'number' or not is_must_have or least is not null or most is not null)
);

-- An answer with its question as it was asked: later edits of the job do not change it. Without an answer, an older
-- program applied.
create table application_answers (
  application_id uuid not null references application_keys (application_id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  answer text,
  is_missed boolean not null,
  primary key (application_id, position)
);

-- Whether an answer misses a must-have of its job.
alter table applications add column misses_must_have boolean not null default false;
