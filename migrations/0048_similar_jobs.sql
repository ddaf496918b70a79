-- Live jobs of a category in a city by age: counted without touching the jobs themselves, and found beside a job's own.
drop index jobs_live_places;
create index jobs_live_places on jobs (city, category, live_at, id) include (expires_at) where status = 'accepted';
-- The same in all cities.
create index jobs_live_categories on jobs (category, live_at, id) where status = 'accepted';
