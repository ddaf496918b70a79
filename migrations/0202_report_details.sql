-- What a report says besides its reason: the money that was asked for, and a picture. A report of somebody who applied
-- weighs more than one of a stranger.
alter table job_reports
  add column amount_asked integer check (amount_asked between 1 and 1000000),
  add column has_paid boolean,
  add column picture_file_id uuid references files (id),
  add column is_from_applicant boolean not null default false,
  add constraint job_reports_money_check
    check (reason = 'askedForMoney' or (amount_asked is null and has_paid is null));
update job_reports set is_from_applicant = exists (
  select from application_keys
  where application_keys.job_id = job_reports.job_id
    and application_keys.candidate_id = job_reports.candidate_id
);
-- Those who reported are answered a while after the decision, because a rejection can be taken back.
alter table job_reports add column answered_at timestamptz;
update job_reports set answered_at = decided_at;
create index job_reports_unanswered on job_reports (decided_at) where decided_at is not null and answered_at is null;
create index job_reports_picture on job_reports (picture_file_id) where picture_file_id is not null;

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (
  kind in (
    'company-logo', 'employer-image', 'candidate-photo', 'resume', 'candidate-video', 'certificate',
    'office-photo', 'report-picture'
  )
);
