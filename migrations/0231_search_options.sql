-- What the jobs that match a search are counted by, beside the options of its filters. Background work fills them.
alter table job_search
  add column category text not null default '',
  add column option_flags integer not null default 0;
alter table job_search_texts
  add column category text not null default '',
  add column option_flags integer not null default 0;
