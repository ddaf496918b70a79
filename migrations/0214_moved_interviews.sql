-- When the interview was before the employer moved it, so that the candidate reads from when to when.
alter table interview_invitations add column moved_from timestamptz;
