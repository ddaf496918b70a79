-- What found jobs are put in order by: monthly pay in steps, 0 where it is not known; the place of work, null for work
-- that is done from home alone. Rows of an older terms_version get both when they are written anew.
alter table job_search add column pay integer not null default 0;
alter table job_search add column pincode text;

-- More terms are counted by the database, which the product chooses its plans by: pay, pincodes and cities are many.
alter table job_search alter column terms set statistics 400;
