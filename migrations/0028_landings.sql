-- How many live jobs there are of each category in each city, read without touching the jobs themselves.
create index jobs_live_places on jobs (city, category, expires_at) include (live_at) where status = 'accepted';
