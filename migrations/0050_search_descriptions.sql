-- A job is found by its description and address too, after what title and fields say. Lists read many rows of job_search by
-- their date, so the longer rows have a table of their own: the same columns, and in `terms` all of job_search and more.
create table job_search_texts (
  job_id uuid primary key references job_search (job_id) on delete cascade,
  live_at timestamptz not null,
  expires_at timestamptz not null,
  city text not null,
  company_name text not null,
  pay integer not null,
  pincode text,
  terms tsvector not null
);
create index job_search_texts_newest on job_search_texts (live_at desc, job_id desc);
create index job_search_texts_terms on job_search_texts using gin (terms) with (fastupdate = off);

-- Words of names and addresses are known too, so that none of them is corrected into another word. Those of titles and
-- names are kept in memory.
alter table search_words add column is_title boolean not null default true;
alter table search_words add column is_name boolean not null default false;
alter table search_words add column is_address boolean not null default false;
create index search_words_in_memory on search_words (word) where is_title or is_name;

-- The product's own synonyms are part of its code now. What admins have saved stays.
delete from search_sayings
where phrase not in (
  select saved.word from audit_events
  cross join lateral (values (details ->> 'phrase'), (details ->> 'meaning')) as saved (word)
  where kind = 'saying-saved' and saved.word is not null
);
delete from search_meanings where meaning not in (select meaning from search_sayings);
