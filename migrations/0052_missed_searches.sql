-- Words that found no job, counted by the day in India. Nothing says who typed them.
create table missed_searches (
  day date not null,
  words text not null,
  times integer not null default 1,
  primary key (day, words)
);
