-- Before a file is removed, Postgres looks for whatever refers to it; without these it would read
-- whole tables each time somebody sends a new photo or resume.
create index candidate_profiles_photo on candidate_profiles (photo_file_id)
  where photo_file_id is not null;
create index candidate_profiles_resume on candidate_profiles (resume_file_id)
  where resume_file_id is not null;
create index employer_profiles_image on employer_profiles (image_file_id)
  where image_file_id is not null;
create index jobs_logo on jobs (logo_file_id) where logo_file_id is not null;
create index applications_photo on applications (photo_file_id) where photo_file_id is not null;
create index applications_resume on applications (resume_file_id);
