-- An application is one statement: whoever waited in it for the candidate's account must see what was committed meanwhile,
-- which a statement itself does not, but a function that it calls does.
create function look_at_applying(candidate uuid, job uuid, day_begins timestamptz, day_ends timestamptz)
returns table (has_applied boolean, had_applicants boolean, that_day bigint, photo_before uuid, resume_before uuid)
language plpgsql volatile rows 1 as $$
begin
  return query select
    exists (select from application_keys where job_id = job and candidate_id = candidate),
    exists (select from application_keys where job_id = job),
    (
      select count(*) from applications
      where candidate_id = candidate and applied_at between day_begins and day_ends
    ),
    (select photo_file_id from candidate_profiles where account_id = candidate),
    (select resume_file_id from candidate_profiles where account_id = candidate);
end
$$;
