-- The profile's resume was made by the product when this is its file. Without a reference: the file may go first.
alter table candidate_profiles add column made_resume_id uuid;
