alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in (
    'company-logo', 'employer-image', 'candidate-photo', 'resume', 'candidate-video', 'certificate',
    'office-photo', 'report-picture', 'company-photo', 'voice-note'
  )
);

-- The newest voice note of a candidate in a language.
create table voice_notes (
  candidate_id uuid not null references accounts (id),
  language text not null check (language in ('en', 'hi')),
  file_id uuid not null references files (id),
  seconds smallint not null check (seconds between 1 and 60),
  -- in India
  day date not null,
  primary key (candidate_id, language)
);
create index voice_notes_file on voice_notes (file_id);

-- An answer that is a voice note; its day is `tested_on`.
alter table application_answers add column voice_file_id uuid references files (id);
create index application_answers_voice on application_answers (voice_file_id) where voice_file_id is not null;
alter table application_answers drop constraint application_answers_check;
alter table application_answers add constraint application_answers_tested
  check ((accuracy is null and voice_file_id is null) = (tested_on is null));
