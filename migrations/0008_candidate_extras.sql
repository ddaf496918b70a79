-- A candidate's video and the kind and last four characters of an identity paper; the whole number
-- of a paper is never kept.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in ('company-logo', 'employer-image', 'candidate-photo', 'resume', 'candidate-video')
);

alter table candidate_profiles
  add column video_file_id uuid references files (id),
  add column govt_id_kind text check (
    govt_id_kind in ('aadhaar', 'pan', 'voterId', 'drivingLicence', 'passport')
  ),
  add column govt_id_ending text check (govt_id_ending ~ '^[0-9A-Z]{4}$'),
  add constraint candidate_profiles_govt_id check (
    (govt_id_kind is null) = (govt_id_ending is null)
  );

create index candidate_profiles_video on candidate_profiles (video_file_id)
  where video_file_id is not null;
