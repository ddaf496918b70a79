-- The newest live jobs with a logo, for the strip of companies that hire.
create index jobs_live_with_logo on jobs (live_at desc, id desc)
  where status = 'accepted' and logo_file_id is not null;
