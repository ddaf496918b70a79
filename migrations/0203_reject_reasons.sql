-- Why somebody was not selected, for the employer's team, and what the candidate reads of it: own words, or else the
-- sentence that belongs to the reason.
alter table application_stage_changes
  add column reason text,
  add column message text check (length(message) between 1 and 500),
  add constraint application_stage_changes_reason_check
    check ((reason is null and message is null) or to_stage = 'not_selected');
