-- Who does not sign in can report a job too: a keyed hash of the device's own random id stands for the person.
alter table job_reports
  alter column candidate_id drop not null,
  add column device_hash text,
  add constraint job_reports_one_author check (num_nonnulls(candidate_id, device_hash) = 1),
  add constraint job_reports_device unique (job_id, device_hash);
