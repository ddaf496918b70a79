-- Which transaction put a job where it is found, or renewed it there: so a page that was found can ask what came since.
alter table job_search
  add column put_by_transaction xid8 not null default pg_current_xact_id();

create index job_search_put_by_transaction on job_search (put_by_transaction);
