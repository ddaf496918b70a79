-- Where those who saw a job came from, as far as it is known: the rest of its views have no row here.
create table job_view_sources (
  job_id uuid not null references jobs (id) on delete cascade,
  source text not null check (source in ('site', 'shared', 'alert', 'search_engine', 'poster')),
  count integer not null,
  primary key (job_id, source)
);
