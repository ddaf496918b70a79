-- How often a job was seen on a day in India: once a person and day.
create table job_views (
  job_id uuid not null references jobs (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (job_id, day)
);

-- Who was counted already: a keyed hash of person, job and day, which leads to nobody. It is deleted two days later.
create table job_viewers (
  day date not null,
  job_id uuid not null references jobs (id) on delete cascade,
  viewer bytea not null,
  primary key (day, job_id, viewer)
);
create index job_viewers_job on job_viewers (job_id);
